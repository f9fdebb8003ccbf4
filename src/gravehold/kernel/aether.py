"""Aether of the running turn, plain and restricted."""

from __future__ import annotations

from typing import Final

from .run import Run
from .state import Pool

PURPOSES: Final = ("gem", "relic", "spell", "charge", "focus", "open", "discard", "other")
BIT: Final = {name: 1 << i for i, name in enumerate(PURPOSES)}
ALL: Final = (1 << len(PURPOSES)) - 1
GAIN_BITS: Final = (BIT["gem"], BIT["relic"], BIT["spell"])  # by card type


def mask_of(only: tuple[str, ...], never: tuple[str, ...]) -> int:
    """The purposes aether may serve, as bits."""
    mask = ALL
    if only:
        mask = 0
        for name in only:
            mask |= BIT[name]
    for name in never:
        mask &= ~BIT[name]
    return mask


def names_of(mask: int) -> tuple[str, ...]:
    return tuple(name for name in PURPOSES if mask & BIT[name])


def gain(run: Run, amount: int, mask: int) -> None:
    s = run.s
    if mask == ALL:
        s.aether += amount
    elif amount:
        s.pools = (*s.pools, Pool(amount, mask))
    if run.log is not None:
        run.tell("aether", s.active, n=amount, extra=mask)


def available(run: Run, bit: int) -> int:
    """How much can be spent on a purpose."""
    s = run.s
    if not s.pools:
        return s.aether
    found = s.aether
    for pool in s.pools:
        if pool.mask & bit:
            found += pool.amount
    return found


def pay(run: Run, amount: int, bit: int) -> None:
    """Spend the most restricted aether first, so that the freest is kept."""
    s = run.s
    if s.pools:
        fitting = sorted((p for p in s.pools if p.mask & bit), key=lambda p: p.mask.bit_count())
        rest = [p for p in s.pools if not p.mask & bit]
        for pool in fitting:
            used = min(amount, pool.amount)
            amount -= used
            if used < pool.amount:
                rest.append(Pool(pool.amount - used, pool.mask))
        s.pools = tuple(rest)
    s.aether -= amount
