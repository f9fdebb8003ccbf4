"""The things on the table that an option points at: `hand:12`, `breach:p2.3`, `pile:jade`.

docs/decisions/008 lists them. The verb says which sort of place; here is how each is named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gravehold.kernel.decision import seat_name
from gravehold.kernel.verbs import VERBS

from .records import Card, Nemesis, Seat, Table, Zone, named

BUTTON = "button"  # nothing on the table


class Pointing:
    """What an option names, as far as it matters for where it is."""

    __slots__ = ("card", "id", "offered", "seat", "slots", "turn")

    def __init__(
        self, seat: int, card: Card | None, id_: str, slots: tuple[int, ...], turn: str
    ) -> None:
        self.seat = seat
        self.card = card
        self.id = id_
        self.slots = slots
        self.turn = turn
        self.offered: frozenset[int] = frozenset()  # cards that options name themselves


Find = Callable[[Table, Pointing], list[str]]


def places_of(verb: str, table: Table, what: Pointing) -> tuple[str, ...]:
    """Where a click means the option; the first is the thing itself."""
    found: list[str] = []
    for place in VERBS[verb].points:
        find = PLACES.get(place) or _lying(place)
        found += find(table, what)
    return tuple(found)


def _equal(zone: Zone, what: Pointing) -> list[str]:
    """The card and its equals in the same zone: options that differ in nothing are one."""
    card = what.card
    assert card is not None
    twins = [
        other.n
        for other in zone.known
        if other.id == card.id and other.n != card.n and other.n not in what.offered
    ]
    return [f"{zone.name}:{n}" for n in (card.n, *twins)]


def _lying(name: str) -> Find:
    """A card in the zone of that name: the seat's, else one of the table."""

    def find(table: Table, what: Pointing) -> list[str]:
        zones = (*table.seats[what.seat].zones, *table.zones)
        return _equal(named(zones, name), what)

    return find


def _to_order(table: Table, what: Pointing) -> list[str]:
    """Revealed cards that go back, or played ones."""
    shown = table.zone("revealed")
    revealed = any(what.card and card.n == what.card.n for card in shown.known)
    return _equal(shown if revealed else table.seats[what.seat].zone("played"), what)


def _foe(table: Table, what: Pointing) -> list[str]:
    card = what.card
    assert card is not None
    return [f"{'minion' if card.type == 'minion' else 'power'}:{card.n}"]


def _at_seat(place: str) -> Find:
    return lambda table, what: [f"{place}:{seat_name(what.seat)}"]


# Any other name is that of a zone.
PLACES: dict[str, Find] = {
    BUTTON: lambda table, what: [BUTTON],
    **{place: _at_seat(place) for place in ("charges", "ability", "player")},
    "revealed-or-played": _to_order,
    "foe": _foe,
    "nemesis": lambda table, what: ["nemesis"],
    "gravehold": lambda table, what: ["gravehold", BUTTON],  # a table need not let it be clicked
    "pile": lambda table, what: [f"pile:{what.id}"],
    "breach": lambda table, what: [f"breach:{seat_name(what.seat)}.{n}" for n in what.slots],
    "spell": lambda table, what: [f"spell:{what.card.n}"] if what.card else [BUTTON],
    "turn": lambda table, what: [f"turn:{what.turn}"],
}


# Everything there is to point at


def all_places(table: Table) -> set[str]:
    """By the names that options use."""
    found = {"nemesis", "gravehold", *(f"pile:{pile.id}" for pile in table.supply)}
    found |= {f"turn:{card}" for card in table.order.discard}
    found |= {f"turn:{chance.card}" for chance in table.order.left}
    found |= {f"revealed:{card.n}" for card in table.zone("revealed").known}
    found.update(_places_of_nemesis(table.nemesis))
    for seat in table.seats:
        found.update(_places_of_seat(seat))
    return found


def _places_of_nemesis(nemesis: Nemesis) -> Iterator[str]:
    for foe in nemesis.zone("in-play").known:
        yield f"{'minion' if foe.type == 'minion' else 'power'}:{foe.n}"
    for card in nemesis.zone("resolving").known:
        yield f"resolving:{card.n}"


def _places_of_seat(seat: Seat) -> Iterator[str]:
    for part in ("player", "charges", "ability"):
        yield f"{part}:{seat.name}"
    for breach in seat.breaches:
        yield f"breach:{seat.name}.{breach.slot}"
        for spell in breach.spells:
            yield f"spell:{spell.n}"
    for zone in seat.zones:
        for card in zone.known:
            yield f"{zone.name}:{card.n}"
