"""How languages count: which of its plurals a number takes (CLDR), and how a number is written."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

Number = int | float


class Counting(NamedTuple):
    """One language's way."""

    plural: Callable[[Number], str]
    group: str  # between thousands
    grouped_from: int = 1_000

    def written(self, number: int) -> str:
        if abs(number) < self.grouped_from:
            return str(number)
        return f"{number:,}".replace(",", self.group)


def one_other(number: Number) -> str:
    """English, German and most of their relatives: one of it, and everything else."""
    return "one" if abs(number) == 1 else "other"


def one_few_many(number: Number) -> str:
    """Polish: 1 karta, 2 karty (and 22, not 12), 5 kart, 1,5 karty."""
    if number != int(number):
        return "other"
    whole = abs(int(number))
    if whole == 1:
        return "one"
    few = whole % 10 in (2, 3, 4) and whole % 100 not in (12, 13, 14)
    return "few" if few else "many"
