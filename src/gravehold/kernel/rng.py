"""splitmix64: the game's own chance, one integer, the same on every machine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from struct import Struct
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
    """Fisher and Yates; all numbers are drawn at once, each as `step` would draw it."""
    mixed = list(items)
    n = len(mixed) - 1
    if n < 1:
        return seed, tuple(mixed)
    seeds, draws = _drawn(seed, n)
    if max(draws) >= SURE:
        return _shuffle_surely(seed, mixed)
    for bits in draws:
        j = bits % (n + 1)
        mixed[n], mixed[j] = mixed[j], mixed[n]
        n -= 1
    return seeds, tuple(mixed)


def _shuffle_surely(seed: int, mixed: list[T]) -> tuple[int, tuple[T, ...]]:
    """One number after the other: some may have to be drawn again."""
    for i in range(len(mixed) - 1, 0, -1):
        seed, j = below(seed, i + 1)
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return seed, tuple(mixed)


def _drawn(seed: int, n: int) -> tuple[int, tuple[int, ...]]:
    """The state after n steps, and their bits.

    They lie side by side in one large number, 128 bits for each: a product of two numbers of 64
    bits has room there, so one multiplication serves them all.
    """
    ones, steps, masks, unpack = _lanes(n)
    z = ((seed & MASK) * ones + steps) & masks
    z = (((z ^ (z >> 30)) & masks) * 0xBF58476D1CE4E5B9) & masks
    z = (((z ^ (z >> 27)) & masks) * 0x94D049BB133111EB) & masks
    bits = ((z ^ (z >> 31)) & masks).to_bytes(16 * n, "little")
    return (seed + n * GOLDEN) & MASK, unpack(bits)[::2]


@lru_cache(maxsize=512)
def _lanes(n: int) -> tuple[int, int, int, Callable[[bytes], tuple[int, ...]]]:
    """For n lanes: 1 in each, how far its step is from the seed, all its lower bits."""
    ones = sum(1 << 128 * lane for lane in range(n))
    steps = sum(((lane + 1) * GOLDEN & MASK) << 128 * lane for lane in range(n))
    return ones, steps, ones * MASK, Struct(f"<{2 * n}Q").unpack
