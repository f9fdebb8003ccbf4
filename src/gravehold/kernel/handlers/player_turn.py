"""A player's turn: casting and drawing; the main phase has a module of its own."""

from __future__ import annotations

from .. import deeds, hands, zones
from ..codex import GEM, RELIC
from ..nodes.steps import (
    DRAW_END_WINDOW,
    DRAW_UP,
    ORDER_DISCARDS,
    TURN_END,
    CastingDone,
    CastingPhase,
    DrawPhase,
    DrawUp,
    OrderDiscards,
)
from ..registry import resolves
from ..run import Picks, Run
from ..state import NOTHING, OPEN, Ctx, RawOption
from .breaches import cast_spell


@resolves(CastingPhase)
def casting_phase(run: Run, node: CastingPhase, ctx: Ctx, picks: Picks) -> None:
    s = run.s
    seat = s.active
    if picks:
        if picks[0][0] == "done":
            return
        run.push(node, NOTHING)
        cast_spell(run, seat, seat, picks[0][2])
        return
    spells = zones.prepped_cards(run, seat)
    if not spells:
        return
    if run.codex.twins:
        spells = zones.distinct_spells(run, spells)
    options: list[RawOption] = [("cast", seat, card) for _, card in spells]
    if not closed_with_spells(run, seat):
        options.append(("done",))
    if len(options) == 1:
        casting_phase(run, node, ctx, (options[0],))
    else:
        run.ask("casting", (seat,), options, node, NOTHING, ())


def closed_with_spells(run: Run, seat: int) -> list[int]:
    """Where a spell must be cast: on closed breaches; one closed breach of two is enough (R12)."""
    prepped, breach = run.s.prepped, run.s.breach
    return [i for i in range(4 * seat, 4 * seat + 4) if prepped[i] and breach[i] != OPEN]


@resolves(CastingDone)
def casting_done(run: Run, node: CastingDone, ctx: Ctx, picks: Picks) -> None:
    run.s.phase = "main"
    if "casting-end" in run.codex.heard:
        deeds.happened(run, "casting-end", run.s.active)


@resolves(DrawPhase)
def draw_phase(run: Run, node: DrawPhase, ctx: Ctx, picks: Picks) -> None:
    """Tutorial mode: unplayed gems and relics may go to the played ones first (draw.tutorial)."""
    s = run.s
    seat = s.active
    s.phase = "draw"
    if picks and picks[0][0] == "hand":
        card = zones.lift(run, picks[0])
        s.played[seat] = (*s.played[seat], card)
    done = bool(picks) and picks[0][0] == "done"
    if run.codex.rules.tutorial and not done:
        types, kinds = run.codex.type, set()
        options: list[RawOption] = []
        for card in s.hand[seat]:
            kind = s.kind[card]
            if kind not in kinds and types[kind] in (GEM, RELIC):
                kinds.add(kind)
                options.append(("hand", seat, card))
        if options:
            run.ask("tutorial", (seat,), [*options, ("done",)], node, NOTHING, ())
            return
    run.push(DRAW_UP, NOTHING)
    if "draw-start" in run.codex.heard:
        run.push(ORDER_DISCARDS, NOTHING)
        deeds.happened(run, "draw-start", seat)  # before anything is put away
        return
    order_discards(run, ORDER_DISCARDS, NOTHING, ())
    if s.question is None:
        draw_up(run, *s.stack.pop())


@resolves(OrderDiscards)
def order_discards(run: Run, node: OrderDiscards, ctx: Ctx, picks: Picks) -> None:
    s = run.s
    seat = s.active
    if picks and picks[0][0] == "next":
        card = picks[0][1]
        s.played[seat] = zones.without(s.played[seat], card)
        zones.put_on_discard(run, seat, card)
        if run.log is not None:
            run.tell("discard", seat, card)
    played = s.played[seat]
    if (not picks or picks[0][0] != "done") and len(played) > 1:
        kinds: dict[int, int] = {}
        for card in played:
            kinds.setdefault(s.kind[card], card)
        if len(kinds) > 1:
            options: list[RawOption] = [("next", card) for card in kinds.values()]
            run.ask("order", (seat,), [*options, ("done",)], node, NOTHING, ())
            return
    s.discard[seat] = s.discard[seat] + played
    s.played[seat] = ()
    if run.log is not None:
        for card in played:
            run.tell("discard", seat, card)


@resolves(DrawUp)
def draw_up(run: Run, node: DrawUp, ctx: Ctx, picks: Picks) -> None:
    s = run.s
    seat = s.active
    missing = run.codex.rules.hand_size - len(s.hand[seat])
    s.aether = 0
    s.pools = ()
    run.push(TURN_END, NOTHING)
    if "draw-phase-end" in run.codex.windows:
        run.push(DRAW_END_WINDOW, NOTHING)
    if missing > 0:
        hands.draw(run, seat, missing)
