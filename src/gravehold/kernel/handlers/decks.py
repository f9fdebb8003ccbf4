"""Decks that definitions declare: shuffled, and resolved card by card."""

from __future__ import annotations

from typing import Any

from .. import zones
from ..codex import ABILITY, ATTACK
from ..nodes import places as nodes
from ..nodes.steps import TOP_DONE, TopDone
from ..registry import able, resolves
from ..run import Picks, Run
from ..state import NO_CARD, Ctx
from .nemesis import enter


@resolves(nodes.ShuffleZone)
def shuffle_zone(run: Run, node: nodes.ShuffleZone, ctx: Ctx, picks: Picks) -> None:
    place = run.codex.tables.place.get(node.zone)
    if place is not None:
        zones.take_back(run, node.zone, back=node.back)


@resolves(nodes.ResolveTop)
def resolve_top(run: Run, node: nodes.ResolveTop, ctx: Ctx, picks: Picks) -> None:
    """Whose card it is deals its damage; the players choose together."""
    if node.refill and zones.is_refillable(run, node.zone):
        zones.take_back(run, node.zone)
    card = zones.take_top(run, node.zone)
    if card == NO_CARD:
        return
    if run.log is not None:
        run.tell("side-draw", card=card)
    definition: Any = run.codex.definitions[run.s.kind[card]]
    if run.codex.type[run.s.kind[card]] not in (ATTACK, ABILITY):
        enter(run, card)
        return
    zones.hold(run, card)
    inner = Ctx(card=card, via=ctx.via)
    run.push(TOP_DONE, inner, (node.zone,))
    run.bracket()
    run.push(definition.effect, inner)


@resolves(TopDone)
def top_done(run: Run, node: TopDone, ctx: Ctx, picks: Picks) -> None:
    if ctx.card in run.s.resolving:
        zones.release(run, ctx.card)
        zones.put(run, ctx.card, run.codex.tables.place[picks[0]].discard or "nemesis-discard")
        if run.log is not None:
            run.tell("side-discard", card=ctx.card)


@able(nodes.ResolveTop)
def resolve_top_able(run: Run, node: nodes.ResolveTop, ctx: Ctx) -> tuple[int, int]:
    place = run.codex.tables.place.get(node.zone)
    there = place is not None and bool(place.at(run.s))
    return int(there or (node.refill and zones.is_refillable(run, node.zone))), 1
