"""Gaining cards, where they go, and what waits for that."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from .. import boards, deeds, door, hands, zones
from ..codex import TYPE_NAMES
from ..nodes import moves as nodes
from ..nodes.base import Do
from ..nodes.flow import If, May
from ..nodes.steps import ON_GAIN, OnGain
from ..registry import able, resolves
from ..run import Picks, Run
from ..sources import Found, listening
from ..state import NO_CARD, NOBODY, Ctx, Frame, RawOption

DUE: Final = ("due",)  # what a delayed effect waited for has happened
PLACING: Final = (nodes.PutItOnDeck, nodes.PutItOnDiscardPile, nodes.PutItInHand)


def gainable(run: Run, node: nodes.GainCard, ctx: Ctx) -> list[RawOption]:
    """From piles, and from boards of the supply where the effect says no pile (R54)."""
    found: list[tuple[RawOption, int]] = [
        (("supply", pile), cards[-1]) for pile, cards in enumerate(run.s.piles) if cards
    ]
    if run.codex.tables.counters and not node.piles:
        found += [(("lying-on", board, i, card), card) for board, i, card in boards.supply_on(run)]
    limit = None if node.at_most is None else run.value(node.at_most, ctx)
    return [option for option, card in found if _is_wanted(run, node, ctx, card, limit)]


def _is_wanted(run: Run, node: nodes.GainCard, ctx: Ctx, card: int, limit: int | None) -> bool:
    codex, kind = run.codex, run.s.kind[card]
    return (
        (limit is None or codex.cost[kind] <= limit)
        and (not node.types or TYPE_NAMES[codex.type[kind]] in node.types)
        and (not node.same_name or kind == run.s.kind[ctx.card])
        and (not node.other or kind != run.s.kind[ctx.card])
        and (not node.lesser or _is_lesser(run, kind, ctx))
        and not deeds.forbidden(run, "gain", ctx.you, card)
    )


def _is_lesser(run: Run, kind: int, ctx: Ctx) -> bool:
    codex, than = run.codex, run.s.kind[ctx.it]
    return codex.type[kind] == codex.type[than] and codex.cost[kind] < codex.cost[than]


@resolves(nodes.GainCard)
def gain_card(run: Run, node: nodes.GainCard, ctx: Ctx, picks: Picks) -> None:
    option = run.pick("gain", gainable(run, node, ctx), node, ctx, picks)
    if option is not None:
        card = take_and_receive(run, ctx.you, option, node.to)
        run.push(node.then, replace(ctx, it=card, owner=ctx.you))


@able(nodes.GainCard)
def gain_card_able(run: Run, node: nodes.GainCard, ctx: Ctx) -> tuple[int, int]:
    return int(bool(gainable(run, node, ctx))), 1


def _of_that_name(run: Run, node: nodes.GainNamed, ctx: Ctx) -> list[int]:
    """The cards that may be gained, the next one last."""
    kind = run.codex.number.get(node.card, -1)
    pile = run.codex.pile_of.get(kind)
    places = [place.at(run.s) for place in run.codex.tables.stocks]
    if pile is not None:
        places.append(run.s.piles[pile])
    found = [card for cards in places for card in cards if run.s.kind[card] == kind]
    return [card for card in found if not deeds.forbidden(run, "gain", ctx.you, card)]


@resolves(nodes.GainNamed)
def gain_named(run: Run, node: nodes.GainNamed, ctx: Ctx, picks: Picks) -> None:
    """One after the other; what waits for a gain comes before the next one."""
    left = picks[0] if picks else run.count(node.n, ctx)
    found = _of_that_name(run, node, ctx)
    if left < 1 or not found:
        return
    if left > 1:
        run.push(node, ctx, (left - 1,))
    [(name, i)] = zones.whereabouts(run, found[-1])
    zones.take(run, found[-1], name, i)
    receive(run, ctx.you, found[-1], node.to, origin=name)


@able(nodes.GainNamed)
def gain_named_able(run: Run, node: nodes.GainNamed, ctx: Ctx) -> tuple[int, int]:
    wanted = run.count(node.n, ctx)
    return min(wanted, len(_of_that_name(run, node, ctx))), wanted


def take_and_receive(run: Run, seat: int, option: RawOption, to: str = "discard") -> int:
    """The card an option names, on its pile or on a board, is gained."""
    if option[0] == "supply":
        card, origin = zones.take_from_pile(run, option[1]), "supply"
    else:
        _, origin, i, card = option
        zones.take(run, card, origin, i)
    receive(run, seat, card, to, origin=origin)
    return card


def gain(run: Run, seat: int, pile: int, to: str = "discard") -> None:
    """A card from the supply comes to a player (main.gain)."""
    receive(run, seat, zones.take_from_pile(run, pile), to, origin="supply")


PUT: Final = {"discard": zones.put_on_discard, "deck": zones.put_on_deck, "hand": hands.put_in_hand}


def receive(run: Run, seat: int, card: int, to: str = "discard", *, origin: str = "hand") -> None:
    """A card that was lifted from a zone, its origin, is gained.

    What says where it goes comes next (R95): its own text, then others. Then what waits for it.
    """
    s = run.s
    PUT[to](run, seat, card)
    if run.log is not None:
        run.tell("gain", seat, card)
    s.gained = (*s.gained, (seat, s.kind[card]))
    text = run.codex.definitions[s.kind[card]].on_gain  # type: ignore[attr-defined]
    own: list[Frame] = [(ON_GAIN, Ctx(seat, card, seat, it=card), ())] if text else []
    delayed = due(run, nodes.NextGain, seat, card) if s.delayed else []
    ears = run.codex.whenever
    number = run.codex.tables.number[origin]
    clauses = listening(run, ears, "gain", seat, card, number) if "gain" in ears.deeds else []
    if not delayed and not clauses:
        s.stack += own
        return
    places = only_places(text)
    _then(
        run,
        [entry for entry in clauses if not only_places(entry[0].do)],
        [frame for frame in delayed if not only_places(frame[0].do)],
        [] if places else own,
    )
    _place(run, clauses, delayed)
    s.stack += own if places else []


def only_places(do: Do) -> bool:
    """Whether an effect says where the gained card goes, and nothing else."""
    inner = do.do if isinstance(do, May | If) else do
    return isinstance(inner, PLACING)


def _then(run: Run, clauses: Found, delayed: list[Frame], own: list[Frame]) -> None:
    """What waits for a gain and does something else than placing the card (R36)."""
    if run.codex.rules.ordered_triggers:
        deeds.resolve_next(run, clauses, [*delayed, *own])
    else:
        run.s.stack += own
        deeds.resolve_next(run, clauses)
        run.s.stack += delayed[::-1]


def _place(run: Run, clauses: Found, delayed: list[Frame]) -> None:
    """Equal words on where the card goes are one, and asked once."""
    told: list[Do] = []
    first = [frame for frame in delayed if _is_new(frame[0].do, told)]
    for clause, ctx in reversed([entry for entry in clauses if _is_new(entry[0].do, told)]):
        deeds.answer(run, clause, ctx)
    run.s.stack += first[::-1]


def _is_new(do: Do, told: list[Do]) -> bool:
    new = only_places(do) and do not in told
    told.append(do)
    return new


@resolves(OnGain)
def on_gain(run: Run, node: OnGain, ctx: Ctx, picks: Picks) -> None:
    run.push(gain_text(run, ctx), ctx)


def gain_text(run: Run, ctx: Ctx) -> Do:
    """What a card says of being gained."""
    definition: Any = run.codex.definitions[run.s.kind[ctx.card]]
    found: Do = definition.on_gain
    return found


# Delayed effects


@resolves(nodes.OfferThisTurn)
def offer_this_turn(run: Run, node: nodes.OfferThisTurn, ctx: Ctx, picks: Picks) -> None:
    """It is among the actions of the main phase from now on."""
    run.s.delayed = (*run.s.delayed, (node, ctx))


@resolves(nodes.NextCast)
def next_cast(run: Run, node: nodes.NextCast, ctx: Ctx, picks: Picks) -> None:
    """It waits for a spell; `cast_spell` asks for it."""
    run.s.delayed = (*run.s.delayed, (node, ctx))


@resolves(nodes.NextGain)
@resolves(nodes.NextFocus)
def next_time(run: Run, node: nodes.NextGain | nodes.NextFocus, ctx: Ctx, picks: Picks) -> None:
    """It waits, or happens now if what it waited for has happened."""
    if picks == DUE:
        run.push(node.do, ctx)
    else:
        run.s.delayed = (*run.s.delayed, (node, ctx))


def due(run: Run, kind: type, seat: int, card: int = NO_CARD) -> list[Frame]:
    """The delayed effects of a player that this uses up, oldest first."""
    s = run.s
    found = [(node, ctx) for node, ctx in s.delayed if type(node) is kind and ctx.you == seat]
    s.delayed = tuple(entry for entry in s.delayed if entry not in found)
    return [(node, replace(ctx, it=card, gained=card), DUE) for node, ctx in found]


# The card that was gained


def _still_where_put(run: Run, ctx: Ctx) -> RawOption | None:
    """The gained card, if it still lies on top of its gainer's discard pile."""
    if zones.top_of_discard(run, ctx.you) == ctx.it:
        return ("discard", ctx.you, ctx.it)
    return None


