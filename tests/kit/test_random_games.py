"""The property kit: random set-ups of all content, every invariant at every decision."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gravehold.content.library import LIBRARY
from gravehold.kernel.game import Game
from gravehold.lab import invariants
from gravehold.lab.scramble import scrambled_game
from gravehold.lab.setups import Dice, random_setup
from gravehold.lab.soak import play_checked

SEEDS = st.integers(min_value=0, max_value=(1 << 64) - 1)
CALM = settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)


@CALM
@given(SEEDS)
def test_every_invariant_holds_in_random_games(seed: int) -> None:
    dice = Dice(seed)
    game = Game.new(random_setup(dice), dice.below(1 << 32))
    assert play_checked(game, dice, []) > 0
    assert game.over


@CALM
@given(SEEDS)
def test_every_invariant_holds_in_games_from_the_middle(seed: int) -> None:
    dice = Dice(seed)
    game = scrambled_game(random_setup(dice), dice.below(1 << 32), dice)
    play_checked(game, dice, [])
    assert game.over


@pytest.mark.parametrize("nemesis", LIBRARY.nemeses)
@pytest.mark.parametrize("mages", [1, 2, 3, 4])
def test_every_nemesis_with_every_number_of_mages(nemesis: str, mages: int) -> None:
    dice = Dice(mages)
    game = Game.new(random_setup(dice, nemesis=nemesis, mages=mages), 7)
    play_checked(game, dice, [])
    invariants.replay_equal(game)


@CALM
@given(SEEDS)
def test_two_copies_go_their_own_ways(seed: int) -> None:
    """Copied in the middle of anything, both continued, neither knows of the other."""
    dice = Dice(seed)
    game = Game.new(random_setup(dice), 1)
    for _ in range(dice.below(60)):
        if not game.over:
            game.pick(dice.below(len(game.asked.options)))
    one, two = game.copy(), game.copy()
    first, second = Dice(seed + 1), Dice(seed + 1)
    while not one.over:
        one.pick(first.below(len(one.asked.options)))
    assert two == game
    while not two.over:
        two.pick(second.below(len(two.asked.options)))
    assert one == two
    assert one.answers == two.answers
