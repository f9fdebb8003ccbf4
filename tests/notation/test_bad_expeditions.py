"""Expedition files that cannot be: an error with its line and what would be right."""

import random

import pytest

from gravehold import Expedition
from gravehold.content.library import LIBRARY
from gravehold.kernel.errors import BadFile, GraveholdError
from gravehold.modes.expedition import Expedition as AnyExpedition
from gravehold.notation.expeditionfile import battle_chronicle, replay, write
from gravehold.notation.provenance import packed
from tests.kit.journeys import random_expedition, walked
from tools.old_games import OLD

HEADER = "format: 1\nexpedition: outcasts\nplayers: 2\nseed: 7\n"
CUSTOM = HEADER.replace("outcasts", "default")


def message(text: str) -> str:
    with pytest.raises(BadFile) as caught:
        replay(text, "f.expedition", LIBRARY)
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "1: this is no expedition: its header lacks 'format'"),
        ("format: 1\n", "1: this is no expedition: its header lacks 'expedition'"),
        (HEADER.replace("seed: 7\n", ""), "1: this is no expedition: its header lacks 'seed'"),
        (HEADER.replace("players: 2\n", ""), "1: this is no expedition: its header lacks 'pl"),
        ("p1 ilya\n", "1: a header line is 'name: value'; an empty line ends the header"),
        (HEADER + "p1 ilya\n", "5: a header line is 'name: value'; an empty line ends the header"),
        ("format: 2\n", "1: this program reads expeditions of format 1, not '2'"),
        (HEADER + "mages: 2\n", "5: unknown header field 'mages'"),
        (HEADER + "option: one-dial\n", "5: unknown header field 'option'; did you mean 'options"),
        (HEADER + "seed: 8\n", "5: 'seed' is written twice"),
        (HEADER.replace("7", "seven"), "4: a seed is a whole number from 0 to 2^64 - 1, not 'sev"),
        (HEADER.replace("7", "-1"), "4: a seed is a whole number from 0 to 2^64 - 1, not '-1'"),
        (HEADER.replace("7", "9" * 20), "4: a seed is a whole number from 0 to 2^64 - 1"),
        (HEADER.replace("2", "5"), "3: a game has one to four mages, not 5"),
        (HEADER.replace("2", "0"), "3: a game has one to four mages, not 0"),
        (HEADER.replace("2", "two"), "3: 'players' should be a whole number, not 'two'"),
        (
            HEADER.replace("outcasts", "outcast"),
            "2: unknown expedition 'outcast'; did you mean 'outcasts'? (there are: outcasts",
        ),
        (
            HEADER + "packs: war-eternal\n",
            "5: 'outcasts' is a printed expedition: its cards are its own, no packs are chosen",
        ),
        (
            HEADER + "options: big-pocket\n",
            "5: 'outcasts' is a printed expedition; big-pocket is for custom ones",
        ),
        (HEADER + "options: one-dail\n", "5: unknown option 'one-dail'; did you mean 'one-dial'?"),
        (
            HEADER + "rerolled: ilya\n",
            "5: 'outcasts' is a printed expedition: nothing of it was drawn by chance",
        ),
        (CUSTOM + "packs: outcast\n", "5: unknown pack 'outcast'; did you mean 'outcasts'?"),
        (CUSTOM + "packs: legacy\n", "5: for 'default' the packs legacy hold too few of this: "),
        (CUSTOM.replace("default", "extended"), "2: for 'extended' the packs outcasts hold"),
        (CUSTOM + "rerolled: spark\n", "5: 'spark' was not drawn; there are "),
        (CUSTOM + "stock: ?\n", "5: what may be drawn ('stock') cannot be read: "),
        (CUSTOM + "stock: \u017c\n", "5: what may be drawn ('stock') cannot be read: "),
        (CUSTOM + "stock: eJxrXAgAAbAA3g==\n", "5: what may be drawn ('stock') cannot be read: "),
        (CUSTOM + "stock: AAAA\n", "5: what may be drawn ('stock') cannot be read: "),
        (CUSTOM + f"stock: {packed({'mages': ['illya']})}\n", "5: unknown mage 'illya'"),
        (CUSTOM + f"stock: {packed({'gems': ['diamont']})}\n", "5: unknown card 'diamont'"),
        (CUSTOM + f"stock: {packed({'mages': ['ilya']})}\n", "5: for 'default' the packs"),
        (HEADER + "stock: AAAA\n", "5: a printed expedition draws nothing: leave out 'stock'"),
        (HEADER + "b1.starter: starter-gem-heal\n", "5: a mage that comes along has a name"),
        (HEADER + "b1.name:\n", "5: a mage that comes along has a name"),
        (HEADER + "b1.name: Claire\nb1.starter: spark\n", "6: unknown starter card 'spark'"),
        (HEADER + "b1.name: Claire\nb1.craft: swift\n", "6: craft needs ability"),
        (HEADER + "b1.name: Claire\nb1.fourth: ja\n", "6: 'b1.fourth' should be true or false"),
        (HEADER + "b1.name: Claire\nb1.flawed: 2\n", "6: away from its campaign a mage has ord"),
        (HEADER + "b2.name: Claire\n", "5: b2 without b1: number the built mages b1, b2"),
        (HEADER + "b5.name: Claire\n", "5: unknown header field 'b5.name'"),
        (HEADER + "b1.nam: Claire\n", "5: unknown header field 'b1.nam'; did you mean 'b1.name'"),
        (HEADER + "checks: 0g\n", "5: 'checks' should be pairs of the letters 0 to 9 and a to f"),
        (HEADER + "checks: 012\n", "5: 'checks' should be pairs of the letters 0 to 9 and a to f"),
        (HEADER + "version: 9.9\nchecks: 00\n", "6: from here on this is not what version 9.9"),
        (HEADER + "checks: 00\n", "5: from here on this is not what version ? wrote: "),
        (
            HEADER + "\np1 ylia\n",
            "6: 'p1 ylia' is not legal here; did you mean 'p1 ilya'? (legal: p1 ilya, p1 kel, ",
        ),
        (HEADER + "\np1 ilya\np2 ilya\n", "7: 'p2 ilya' is not legal here"),
        (HEADER + "\np1 ilya\n# now\nfight\n", "8: 'fight' is not legal here"),
        (HEADER + "\np1 ilya\np2 kel\nfigh", "8: 'figh' is not legal here; did you mean 'fight'?"),
        (HEADER + "\np1 ilya\np2 kel\nmaw 1\n", "8: 'maw 1' is not legal here (legal: fight)"),
        (HEADER + "\np1 ilya\np2 kel\nfight\nmaw 7\n", "9: 'maw 7' is not legal here"),
        (HEADER + "\np1 ilya\np2 kel\nfight\nbanish spark\n", "9: 'banish spark' is not legal"),
        (HEADER + "\nseed: 4\n", "6: 'seed: 4' is not legal here"),
    ],
)  # fmt: skip
def test_a_bad_expedition_is_an_error_with_its_line(text: str, why: str) -> None:
    assert message(text).startswith(f"f.expedition:{why}")


