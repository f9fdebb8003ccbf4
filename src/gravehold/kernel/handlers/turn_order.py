"""Looking into and changing the turn order deck."""

from __future__ import annotations

from msgspec.structs import replace

from .. import life_totals, zones
from ..nodes import turn_order as nodes
from ..nodes.steps import TURN_CARD_SUFFERS, TurnCardSuffers
from ..places import PAIR_TOKENS
from ..registry import able, resolves
from ..run import Picks, Run
from ..state import NEMESIS, NOBODY, PAIR_12, PAIR_34, WILD, Ctx, RawOption
from .lookups import seats_of_turn_card


def refill_turn_deck(run: Run) -> None:
    """The discarded cards are shuffled into a new deck when one is needed (order.reshuffle)."""
    s = run.s
    if not s.turn_deck:
        s.turn_deck = zones.shuffle(run, s.turn_discard)
        s.turn_seen = (0,) * len(s.turn_deck)
        s.turn_discard = ()
        if run.codex.rules.revision:  # a pair's token belongs to its round (order.four-pairs)
            s.ints[:PAIR_TOKENS] = [NOBODY] * PAIR_TOKENS
        if run.log is not None:
            run.tell("reshuffle")


@resolves(nodes.RevealTurnCard)
def reveal_turn_card(run: Run, node: nodes.RevealTurnCard, ctx: Ctx, picks: Picks) -> None:
    s = run.s
    refill_turn_deck(run)
    if not s.turn_deck:
        return
    if not s.turn_seen[0]:
        s.turn_seen = (1, *s.turn_seen[1:])
        s.reveals += 1
    if run.log is not None:
        run.tell("turn-card", n=s.turn_deck[0])
    run.push(node.do, replace(ctx, n=s.turn_deck[0]))


@resolves(nodes.OrderTurnDeck)
def order_turn_deck(run: Run, node: nodes.OrderTurnDeck, ctx: Ctx, picks: Picks) -> None:
    """The card named first lies at the bottom; what is left once no choice is, on top (R101)."""
    s = run.s
    refill_turn_deck(run)
    if not all(s.turn_seen):
        s.turn_seen = (1,) * len(s.turn_deck)
        s.reveals += 1
    named = tuple(pick[1] for pick in picks)
    left = s.turn_deck
    for card in named:
        left = zones.without(left, card)
    kinds = sorted(set(left))
    if len(kinds) > 1:
        options: list[RawOption] = [("next-turn", card) for card in kinds]
        run.ask("return", run.chooser(ctx), options, node, ctx, picks)
        return
    s.turn_deck = (*left, *reversed(named))
    if run.log is not None:
        run.tell("turn-deck-ordered")


@resolves(nodes.PutTurnCardUnder)
def put_turn_card_under(run: Run, node: nodes.PutTurnCardUnder, ctx: Ctx, picks: Picks) -> None:
    s = run.s
    s.turn_deck = (*s.turn_deck[1:], s.turn_deck[0])
    s.turn_seen = (*s.turn_seen[1:], 1)
    if run.log is not None:
        run.tell("turn-card-under", n=s.turn_deck[-1])


@resolves(nodes.DiscardTurnCard)
def discard_turn_card(run: Run, node: nodes.DiscardTurnCard, ctx: Ctx, picks: Picks) -> None:
    s = run.s
    s.turn_discard = (*s.turn_discard, s.turn_deck[0])
    s.turn_deck, s.turn_seen = s.turn_deck[1:], s.turn_seen[1:]
    if run.log is not None:
        run.tell("turn-card-lost", n=s.turn_discard[-1])


def _shuffle_in(run: Run, cards: tuple[int, ...]) -> None:
    s = run.s
    s.turn_deck = zones.shuffle(run, s.turn_deck + cards)
    s.turn_seen = (0,) * len(s.turn_deck)
    if run.log is not None:
        run.tell("turn-cards-shuffled", n=len(cards))


@resolves(nodes.ShuffleInNemesisTurnCard)
def shuffle_in_nemesis(
    run: Run, node: nodes.ShuffleInNemesisTurnCard, ctx: Ctx, picks: Picks
) -> None:
    """Where different ones lie there, the players choose."""
    s = run.s
    cards = sorted({card for card in s.turn_discard if card >= NEMESIS})
    option = run.pick("turn-order", [("turn-order", card) for card in cards], node, ctx, picks)
    if option is not None:
        s.turn_discard = zones.without(s.turn_discard, option[1])
        _shuffle_in(run, (option[1],))


def _own_turn_card(run: Run, seat: int) -> int | None:
    """One in the discard pile; a card that may be anybody's is nobody's own (R69)."""
    found = (card for card in run.s.turn_discard if card != WILD)
    return next((card for card in found if seat in seats_of_turn_card(run, card)), None)


