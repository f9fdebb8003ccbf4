"""What a person may wish to do: with a thing on the table, or by a key as they would answer it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gravehold.kernel.decision import seat_name
from gravehold.kernel.nodes.clauses import Action
from gravehold.kernel.nodes.places import PlaceBridge
from gravehold.kernel.reasons import NO_PILE, Wish, actions_of
from gravehold.kernel.state import NO_CARD, NOBODY
from gravehold.kernel.view import View

from .places import all_places
from .reading import definition_of, table_of
from .records import Board, Card, Table

PLAYED = ("gem", "relic", "spell", "curse")
SEATS = {seat_name(seat): seat for seat in range(4)}


def wishes_at(view: View, place: str, seat: int) -> list[Wish] | None:
    """What a click on a thing may mean to that player; None if there is no such thing."""
    if place not in all_places(table_of(view)):
        return None
    sort, _, name = place.partition(":")
    return FINDERS.get(sort, _card)(view, name, seat, sort)


def holder_of(view: View, place: str) -> int:
    """The seat a thing lies before, NOBODY if it is nobody's or not there."""
    sort, _, name = place.partition(":")
    if sort in ("breach", "charges", "ability", "player", "track"):
        seat = SEATS.get(name.partition(".")[0], NOBODY)
        return seat if seat < view.codex.players else NOBODY
    if place not in all_places(table_of(view)) or not name.isdecimal():
        return NOBODY
    return _owner(table_of(view), int(name))


def _hand(view: View, name: str, seat: int, sort: str) -> list[Wish]:
    card = int(name)
    owner = _owner(table_of(view), card)
    if owner != seat:
        return [Wish("hand", card=card, seat=owner)]
    spell = _sort(view, card) == "spell"
    return [Wish("prep" if spell else "play", card=card)]


def _owner(table: Table, card: int) -> int:
    """Before whom a card lies."""
    for seat in table.seats:
        for zone in (*seat.zones, *(zone for breach in seat.breaches for zone in breach.zones)):
            if any(found.n == card for found in zone.known):
                return seat.number
        if seat.slots_of(card):
            return seat.number
    return NOBODY


def _sort(view: View, card: int) -> str:
    return str(definition_of(view, view.codex.ids[view.state.kind[card]]).__struct_config__.tag)


def _breach(view: View, name: str, seat: int, sort: str) -> list[Wish]:
    owner, _, slot = name.partition(".")
    slots = (int(slot) - 1,)
    if SEATS[owner] != seat:
        return [Wish("breach", seat=SEATS[owner], slots=slots)]
    return [Wish("focus", slots=slots), Wish("open", slots=slots)]


def _spell(view: View, name: str, seat: int, sort: str) -> list[Wish]:
    """A prepped spell: what it does there, else it is to be cast."""
    card = int(name)
    owner = _owner(table_of(view), card)
    has_use = bool(view.codex.use[view.state.kind[card]])
    if owner == seat and has_use and view.state.phase == "main":
        return [Wish("use", card=card)]
    return [Wish("cast", card=card, seat=owner)]


def _pile(view: View, name: str, seat: int, sort: str) -> list[Wish]:
    return [Wish("gain", pile=view.codex.pile_of[view.codex.number[name]])]


def _at_seat(verb: str) -> Find:
    return lambda view, name, seat, sort: [Wish(verb, seat=SEATS[name])]


def _foe(view: View, name: str, seat: int, sort: str) -> list[Wish]:
    """A power is discarded; what else a foe may be good for, a card must ask for."""
    acts = _acts_of(view, view.codex.ids[view.state.kind[int(name)]])
    return acts or [Wish("thwart" if sort == "power" else "minion", card=int(name))]


def _acts_of(view: View, id_: str) -> list[Wish]:
    standing = getattr(definition_of(view, id_), "standing", ())
    words = (clause.verb for clause in standing if isinstance(clause, Action))
    return [Wish("act", word=word) for word in dict.fromkeys(words)]


def _space(view: View, name: str, seat: int, sort: str) -> list[Wish]:
    board, _, place = name.partition(".")
    found = _board(table_of(view), board)
    number = [space.name for space in found.spaces].index(place)
    cards = found.spaces[number].cards
    return (
        _on_board(view, found, number, cards[-1])
        if cards
        else [Wish("space", board=board, n=number)]
    )


def _board(table: Table, name: str) -> Board:
    return next(board for board in table.boards if board.name == name)


def _on_board(view: View, board: Board, number: int, card: Card) -> list[Wish]:
    """Bought where it is of the supply, else what the mat offers to do with it."""
    declared, found = view.codex.tables.boards[board.name], actions_of(view.codex)
    words = [one.verb for one in found if isinstance(one, Action) and one.board == board.name]
    wishes = [Wish("act", word=word, card=card.n) for word in dict.fromkeys(words)]
    if declared.supply and card.type in PLAYED:
        wishes.insert(0, Wish("gain-on", card=card.n, board=board.name, n=number))
    return wishes or [Wish("space", board=board.name, n=number)]


