"""A `View` becomes the table a client draws, field by field: what is not named is not sent."""

from __future__ import annotations

from collections import Counter as Count

from gravehold.kernel import aether
from gravehold.kernel.codex import MINION, TYPE_NAMES
from gravehold.kernel.decision import TURN_CARDS, seat_name
from gravehold.kernel.run import Run
from gravehold.kernel.state import GONE, HIDDEN, NOBODY, OPEN, Zone
from gravehold.kernel.view import View

from . import tabletypes as t


def table_of(view: View) -> t.Table:
    """All of it."""
    s, codex = view.state, view.codex
    return t.Table(
        turn=s.turn,
        phase=s.phase,
        active=_seat(s.active),
        aether=s.aether,
        pools=[t.Pool(pool.amount, list(aether.names_of(pool.mask))) for pool in s.pools],
        gravehold=s.gravehold,
        gravehold_full=codex.gravehold_life,
        nemesis=_nemesis(view),
        order=_order(view),
        supply=_supply(view),
        players=[_player(view, seat) for seat in range(codex.players)],
        revealed=_cards(view, s.shown),
        destroyed=_cards(view, s.destroyed),
        outcome=None if s.outcome is None else t.Outcome(*s.outcome),
    )


def _seat(seat: int) -> str | None:
    return seat_name(seat) if 0 <= seat < 4 else None


def _card(view: View, card: int) -> t.Card:
    return t.Card(card, view.codex.ids[view.state.kind[card]])


def _cards(view: View, zone: Zone) -> list[t.Card]:
    return [_card(view, card) for card in zone if card != HIDDEN]


def _known(view: View, zone: Zone) -> list[t.KnownCard]:
    return [t.KnownCard(i, _card(view, card)) for i, card in enumerate(zone) if card != HIDDEN]


# The nemesis


def _nemesis(view: View) -> t.Nemesis:
    s, codex = view.state, view.codex
    return t.Nemesis(
        id=codex.mat.id,
        life=s.nemesis,
        full=codex.nemesis_life,
        vulnerable=codex.vulnerable,
        increased=codex.rules.increased,
        tokens=[
            t.Counter(f"{codex.mat.id}.token", count, token.maximum)
            for count, token in zip(s.counters, codex.tokens, strict=True)
        ],
        deck=len(s.nemesis_deck),
        tiers=_tiers(view),
        known=_known(view, s.nemesis_deck),
        discard=_cards(view, s.nemesis_discard),
        resolving=_cards(view, s.resolving),
        in_play=[_in_play(view, *pair) for pair in zip(s.in_play, s.marks, strict=True)],
        side=[
            t.SideDeck(
                side.name,
                len(s.side[2 * i]),
                _known(view, s.side[2 * i]),
                _cards(view, s.side[2 * i + 1]),
            )
            for i, side in enumerate(codex.decks)
        ],
    )


def _in_play(view: View, card: int, marks: int) -> t.InPlay:
    codex, kind = view.codex, view.state.kind[card]
    minion = codex.type[kind] == MINION
    return t.InPlay(card, codex.ids[kind], "minion" if minion else "power", marks, codex.life[kind])


def _tiers(view: View) -> list[int] | None:
    """All cards of a tier but those seen elsewhere; a written position may not add up."""
    s, codex = view.state, view.codex
    basics = codex.rules.basics[codex.players - 1]
    sides = {card.id for side in codex.decks for card in side.cards}
    seen = Count(
        getattr(codex.definitions[s.kind[card]], "tier", 0)
        for card in (*s.in_play, *s.nemesis_discard, *s.resolving, *s.destroyed)
        if codex.ids[s.kind[card]] not in sides
    )
    left = [
        sum(card.tier == tier for card in codex.nemesis.cards) + basics[tier - 1] - seen[tier]
        for tier in (1, 2, 3)
    ]
    return left if sum(left) == len(s.nemesis_deck) and min(left) >= 0 else None


# Turn order and supply


