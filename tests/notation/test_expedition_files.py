"""Expedition files: an expedition written and replayed is the same expedition."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gravehold import Expedition, __version__
from gravehold.content.library import LIBRARY
from gravehold.modes.expedition import Expedition as AnyExpedition
from gravehold.notation import expeditionfile
from gravehold.notation.expeditionfile import ExpeditionText, replayed, write
from gravehold.notation.textfile import LARGEST
from tests.kit.journeys import begun, random_expedition, random_plan, walked

HEADER = "format: 1\nexpedition: outcasts\nplayers: 2\nseed: 7\n"
BEGINNING = ("p1 ilya", "p2 kel", "fight", "maw 1", "maw 3")


def read(text: str) -> ExpeditionText:
    return expeditionfile.read(text, "f.expedition", LIBRARY)


def replay(text: str) -> AnyExpedition:
    return expeditionfile.replay(text, "f.expedition", LIBRARY)


def same(a: AnyExpedition, b: AnyExpedition) -> bool:
    return a == b and a.answers == b.answers and a.undoable == b.undoable


# There and back


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 260))
def test_an_expedition_written_and_read_is_the_same(seed: int, answers: int) -> None:
    expedition = random_expedition(seed, answers)
    text = expedition.to_text()
    again = Expedition.from_text(text)
    assert same(again, expedition)
    assert type(again) is Expedition
    assert again.to_text() == text


@pytest.mark.parametrize("seed", range(8))
def test_it_goes_on_as_it_would_have(seed: int) -> None:
    expedition = random_expedition(seed, 90 + 7 * seed)
    again = Expedition.from_text(expedition.to_text())
    walked(expedition, 40, random.Random(1))
    walked(again, 40, random.Random(1))
    assert same(again, expedition)


@pytest.mark.parametrize("seed", range(6))
def test_the_first_keys_are_an_expedition_too(seed: int) -> None:
    """A file cut at any line end is what was played until then, and written like that."""
    expedition = random_expedition(seed, 150)
    header, body = expedition.to_text().split("\n\n")
    lines = body.splitlines()
    chance = random.Random(seed)
    for cut in (0, 1, 2, len(lines), *(chance.randrange(len(lines)) for _ in range(6))):
        kept = lines[:cut]
        keys = [line for line in kept if not line.startswith("#")]
        found = Expedition.from_text("\n".join([header, "", *kept]))
        assert found.answers == keys == expedition.answers[: len(keys)]
        assert same(found, expeditionfile.replay(expedition.to_text(), "f", LIBRARY, len(keys)))
        assert body.startswith("\n".join(kept))
        assert found.to_text().split("\n\n")[1].startswith("\n".join(kept))


@pytest.mark.parametrize("seed", range(6))
def test_what_was_taken_back_is_not_written(seed: int) -> None:
    expedition = random_expedition(seed, 60)
    before = expedition.copy()
    walked(expedition, 1, random.Random(seed))
    if expedition.undoable:
        expedition.undo()
        assert expedition.to_text() == before.to_text()
    again = Expedition.from_text(expedition.to_text())
    while again.undoable:
        assert expedition.undo() == again.undo()
        assert same(again, expedition)


def test_a_copy_is_written_like_the_first() -> None:
    expedition = random_expedition(3, 120)
    text = expedition.to_text()
    copy = expedition.copy()
    assert copy.to_text() == text
    walked(copy, 5, random.Random(1))
    assert expedition.to_text() == text


# The text


def test_the_header_of_a_printed_one() -> None:
    text = Expedition.new("outcasts", players=2, seed=7).to_text()
    *header, checks = text.split("\n\n")[0].splitlines()
    assert header == [
        "format: 1",
        f"version: {__version__}",
        "expedition: outcasts",
        "players: 2",
        "seed: 7",
        "revision: 1",
    ]
    assert re.fullmatch("checks: [0-9a-f]{2}", checks)


def test_the_header_of_a_custom_one() -> None:
    options, packs = ["xaxos", "big-pocket"], ["war-eternal", "outcasts"]
    drawn = Expedition.new("short", players=3, seed=9, options=options, packs=packs)
    unwanted = drawn.state.barracks.supply[0]
    expedition = Expedition.new(
        "short", players=3, seed=9, options=options, packs=packs, rerolled=[unwanted]
    )
    *header, stock, checks = expedition.to_text().split("\n\n")[0].splitlines()
    assert header == [
        "format: 1",
        f"version: {__version__}",
        "expedition: short",
        "options: big-pocket, xaxos",
        "players: 3",
        "packs: war-eternal, outcasts",
        f"rerolled: {unwanted}",
        "seed: 9",
        "revision: 1",
    ]
    assert stock.startswith("stock: ")
    assert re.fullmatch("checks: [0-9a-f]{2}", checks)


def test_every_battle_try_and_turn_has_a_comment() -> None:
    expedition = Expedition.new("outcasts", players=2, seed=7)
    while len(expedition.state.results) < 2:
        walked(expedition, 1, random.Random(len(expedition.answers)))
    comments = [line for line in expedition.to_text().splitlines() if line.startswith("#")]
    assert comments[0] == "# battle 1: Experiment 153"
    assert comments[1].startswith("# turn 1: ")
    because = [f"# lost: {result.because}" for result in expedition.state.results]
    first = comments.index("# battle 1, second try")
    assert comments[first - 1] == because[0]
    assert comments[first + 1].startswith("# turn 1: ")
    assert comments[-2:] == [because[1], "# battle 1, third try"]


def test_late_tries_are_counted() -> None:
    expedition = Expedition.new("outcasts", players=1, seed=7)
    chance = random.Random(1)
    while len(expedition.state.results) < 11:
        walked(expedition, 1, chance)
    text = expedition.to_text()
    assert "# battle 1, tenth try\n" in text
    assert text.endswith("# battle 1, try 12\n")


def test_a_file_by_hand_needs_little() -> None:
    expedition = replay(HEADER + "\n" + "\n".join(BEGINNING))
    assert expedition.answers == list(BEGINNING)
    assert expedition == _played(Expedition.new("outcasts", players=2, seed=7))
    assert write(expedition).startswith("format: 1\n")


def _played(expedition: Expedition) -> Expedition:
    for key in BEGINNING:
        expedition.choose(key)
    return expedition


def test_line_ends_blanks_remarks_and_comments_do_no_harm() -> None:
    messy = "\ufeff\r\n# ours\r\n" + HEADER.replace("\n", "  # so be it\r\n")
    messy += (
        "packs: outcasts\r\noptions:\r\nrerolled: \r\n \r\n# now\r\n  p1   ilya\t\r\n\r\np2 kel"
    )
    found = replay(messy)
    assert found == replay(HEADER + "\np1 ilya\np2 kel\n")


def test_the_packs_of_a_custom_one_are_outcasts_unless_said() -> None:
    header = HEADER.replace("expedition: outcasts", "expedition: default")
    assert read(header).plan.packs == ("outcasts",)
    assert replay(header) == Expedition.new("default", players=2, seed=7)


def test_it_is_told_answer_by_answer() -> None:
    text = _played(Expedition.new("outcasts", players=2, seed=7)).to_text()
    found = [
        (answer and answer.key, journey.battle is not None, len(journey.events) > 0)
        for journey, answer in replayed(read(text), events=True)
    ]
    assert found[:3] == [(None, False, False), ("p1 ilya", False, False), ("p2 kel", False, False)]
    assert found[3] == ("fight", True, True)
    assert [key for key, _, _ in found[1:]] == list(BEGINNING)


def test_what_may_be_drawn_is_kept_with_it() -> None:
    """A box that has grown since changes nothing in an expedition of before."""
    expedition = Expedition.new("default", players=2, seed=3, packs=["outcasts", "war-eternal"])
    stock = expedition.rules.stock
    before = replace(stock, gems=stock.gems[::2])
    smaller = AnyExpedition.of(expedition.plan, LIBRARY, before)
    again = Expedition.from_text(write(smaller))
    assert again == smaller
    assert again != expedition
    assert again.state.barracks != expedition.state.barracks


def test_the_version_whose_cards_it_has_stays() -> None:
    header = HEADER.replace("outcasts", "default") + "version: 0.1.0\npacks: war-eternal\n"
    text = write(replay(header))
    assert "version: 0.1.0\n" in text
    assert replay(text) == replay(header)


def test_thirty_tries_can_be_read() -> None:
    expedition = Expedition.new("outcasts", players=4, seed=1)
    chance = random.Random(1)
    while len(expedition.state.results) < 30:
        walked(expedition, 1, chance)
    text = expedition.to_text()
    assert len(text.encode()) < LARGEST / 4
    assert Expedition.from_text(text) == expedition


def test_the_plan_is_the_header() -> None:
    for seed in range(20):
        plan = random_plan(seed)
        assert read(write(begun(plan))).plan == begun(plan).plan


def test_a_version_that_did_not_have_it_means_the_cards_of_today() -> None:
    text = HEADER.replace("format: 1\n", "format: 1\nversion: 0.1.0\n")
    expedition = replay(text + "\np1 ilya\np2 kel\nfight\nmaw 1\n")
    assert expedition.battle is not None
    assert same(expedition, replay(HEADER + "revision: 0\n\np1 ilya\np2 kel\nfight\nmaw 1\n"))
