"""Chronicles: a game written and replayed is the same game."""

import re

import pytest

from gravehold import __version__
from gravehold.content.library import make_setup
from gravehold.kernel.errors import BadFile, GraveholdError
from gravehold.kernel.game import Game
from gravehold.notation.chronicle import read, replay, write
from gravehold.table.glance import Glance
from tests.notation.games import random_game
from tests.notation.texts import game_at

HEADER = "format: 1\nmages: garu, gex\nnemesis: gate-witch\nseed: 5\n"


def message(text: str) -> str:
    with pytest.raises(BadFile) as caught:
        replay(text, "f.chronicle")
    return str(caught.value)


@pytest.mark.parametrize("seed", range(15))
def test_a_game_written_and_replayed_is_the_same(seed: int) -> None:
    game = random_game(seed, answers=40 * seed)
    text = write(game)
    again = replay(text)
    assert again == game
    assert again.answers == game.answers
    assert write(again) == text


def test_the_header_says_which_game_it_is() -> None:
    setup = make_setup(
        nemesis="gate-witch", mages=["garu", "gex"], difficulty="expert", variants=["tutorial"]
    )
    *header, made_of, checks = write(Game.new(setup, 7)).split("\n\n")[0].splitlines()
    assert made_of.startswith("made-of: rules ")
    assert checks == "checks:"
    assert header == [
        "format: 1",
        f"version: {__version__}",
        "rules: war-eternal",
        "variants: tutorial",
        "difficulty: expert",
        "mages: garu, gex",
        "nemesis: gate-witch",
        "supply: " + ", ".join(card.id for card in setup.supply),
        "packs: war-eternal",
        "basics: " + ", ".join(card.id for card in setup.basics),
        "seed: 7",
    ]


def test_each_turn_has_a_comment() -> None:
    game = random_game(2)
    turns = re.findall(r"^# turn (\d+): (.+)$", write(game), re.MULTILINE)
    assert [int(number) for number, _ in turns] == list(range(1, Glance(game).turn + 1))
    assert {who for _, who in turns if not who.startswith("p")}  # the nemesis has turns too
    outcome = game.outcome
    assert outcome is not None
    assert (
        write(game).splitlines()[-1] == f"# {'won' if outcome.won else 'lost'}: {outcome.because}"
    )


def test_a_turn_names_seat_and_mage() -> None:
    game = replay(HEADER)
    assert write(game).splitlines()[-1] == "# turn 1: p1 Garu"


def test_what_the_header_leaves_out_is_standard() -> None:
    settings = read(HEADER).settings
    assert (settings.rules, settings.difficulty, settings.variants) == ("war-eternal", "normal", ())
    assert settings.supply == "suggested-a"
    random = read(HEADER + "supply: random\npacks: legacy, outcasts\nvariants:\n").settings
    assert (random.supply, random.packs) == ("random", ("legacy", "outcasts"))


def test_line_ends_blanks_and_comments_do_no_harm() -> None:
    plain = replay(HEADER + "\nprep torch 1\nplay crystal\ndone\n")
    messy = "\ufeff\r\n# by me\r\n" + HEADER.replace("\n", "  \r\n")
    messy += "   \r\n# now\r\n  prep   torch 1\t\r\n\r\nplay crystal \r\ndone"
    assert replay(messy) == plain


def test_until_stops_early() -> None:
    text = HEADER + "\nprep torch 1\nplay crystal\ndone\n"
    assert replay(text, until=1).answers == ["prep torch 1"]
    assert replay(text, until=0).answers == []
    assert replay(text, until=99).answers == ["prep torch 1", "play crystal", "done"]


# Errors


def test_an_illegal_line_is_named_with_what_was_legal() -> None:
    found = message(HEADER + "\nprep torch 1\n# a comment\ngain dread-diamond\n")
    assert found.startswith("f.chronicle:8: 'gain dread-diamond' is not legal here")
    assert "(legal: play crystal, " in found


def test_a_line_after_the_end_is_named() -> None:
    text = write(random_game(2))
    lines = len(text.splitlines())
    found = message(text + "done\n")
    assert found.startswith(f"f.chronicle:{lines + 1}: the game is over by then")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "1: this is no chronicle: its header lacks 'format'"),
        ("format: 1\n\ndone", "1: this is no chronicle: its header lacks 'mages'"),
        ("play crystal\n", "1: a header line is 'name: value'; an empty line ends the header"),
        ("format: 2\n", "1: this program reads chronicles of format 1, not '2'"),
        ("format: 1\nmagus: garu\n", "2: unknown header field 'magus'; did you mean 'mages'?"),
        ("format: 1\nseed: 1\nseed: 2\n", "3: 'seed' is written twice"),
        (HEADER.replace("gex", "gax"), "2: unknown mage 'gax'; did you mean 'gex'?"),
        (HEADER.replace("witch", "wich"), "3: unknown nemesis 'gate-wich'; did you mean"),
        (HEADER.replace("garu, gex", ""), "2: a game has one to four mages, not 0"),
        (HEADER.replace("5", "five"), "4: a seed is a whole number from 0 to 2^64 - 1, not 'five'"),
        (HEADER.replace("5", "9" * 20), "4: a seed is a whole number from 0 to 2^64 - 1"),
        (HEADER + "difficulty: easy", "5: unknown difficulty 'easy'"),
        (HEADER + "variants: tutor", "5: unknown variant 'tutor'; did you mean 'tutorial'?"),
        (HEADER + "supply: kindel", "5: unknown card 'kindel'; did you mean 'kindle'?"),
        (HEADER + "\n\nplay cristal", "7: unknown card 'cristal' in the key 'play cristal'"),
        (HEADER + "\nseed: 4", "6: unreadable key 'seed: 4'"),
        (HEADER + "made-of: garu", "5: 'garu' is no id with a mark"),
        (HEADER + "definitions: ?", "5: the definitions cannot be read: "),
        (HEADER + "definitions: \u017c", "5: the definitions cannot be read: "),
        (HEADER + "made-of: rules 0\n\nprep torch 1", "7: changed since this game"),
    ],
)  # fmt: skip
def test_a_bad_chronicle_is_an_error_with_its_line(text: str, why: str) -> None:
    assert message(text).startswith(f"f.chronicle:{why}")


def test_a_written_position_has_no_chronicle() -> None:
    with pytest.raises(GraveholdError, match="began at a written position"):
        write(game_at())


def test_a_game_without_a_record_has_no_chronicle() -> None:
    with pytest.raises(GraveholdError, match="keeps no record"):
        write(random_game(1, answers=3, record=False))
