"""Minions brought into play by name, and their Persistent effects."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from .. import deeds, zones
from ..nodes import nemesis as nodes
from ..registry import able, resolves
from ..run import Picks, Run
from ..state import Ctx
from .nemesis import enter


@resolves(nodes.BringIntoPlay)
def bring_into_play(run: Run, node: nodes.BringIntoPlay, ctx: Ctx, picks: Picks) -> None:
    s, kind = run.s, run.codex.number.get(node.card)
    for place in run.codex.tables.places:
        if place.declared is None or place.of != "game" or place.order == "hidden":
            continue
        for card in place.at(s):
            if s.kind[card] == kind:
                zones.take(run, card, place.name)
                run.push(node.then, replace(ctx, it=card))
                enter(run, card)
                return


def _resolving(run: Run, card: int) -> bool:
    """Whether a minion's Persistent effect would resolve if it were its turn."""
    return card in run.s.in_play and not deeds.replacing(run, "persistent", it=card)


@resolves(nodes.ResolvePersistent)
def resolve_persistent(run: Run, node: nodes.ResolvePersistent, ctx: Ctx, picks: Picks) -> None:
    """Not its turn: a silenced minion keeps its token and does nothing (L47)."""
    if _resolving(run, ctx.it):
        persistent(run, Ctx(card=ctx.it))


def persistent(run: Run, ctx: Ctx) -> None:
    """What a minion does each turn, of which nothing is known but the card."""
    card = ctx.card
    definition: Any = run.codex.definitions[run.s.kind[card]]
    if "persistent" in run.codex.heard:
        deeds.happened(run, "persistent", it=card)
    if run.log is not None and definition.persistent:
        run.tell("persistent", card=card)
    if run.codex.brackets:
        run.bracket()
    if definition.persistent:
        run.push(definition.persistent, ctx)


@able(nodes.ResolvePersistent)
def resolve_persistent_able(run: Run, node: nodes.ResolvePersistent, ctx: Ctx) -> tuple[int, int]:
    if not _resolving(run, ctx.it):
        return 0, 1
    definition: Any = run.codex.definitions[run.s.kind[ctx.it]]
    return run.able(definition.persistent, Ctx(card=ctx.it))
