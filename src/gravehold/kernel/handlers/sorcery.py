"""Spells of the nemesis: cast from its boards and decks, taken away from there."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from .. import boards, zones
from ..nodes import sorcery as nodes
from ..nodes.base import Do
from ..registry import able, resolves
from ..run import Picks, Run
from ..state import NO_CARD, Ctx, RawOption


def _cast(run: Run, card: int, zone: str, ctx: Ctx, after: Do = ()) -> None:
    """Under the zone, then the effect, then what the place it came from says (L24)."""
    zones.put(run, card, zone, under=True)
    if run.log is not None:
        run.tell("nemesis-cast", card=card)
    spell: Any = run.codex.definitions[run.s.kind[card]]
    run.push(after, Ctx())  # the mat speaks, not the spell
    run.bracket()
    run.push(getattr(spell, "cast", ()), Ctx(card=card, via=ctx.via))


@resolves(nodes.CastTop)
def cast_top(run: Run, node: nodes.CastTop, ctx: Ctx, picks: Picks) -> None:
    card = zones.take_top(run, node.zone)
    if card != NO_CARD:
        _cast(run, card, node.zone, ctx)


@able(nodes.CastTop)
def cast_top_able(run: Run, node: nodes.CastTop, ctx: Ctx) -> tuple[int, int]:
    place = run.codex.tables.place.get(node.zone)
    return int(place is not None and bool(place.at(run.s))), 1


@resolves(nodes.CastBoard)
def cast_board(run: Run, node: nodes.CastBoard, ctx: Ctx, picks: Picks) -> None:
    """Those that lie there as it begins; `picks` are the ones still to be cast."""
    board = run.codex.tables.boards.get(node.board)
    if board is None:
        return
    lying = boards.cards_on(run, board)
    waiting = [(i, card) for i, card in lying if not picks or card in picks]
    if not waiting:
        return
    (i, card), *rest = waiting
    if rest:
        run.push(node, ctx, tuple(card for _, card in rest))
    zones.take(run, card, node.board, i)
    _cast(run, card, node.under, ctx, board.spaces[i].cast)


@able(nodes.CastBoard)
def cast_board_able(run: Run, node: nodes.CastBoard, ctx: Ctx) -> tuple[int, int]:
    board = run.codex.tables.boards.get(node.board)
    return int(board is not None and bool(boards.cards_on(run, board))), 1


def _meant(run: Run, node: nodes.DestroyOnBoard, ctx: Ctx) -> list[RawOption]:
    board = run.codex.tables.boards.get(node.board)
    cost, kind = run.codex.cost, run.s.kind
    wanted = None if node.costing is None else run.value(node.costing, ctx)
    return [
        ("spell", node.board, i, card)
        for i, card in (() if board is None else boards.cards_on(run, board))
        if wanted in (None, cost[kind[card]])
    ]


@resolves(nodes.DestroyOnBoard)
def destroy_on_board(run: Run, node: nodes.DestroyOnBoard, ctx: Ctx, picks: Picks) -> None:
    """All are chosen before the first is destroyed."""
    found = _meant(run, node, ctx)
    n = len(found) if node.n is None else run.count(node.n, ctx)
    rest = [option for option in found if option not in picks]
    if 0 < n - len(picks) < len(rest):
        run.ask("spell", run.chooser(ctx), rest, node, ctx, picks)
        return
    chosen = [*picks, *rest][:n]
    run.push(node.then, replace(ctx, n=len(chosen)))
    for _, board, i, card in chosen:
        zones.take(run, card, board, i)
        zones.destroy(run, card)


@able(nodes.DestroyOnBoard)
def destroy_on_board_able(run: Run, node: nodes.DestroyOnBoard, ctx: Ctx) -> tuple[int, int]:
    there = len(_meant(run, node, ctx))
    wanted = 1 if node.n is None else run.count(node.n, ctx)
    return min(there, wanted), wanted


def _part(run: Run, name: str) -> Do:
    return next((part.do for part in run.codex.mat.parts if part.name == name), ())


@resolves(nodes.Perform)
def perform(run: Run, node: nodes.Perform, ctx: Ctx, picks: Picks) -> None:
    """Told and resolved once in each frame, so that each is over before the next."""
    left = picks[0] if picks else run.count(node.times, ctx)
    if left < 1:
        return
    if left > 1:
        run.push(node, ctx, (left - 1,))
    if run.log is not None:
        run.tell("perform", token=node.part)
    run.push(_part(run, node.part), Ctx())  # the mat speaks, as with an unleash


@able(nodes.Perform)
def perform_able(run: Run, node: nodes.Perform, ctx: Ctx) -> tuple[int, int]:
    return run.able(_part(run, node.part), Ctx())
