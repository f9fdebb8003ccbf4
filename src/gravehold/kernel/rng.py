"""splitmix64: the game's own chance, one integer, the same on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
SURE = MASK ^ 0xFFFFFFFF  # bits below this are never rejected by `below`, whatever n < 2^32


def step(seed: int) -> tuple[int, int]:
    """The next generator state and 64 random bits."""
    seed = (seed + GOLDEN) & MASK
    z = seed
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return seed, z ^ (z >> 31)


def below(seed: int, n: int) -> tuple[int, int]:
    """A number from 0 to n - 1, without the bias of a plain remainder."""
    limit = MASK + 1 - (MASK + 1) % n
    while True:
        seed, bits = step(seed)
        if bits < limit:
            return seed, bits % n


def shuffle(seed: int, items: Sequence[T]) -> tuple[int, tuple[T, ...]]:
    """Fisher and Yates; `step` is written out, its call would cost as much as the rest."""
    mixed = list(items)
    for i in range(len(mixed) - 1, 0, -1):
        z = after = (seed + GOLDEN) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        bits = z ^ (z >> 31)
        if bits < SURE:
            seed, j = after, bits % (i + 1)
        else:
            seed, j = below(seed, i + 1)
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return seed, tuple(mixed)
