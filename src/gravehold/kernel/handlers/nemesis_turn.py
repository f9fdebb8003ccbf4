"""The nemesis turn: what is in play acts, then a card is drawn."""

from __future__ import annotations

from typing import Any, Final

from .. import deeds, in_play, zones
from ..codex import ATTACK, BODY, MINION
from ..nodes import nemesis as nodes
from ..nodes.steps import (
    ATTACK_DONE,
    DRAW_AGAIN,
    NEMESIS_DRAW,
    POWER_DUE,
    POWER_SPENT,
    RESOLVE_IN_PLAY,
    UNLEASH_THRICE,
    AttackDone,
    DrawAgain,
    NemesisDraw,
    NemesisMain,
    NemesisTurnEnd,
    PowerDue,
    PowerSpent,
    ResolveInPlay,
)
from ..registry import resolves
from ..run import Picks, Run
from ..state import NOTHING, Ctx, Frame
from .minions import persistent
from .nemesis import enter
from .turns import is_spent

AGAIN: Final[Frame] = (DRAW_AGAIN, NOTHING, ())


@resolves(NemesisMain)
def nemesis_main(run: Run, node: NemesisMain, ctx: Ctx, picks: Picks) -> None:
    stack = run.s.stack
    for card in reversed(run.s.in_play):
        stack.append((RESOLVE_IN_PLAY, Ctx(card=card), ()))


@resolves(ResolveInPlay)
def resolve_in_play(run: Run, node: ResolveInPlay, ctx: Ctx, picks: Picks) -> None:
    s, card = run.s, ctx.card
    if card not in s.in_play:
        return
    type_ = run.codex.type[s.kind[card]]
    if type_ == BODY:
        return
    if type_ == MINION:
        # What stands in the place of it is met in the minion's own turn (L6).
        if "persistent" not in run.codex.heard or not deeds.replaced(run, "persistent", it=card):
            persistent(run, ctx)
        return
    if "power-lost" in run.codex.heard:
        run.push(POWER_DUE, ctx)
        in_play.lose_power(run, card, 1)
    else:
        in_play.lose_power(run, card, 1)
        power_due(run, POWER_DUE, ctx, ())


@resolves(PowerDue)
def power_due(run: Run, node: PowerDue, ctx: Ctx, picks: Picks) -> None:
    """A frame of its own where the loss of a token is answered: the card may get new ones."""
    s, card = run.s, ctx.card
    if card in s.in_play and s.marks[s.in_play.index(card)] <= 0:
        if run.log is not None:
            run.tell("power", card=card)
        definition: Any = run.codex.definitions[s.kind[card]]
        run.push(POWER_SPENT, ctx)
        if run.codex.brackets:
            run.bracket()
        run.push(definition.effect, ctx)


@resolves(PowerSpent)
def power_spent(run: Run, node: PowerSpent, ctx: Ctx, picks: Picks) -> None:
    in_play.discard_from_play(run, ctx.card)


@resolves(NemesisDraw)
def nemesis_draw(run: Run, node: NemesisDraw, ctx: Ctx, picks: Picks) -> None:
    s = run.s
    s.phase = "nemesis-draw"
    if not s.nemesis_deck and is_spent(run):
        return
    if ctx.n:
        s.extra_draws -= 1
    s.stack.append(AGAIN)
    draw_and_resolve(run)


@resolves(nodes.DrawNemesisCard)
def draw_nemesis_card(run: Run, node: nodes.DrawNemesisCard, ctx: Ctx, picks: Picks) -> None:
    draw_and_resolve(run)


@resolves(nodes.DiscardNemesisCards)
def discard_nemesis_cards(
    run: Run, node: nodes.DiscardNemesisCards, ctx: Ctx, picks: Picks
) -> None:
    s = run.s
    for _ in range(min(run.count(node.n, ctx), len(s.nemesis_deck))):
        card = zones.draw_nemesis_card(run)
        zones.put_on_nemesis_discard(run, card)
        if run.log is not None:
            run.tell("leave", card=card)


def draw_and_resolve(run: Run) -> None:
    s = run.s
    if not s.nemesis_deck:
        _nothing_to_draw(run)
        return
    card = zones.draw_nemesis_card(run)
    if run.log is not None:
        run.tell("nemesis-draw", card=card)
    if run.codex.type[s.kind[card]] == ATTACK:
        zones.hold(run, card)
        attack: Any = run.codex.definitions[s.kind[card]]
        ctx = Ctx(card=card)
        run.push(ATTACK_DONE, ctx)
        if run.codex.brackets:
            run.bracket()
        run.push(attack.effect, ctx)
    else:
        enter(run, card)


def _nothing_to_draw(run: Run) -> None:
    """Three unleashes, or what the mat says (nemesis.empty-deck, L39)."""
    if "empty-draw" in run.codex.heard:
        if deeds.replaced(run, "empty-draw"):
            return
        deeds.happened(run, "empty-draw")
    run.push(UNLEASH_THRICE, NOTHING)


@resolves(DrawAgain)
def draw_again(run: Run, node: DrawAgain, ctx: Ctx, picks: Picks) -> None:
    if run.s.extra_draws > 0:
        run.push(NEMESIS_DRAW, Ctx(n=1))


@resolves(AttackDone)
def attack_done(run: Run, node: AttackDone, ctx: Ctx, picks: Picks) -> None:
    if ctx.card in run.s.resolving:
        zones.release(run, ctx.card)
        in_play.to_nemesis_discard(run, ctx.card)


@resolves(NemesisTurnEnd)
def nemesis_turn_end(run: Run, node: NemesisTurnEnd, ctx: Ctx, picks: Picks) -> None:
    run.s.extra_draws = 0
    if "nemesis-turn-end" in run.codex.heard:
        run.s.phase = "nemesis-end"
        deeds.happened(run, "nemesis-turn-end")
