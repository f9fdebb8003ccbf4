"""Which nine piles work together: a market is worth more than the sum of its piles, or less."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from gravehold.modes.expedition.rules import MARKET_SIZE

from .camp import Pile

# What the first, second, ... best pile of a type adds by being there, and how much its value counts
THERE = {
    "gem": (4.0, 2.5, 1.2, 0.2, 0.1),
    "relic": (1.6, 1.0, 0.2, 0.1),
    "spell": (4.0, 3.0, 2.0, 1.2, 0.3, 0.1),
}
COUNTS = (1.0, 0.8, 0.6, 0.4, 0.2)
CHEAP_GEM = 3  # what a first hand can buy
CHEAP_SPELL = 4
STRONG_SPELL = 5
EARLY = {"gem": 2.5, "spell": 1.0}  # for having one of them
LATE = 1.5


def worth(piles: Collection[Pile]) -> float:
    """A market as a whole."""
    total = 0.0
    for type_, there in THERE.items():
        values = sorted((pile.value for pile in piles if pile.type == type_), reverse=True)
        for i, value in enumerate(values):
            total += there[min(i, len(there) - 1)] + COUNTS[min(i, len(COUNTS) - 1)] * value
    total += EARLY["gem"] * any(p.type == "gem" and p.cost <= CHEAP_GEM for p in piles)
    total += EARLY["spell"] * any(p.type == "spell" and p.cost <= CHEAP_SPELL for p in piles)
    return total + LATE * any(p.type == "spell" and p.cost >= STRONG_SPELL for p in piles)


def best_market(piles: Mapping[str, Pile]) -> list[str]:
    """The nine to keep: the one that is missed least goes, again and again."""
    kept = sorted(piles)  # whatever the order in which they came
    while len(kept) > MARKET_SIZE:
        kept.remove(least_missed(piles, kept))
    return kept


def least_missed(piles: Mapping[str, Pile], kept: list[str]) -> str:
    """The pile without which the others are worth most."""
    return max(kept, key=lambda gone: worth([piles[id_] for id_ in kept if id_ != gone]))
