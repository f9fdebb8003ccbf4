"""Player cards going from place to place."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from .. import deeds, door, hands, select, sources, via, zones
from ..meant import tell_moved, which
from ..nodes import moves as nodes
from ..nodes.base import Do, Effect
from ..nodes.cards import HAND
from ..nodes.steps import RETURN_REVEALED, DrawOn, ReturnRevealed
from ..nodes.values import Count
from ..registry import able, live, resolves
from ..run import Picks, Run
from ..state import NO_CARD, NOBODY, Ctx, RawOption

PRICE: Final = nodes.Discard(1, HAND)
Picker = nodes.Discard | nodes.Destroy | nodes.Take | nodes.PutOnDeck | nodes.PutInZone


def carry_out(run: Run, node: Do, ctx: Ctx, option: RawOption) -> None:
    """Move one picked card as the node says."""
    seat, type_ = option[1], type(node)
    card = zones.lift(run, option)
    if type_ is nodes.Discard:
        zones.put_on_discard(run, seat, card)
        _tell(run, "discard", seat, card)
        if option[0] == "hand":
            deeds.happened(run, "discard", seat, card)
    elif type_ is nodes.Destroy:
        zones.destroy(run, card)
    elif type_ is nodes.Take:
        hands.put_in_hand(run, ctx.you, card)
        _tell(run, "take", ctx.you, card)
    elif type_ is nodes.PutOnDeck:
        zones.put_on_deck(run, ctx.you, card)
        _tell(run, "on-deck", ctx.you, card)
    elif isinstance(node, nodes.PutInZone):
        to = which(run, node.zone, ctx) or 0
        zones.put(run, card, node.zone, to)
        tell_moved(run, card, node.zone, to)


def _tell(run: Run, kind: str, seat: int, card: int) -> None:
    if run.log is not None:
        run.tell(kind, seat, card)


@resolves(nodes.Discard)
@resolves(nodes.Destroy)
@resolves(nodes.Take)
@resolves(nodes.PutOnDeck)
@resolves(nodes.PutInZone)
def pick_cards(run: Run, node: Picker, ctx: Ctx, picks: Picks) -> None:
    """One card at a time; `picks` holds how many have been moved, then the answer.

    'It' is the most expensive of those moved; of equals the last one.
    """
    moved = picks[0] if picks else 0
    if len(picks) > 1:
        option = picks[1]
        if option[0] in ("none", "done"):
            run.push(node.then, replace(ctx, n=moved))
            return
        carry_out(run, node, ctx, option)
        moved += 1
        if moved == 1 or _cost(run, option[-1]) >= _cost(run, ctx.it):
            owner = option[1] if option[0] == "prepped" else ctx.owner
            ctx = replace(ctx, it=option[-1], owner=owner)
    whole = takes_all(node)
    left = run.count(node.n, ctx) - (0 if whole else moved)
    given = type(node) is nodes.PutInZone
    if given and not _is_there(run, node):
        left = 0
    found = select.cards(run, node.cards, ctx) if left > 0 else []
    if not found:
        run.push(node.then, replace(ctx, n=moved))
        return
    if getattr(node, "dearest", False):
        found = select.dearest(run, found)
    options = select.distinct(run, found)
    if node.up_to:
        options.append(("done",) if moved else ("none",))
    elif (isinstance(node, nodes.Destroy) or (whole and type(node) is nodes.Take)) and (
        len(found) <= left
    ):
        options = found[:1]  # all of them go, and the order means nothing there
    elif isinstance(node, nodes.Discard) and len(found) <= left:
        # All of them go: an order means something only on one and the same discard pile.
        options = [option for option in options if option[1] == options[0][1]]
    if len(options) == 1:
        pick_cards(run, node, ctx, (moved, options[0]))
    else:
        kind = "putondeck" if given else type(node).__name__.lower()
        run.ask(kind, run.chooser(ctx), options, node, ctx, (moved,))


def takes_all(node: Picker) -> bool:
    """Whether it counts the very cards it moves: what has gone is no longer among them."""
    return type(node.n) is Count and node.n.cards == node.cards


def _cost(run: Run, card: int) -> int:
    return run.codex.cost[run.s.kind[card]]


@resolves(nodes.PutAllOnDeck)
def put_all_on_deck(run: Run, node: nodes.PutAllOnDeck, ctx: Ctx, picks: Picks) -> None:
    """They lie apart until they are put down one by one, as revealed cards are."""
    found = select.cards(run, node.cards, ctx)
    for option in found:
        zones.put(run, zones.lift(run, option), "revealed")
        _tell(run, "on-deck", ctx.you, option[-1])
    run.push(node.then, replace(ctx, n=len(found)))
    run.push(RETURN_REVEALED, ctx)


@live(nodes.PutAllOnDeck)
def put_all_live(run: Run, node: nodes.PutAllOnDeck, ctx: Ctx) -> bool:
    return bool(select.cards(run, node.cards, ctx))


@resolves(nodes.DiscardHand)
def discard_hand(run: Run, node: nodes.DiscardHand, ctx: Ctx, picks: Picks) -> None:
    """One card at a time; `picks` holds how many are left to go, then the answer."""
    left = picks[0] if picks else len(run.s.hand[ctx.you])
    if len(picks) > 1:
        carry_out(run, PRICE, ctx, picks[1])
        left -= 1
    found = select.cards(run, HAND, ctx) if left > 0 else []
    options = found[:1] if node.unordered else select.distinct(run, found)
    if len(options) == 1:
        discard_hand(run, node, ctx, (left, options[0]))
    elif options:
        run.ask("discard", run.chooser(ctx), options, node, ctx, (left,))


@live(nodes.DiscardHand)
def discard_hand_live(run: Run, node: nodes.DiscardHand, ctx: Ctx) -> bool:
    return bool(run.s.hand[ctx.you])


def _is_there(run: Run, node: Picker) -> bool:
    """Whether this game has the zone that cards go to."""
    return isinstance(node, nodes.PutInZone) and node.zone in run.codex.tables.place


@able(nodes.Discard)
@able(nodes.Destroy)
@able(nodes.Take)
@able(nodes.PutOnDeck)
@able(nodes.PutInZone)
def pick_able(run: Run, node: Picker, ctx: Ctx) -> tuple[int, int]:
    found = len(select.cards(run, node.cards, ctx))
    if node.up_to:
        return 0, 0
    wanted = run.count(node.n, ctx)
    return (found if found < wanted else wanted), wanted


@live(nodes.Discard)
@live(nodes.Destroy)
@live(nodes.Take)
@live(nodes.PutOnDeck)
@live(nodes.PutInZone)
def pick_live(run: Run, node: Picker, ctx: Ctx) -> bool:
    if select.cards(run, node.cards, ctx):
        return True
    return run.live(node.then, replace(ctx, n=0))


@resolves(nodes.Exchange)
def exchange(run: Run, node: nodes.Exchange, ctx: Ctx, picks: Picks) -> None:
    """`picks`: with whom, how many cards went over and came back (-1: not yet), the answer."""
    you, they = ctx.you, door.player(run, node, node.partner, ctx, picks, "player")
    if they in (NOBODY, you):
        return
    given, back = picks[1:3] if len(picks) > 1 else (0, -1)
    partner = ("player", they)
    if len(picks) > 3 and picks[3][0] == "hand":
        to, counts = (they, (given + 1, back)) if back < 0 else (you, (given, back + 1))
        run.push(node, ctx, (partner, *counts))  # what answers a card in hand comes before the next
        hands.put_in_hand(run, to, zones.lift(run, picks[3]))
        _tell(run, "take", to, picks[3][-1])
        return
    if len(picks) > 3 or (back < 0 and not run.s.hand[you]):
        back = 0
    giver, options = (you, _gifts(run, ctx, given)) if back < 0 else (they, [])
    if back >= 0 and given > back:
        options = _returns(run, replace(ctx, you=they), given - back)
    if len(options) == 1:
        exchange(run, node, ctx, (partner, given, back, options[0]))
    elif options:
        run.ask("exchange", (giver,), options, node, ctx, (partner, given, back))


def _gifts(run: Run, ctx: Ctx, given: int) -> list[RawOption]:
    found = select.distinct(run, select.cards(run, HAND, ctx))
    return [*found, ("done",) if given else ("none",)]


def _returns(run: Run, ctx: Ctx, left: int) -> list[RawOption]:
    """What may be given next; all of it goes where there is no more."""
    found = select.cards(run, HAND, ctx)
    return found[:1] if len(found) <= left else select.distinct(run, found)


@able(nodes.Exchange)
def exchange_able(run: Run, node: nodes.Exchange, ctx: Ctx) -> tuple[int, int]:
    others = [seat for seat in run.players(node.partner, ctx) if seat != ctx.you]
    return int(bool(others) and bool(run.s.hand[ctx.you])), 0


@live(nodes.Exchange)
def exchange_live(run: Run, node: nodes.Exchange, ctx: Ctx) -> bool:
    return exchange_able(run, node, ctx)[0] > 0


@resolves(nodes.ChooseCard)
def choose_card(run: Run, node: nodes.ChooseCard, ctx: Ctx, picks: Picks) -> None:
    option = run.pick(
        "choose", select.topmost(run, select.cards(run, node.cards, ctx)), node, ctx, picks
    )
    if option is not None:
        owner = option[1] if option[0] == "prepped" else ctx.owner
        run.push(node.then, replace(ctx, it=option[-1], owner=owner))


@able(nodes.ChooseCard)
def choose_able(run: Run, node: nodes.ChooseCard, ctx: Ctx) -> tuple[int, int]:
    return int(bool(select.cards(run, node.cards, ctx))), 1


@resolves(nodes.DestroyIt)
def destroy_it(run: Run, node: nodes.DestroyIt, ctx: Ctx, picks: Picks) -> None:
    place = zones.locate(run, ctx.it) if ctx.it != NO_CARD else None
    if place is not None:
        zones.destroy(run, zones.lift(run, place))
    elif _lies_elsewhere(run, ctx.it):
        for name, i in zones.whereabouts(run, ctx.it):
            zones.take(run, ctx.it, name, i)
        zones.destroy(run, ctx.it)


def _lies_elsewhere(run: Run, card: int) -> bool:
    """Whether a card lies where a definition has a place for it, and everybody knows that."""
    if card == NO_CARD:
        return False
    declared = {place.name for place in run.codex.tables.declared}
    return any(name in declared for name, _ in zones.whereabouts(run, card))


@able(nodes.DestroyIt)
def it_able(run: Run, node: nodes.DestroyIt, ctx: Ctx) -> tuple[int, int]:
    there = ctx.it != NO_CARD and zones.locate(run, ctx.it) is not None
    return int(there or _lies_elsewhere(run, ctx.it)), 1


@resolves(nodes.DestroyThis)
def destroy_this(run: Run, node: nodes.DestroyThis, ctx: Ctx, picks: Picks) -> None:
    place = zones.locate(run, ctx.card)
    if place is not None:
        zones.destroy(run, zones.lift(run, place))


@able(nodes.DestroyThis)
@able(nodes.PutThisOnDeck)
def this_able(run: Run, node: Effect, ctx: Ctx) -> tuple[int, int]:
    return int(zones.locate(run, ctx.card) is not None), 1


@resolves(nodes.PutThisOnDeck)
def put_this_on_deck(run: Run, node: nodes.PutThisOnDeck, ctx: Ctx, picks: Picks) -> None:
    place = zones.locate(run, ctx.card)
    if place is not None:
        zones.put_on_deck(run, ctx.you, zones.lift(run, place))
        _tell(run, "on-deck", ctx.you, ctx.card)


@resolves(nodes.Draw)
def draw(run: Run, node: nodes.Draw, ctx: Ctx, picks: Picks) -> None:
    seat = door.player(run, node, node.who, ctx, picks, "draw")
    if seat != NOBODY:
        hands.draw(run, seat, run.count(node.n, ctx))


@resolves(DrawOn)
def draw_on(run: Run, node: DrawOn, ctx: Ctx, picks: Picks) -> None:
    hands.draw_on(run, ctx.you, ctx.n)


@able(nodes.Draw)
def draw_able(run: Run, node: nodes.Draw, ctx: Ctx) -> tuple[int, int]:
    wanted = run.count(node.n, ctx)
    s = run.s
    most = max((len(s.deck[p]) + len(s.discard[p]) for p in run.players(node.who, ctx)), default=0)
    return min(wanted, most), wanted


@live(nodes.Draw)
def draw_live(run: Run, node: nodes.Draw, ctx: Ctx) -> bool:
    return draw_able(run, node, ctx)[0] > 0


@resolves(nodes.TakeBackIt)
def take_back_it(run: Run, node: nodes.TakeBackIt, ctx: Ctx, picks: Picks) -> None:
    """Asked like a price that is picked; declined, its source may be used once more (R72)."""
    found = _prices(run, node, ctx)
    if not picks and found:
        run.ask("may-pay", run.chooser(ctx), [*found, ("none",)], node, ctx, picks)
        return
    if not picks or picks[0] == ("none",):
        run.s.used = tuple(mark for mark in run.s.used if mark != sources.mark_of(ctx))
        return
    carry_out(run, PRICE, ctx, picks[0])
    place = zones.locate(run, ctx.it)
    if place is not None and place[0] == "discard":
        hands.put_in_hand(run, ctx.you, zones.lift(run, place))
        _tell(run, "take", ctx.you, ctx.it)


def _prices(run: Run, node: nodes.TakeBackIt, ctx: Ctx) -> list[RawOption]:
    place = zones.locate(run, ctx.it) if ctx.it != NO_CARD else None
    if place is None or place[0] != "discard":
        return []
    return select.distinct(run, select.cards(run, node.price, ctx))


@live(nodes.TakeBackIt)
def take_back_live(run: Run, node: nodes.TakeBackIt, ctx: Ctx) -> bool:
    return bool(_prices(run, node, ctx))


# What was played


@resolves(nodes.PlayItAgain)
def play_it_again(run: Run, node: nodes.PlayItAgain, ctx: Ctx, picks: Picks) -> None:
    """A play like any other, wherever the card has gone by now (R68)."""
    s = run.s
    s.plays = (*s.plays, s.kind[ctx.it])
    _tell(run, "play", ctx.you, ctx.it)
    definition: Any = run.codex.definitions[s.kind[ctx.it]]
    if "play" in run.codex.heard:
        deeds.happened(run, "play", ctx.you, it=ctx.it)
    if run.codex.brackets:
        run.bracket()
    run.push(definition.play, Ctx(ctx.you, ctx.it, via=via.CARD))


@resolves(nodes.PutItOnPile)
def put_it_on_pile(run: Run, node: nodes.PutItOnPile, ctx: Ctx, picks: Picks) -> None:
    """From wherever it lies face up, under a breach too, unless it has left the game."""
    where = zones.whereabouts(run, ctx.it) if ctx.it != NO_CARD else []
    pile = run.codex.pile_of.get(run.s.kind[ctx.it]) if where else None
    if pile is not None and where[0][0] not in ("destroyed", "supply"):
        for name, i in where:
            zones.take(run, ctx.it, name, i)
        zones.put(run, ctx.it, "supply", pile)
        _tell(run, "to-pile", ctx.you, ctx.it)


# Revealing


@resolves(nodes.RevealDeck)
def reveal_deck(run: Run, node: nodes.RevealDeck, ctx: Ctx, picks: Picks) -> None:
    """Cards lie apart while the body runs; `ReturnRevealed` puts the rest back."""
    s = run.s
    shown = 0
    while shown < run.count(node.n, ctx) and zones.refill(run, ctx.you):
        deck = s.deck[ctx.you]
        if s.blind[ctx.you] >= len(deck):
            s.blind[ctx.you] = len(deck) - 1
            s.reveals += 1
        zones.take(run, deck[0], "deck", ctx.you)
        zones.put(run, deck[0], "revealed")
        shown += 1
        _tell(run, "reveal", ctx.you, deck[0])
    if not shown:
        run.push(node.otherwise, ctx)
    else:
        run.push(RETURN_REVEALED, ctx)
        run.push(node.do, replace(ctx, it=s.shown[-1], n=shown))


@able(nodes.RevealDeck)
def reveal_able(run: Run, node: nodes.RevealDeck, ctx: Ctx) -> tuple[int, int]:
    """Fewer cards than asked for are revealed all the same, but that is not in full (R32)."""
    wanted = run.count(node.n, ctx)
    return min(wanted, len(run.s.deck[ctx.you]) + len(run.s.discard[ctx.you])), wanted


@resolves(ReturnRevealed)
def return_revealed(run: Run, node: ReturnRevealed, ctx: Ctx, picks: Picks) -> None:
    """The card named next is put back next, so the last one lies on top."""
    s = run.s
    if picks:
        zones.put_on_deck(run, ctx.you, zones.lift(run, ("revealed", ctx.you, picks[0][-1])))
    kinds = {s.kind[card] for card in s.shown}
    if len(kinds) > 1:
        options: list[RawOption] = [
            ("next", next(c for c in s.shown if s.kind[c] == k)) for k in sorted(kinds)
        ]
        run.ask("return", run.chooser(ctx), options, node, ctx, ())
        return
    for card in s.shown:
        zones.take(run, card, "revealed")
        zones.put_on_deck(run, ctx.you, card)


@able(nodes.RevealHand)
def reveal_hand_able(run: Run, node: nodes.RevealHand, ctx: Ctx) -> tuple[int, int]:
    """Always possible: who can do nothing but that may still be chosen for it."""
    return 1, 1


@resolves(nodes.RevealHand)
def reveal_hand(run: Run, node: nodes.RevealHand, ctx: Ctx, picks: Picks) -> None:
    if run.log is not None:
        run.tell("reveal-hand", run.players(node.who, ctx)[0])


@resolves(nodes.ShuffleDiscardIntoDeck)
def shuffle_discard_into_deck(
    run: Run, node: nodes.ShuffleDiscardIntoDeck, ctx: Ctx, picks: Picks
) -> None:
    s, you = run.s, ctx.you
    s.deck[you] = zones.shuffle(run, s.discard[you] + s.deck[you])
    s.discard[you] = ()
    s.blind[you] = len(s.deck[you])
    if run.log is not None:
        run.tell("shuffle", you)


@able(nodes.ShuffleDiscardIntoDeck)
def shuffle_able(run: Run, node: nodes.ShuffleDiscardIntoDeck, ctx: Ctx) -> tuple[int, int]:
    return min(1, len(run.s.deck[ctx.you]) + len(run.s.discard[ctx.you])), 1
