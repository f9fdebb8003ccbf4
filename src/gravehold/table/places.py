"""The things on the table that an option points at: `hand:12`, `breach:p2.3`, `pile:jade`.

docs/decisions/008 lists them. The verb says which sort of place; here is how each is named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gravehold.kernel.decision import seat_name
from gravehold.kernel.verbs import VERBS

from .records import Board, Card, Nemesis, Seat, Table, Zone, named

BUTTON = "button"  # nothing on the table


class Pointing:
    """What an option names, as far as it matters for where it is."""

    __slots__ = ("board", "card", "id", "n", "offered", "seat", "slots", "turn", "word")

    def __init__(
        self, seat: int, card: Card | None, id_: str, slots: tuple[int, ...], turn: str
    ) -> None:
        self.board = ""
        self.word = ""
        self.n = 0  # which space or link of the board, or number of a track
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
    return [f"{card.type}:{card.n}"]


def _board(table: Table, what: Pointing) -> Board:
    return next(board for board in table.boards if board.name == what.board)


def _space(table: Table, what: Pointing) -> list[str]:
    return [f"space:{what.board}.{_board(table, what).spaces[what.n].name}"]


def _link(table: Table, what: Pointing) -> list[str]:
    return [f"link:{what.board}.{_board(table, what).links[what.n].name}"]


def _track(table: Table, what: Pointing) -> list[str]:
    """A number of the track that a token of this seat is on."""
    return [f"track:{seat_name(what.seat)}.{what.word}.{what.n}"]


def _thing(table: Table, what: Pointing) -> list[str]:
    """The card wherever it lies, else the mat or card that is meant by id."""
    if what.card is not None:
        return [place_of(table, what.card.n) or BUTTON]
    seats = (f"player:{seat.name}" for seat in table.seats if seat.mage == what.id)
    if what.id == table.nemesis.id:
        return ["nemesis"]
    if table.ally and what.id == table.ally:
        return ["gravehold"]
    lying = (place for place, card in _cards_of(table) if card.id == what.id)
    return [next(seats, next(lying, BUTTON))]


def _at_seat(place: str) -> Find:
    return lambda table, what: [f"{place}:{seat_name(what.seat)}"]


# Any other name is that of a zone.
PLACES: dict[str, Find] = {
    BUTTON: lambda table, what: [BUTTON],
    **{place: _at_seat(place) for place in ("charges", "ability", "player")},
    "revealed-or-played": _to_order,
    "foe": _foe,
    "nemesis": lambda table, what: ["nemesis"],
    "gravehold": lambda table, what: ["gravehold"],
    "space": _space,
    "link": _link,
    "track": _track,
    "thing": _thing,
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
    found |= {
        f"space:{board.name}.{space.name}" for board in table.boards for space in board.spaces
    }
    found |= {f"link:{board.name}.{link.name}" for board in table.boards for link in board.links}
    found.update(place for place, _ in _cards_of(table))
    for seat in table.seats:
        found.update(_parts_of_seat(seat))
    return found


def place_of(table: Table, card: int) -> str:
    """Where a card lies that may be seen, '' nowhere."""
    return next((place for place, found in _cards_of(table) if found.n == card), "")


def _parts_of_seat(seat: Seat) -> Iterator[str]:
    yield f"player:{seat.name}"
    if seat.ability or seat.slots or seat.charges:
        yield from (f"{part}:{seat.name}" for part in ("charges", "ability"))
    for token in seat.tokens:
        yield from (f"track:{seat.name}.{token.name}.{step.at}" for step in token.steps)
    for breach in seat.breaches_shown:
        yield f"breach:{seat.name}.{breach.slot}"


def _cards_of(table: Table) -> Iterator[tuple[str, Card]]:
    """Every card that can be pointed at, by its place; one in play is pointed at there."""
    yield from _cards_of_nemesis(table.nemesis)
    yield from _lying_in(table.zone("revealed"))
    for seat in table.seats:
        for breach in seat.breaches:
            yield from ((f"spell:{spell.n}", spell) for spell in breach.spells)
            yield from _lying_in(*breach.zones)
        yield from _lying_in(*seat.zones)
    for board in table.boards:
        for space in board.spaces:
            yield from ((f"{board.name}:{card.n}", card) for card in space.cards)
    for side in table.sides:
        yield from _lying_in(side.deck, *(() if side.discard is None else (side.discard,)))
    for pile in table.supply:
        yield from _lying_in(*pile.zones)


def _lying_in(*zones: Zone) -> Iterator[tuple[str, Card]]:
    for zone in zones:
        yield from ((f"{zone.name}:{card.n}", card) for card in zone.known)


def _cards_of_nemesis(nemesis: Nemesis) -> Iterator[tuple[str, Card]]:
    for foe in nemesis.zone("in-play").known:
        yield f"{foe.type}:{foe.n}", foe
    yield from _lying_in(nemesis.zone("resolving"))
