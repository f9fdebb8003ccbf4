"""A player's turn: casting and drawing; the main phase has a module of its own."""

from __future__ import annotations

from typing import Final

from .. import deeds, hands, zones
from ..codex import GEM, RELIC
from ..nodes.steps import (
    DRAW_END_WINDOW,
    DRAW_UP,
    ORDER_DISCARDS,
    TURN_END,
    TURN_OVER,
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
from .turns import turn_end, turn_over

DONE: Final[RawOption] = ("done",)


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
    options: list[RawOption] = []
    for _, card in spells:
        options.append(("cast", seat, card))
    if not closed_with_spells(run, seat):
        options.append(DONE)
    if len(options) == 1:
        casting_phase(run, node, ctx, (options[0],))
    else:
        run.ask("casting", (seat,), options, node, NOTHING, ())


def closed_with_spells(run: Run, seat: int) -> list[int]:
    """Where a spell must be cast: on closed breaches; one closed breach of two is enough (R12)."""
    prepped, breach = run.s.prepped, run.s.breach
    found = []
    for i in range(4 * seat, 4 * seat + 4):  # a comprehension would make a function each time
        if prepped[i] and breach[i] != OPEN:
            found.append(i)
    return found


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
    if "draw-start" in run.codex.heard:
        run.push((ORDER_DISCARDS, DRAW_UP), NOTHING)
        deeds.happened(run, "draw-start", seat)  # before anything is put away
    elif len(s.played[seat]) > 1 and (options := _to_order(run, seat)):
        run.push(DRAW_UP, NOTHING)
        run.ask("order", (seat,), options, ORDER_DISCARDS, NOTHING, ())
    else:
        _put_away(run, seat)
        draw_up(run, DRAW_UP, NOTHING, ())


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
    if (not picks or picks[0][0] != "done") and (options := _to_order(run, seat)):
        run.ask("order", (seat,), options, node, NOTHING, ())
    else:
        _put_away(run, seat)


def _to_order(run: Run, seat: int) -> list[RawOption]:
    """Which played card may come next; nothing where the order makes no difference."""
    kind, kinds = run.s.kind, dict[int, RawOption]()
    for card in run.s.played[seat]:
        if kind[card] not in kinds:
            kinds[kind[card]] = ("next", card)
    return [*kinds.values(), DONE] if len(kinds) > 1 else []


def _put_away(run: Run, seat: int) -> None:
    s = run.s
    played = s.played[seat]
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
    if run.codex.quiet_draws:  # nothing comes between the draw and the end of the turn
        if missing > 0:
            zones.draw(run, seat, missing)
        if "turn-end" in run.codex.heard:
            turn_end(run, TURN_END, NOTHING, ())
        else:
            turn_over(run, TURN_OVER, NOTHING, ())
        return
    run.push(TURN_END, NOTHING)
    if "draw-phase-end" in run.codex.windows:
        run.push(DRAW_END_WINDOW, NOTHING)
    if missing > 0:
        hands.draw(run, seat, missing)