@resolves(nodes.ShuffleInOwnTurnCard)
def shuffle_in_own(run: Run, node: nodes.ShuffleInOwnTurnCard, ctx: Ctx, picks: Picks) -> None:
    card = _own_turn_card(run, ctx.you)
    if card is not None:
        run.s.turn_discard = zones.without(run.s.turn_discard, card)
        _shuffle_in(run, (card,))


@able(nodes.ShuffleInOwnTurnCard)
def shuffle_in_own_able(run: Run, node: nodes.ShuffleInOwnTurnCard, ctx: Ctx) -> tuple[int, int]:
    return int(_own_turn_card(run, ctx.you) is not None), 1


@resolves(nodes.SwapTurnCard)
def swap_turn_card(run: Run, node: nodes.SwapTurnCard, ctx: Ctx, picks: Picks) -> None:
    """In its place, wherever that is: nobody learns where it lies."""
    s = run.s
    number = next((n for n, id_ in run.codex.turn_names.items() if id_ == node.card), NEMESIS)
    for name in ("turn_deck", "turn_discard"):
        cards = getattr(s, name)
        if NEMESIS in cards:
            at = cards.index(NEMESIS)
            setattr(s, name, (*cards[:at], number, *cards[at + 1 :]))
            return


@resolves(nodes.KeepOneTurnCard)
def keep_one_turn_card(run: Run, node: nodes.KeepOneTurnCard, ctx: Ctx, picks: Picks) -> None:
    s = run.s
    players = sorted({card for card in s.turn_discard if card < NEMESIS})
    if len(players) > 1 and not picks:
        options: list[RawOption] = [("turn-order", card) for card in players]
        run.ask("turn-order", run.chooser(ctx), options, node, ctx, picks)
        return
    kept = (picks[0][1],) if picks else tuple(players)
    rest = s.turn_discard
    for card in kept:
        rest = zones.without(rest, card)
    s.turn_discard = kept
    _shuffle_in(run, rest)


@resolves(nodes.EachTurnCardSuffers)
def each_turn_card_suffers(
    run: Run, node: nodes.EachTurnCardSuffers, ctx: Ctx, picks: Picks
) -> None:
    """Own cards first, by seat; then shared ones, for which the players choose.

    Both cards of a pair mean one for each of the two.
    """
    cards = [card for card in run.s.turn_discard if card < NEMESIS]
    for pair in (PAIR_12, PAIR_34):
        if cards.count(pair) == 2:
            cards = [card for card in cards if card != pair] + seats_of_turn_card(run, pair)
    for card in sorted(cards, reverse=True):
        run.push(TURN_CARD_SUFFERS, replace(ctx, n=node.amount), (("turn-order", card),))


@resolves(TurnCardSuffers)
def turn_card_suffers(run: Run, node: TurnCardSuffers, ctx: Ctx, picks: Picks) -> None:
    card, *answer = picks
    seats = seats_of_turn_card(run, card[1])
    if len(seats) > 1 and not answer:
        run.ask("suffer", run.chooser(ctx), [("player", seat) for seat in seats], node, ctx, picks)
        return
    life_totals.hurt_player(run, answer[0][1] if answer else seats[0], ctx.n)


@resolves(nodes.ShuffleInTurnCard)
def shuffle_in_players(run: Run, node: nodes.ShuffleInTurnCard, ctx: Ctx, picks: Picks) -> None:
    """Of a shared card the players choose whose it is (order.shared-card-effect)."""
    s = run.s
    cards = sorted({card for card in s.turn_discard if card < NEMESIS})
    if not cards:
        return
    if not picks and len(cards) > 1:
        options: list[RawOption] = [("turn-order", card) for card in cards]
        run.ask("turn-order", run.chooser(ctx), options, node, ctx, picks)
        return
    card = picks[0][1] if picks else cards[0]
    seats = seats_of_turn_card(run, card)
    if node.life and len(seats) > 1 and len(picks) < 2:
        told = picks or (("turn-order", card),)
        run.ask("player", run.chooser(ctx), [("player", seat) for seat in seats], node, ctx, told)
        return
    s.turn_discard = zones.without(s.turn_discard, card)
    _shuffle_in(run, (card,))
    if node.life:
        life_totals.heal_player(run, picks[1][1] if len(picks) > 1 else seats[0], node.life)


@able(nodes.ShuffleInTurnCard)
def shuffle_in_players_able(run: Run, node: nodes.ShuffleInTurnCard, ctx: Ctx) -> tuple[int, int]:
    """The life is part of it, and an exhausted mage gains none (R89)."""
    cards = [card for card in run.s.turn_discard if card < NEMESIS]
    alive = any(run.s.life[seat] for card in cards for seat in seats_of_turn_card(run, card))
    return int(bool(cards)) + int(bool(node.life) and alive), 1 + bool(node.life)


@able(nodes.ShuffleInNemesisTurnCard)
def shuffle_in_able(run: Run, node: nodes.ShuffleInNemesisTurnCard, ctx: Ctx) -> tuple[int, int]:
    return int(any(card >= NEMESIS for card in run.s.turn_discard)), 1