@pytest.mark.parametrize("seed", range(5))
def test_a_file_cut_in_the_middle_of_a_line(seed: int) -> None:
    """Its keys but the last are told; what is left of that is refused with what was legal."""
    text = random_expedition(seed, 120).to_text()
    header, body = text.split("\n\n")
    lines = body.splitlines()
    chance = random.Random(seed)
    tried = 0
    while tried < 8:
        number = chance.randrange(len(lines))
        line = lines[number]
        cut = line[: chance.randrange(1, len(line))].rstrip()
        if line.startswith("#") or cut == line:
            continue
        tried += 1
        at = header.count("\n") + 3 + number
        found = message("\n".join([header, "", *lines[:number], cut]))
        assert found.startswith(f"f.expedition:{at}: ")
        assert ("(legal: " in found and line in found) or "from here on" in found


def test_a_changed_file_is_refused_where_it_differs() -> None:
    text = random_expedition(1, 100).to_text()
    lines = text.splitlines()
    first = lines.index("fight") + 1
    found = 0
    for number in range(first, len(lines)):
        journey = Expedition.from_text("\n".join(lines[:number]))
        others = [o.key for o in journey.asked.options if o.key != lines[number]]
        if lines[number].startswith("#") or not others:
            continue
        found += 1
        changed = [*lines[:number], others[0]]
        unchecked = [line for line in changed if not line.startswith("checks")]
        assert Expedition.from_text("\n".join(unchecked)).answers[-1] == others[0]
        assert message("\n".join(changed)).startswith(f"f.expedition:{number + 1}: from here on")
        if found == 5:
            break
    assert found == 5


def test_other_cards_are_noticed_at_once() -> None:
    """Checks are of what lies on the table, so that no card can change in silence."""
    text = Expedition.new("outcasts", players=2, seed=7).to_text()
    other = text.replace("seed: 7", "seed: 8") + "p1 ilya\np2 kel\nfight\n"
    assert Expedition.from_text(other).answers == ["p1 ilya", "p2 kel", "fight"]
    played = walked(Expedition.new("outcasts", players=2, seed=7), 30, random.Random(1)).to_text()
    assert "from here on this is not what version" in message(played.replace("seed: 7", "seed: 8"))


def won() -> str:
    """A custom one of which the last battle was won."""
    return (OLD / "0.2.0.dev0/expeditions/04-short-1-won.expedition").read_text("utf-8")


def test_a_line_after_the_end_is_named() -> None:
    lines = len(won().splitlines())
    found = message(won() + "fight\n")
    assert (
        found == f"f.expedition:{lines + 1}: the expedition is won by then: nothing more is asked"
    )


def in_battle() -> Expedition:
    """The first battle has begun."""
    expedition = Expedition.new("outcasts", players=1, seed=7)
    expedition.choose("p1 ilya")
    expedition.choose("fight")
    return expedition


def settled() -> Expedition:
    """One of which a battle was only said to be over."""
    expedition = in_battle()
    expedition.settle(won=True)
    return expedition


def test_a_state_that_was_written_is_not_told_by_answers() -> None:
    fresh = Expedition.new("outcasts", players=1, seed=7)
    for journey in (settled(), AnyExpedition.at(fresh.rules, fresh.state)):
        with pytest.raises(GraveholdError, match="write it as a scenario"):
            write(journey)
        with pytest.raises(GraveholdError, match="write it as a scenario"):
            battle_chronicle(journey, 1, LIBRARY)


def test_without_a_record_there_is_nothing_to_write() -> None:
    expedition = Expedition.new("outcasts", players=1, seed=7, record=False)
    with pytest.raises(GraveholdError, match="keeps no record"):
        expedition.to_text()


def test_a_library_without_it_says_what_there_is() -> None:
    bare = type(LIBRARY).of(box for box in LIBRARY.boxes if not box.expeditions)
    with pytest.raises(BadFile, match=r"f:2: unknown expedition 'outcasts'.*there are: default"):
        replay(HEADER, "f", bare)
