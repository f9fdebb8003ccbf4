"""Recorded games of any length can be copied, sent to another process and printed."""

import copy
import pickle
import random

import pytest

from gravehold.api import Game
from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel.game import Game as KernelGame

MAGES = ("mist-voidwalker", "mazahaedron", "yan-magda", "dezmodia")
LONG = 1200


def long_game(answers: int = LONG) -> Game:
    """More answers than Python may nest calls, whatever the outcome: nobody is ever hurt."""
    game = Game.new(make_setup(nemesis="gate-witch", mages=MAGES[:2]), 3, events=True)
    chance = random.Random(3)
    while len(game.answers) < answers:
        game.events.clear()
        game.state.life[:] = [10, 10]
        game.state.gravehold, game.state.nemesis = 30, 70
        refill(game)
        game.pick(chance.randrange(len(game.asked.options)))
    return game


def refill(game: Game) -> None:
    state = game.state
    if not state.nemesis_deck:
        state.nemesis_deck, state.nemesis_discard = state.nemesis_discard, ()
        state.nemesis_seen = (0,) * len(state.nemesis_deck)


@pytest.fixture(scope="module")
def long() -> Game:
    return long_game()


def test_a_long_game_is_pickled(long: Game) -> None:
    again = pickle.loads(pickle.dumps(long))
    assert type(again) is Game
    assert again == long
    assert again.answers == long.answers
    assert again.events == long.events
    option = long.asked.options[0].key
    played = long.copy()
    for game in (again, played):
        game.choose(option)
    assert again == played


def test_a_long_game_is_copied(long: Game) -> None:
    for again in (copy.deepcopy(long), copy.copy(long)):
        assert again == long
        assert again.answers == long.answers
        before = again.undo().key
        assert again != long
        again.choose(before)
        assert again == long


def test_what_holds_a_game_is_copied_too(long: Game) -> None:
    holder = {"game": long, "view": long.view(0)}
    again = copy.deepcopy(holder)
    assert again["game"] is not long
    assert again["game"] == long
    assert pickle.loads(pickle.dumps(long.view(0))).state == long.view(0).state


def test_undo_after_pickle() -> None:
    game = Game.new(make_setup(nemesis="gate-witch", mages=MAGES[:3]), 9)
    for _ in range(60):
        game.pick(0)
    again = pickle.loads(pickle.dumps(game))
    while game.answers:
        assert again.undo().key == game.undo().key
        assert again == game


def test_simulations_stay_without_a_record() -> None:
    game = Game.new(make_setup(nemesis="gate-witch", mages=MAGES[:1]), 1, record=False)
    game.pick(0)
    for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert not again.record
        assert again == game


@pytest.mark.parametrize("nemesis", LIBRARY.nemeses)
@pytest.mark.parametrize("players", [1, 4])
def test_games_and_setups_print_on_a_line(nemesis: str, players: int) -> None:
    setup = make_setup(nemesis=nemesis, mages=MAGES[:players])
    for what in (setup, KernelGame.new(setup, (1 << 64) - 1), Game.new(setup, 4)):
        assert len(repr(what)) <= 150
        assert "\n" not in repr(what)
        assert nemesis in repr(what)
        assert all(mage in repr(what) for mage in MAGES[:players])
