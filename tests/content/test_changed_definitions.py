"""Definitions change between two runs: a game goes on as it was, or says what has changed."""

from __future__ import annotations

from functools import cache, partial

import pytest

from gravehold import Game, __version__, make_setup
from gravehold.content.edition import EDITIONS, FOLDER, as_of
from gravehold.content.library import LIBRARY, setup_from_ids
from gravehold.kernel.errors import BadFile, GraveholdError
from gravehold.kernel.game import Game as KernelGame
from gravehold.kernel.marks import mark
from gravehold.notation.chronicle import replay, write
from gravehold.players.policy import make_bot
from tests.kit.changes import CHANGED
from tests.kit.ids import ids_of
from tools.edition import CHANGED as MEANT_OTHERWISE
from tools.edition import rewritten

GAMES = 12
OLD_HEADER = ("made-of", "checks", "basics")


@cache
def games() -> tuple[Game, ...]:
    """Played with some sense, so that cards come into play; some of them to the end."""
    return tuple(_played(seed) for seed in range(GAMES))


def _played(seed: int) -> Game:
    mages = ("garu", "gex", "yan-magda")[: 1 + seed % 3]
    nemesis = ("gate-witch", "umbra-titan")[seed % 2]
    setup = make_setup(nemesis=nemesis, mages=mages, library=as_of(LIBRARY, "0.1.0"))
    game = Game.new(setup, seed)
    bot = make_bot("greedy", seed)
    while not game.over and len(game.answers) < 60 * (1 + seed % 4):
        game.choose(bot.choose(game.view(game.asked.seats[0])))
    return game


def goes_on(again: KernelGame, game: Game) -> None:
    assert again == game
    assert again.answers == game.answers
    for _ in range(20):
        if game.over:
            return
        key = game.asked.options[0].key
        game.choose(key)
        again.choose(key)
        assert again == game


@pytest.mark.parametrize("what", CHANGED)
def test_a_save_goes_on_with_what_it_was_begun_with(what: str) -> None:
    make = partial(setup_from_ids, library=CHANGED[what])
    for game in games():
        goes_on(Game.from_json(game.to_json(), make), game.copy())


@pytest.mark.parametrize("what", CHANGED)
def test_a_setup_by_ids_of_the_first_version_is_what_it_was(what: str) -> None:
    for game in games():
        assert setup_from_ids(ids_of(game.setup), CHANGED[what]) == game.setup


def of_0_1_0(text: str) -> str:
    """The chronicle as the first version wrote it."""
    header, body = text.split("\n\n", 1)
    lines = [line for line in header.splitlines() if line.partition(":")[0] not in OLD_HEADER]
    old = "\n".join([*lines, "", body])
    return old.replace(f"version: {__version__}", "version: 0.1.0", 1)


@pytest.mark.parametrize("what", CHANGED)
def test_a_chronicle_of_the_first_version_tells_the_same_game(what: str) -> None:
    for game in games():
        goes_on(replay(of_0_1_0(write(game)), library=CHANGED[what]), game.copy())


@pytest.mark.parametrize("what", CHANGED)
def test_a_chronicle_names_a_card_of_the_first_version_by_its_mark(what: str) -> None:
    """All of these are known from the first version."""
    library = CHANGED[what]
    for game in games():
        goes_on(replay(write(game), library=library), game.copy())


@pytest.mark.parametrize("what", CHANGED)
def test_a_chronicle_of_changed_cards_says_so_or_tells_the_same(what: str) -> None:
    """Played with the changed boxes, read with ours: these marks no version knows."""
    library = CHANGED[what]
    for seed in range(GAMES):
        try:
            setup = make_setup(
                nemesis="gate-witch", mages=["garu", "gex"], supply="suggested-a", library=library
            )
        except GraveholdError:
            return  # what is gone cannot be played
        game = Game.new(setup, seed)
        bot = make_bot("greedy", seed)
        while not game.over and len(game.answers) < 40 * (1 + seed % 6):
            game.choose(bot.choose(game.view(game.asked.seats[0])))
        text = write(game, library)
        goes_on(replay(text, library=library), game.copy())
        again, said = read_with_ours(text)
        if again is None:
            assert "changed since" in said or "unknown" in said
        elif again != game:  # over, and checked to its last answer: what has changed did not matter
            assert again.outcome == game.outcome is not None
            assert again.state == game.state
        goes_on(replay(write(game)), game)  # what our boxes do not hold is written out


def read_with_ours(text: str) -> tuple[KernelGame | None, str]:
    try:
        return replay(text), ""
    except BadFile as error:
        return None, str(error)


def test_a_change_is_told_with_its_name_and_the_answer() -> None:
    library = CHANGED["spark is stronger"]
    setup = make_setup(nemesis="gate-witch", mages=["gex", "garu"], library=library)
    game = Game.new(setup, 3)
    bot = make_bot("greedy", 3)
    while len(game.answers) < 80:
        game.choose(bot.choose(game.view(game.asked.seats[0])))
    with pytest.raises(BadFile, match="changed since this game was played: spark;") as found:
        replay(write(game, library))
    number = int(str(found.value).split("from answer ")[1].split()[0])
    assert 1 < number < 80
    part = replay(write(game, library), until=number - 1)
    assert part.answers == game.answers[: number - 1]
    assert part.state.nemesis == replayed_to(game, number - 1).state.nemesis


def replayed_to(game: Game, answers: int) -> Game:
    again = Game.new(game.setup, game.seed)
    for key in game.answers[:answers]:
        again.choose(key)
    return again


# The kept editions


@pytest.mark.parametrize("version", EDITIONS)
def test_an_edition_is_said_in_the_words_of_today(version: str) -> None:
    """If this fails: did a card's meaning change? Then list it in tools/edition.py, so that games
    of that version go on with what it was. Did only the vocabulary? `python -m tools.edition`."""
    assert rewritten(version) == (FOLDER / f"{version}.json").read_text("utf-8")
    then = as_of(LIBRARY, version)
    now = {**LIBRARY.definitions, **{f"rules {id_}": r for id_, r in LIBRARY.rule_sets.items()}}
    was = {**then.definitions, **{f"rules {id_}": r for id_, r in then.rule_sets.items()}}
    other = {id_ for id_ in was if mark(now[id_]) != mark(was[id_])}
    assert {id_.removeprefix("rules ") for id_ in other} == MEANT_OTHERWISE[version]


def test_a_lone_mage_of_the_first_version_keeps_three_turn_cards() -> None:
    packs = ["war-eternal"]  # all basics there were
    setup = make_setup(nemesis="gate-witch", mages=["garu"], rules="outcasts", packs=packs)
    assert setup.rules.solo_turn_cards == 4
    assert setup_from_ids(ids_of(setup)).rules.solo_turn_cards == 3
