"""The table as a client draws it, field by field: what is not named is not sent."""

from __future__ import annotations

from functools import partial

from gravehold.kernel.decision import seat_name
from gravehold.kernel.view import View
from gravehold.table import records as r
from gravehold.table.parts import parts_of
from gravehold.table.reading import table_of as read

from .table_parts import board, cards, counter, counters, in_play, known, side, zones
from .types import table as t

SEAT_ZONES = ("hand", "played", "deck", "discard")  # each has a field of its own


def table_of(view: View) -> t.Table:
    """All of it."""
    table, part = read(view), parts_of(view).part
    turn, end = table.turn, table.outcome
    return t.Table(
        turn=turn.number,
        phase=turn.phase,
        active=_seat(turn.active),
        aether=turn.aether,
        pools=[t.Pool(pool.amount, list(pool.purposes)) for pool in turn.pools],
        gravehold=table.gravehold.count,
        gravehold_full=table.gravehold.most,
        nemesis=part("nemesis sent", (table.nemesis,), lambda: _nemesis(table.nemesis)),
        order=part("order sent", (table.order,), lambda: _order(table.order)),
        supply=part("supply sent", table.supply, lambda: [_pile(pile) for pile in table.supply]),
        players=[
            part(("seat sent", seat.number), (seat,), partial(_player, seat))
            for seat in table.seats
        ],
        revealed=cards(table.zone("revealed").known),
        destroyed=cards(table.zone("destroyed").known),
        sides=part("sides sent", table.sides, lambda: [side(each) for each in table.sides]),
        boards=part("boards sent", table.boards, lambda: [board(each) for each in table.boards]),
        tokens=[counter(token, owner, owner) for token, owner in table.tokens],
        ally=table.ally,
        outcome=None if end is None else t.Outcome(end.won, end.because),
    )


def _seat(seat: int | None) -> str | None:
    return None if seat is None else seat_name(seat)


def _nemesis(nemesis: r.Nemesis) -> t.Nemesis:
    return t.Nemesis(
        id=nemesis.id,
        life=0 if nemesis.in_parts else nemesis.life,
        full=0 if nemesis.in_parts else nemesis.full,
        vulnerable=nemesis.vulnerable,
        increased=nemesis.increased,
        tokens=counters(nemesis.tokens, nemesis.id, "nemesis"),
        deck=len(nemesis.zone("deck")),
        tiers=None if nemesis.tiers is None else list(nemesis.tiers),
        known=known(nemesis.zone("deck")),
        discard=cards(nemesis.zone("discard").known),
        resolving=cards(nemesis.zone("resolving").known),
        in_play=[in_play(card) for card in nemesis.zone("in-play").known],
    )


def _order(order: r.TurnOrder) -> t.TurnOrder:
    wild, *pairs = (_seat(holder.seat) for holder in order.holders)
    return t.TurnOrder(
        gone=list(order.discard),
        count=len(order.deck),
        left=[t.Chance(chance.card, chance.count, chance.of) for chance in order.left],
        known=[t.KnownTurn(at, card) for at, card in order.known],
        wild=wild,
        pairs=pairs,
    )


def _pile(pile: r.Pile) -> t.Pile:
    return t.Pile(
        id=pile.id,
        kind=pile.type,  # type: ignore[arg-type]  # a player's card
        cost=pile.cost,
        count=pile.count,
        affordable=pile.affordable,
        tokens=counters((token for token in pile.tokens if token.count), pile.id, ""),
        zones=zones(zone for zone in pile.zones if zone.cards),
        place=pile.place,
        connected=pile.connected,
    )


def _player(seat: r.Seat) -> t.Player:
    deck = seat.zone("deck")
    coming = seat.next_hand()
    played = seat.zone("played").known
    return t.Player(
        seat=seat.name,
        mage=seat.mage,
        mat=seat.name if seat.built else seat.mage,
        life=seat.life,
        full=seat.full,
        exhausted=seat.life <= 0,
        charges=seat.charges,
        slots=seat.slots,
        ready=seat.ready,
        tokens=counters(seat.tokens, seat.name, seat.name),
        breaches=[_breach(breach) for breach in seat.breaches_shown],
        hand=cards(seat.zone("hand").known),
        played=cards(played),
        deck=cards(deck.ordered),
        unordered=cards(sorted(deck.mixed, key=lambda card: card.n)),
        discard=cards(seat.zone("discard").known),
        draws=seat.draws,
        zones=zones(zone for zone in seat.zones if zone.name not in SEAT_ZONES),
        next_hand=None if coming is None else cards(coming),
        coming=[cards(hand) for hand in seat.coming_hands()] if played else [],
    )


def _breach(breach: r.Breach) -> t.Breach:
    return t.Breach(
        slot=breach.slot,
        state=breach.state,
        turned=breach.turned,
        focused=breach.state == "closed" and breach.focused,
        tile=breach.tile,
        bonus=breach.bonus,
        focus_cost=breach.focus_cost,
        open_cost=breach.open_cost,
        spells=cards(breach.spells),
        zones=zones(zone for zone in breach.zones if zone.cards),
    )
