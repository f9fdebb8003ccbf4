"""Mages that may sit at one table."""

from __future__ import annotations

import random

from gravehold.content.library import LIBRARY


def some_mages(chance: random.Random, n: int) -> list[str]:
    """By chance, but no person twice."""
    mixed = chance.sample(sorted(LIBRARY.mages), len(LIBRARY.mages))
    return one_of_each(mixed)[:n]


def one_of_each(ids: list[str]) -> list[str]:
    """The first mat of each person."""
    first = {LIBRARY.mages[id_].shows: id_ for id_ in reversed(ids)}
    return [id_ for id_ in ids if first[LIBRARY.mages[id_].shows] == id_]
