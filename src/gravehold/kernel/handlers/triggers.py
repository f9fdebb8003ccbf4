"""Triggers that meet, and the ends of cards that others wait for."""

from __future__ import annotations

from .. import deeds, sources
from ..nodes.base import Do
from ..nodes.steps import POOL, CardDone, OnGain, Pool, Trigger
from ..registry import resolves
from ..run import Picks, Run
from ..state import NOBODY, Ctx, Frame, RawOption
from .gaining import gain_text


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
        chosen = [frame for frame in frames if _option(run, frame) == picks[0]]
        rest = [frame for frame in frames if _option(run, frame) != picks[0]]
        stack += rest
        if rest:
            stack.append((POOL, Ctx(n=len(rest)), ()))
        stack += chosen
        return
    frames = [frame for frame in frames if _is_there(run, frame)]
    stack += frames
    ready = [frame for frame in frames if run.live(_effect(run, frame), frame[1])]
    options = list(dict.fromkeys(_option(run, frame) for frame in reversed(ready)))
    if len(options) > 1:
        run.ask("resolve", _owners(run, ready), options, node, Ctx(n=len(frames)), ())


def _effect(run: Run, frame: Frame) -> Do:
    """What would happen; a frame that is no clause is a delayed effect or a card just gained."""
    node, ctx, picks = frame
    if type(node) is Trigger:
        found: Do = deeds.clause_at(run, picks).do
        return found
    return gain_text(run, ctx) if type(node) is OnGain else node.do


def _is_there(run: Run, frame: Frame) -> bool:
    node, ctx, picks = frame
    return type(node) is not Trigger or sources.has_ears(run, deeds.clause_at(run, picks), ctx)


def _option(run: Run, frame: Frame) -> RawOption:
    """Copies of one card are one option: their order means nothing."""
    node, ctx, picks = frame
    if type(node) is Trigger:
        return ("resolve", *picks[:2])
    return ("resolve", "card", run.s.kind[ctx.card])


def _owners(run: Run, frames: list[Frame]) -> tuple[int, ...]:
    owners = {ctx.owner if type(node) is Trigger else ctx.you for node, ctx, _ in frames}
    return tuple(range(run.codex.players)) if NOBODY in owners else tuple(sorted(owners))
