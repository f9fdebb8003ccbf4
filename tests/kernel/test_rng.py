"""The game's own chance: the same numbers whichever way they are drawn."""

from __future__ import annotations

import pytest

from gravehold.kernel import rng

SEEDS = (0, 1, 77, 1 << 63, rng.MASK - 3, rng.MASK)


def one_by_one(seed: int, items: range) -> tuple[int, tuple[int, ...]]:
    """Fisher and Yates, a number at a time."""
    mixed = list(items)
    for i in range(len(mixed) - 1, 0, -1):
        seed, j = rng.below(seed, i + 1)
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return seed, tuple(mixed)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_shuffle_draws_what_single_steps_draw(seed: int) -> None:
    for many in (0, 1, 2, 3, 6, 19, 60, 700):
        assert rng.shuffle(seed, range(many)) == one_by_one(seed, range(many))


@pytest.mark.parametrize("seed", SEEDS)
def test_both_ways_to_shuffle_are_the_same(seed: int) -> None:
    """One is for the interpreter, the other for compiled code; both are right in either."""
    for many in (2, 3, 6, 19, 60, 700):
        drawn = one_by_one(seed, range(many))
        assert rng.shuffle_by_lanes(seed, [*range(many)]) == drawn
        assert rng.shuffle_by_halves(seed, [*range(many)]) == drawn


def unmixed(bits: int) -> int:
    """The seed whose next step gives these bits: each part of `step` can be turned round."""

    def unshifted(z: int, by: int) -> int:
        found = z
        for _ in range(64 // by + 1):
            found = z ^ (found >> by)
        return found

    z = unshifted(bits, 31)
    z = z * pow(0x94D049BB133111EB, -1, 1 << 64) & rng.MASK
    z = unshifted(z, 27)
    z = z * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & rng.MASK
    return (unshifted(z, 30) - rng.GOLDEN) & rng.MASK


def test_a_number_that_would_favour_some_cards_is_drawn_again() -> None:
    """One in billions: the shuffle that meets it goes on as if it had drawn one by one."""
    seed = unmixed(rng.MASK)
    assert rng.step(seed)[1] == rng.MASK
    assert rng.below(seed, 3)[0] != rng.step(seed)[0]
    for before in range(3):
        start = (seed - before * rng.GOLDEN) & rng.MASK
        assert rng.shuffle(start, range(6)) == one_by_one(start, range(6))
        for shuffle in (rng.shuffle_by_lanes, rng.shuffle_by_halves):
            assert shuffle(start, [*range(6)]) is None
