"""Which zones there are: name, owner, how they lie, and where the state keeps them."""

from __future__ import annotations

from typing import Literal

import msgspec

from gravehold.kernel.state import State

Cards = tuple[int, ...]


class ZoneType(msgspec.Struct, frozen=True):
    """A kind of zone."""

    name: str
    field: str  # of the state
    top: Literal["first", "last"] = "last"
    field_unordered: str = ""  # of the state: how many at the end lie in unknown order
    field_marks: str = ""  # of the state: tokens on the cards, beside them


# In this order positions are laid out.
SEAT_ZONES = (
    ZoneType("hand", "hand"),
    ZoneType("deck", "deck", "first", field_unordered="blind"),
    ZoneType("discard", "discard"),
    ZoneType("played", "played"),
)
NEMESIS_ZONES = (
    ZoneType("deck", "nemesis_deck", "first"),
    ZoneType("discard", "nemesis_discard"),
    ZoneType("resolving", "resolving"),
    ZoneType("in-play", "in_play", field_marks="marks"),
)
TABLE_ZONES = (ZoneType("revealed", "shown"), ZoneType("destroyed", "destroyed"))


def cards_of(s: State, zone: ZoneType, seat: int | None = None) -> Cards:
    """What lies there; unknown cards are negative."""
    found: Cards = getattr(s, zone.field)
    return found if seat is None else found[seat]  # type: ignore[return-value]


def unordered_in(s: State, zone: ZoneType, seat: int) -> int:
    return int(getattr(s, zone.field_unordered)[seat]) if zone.field_unordered else 0


def marks_in(s: State, zone: ZoneType) -> Cards | None:
    """Beside each card how many tokens lie on it; None where none ever do."""
    return getattr(s, zone.field_marks) if zone.field_marks else None


def fill(s: State, zone: ZoneType, cards: Cards, seat: int) -> None:
    """Lay cards into a zone of a seat."""
    getattr(s, zone.field)[seat] = cards