@resolves(nodes.PutItOnDeck)
def put_it_on_deck(run: Run, node: nodes.PutItOnDeck, ctx: Ctx, picks: Picks) -> None:
    place = _still_where_put(run, ctx)
    if place is not None:
        zones.put_on_deck(run, ctx.you, zones.lift(run, place))
        if run.log is not None:
            run.tell("on-deck", ctx.you, ctx.it)


@able(nodes.PutItOnDeck)
def put_it_on_deck_able(run: Run, node: nodes.PutItOnDeck, ctx: Ctx) -> tuple[int, int]:
    return int(_still_where_put(run, ctx) is not None), 1


@resolves(nodes.PutItOnDiscardPile)
def put_it_on_discard(run: Run, node: nodes.PutItOnDiscardPile, ctx: Ctx, picks: Picks) -> None:
    place = _still_where_put(run, ctx)
    if place is None:
        return
    seat = door.player(run, node, node.who, ctx, picks, "give")
    if seat != NOBODY:
        zones.put_on_discard(run, seat, zones.lift(run, place))
        if run.log is not None:
            run.tell("give", seat, ctx.it)


@able(nodes.PutItOnDiscardPile)
def put_it_on_discard_able(run: Run, node: nodes.PutItOnDiscardPile, ctx: Ctx) -> tuple[int, int]:
    """Who is their own only ally has nobody to give it to (L43)."""
    others = any(seat != ctx.you for seat in run.players(node.who, ctx))
    return int(others and _still_where_put(run, ctx) is not None), 1


@resolves(nodes.PutItInHand)
def put_it_in_hand(run: Run, node: nodes.PutItInHand, ctx: Ctx, picks: Picks) -> None:
    place = zones.locate(run, ctx.it) if ctx.it != NO_CARD else None
    if place is None or place[0] != "discard" or place[1] != ctx.owner:
        return
    seat = door.player(run, node, node.who, ctx, picks, "give")
    if seat != NOBODY:
        hands.put_in_hand(run, seat, zones.lift(run, place))
        if run.log is not None:
            run.tell("take", seat, ctx.it)
