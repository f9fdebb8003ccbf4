"""Degrade: a card makes way for a cheaper one of its type."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from .. import select, zones
from ..nodes import moves as nodes
from ..nodes.steps import CANNOT_DEGRADE, MAY_GAIN_LESSER
from ..registry import able, live, resolves
from ..run import Picks, Run
from ..state import Ctx, RawOption

LEAST: Final = 2  # what a card must cost to be degraded


def _degradable(run: Run, node: nodes.Degrade, ctx: Ctx) -> list[RawOption]:
    found = select.cards(run, node.cards, ctx)
    if node.dearest and found:
        found = select.dearest(run, found)
    return [option for option in found if run.codex.cost[run.s.kind[option[-1]]] >= LEAST]


@resolves(nodes.Degrade)
def degrade(run: Run, node: nodes.Degrade, ctx: Ctx, picks: Picks) -> None:
    """`picks`: of every card those still to go, then the answer."""
    found = _degradable(run, node, ctx)
    if node.every and picks:
        found = [option for option in found if option[-1] in picks[0]]
    elif not found:
        run.push(CANNOT_DEGRADE, ctx)
        return
    meant = tuple(option[-1] for option in found)
    if len(picks) > 1:
        _carry_out(run, node, ctx, picks[1], meant)
    elif len(options := select.distinct(run, found)) > 1:
        run.ask("degrade", run.chooser(ctx), options, node, ctx, (meant,))
    elif options:
        _carry_out(run, node, ctx, options[0], meant)


def _carry_out(
    run: Run, node: nodes.Degrade, ctx: Ctx, option: RawOption, meant: tuple[int, ...]
) -> None:
    card = zones.lift(run, option)
    rest = tuple(other for other in meant if other != card)
    if node.every and rest:
        run.push(node, ctx, (rest,))
    run.push(MAY_GAIN_LESSER, replace(ctx, it=card))
    zones.destroy(run, card)


@able(nodes.Degrade)
def degrade_able(run: Run, node: nodes.Degrade, ctx: Ctx) -> tuple[int, int]:
    return int(bool(_degradable(run, node, ctx))), 1


@live(nodes.Degrade)
def degrade_live(run: Run, node: nodes.Degrade, ctx: Ctx) -> bool:
    """Who cannot do it suffers for it."""
    return True
