"""What a player would like to do, and why it cannot be done."""

from __future__ import annotations

import msgspec

from .frames import NO_CARD, NOBODY
from .nodes.base import Do


class Wish(msgspec.Struct, frozen=True):
    """What somebody would like to do: a verb, and as much as they say about it."""

    verb: str
    card: int = NO_CARD
    slots: tuple[int, ...] = ()
    seat: int = NOBODY
    pile: int | None = None
    word: str = ""
    board: str = ""
    n: int | None = None
    turn: int | None = None  # a turn order card


class Reason(msgspec.Struct, frozen=True):
    """Why something cannot be done now: which of the reasons, and what it names."""

    kind: str
    verb: str = ""
    n: int = 0  # how much is missing
    rest: int = 0  # how much is there that may not be used
    seat: int = NOBODY
    seats: tuple[int, ...] = ()
    slot: int = 0  # a breach, 1 to 4
    card: str = ""  # the id of what it is about
    by: str = ""  # the id of what forbids it
    word: str = ""  # a phase, or the window of an ability
    price: Do | None = None  # what cannot be paid
