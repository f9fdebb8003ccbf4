"""What the kernel keeps beside the state is never taken for the state.

Who waits for a deed and what can be bought is remembered: a game that is copied, taken back, saved
and loaded on its way offers the same as one that is simply played.
"""

from __future__ import annotations

import pickle

import pytest

from gravehold import Game
from gravehold.content.library import LIBRARY
from gravehold.kernel.state import Question
from gravehold.lab.setups import Dice, random_setup

MOST = 150  # answers of one game


def disturbed(game: Game, number: int, index: int) -> Game:
    """The game after an answer, by some detour."""
    way = number % 7
    if way == 1:
        other = game.copy()
        other.pick(len(game.asked.options) - 1)  # what it keeps is not the game's
    game.pick(index)
    if way == 2:
        return game.copy()
    if way == 3:
        game.undo()
        game.pick(index)
    elif way == 4 and number % 3 == 0:
        return Game.from_json(game.to_json())
    elif way == 5:
        loaded: Game = pickle.loads(pickle.dumps(game))
        return loaded
    return game


def asked(game: Game) -> Question | None:
    return game.state.question


@pytest.mark.parametrize("nemesis", LIBRARY.nemeses)
def test_a_game_on_detours_offers_the_same(nemesis: str) -> None:
    for seed in range(3):
        dice = Dice(seed)
        setup = random_setup(dice, nemesis=nemesis)
        straight, other = Game.new(setup, seed, record=False), Game.new(setup, seed)
        for number in range(MOST):
            question = asked(straight)
            assert asked(other) == question
            if question is None:
                break
            index = dice.below(len(question.options))
            straight.pick(index)
            other = disturbed(other, number, index)
        assert straight == other