def _order(view: View) -> t.TurnOrder:
    s = view.state
    known = [t.KnownTurn(i, TURN_CARDS[card]) for i, card in enumerate(s.turn_deck) if card >= 0]
    left = Count(view.turn_cards_left())
    left.subtract(card for card in s.turn_deck if card != HIDDEN)
    hidden = s.turn_deck.count(HIDDEN)
    return t.TurnOrder(
        gone=[TURN_CARDS[card] for card in s.turn_discard],
        count=len(s.turn_deck),
        left=[
            t.Chance(TURN_CARDS[card], count, hidden)
            for card, count in sorted(left.items())
            if count > 0 and hidden
        ],
        known=known,
        wild=_seat(s.holder),
        pairs=[_seat(holder) for holder in s.pair_holder],
    )


def _supply(view: View) -> list[t.Pile]:
    s, codex = view.state, view.codex
    spending = s.phase == "main" and s.active != NOBODY
    run = Run(s, codex)
    purse = [aether.available(run, bit) if spending else -1 for bit in aether.GAIN_BITS]
    return [
        t.Pile(
            id=codex.ids[kind],
            kind=TYPE_NAMES[codex.type[kind]],  # type: ignore[arg-type]  # a supply card
            cost=codex.cost[kind],
            count=len(s.piles[pile]),
            affordable=bool(s.piles[pile]) and codex.cost[kind] <= purse[codex.type[kind]],
        )
        for pile, kind in enumerate(codex.pile_kinds)
    ]


# Players


def _player(view: View, seat: int) -> t.Player:
    s, codex = view.state, view.codex
    kinds = codex.player_tokens
    deck, blind = s.deck[seat], s.blind[seat]
    known = deck[: len(deck) - blind]
    return t.Player(
        seat=seat_name(seat),
        mage=codex.mages[seat].id,
        life=s.life[seat],
        full=codex.start_life,
        exhausted=s.life[seat] <= 0,
        charges=s.charges[seat],
        slots=codex.slots[seat],
        ready=0 < codex.slots[seat] <= s.charges[seat],
        tokens=[
            t.Counter(token, s.tokens[seat * len(kinds) + i], 99)
            for i, token in enumerate(kinds)
            if token in codex.mages[seat].tokens
        ],
        breaches=[_breach(view, seat, slot) for slot in range(4)],
        hand=_cards(view, s.hand[seat]),
        played=_cards(view, s.played[seat]),
        deck=_cards(view, known),
        unordered=_cards(view, tuple(sorted(deck[len(known) :]))),
        discard=_cards(view, s.discard[seat]),
        draws=_draws(view, seat),
        next_hand=_next_hand(view, seat, known),
    )


def _draws(view: View, seat: int) -> int:
    return max(0, view.codex.rules.hand_size - len(view.state.hand[seat]))


def _next_hand(view: View, seat: int, known: Zone) -> list[t.Card] | None:
    """What fills the hand if nothing else is played: the deck, then the pile turned over."""
    s = view.state
    draws = _draws(view, seat)
    if len(known) < draws and s.blind[seat]:
        return None
    return _cards(view, (*known, *s.discard[seat])[:draws])


def _breach(view: View, seat: int, slot: int) -> t.Breach:
    s, codex = view.state, view.codex
    i = 4 * seat + slot
    turned, tile = s.breach[i], s.tile[i]
    closed = turned not in (GONE, OPEN)
    return t.Breach(
        slot=slot + 1,
        state="closed" if closed else "gone" if turned == GONE else "open",
        turned=max(turned, 0),
        focused=closed and bool(s.focused[seat] >> slot & 1),
        tile=codex.tile_ids[tile] if turned != GONE else "",
        bonus=codex.bonus[tile] if turned != GONE else 0,
        focus_cost=codex.focus_cost[tile] if closed else None,
        open_cost=codex.open_cost[tile][turned] if closed else None,
        spells=_cards(view, s.prepped[i]),
    )
