"""The words for what definitions bring to a table: a table itself has none.

The catalogue has the names of all that a library holds; here is what belongs to one game, whose
definitions need not be in any library.
"""

from __future__ import annotations

from collections.abc import Iterator

from gravehold.kernel.ids import is_id
from gravehold.kernel.nodes.base import Do
from gravehold.kernel.view import View
from gravehold.table import records as r
from gravehold.table.parts import parts_of
from gravehold.table.reading import table_of

from ..words import wording
from .table import SEAT_ZONES
from .table_parts import saying, token_id

TURN_CARDS = ("p1", "p2", "p3", "p4", "wild", "nemesis")
Told = tuple[str, Do]  # under which name, and what is to be told


def words_of(view: View, lang: str) -> dict[str, str]:
    """Names of zones, boards, tokens and backs by id; what spaces do, by what they are called."""
    table = table_of(view)
    foe = table.nemesis
    tokens = ([seat.tokens for seat in table.seats], [pile.tokens for pile in table.supply])
    foes = (foe.tokens, foe.zone("in-play"))
    told = (table.order, table.boards, table.sides, foes, table.tokens, tokens)
    return parts_of(view).part(("words", lang), told, lambda: _words_of(table, lang))


def _words_of(table: r.Table, lang: str) -> dict[str, str]:
    foe = table.nemesis.id
    found = {id_: wording.zone(id_, lang) for id_ in _named(table)}
    for token, on in _tokens(table):
        found[token_id(token, on)] = wording.zone(token_id(token, on), lang)
    for owner, (name, do) in _spaces(table):
        found[name] = wording.space(do, lang, foe, of_nemesis=owner == "nemesis")
    return found


def _named(table: r.Table) -> Iterator[str]:
    if table.ally:
        yield table.ally
    order = table.order
    turns = (*order.discard, *(card for _, card in order.known), *(c.card for c in order.left))
    yield from (card for card in turns if is_id(card) and card not in TURN_CARDS)
    yield from (board.name for board in table.boards)
    for side in table.sides:
        yield side.id
        yield from () if side.discard is None else (side.discard.name,)
    for seat in table.seats:
        yield from (zone.name for zone in seat.zones if zone.name not in SEAT_ZONES)
        yield from (zone.name for breach in seat.breaches for zone in breach.zones)
    yield from (zone.name for pile in table.supply for zone in pile.zones)
    for card in table.nemesis.zone("in-play").known:
        yield from (back.face for back in card.backs)
        yield from () if not card.face else (card.face,)


def _tokens(table: r.Table) -> Iterator[tuple[r.Token, str]]:
    """Each with what it lies on."""
    yield from ((token, table.nemesis.id) for token in table.nemesis.tokens)
    yield from table.tokens
    yield from ((token, seat.name) for seat in table.seats for token in seat.tokens if token.usual)
    yield from ((token, pile.id) for pile in table.supply for token in pile.tokens)
    foes = table.nemesis.zone("in-play").known
    yield from ((token, foe.id) for foe in foes for token in foe.tokens[1:] if token.usual)


def _spaces(table: r.Table) -> Iterator[tuple[str, Told]]:
    """Where something happens: whose it is, and what."""
    for board in table.boards:
        named = [(space.name, space.enter or space.cast) for space in board.spaces]
        for name, do in (*named, ("end", board.end)):
            if do:
                yield board.owner, (saying(do, board.name, name), do)
    for token, on in _tokens(table):
        owner = on if any(seat.name == on for seat in table.seats) else "nemesis"
        for step in token.steps:
            if step.enter:
                yield owner, (saying(step.enter, on, token.name, step.name), step.enter)
