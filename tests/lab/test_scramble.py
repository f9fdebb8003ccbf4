"""Games that begin in the middle are sound, and reach what random play from the deal does not."""

from __future__ import annotations

import pytest

from gravehold.content.library import LIBRARY
from gravehold.kernel.state import OPEN
from gravehold.lab import invariants
from gravehold.lab.scramble import scrambled_game
from gravehold.lab.setups import Dice, random_setup


@pytest.mark.parametrize("seed", range(40))
def test_a_scrambled_game_is_sound(seed: int) -> None:
    dice = Dice(seed)
    game = scrambled_game(random_setup(dice), seed, dice)
    invariants.position_sound(game)
    invariants.question_sound(game)
    invariants.json_equal(game)


@pytest.mark.parametrize("nemesis", LIBRARY.nemeses)
def test_scrambled_games_are_far_on(nemesis: str) -> None:
    games = [
        scrambled_game(random_setup(Dice(seed), nemesis=nemesis, mages=2), seed, Dice(seed))
        for seed in range(20)
    ]
    assert sum(game.state.breach.count(OPEN) for game in games) > 20 * 4
    assert any(game.state.discard[0] for game in games)
    assert any(len(game.state.nemesis_deck) < 8 for game in games)


def test_the_same_seed_scrambles_the_same_way() -> None:
    games = [scrambled_game(random_setup(Dice(5)), 5, Dice(5)) for _ in range(2)]
    assert games[0] == games[1]