def _link(view: View, name: str, seat: int, sort: str) -> list[Wish]:
    board, _, place = name.partition(".")
    links = [link.name for link in _board(table_of(view), board).links]
    lays = [one for one in actions_of(view.codex) if isinstance(one.do, PlaceBridge)]
    words = dict.fromkeys(one.verb for one in lays if one.do == PlaceBridge(board))
    acts = [Wish("act", word=word, board=board, n=links.index(place)) for word in words]
    return acts or [Wish("link", board=board, n=links.index(place))]


def _turn(view: View, name: str, seat: int, sort: str) -> list[Wish]:
    numbers = {called: number for number, called in view.codex.turn_names.items()}
    return [Wish("next-turn", turn=numbers[name])]


def _track(view: View, name: str, seat: int, sort: str) -> list[Wish]:
    _, token, n = name.split(".")
    return [Wish("track", word=token, n=int(n))]


def _card(view: View, name: str, seat: int, sort: str) -> list[Wish]:
    """Lying anywhere else: in a discard pile, a deck, among the played, on a board."""
    if not name.isdecimal():
        return [Wish(sort)]  # the nemesis, Gravehold
    card, table = int(name), table_of(view)
    for board in table.boards:
        for number, space in enumerate(board.spaces):
            if any(found.n == card for found in space.cards):
                return _on_board(view, board, number, next(c for c in space.cards if c.n == card))
    owner = _owner(table, card)
    if owner == NOBODY:
        return [Wish("in-play", card=card)]
    verb = sort if sort in ("discard", "deck", "played") else "hand"
    return [Wish(verb, card=card, seat=owner)]


Find = Callable[[View, str, int, str], list[Wish]]
FINDERS: dict[str, Find] = {
    "hand": _hand,
    "breach": _breach,
    "spell": _spell,
    "pile": _pile,
    "charges": _at_seat("charge"),
    "ability": _at_seat("ability"),
    "player": _at_seat("player"),
    **dict.fromkeys(("power", "minion", "body", "attack"), _foe),
    "space": _space,
    "link": _link,
    "turn": _turn,
    "track": _track,
}


# By keys


def wishes_by_key(view: View, seat: int) -> dict[str, Wish]:
    """Everything that could be asked for by a key, whether it can be done or not."""
    return dict(_all(view, seat))


def _all(view: View, seat: int) -> Iterator[tuple[str, Wish]]:
    table, codex, kind = table_of(view), view.codex, view.state.kind
    yield "charge", Wish("charge")
    yield "ability", Wish("ability", seat=seat)
    for slot in range(4):
        yield f"focus {slot + 1}", Wish("focus", slots=(slot,))
        yield f"open {slot + 1}", Wish("open", slots=(slot,))
    mine = _own_cards(table, seat)
    for number, id_ in enumerate(codex.ids):
        pile, there = codex.pile_of.get(number, NO_PILE), number in kind
        if _type(view, id_) not in PLAYED or not (there or pile != NO_PILE):
            continue
        card = mine.get(id_, kind.index(number) if there else NO_CARD)
        yield f"gain {id_}", Wish("gain", card=card, pile=pile)
        if not there:
            continue
        yield f"play {id_}", Wish("play", card=card)
        if _type(view, id_) == "spell":
            yield from _of_spell(id_, card)
        else:
            yield f"prep {id_}", Wish("prep", card=card)
    for foe in table.nemesis.zone("in-play").known:
        yield f"thwart {foe.id}", Wish("thwart", card=foe.n)
        yield f"minion {foe.id}", Wish("minion", card=foe.n)
    for action in actions_of(codex):
        yield action.verb, Wish("act", word=action.verb)
    yield from ((verb, Wish(verb)) for verb in ("done", "nemesis", "gravehold"))
    yield from ((other.name, Wish("player", seat=other.number)) for other in table.seats)


def _of_spell(id_: str, card: int) -> Iterator[tuple[str, Wish]]:
    yield f"prep {id_}", Wish("prep", card=card)
    for slot in range(4):
        yield f"prep {id_} {slot + 1}", Wish("prep", card=card, slots=(slot,))
    yield f"use {id_}", Wish("use", card=card)
    yield f"cast {id_}", Wish("cast", card=card)


def _type(view: View, id_: str) -> str:
    return str(definition_of(view, id_).__struct_config__.tag)


def _own_cards(table: Table, seat: int) -> dict[str, int]:
    """A player's own copy of each card: in hand rather than elsewhere."""
    mat = table.seats[seat]
    zones = (mat.zone(name).known for name in ("deck", "discard", "played"))
    spells = tuple(spell for breach in mat.breaches for spell in breach.spells)
    cards = (*(card for zone in zones for card in zone), *spells, *mat.zone("hand").known)
    return {card.id: card.n for card in cards}
