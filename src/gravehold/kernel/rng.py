"""splitmix64: the game's own chance, one integer, the same on every machine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from struct import Struct
from types import FunctionType
from typing import Final, TypeVar

from .native import i64

T = TypeVar("T")

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15
SURE: Final = MASK ^ 0xFFFFFFFF  # bits below this are never rejected by `below`, whatever n < 2^32


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
    """Fisher and Yates; each number is drawn as `below` would draw it."""
    if len(items) < 2:
        return seed, tuple(items)
    mixed = list(items)
    found = shuffle_by_halves(seed, mixed) if COMPILED else shuffle_by_lanes(seed, mixed)
    return _shuffle_surely(seed, list(items)) if found is None else found


def shuffle_by_lanes(seed: int, mixed: list[T]) -> tuple[int, tuple[T, ...]] | None:
    """All numbers are drawn at once; none where one of them may have to be drawn again."""
    n = len(mixed) - 1
    seeds, draws = _drawn(seed, n)
    if max(draws) >= SURE:
        return None
    for bits in draws:
        j = bits % (n + 1)
        mixed[n], mixed[j] = mixed[j], mixed[n]
        n -= 1
    return seeds, tuple(mixed)


def shuffle_by_halves(seed: int, mixed: list[T]) -> tuple[int, tuple[T, ...]] | None:
    """The same in numbers of the processor: slow for the interpreter, quick once compiled."""
    last: i64 = len(mixed) - 1
    high: i64 = seed >> 32 & 0xFFFFFFFF
    low: i64 = seed & 0xFFFFFFFF
    for n in range(last, 0, -1):
        low += 0x7F4A7C15
        high = (high + 0x9E3779B9 + (low >> 32)) & 0xFFFFFFFF
        low &= 0xFFFFFFFF
        z, y = _mixed(high, low, 30)
        z, y = _times(z, y, 0xBF58476D, 0x1CE4E5B9)
        z, y = _mixed(z, y, 27)
        z, y = _times(z, y, 0x94D049BB, 0x133111EB)
        z, y = _mixed(z, y, 31)
        if z == 0xFFFFFFFF:
            return None
        j = ((z % (n + 1)) << 32 | y) % (n + 1)
        mixed[n], mixed[j] = mixed[j], mixed[n]
    return int(high) << 32 | int(low), tuple(mixed)


def _mixed(high: i64, low: i64, by: i64) -> tuple[i64, i64]:
    """`z ^ (z >> by)` of a number in two halves."""
    return high ^ (high >> by), low ^ ((high << (32 - by) | low >> by) & 0xFFFFFFFF)


def _times(high: i64, low: i64, high_by: i64, low_by: i64) -> tuple[i64, i64]:
    """The lower 64 bits of a product; no part of it is longer than 50 bits."""
    first, second = (low & 0xFFFF) * low_by, (low >> 16) * low_by
    lower = first + ((second & 0xFFFF) << 16)
    upper = (lower >> 32) + (second >> 16) + _lower(low, high_by) + _lower(high, low_by)
    return upper & 0xFFFFFFFF, lower & 0xFFFFFFFF


def _lower(one: i64, two: i64) -> i64:
    """The lower 32 bits of a product, and some more."""
    return (one & 0xFFFF) * two + (((one >> 16) * two & 0xFFFF) << 16)


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
    return (seed + n * GOLDEN) & MASK, unpack(bits)


@lru_cache(maxsize=512)
def _lanes(n: int) -> tuple[int, int, int, Callable[[bytes], tuple[int, ...]]]:
    """For n lanes: 1 in each, how far its step is from the seed, all its lower bits."""
    ones = sum(1 << 128 * lane for lane in range(n))
    steps = sum(((lane + 1) * GOLDEN & MASK) << 128 * lane for lane in range(n))
    return ones, steps, ones * MASK, Struct("<" + n * "Q8x").unpack


COMPILED: Final = not isinstance(step, FunctionType)
