"""Worth in points and aether, and how much a number in an effect may be."""

from __future__ import annotations

from typing import NamedTuple

from gravehold.kernel import nodes as n

UNKNOWN = 1.0  # a value that depends on the position


class Worth(NamedTuple):
    """What an effect gives the players; harm is negative."""

    aether: float = 0.0
    points: float = 0.0

    def plus(self, other: Worth) -> Worth:
        return Worth(self.aether + other.aether, self.points + other.points)

    def times(self, factor: float) -> Worth:
        return Worth(self.aether * factor, self.points * factor)

    @property
    def total(self) -> float:
        return self.aether + self.points


NOTHING = Worth()
RID = Worth(0.0, 0.2)  # a curse had better be played than kept


def amount(value: n.V | None) -> float:
    """A number, or a guess at one that is not known yet."""
    if isinstance(value, int):
        return float(value)
    if isinstance(value, n.Times):
        return value.factor * amount(value.of)
    if isinstance(value, n.Plus):
        return amount(value.left) + amount(value.right)
    if isinstance(value, n.Minus):
        return max(0.0, amount(value.left) - amount(value.right))
    if isinstance(value, n.Lower | n.Higher):
        pick = min if isinstance(value, n.Lower) else max
        return pick(amount(value.one), amount(value.two))
    if isinstance(value, n.When):
        return 0.5 * amount(value.amount)
    return UNKNOWN
