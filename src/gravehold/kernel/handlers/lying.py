"""Cards that lie by supply piles and in other zones, for players to resolve and to move."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from .. import door, via, zones
from ..codex import TYPE_NAMES
from ..meant import tell_moved, which
from ..nodes import places as nodes
from ..nodes.base import Do
from ..places import BESIDE
from ..registry import able, holds, live, resolves
from ..run import Picks, Run
from ..state import NOBODY, Ctx, RawOption


def _lying(run: Run, name: str, ctx: Ctx) -> tuple[int, ...]:
    """The cards of the zone meant, the first laid first."""
    i = which(run, name, ctx)
    return () if i is None else run.codex.tables.place[name].at(run.s, i)


def _move(run: Run, card: int, to: str, i: int) -> None:
    for name, k in zones.whereabouts(run, card):
        zones.take(run, card, name, k)
    zones.put(run, card, to, i)
    tell_moved(run, card, to, i)


def _text(run: Run, card: int) -> Do:
    """What a card says when it is resolved."""
    definition: Any = run.codex.definitions[run.s.kind[card]]
    fields = (getattr(definition, field, ()) for field in ("play", "cast", "effect"))
    return next((do for do in fields if do), ())


@resolves(nodes.ResolveCards)
def resolve_cards(run: Run, node: nodes.ResolveCards, ctx: Ctx, picks: Picks) -> None:
    """One card per frame; `picks` holds the card that was resolved, then it moves on."""
    if picks and picks[0][0] == "resolved":
        _move(run, picks[0][1], node.to, which(run, node.to, ctx) or 0)
    elif picks:
        _resolve_first(run, node, ctx, picks[0][1])
        return
    cards = _lying(run, node.zone, ctx)
    if not cards:
        return
    inner = replace(ctx, card=cards[0])
    found = run.players(node.who, ctx)
    if len(found) > 1:
        found = door.choosable(run, found, node.who, inner, _text(run, cards[0]), "you")
    if len(found) > 1:
        options: list[RawOption] = [("player", seat) for seat in found]
        run.ask("player", tuple(range(run.codex.players)), options, node, inner, ())
    else:
        _resolve_first(run, node, ctx, found[0] if found else NOBODY)


def _resolve_first(run: Run, node: nodes.ResolveCards, ctx: Ctx, seat: int) -> None:
    card = _lying(run, node.zone, ctx)[0]
    run.push(node, ctx, (("resolved", card),))
    if seat != NOBODY:
        run.push(_text(run, card), Ctx(seat, card, seat, via=via.CARD))


@resolves(nodes.MoveAll)
def move_all(run: Run, node: nodes.MoveAll, ctx: Ctx, picks: Picks) -> None:
    for card in _lying(run, node.zone, ctx):
        _move(run, card, node.to, which(run, node.to, ctx) or 0)


@live(nodes.ResolveCards)
@live(nodes.MoveAll)
def lying_live(run: Run, node: nodes.ResolveCards | nodes.MoveAll, ctx: Ctx) -> bool:
    return bool(_lying(run, node.zone, ctx))


def _piles(run: Run) -> list[RawOption]:
    return [("pile", pile) for pile, cards in enumerate(run.s.piles) if cards]


@resolves(nodes.PutByPile)
def put_by_pile(run: Run, node: nodes.PutByPile, ctx: Ctx, picks: Picks) -> None:
    """`picks`: the cards, then the pile. Without a source all cards left come first, in one."""
    if not _piles(run):
        return
    if node.source:
        _from_source(run, node, ctx, picks)
        return
    left = picks[0][1:] if picks else _lying(run, node.zone, ctx)
    if not left:
        return
    if len(picks) < 2:
        _ask_pile(run, node, replace(ctx, card=left[0]), (("left", *left),))
        return
    _move(run, left[0], node.zone, picks[1][1])
    if left[1:]:
        run.push(node, ctx, (("left", *left[1:]),))


def _from_source(run: Run, node: nodes.PutByPile, ctx: Ctx, picks: Picks) -> None:
    if picks and picks[-1][0] == "pile":
        for _, _, card in picks[:-1]:
            _move(run, card, node.zone, picks[-1][1])
        return
    lying = _lying(run, node.source, ctx)
    taken = [pick[-1] for pick in picks]
    rest: list[RawOption] = [("lying", node.source, card) for card in lying if card not in taken]
    if len(taken) >= run.count(node.n, ctx) or not rest:
        if picks:
            _ask_pile(run, node, ctx, picks)
    elif len(rest) == 1:
        _from_source(run, node, ctx, (*picks, rest[0]))
    else:
        run.ask(node.source, run.chooser(ctx), rest, node, ctx, picks)


def _ask_pile(run: Run, node: nodes.PutByPile, ctx: Ctx, picks: Picks) -> None:
    piles = _piles(run)
    if len(piles) > 1:
        run.ask("pile", run.chooser(ctx), piles, node, ctx, picks)
    else:
        put_by_pile(run, node, ctx, (*picks, piles[0]))


@able(nodes.PutByPile)
def put_by_pile_able(run: Run, node: nodes.PutByPile, ctx: Ctx) -> tuple[int, int]:
    cards = len(_lying(run, node.source or node.zone, ctx)) if _piles(run) else 0
    wanted = run.count(node.n, ctx) if node.source else 1
    return min(cards, wanted), wanted


@resolves(nodes.LieByPile)
def lie_by_pile(run: Run, node: nodes.LieByPile, ctx: Ctx, picks: Picks) -> None:
    option = run.pick("pile", _piles_for(run, node), node, ctx, picks)
    if option is not None:
        _move(run, ctx.card, BESIDE.name, option[1])


def _piles_for(run: Run, node: nodes.LieByPile) -> list[RawOption]:
    codex = run.codex
    return [
        ("pile", pile)
        for pile, kind in enumerate(codex.pile_kinds)
        if (not node.types or TYPE_NAMES[codex.type[kind]] in node.types)
        and (node.at_most is None or codex.cost[kind] <= node.at_most)
    ]


@able(nodes.LieByPile)
def lie_by_pile_able(run: Run, node: nodes.LieByPile, ctx: Ctx) -> tuple[int, int]:
    return int(bool(_piles_for(run, node))), 1


@holds(nodes.OfThisPile)
def of_this_pile(run: Run, node: nodes.OfThisPile, ctx: Ctx) -> bool:
    pile = run.codex.pile_of.get(run.s.kind[ctx.it])
    place = run.codex.tables.place.get(BESIDE.name)
    return pile is not None and place is not None and ctx.card in place.at(run.s, pile)
