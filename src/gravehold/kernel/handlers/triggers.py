"""Triggers that meet, and the ends of cards that others wait for."""

from __future__ import annotations

from typing import Any

from .. import deeds, sources
from ..nodes.steps import POOL, CardDone, Pool, Trigger
from ..registry import resolves
from ..run import Picks, Run
from ..state import NOBODY, Ctx, Frame, Option


@resolves(Trigger)
def trigger(run: Run, node: Trigger, ctx: Ctx, picks: Picks) -> None:
    """Dropped if its source has gone meanwhile, by the trigger of a copy of it perhaps (R36)."""
    clause = deeds.clause_at(run, picks)
    if sources.has_ears(run, clause, ctx):
        deeds.answer(run, clause, ctx)


@resolves(CardDone)
def card_done(run: Run, node: CardDone, ctx: Ctx, picks: Picks) -> None:
    """Nothing by itself: it marks the place under which others wait."""


@resolves(Pool)
def pool(run: Run, node: Pool, ctx: Ctx, picks: Picks) -> None:
    """The owners choose which card's or mat's triggers come next, until one of them is left."""
    stack = run.s.stack
    frames = stack[len(stack) - ctx.n :]
    del stack[len(stack) - ctx.n :]
    if picks:
        chosen = [frame for frame in frames if _option(frame) == picks[0]]
        rest = [frame for frame in frames if _option(frame) != picks[0]]
        stack += rest
        if rest:
            stack.append((POOL, Ctx(n=len(rest)), ()))
        stack += chosen
        return
    frames = [frame for frame in frames if _is_there(run, frame)]
    stack += frames
    ready = [frame for frame in frames if run.live(_clause(run, frame).do, frame[1])]
    options = list(dict.fromkeys(_option(frame) for frame in reversed(ready)))
    if len(options) > 1:
        run.ask("resolve", _owners(run, ready), options, node, Ctx(n=len(frames)), ())


def _clause(run: Run, frame: Frame) -> Any:
    return deeds.clause_at(run, frame[2])


def _is_there(run: Run, frame: Frame) -> bool:
    return sources.has_ears(run, _clause(run, frame), frame[1])


def _option(frame: Frame) -> Option:
    """Copies of one card are one option: their order means nothing."""
    source, number, _, _ = frame[2]
    return ("resolve", source, number)


def _owners(run: Run, frames: list[Frame]) -> tuple[int, ...]:
    owners = {frame[1].owner for frame in frames}
    return tuple(range(run.codex.players)) if NOBODY in owners else tuple(sorted(owners))
