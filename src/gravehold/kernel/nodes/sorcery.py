"""Spells of the nemesis: cast from its boards and decks, taken away from there."""

from __future__ import annotations

from .base import Do, Effect, V


class CastTop(Effect, frozen=True):
    """The top spell of a face-down zone is cast: first it goes under the zone, then it happens.

    It comes from no space of a board. An empty zone does nothing (L24).
    """

    zone: str


class CastBoard(Effect, frozen=True):
    """The spells that lie on a board are cast, space by space, each to its end.

    Each first goes under the zone, then it happens, then what its space says (L24).
    """

    board: str
    under: str  # the zone


class DestroyOnBoard(Effect, frozen=True):
    """Spells on a board are destroyed, of the players' choice; the body knows how many."""

    board: str
    n: V | None = 1  # none: each of them
    costing: V | None = None  # only those of this cost
    then: Do = ()


class Perform(Effect, frozen=True):
    """What the nemesis mat has by this name happens, so many times, each to its end."""

    part: str
    times: V = 1
