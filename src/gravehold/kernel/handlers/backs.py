"""Backs of cards that are turned over, and cards that become others."""

from __future__ import annotations

from msgspec.structs import replace

from .. import deeds, faces, select, tokens
from ..nodes import places as nodes
from ..nodes.steps import TURNED, Turned
from ..registry import able, holds, resolves
from ..run import Picks, Run
from ..state import NO_CARD, NOBODY, Ctx, RawOption
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


@able(nodes.TurnOver)
def turn_over_able(run: Run, node: nodes.TurnOver, ctx: Ctx) -> tuple[int, int]:
    card = _card(node.on, ctx)
    return int(card != NO_CARD and faces.is_secret(run.s, card)), 1


def _unseen(run: Run, node: nodes.TurnOneOver) -> list[RawOption]:
    """Each of them is an option of its own: nobody knows whether two are alike (R59)."""
    found = chosen_minions(run, node.minions)
    return [("flip", card) for card in found if faces.is_secret(run.s, card)]


@resolves(nodes.TurnOneOver)
def turn_one_over(run: Run, node: nodes.TurnOneOver, ctx: Ctx, picks: Picks) -> None:
    option = run.pick("flip", _unseen(run, node), node, ctx, picks)
    if option is not None:
        _turn(run, option[1], node, ctx)


@able(nodes.TurnOneOver)
def turn_one_over_able(run: Run, node: nodes.TurnOneOver, ctx: Ctx) -> tuple[int, int]:
    return int(bool(_unseen(run, node))), 1


@holds(nodes.IsFace)
def is_face(run: Run, node: nodes.IsFace, ctx: Ctx) -> bool:
    card = _card(node.on, ctx)
    return card != NO_CARD and faces.face_of(run.s, run.codex, card) == node.face


@resolves(nodes.Become)
def become(run: Run, node: nodes.Become, ctx: Ctx, picks: Picks) -> None:
    s, codex, card = run.s, run.codex, _card(node.on, ctx)
    if card == NO_CARD or (node.evolve and not codex.rules.evolves):
        return
    foe = codex.type[s.kind[card]] > 2
    if foe and card not in s.in_play and card not in s.resolving:
        return
    _change(run, card, node.id, "evolve" if node.evolve else "become", NOBODY)


def _change(run: Run, card: int, id_: str, event: str, seat: int) -> None:
    """Another kind, in the same place."""
    s, before, now = run.s, run.s.kind[card], run.codex.number[id_]
    s.kind = (*s.kind[:card], now, *s.kind[card + 1 :])
    if run.log is not None:
        run.tell(event, seat, card, before, now)


def _flawable(run: Run, node: nodes.Flaw, ctx: Ctx) -> list[RawOption]:
    if not tokens.count(run, node.token):
        return []
    return select.topmost(run, select.cards(run, node.cards, ctx))


@resolves(nodes.Flaw)
def flaw(run: Run, node: nodes.Flaw, ctx: Ctx, picks: Picks) -> None:
    option = run.pick("flaw", _flawable(run, node, ctx), node, ctx, picks)
    if option is not None:
        tokens.change_token(run, node.token, -1)
        _change(run, option[-1], node.into, "flawed", ctx.you)


@able(nodes.Flaw)
def flaw_able(run: Run, node: nodes.Flaw, ctx: Ctx) -> tuple[int, int]:
    return int(bool(_flawable(run, node, ctx))), 1
