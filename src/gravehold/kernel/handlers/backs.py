"""Backs of cards that are turned over, and cards that become others."""

from __future__ import annotations

from msgspec.structs import replace

from .. import deeds, faces
from ..nodes import places as nodes
from ..nodes.steps import TURNED, Turned
from ..registry import reads, resolves, weighs
from ..run import Picks, Run
from ..state import NO_CARD, NOBODY, Ctx, Option
from .nemesis import chosen_minions


def _card(on: str, ctx: Ctx) -> int:
    return ctx.card if on == "this" else ctx.it


@resolves(nodes.TurnOver)
def turn_over(run: Run, node: nodes.TurnOver, ctx: Ctx, picks: Picks) -> None:
    card = _card(node.on, ctx)
    if card != NO_CARD and faces.is_secret(run.s, card):
        _turn(run, card, node, ctx)


def _turn(run: Run, card: int, node: nodes.TurnOver | nodes.TurnOneOver, ctx: Ctx) -> None:
    """What waits for a player who turns a card over comes after all that belongs to it."""
    faces.turn(run.s, card)
    run.s.reveals += 1
    if run.log is not None:
        run.tell("turn-over", ctx.you, card)
    if "turn-over" in run.codex.heard and ctx.you != NOBODY:
        run.push(TURNED, Ctx(you=ctx.you, it=card))
    run.push(node.then, replace(ctx, it=card))


@resolves(Turned)
def turned(run: Run, node: Turned, ctx: Ctx, picks: Picks) -> None:
    deeds.happened(run, "turn-over", ctx.you, it=ctx.it)


@weighs(nodes.TurnOver)
def turn_over_able(run: Run, node: nodes.TurnOver, ctx: Ctx) -> tuple[int, int]:
    card = _card(node.on, ctx)
    return int(card != NO_CARD and faces.is_secret(run.s, card)), 1


def _unseen(run: Run, node: nodes.TurnOneOver) -> list[Option]:
    """Each of them is an option of its own: nobody knows whether two are alike (R59)."""
    found = chosen_minions(run, node.minions)
    return [("flip", card) for card in found if faces.is_secret(run.s, card)]


@resolves(nodes.TurnOneOver)
def turn_one_over(run: Run, node: nodes.TurnOneOver, ctx: Ctx, picks: Picks) -> None:
    option = run.pick("flip", _unseen(run, node), node, ctx, picks)
    if option is not None:
        _turn(run, option[1], node, ctx)


@weighs(nodes.TurnOneOver)
def turn_one_over_able(run: Run, node: nodes.TurnOneOver, ctx: Ctx) -> tuple[int, int]:
    return int(bool(_unseen(run, node))), 1


@reads(nodes.IsFace)
def is_face(run: Run, node: nodes.IsFace, ctx: Ctx) -> bool:
    card = _card(node.on, ctx)
    return card != NO_CARD and faces.face_of(run.s, run.codex, card) == node.face


@resolves(nodes.Become)
def become(run: Run, node: nodes.Become, ctx: Ctx, picks: Picks) -> None:
    s, codex, card = run.s, run.codex, _card(node.on, ctx)
    if card == NO_CARD:
        return
    foe = codex.type[s.kind[card]] > 2
    if foe and card not in s.in_play and card not in s.resolving:
        return
    before, now = s.kind[card], codex.number[node.id]
    s.kind = (*s.kind[:card], now, *s.kind[card + 1 :])
    if run.log is not None:
        run.tell("evolve" if node.evolve else "become", card=card, n=before, extra=now)
