"""The table as a client draws it, field by field: what is not named is not sent."""

from __future__ import annotations

from collections.abc import Iterable

from gravehold.kernel.decision import seat_name
from gravehold.kernel.view import View
from gravehold.table import records as r
from gravehold.table.reading import table_of as read

from . import tabletypes as t


def table_of(view: View) -> t.Table:
    """All of it."""
    table = read(view)
    turn, end = table.turn, table.outcome
    return t.Table(
        turn=turn.number,
        phase=turn.phase,
        active=_seat(turn.active),
        aether=turn.aether,
        pools=[t.Pool(pool.amount, list(pool.purposes)) for pool in turn.pools],
        gravehold=table.gravehold.count,
        gravehold_full=table.gravehold.most,
        nemesis=_nemesis(table.nemesis),
        order=_order(table.order),
        supply=[_pile(pile) for pile in table.supply],
        players=[_player(seat) for seat in table.seats],
        revealed=_cards(table.zone("revealed").known),
        destroyed=_cards(table.zone("destroyed").known),
        outcome=None if end is None else t.Outcome(end.won, end.because),
    )


def _seat(seat: int | None) -> str | None:
    return None if seat is None else seat_name(seat)


def _card(card: r.Card) -> t.Card:
    return t.Card(card.n, card.id)


def _cards(cards: Iterable[r.Card]) -> list[t.Card]:
    return [_card(card) for card in cards]


def _known(zone: r.Zone) -> list[t.KnownCard]:
    return [t.KnownCard(at, _card(card)) for at, card in zone.places]


def _nemesis(nemesis: r.Nemesis) -> t.Nemesis:
    return t.Nemesis(
        id=nemesis.id,
        life=nemesis.life,
        full=nemesis.full,
        vulnerable=nemesis.vulnerable,
        increased=nemesis.increased,
        tokens=[
            t.Counter(f"{nemesis.id}.token", token.count, token.most) for token in nemesis.tokens
        ],
        deck=len(nemesis.zone("deck")),
        tiers=None if nemesis.tiers is None else list(nemesis.tiers),
        known=_known(nemesis.zone("deck")),
        discard=_cards(nemesis.zone("discard").known),
        resolving=_cards(nemesis.zone("resolving").known),
        in_play=[_in_play(card) for card in nemesis.zone("in-play").known],
        side=[
            t.SideDeck(side.id, len(side.deck), _known(side.deck), _cards(side.discard.known))
            for side in nemesis.sides
        ],
    )


def _in_play(card: r.Card) -> t.InPlay:
    marks = card.tokens[0]
    kind = "minion" if card.type == "minion" else "power"
    return t.InPlay(card.n, card.id, kind, marks.count, marks.most)  # type: ignore[arg-type]


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
    return t.Pile(pile.id, pile.type, pile.cost, pile.count, pile.affordable)  # type: ignore[arg-type]


def _player(seat: r.Seat) -> t.Player:
    deck = seat.zone("deck")
    coming = seat.next_hand()
    return t.Player(
        seat=seat.name,
        mage=seat.mage,
        life=seat.life,
        full=seat.full,
        exhausted=seat.life <= 0,
        charges=seat.charges,
        slots=seat.slots,
        ready=seat.ready,
        tokens=[
            t.Counter(token.name, token.count, token.most) for token in seat.tokens if token.usual
        ],
        breaches=[_breach(breach) for breach in seat.breaches],
        hand=_cards(seat.zone("hand").known),
        played=_cards(seat.zone("played").known),
        deck=_cards(deck.ordered),
        unordered=_cards(sorted(deck.mixed, key=lambda card: card.n)),
        discard=_cards(seat.zone("discard").known),
        draws=seat.draws,
        next_hand=None if coming is None else _cards(coming),
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
        spells=_cards(breach.spells),
    )
