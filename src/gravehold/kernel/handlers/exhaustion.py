"""What happens when a mage is exhausted."""

from __future__ import annotations

from typing import Any

from .. import life_totals
from ..nodes.steps import (
    DESTROY_A_BREACH,
    EXCESS,
    LOSE_ALL_CHARGES,
    UNLEASH_TWICE,
    ExcessToGravehold,
    Exhaust,
)
from ..registry import resolves
from ..run import Picks, Run
from ..state import GONE, NOTHING, Ctx


@resolves(Exhaust)
def exhaust(run: Run, node: Exhaust, ctx: Ctx, picks: Picks) -> None:
    """Unleash twice, a breach, the charges, the excess (R2)."""
    rules = run.codex.rules
    steps: list[Any] = []
    if rules.exhaust_unleash:
        steps.append(run.codex.mat.on_exhaust or UNLEASH_TWICE)
    if rules.exhaust_breach and not _keeps_breaches(run, ctx.you):
        steps.append(DESTROY_A_BREACH)
    if rules.exhaust_charges:
        steps.append(LOSE_ALL_CHARGES)
    run.push(EXCESS, ctx)
    for step in steps[::-1]:
        own = step in (DESTROY_A_BREACH, LOSE_ALL_CHARGES)
        run.push(step, ctx if own else NOTHING)


def _keeps_breaches(run: Run, seat: int) -> bool:
    """Whether a breach of their own mat says that none is destroyed (R70)."""
    codex, s = run.codex, run.s
    for slot, on_mat in enumerate(codex.mages[seat].breaches):
        tile = s.tile[4 * seat + slot]
        own = on_mat is not None and on_mat.tile == codex.tile_ids[tile]
        if own and codex.firm[tile] and s.breach[4 * seat + slot] != GONE:
            return True
    return False


@resolves(ExcessToGravehold)
def excess_to_gravehold(run: Run, node: ExcessToGravehold, ctx: Ctx, picks: Picks) -> None:
    life_totals.hurt_gravehold(run, ctx.n * life_totals.overflow(run, ctx.you))
