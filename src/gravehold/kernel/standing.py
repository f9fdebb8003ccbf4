"""Standing effects: found where their sources are, at the moment they matter."""

from __future__ import annotations

from .nodes.base import Do
from .nodes.clauses import Reduce, ReduceTo, Whenever
from .run import Run
from .state import NO_CARD, Ctx
from .zones import prepped_cards


def fire(run: Run, found: list[tuple[Do, Ctx]]) -> None:
    """Resolve triggered effects in the order found."""
    for do, ctx in reversed(found):
        run.push(do, ctx)


def of_player(run: Run, event: str, seat: int, it: int = NO_CARD, n: int = 0) -> None:
    """Trigger the prepped spells of a player."""
    codex = run.codex
    if event not in codex.spells_listen:
        return
    found: list[tuple[Do, Ctx]] = []
    for slot, card in prepped_cards(run, seat):
        if clauses := codex.triggers[run.s.kind[card]].get(event):
            found += _matching(run, clauses, Ctx(seat, card, seat, 0, 1 << slot, it=it, n=n))
    fire(run, found)


def of_card(run: Run, event: str, card: int, n: int = 0) -> None:
    """Trigger a nemesis card's own clauses, wherever it is by now (R26)."""
    clauses = run.codex.triggers[run.s.kind[card]].get(event)
    if clauses:
        fire(run, _matching(run, clauses, Ctx(card=card, n=n)))


def of_nemesis(run: Run, event: str, it: int = NO_CARD, n: int = 0) -> None:
    """Trigger the mat, then the cards in play, oldest first."""
    codex = run.codex
    if event not in codex.mat_triggers and event not in codex.cards_listen:
        return
    s = run.s
    subtype = getattr(codex.definitions[s.kind[it]], "subtype", "") if it != NO_CARD else ""
    found = _matching(run, codex.mat_triggers.get(event, ()), Ctx(it=it, n=n), subtype)
    if event in codex.cards_listen:
        for card in s.in_play:
            if clauses := codex.triggers[s.kind[card]].get(event):
                found += _matching(run, clauses, Ctx(card=card, it=it, n=n), subtype)
    fire(run, found)


def _matching(
    run: Run, clauses: tuple[Whenever, ...], ctx: Ctx, subtype: str = ""
) -> list[tuple[Do, Ctx]]:
    return [
        (c.do, ctx)
        for c in clauses
        if (not c.subtype or c.subtype == subtype)
        and (c.only_if is None or run.holds(c.only_if, ctx))
    ]


def lowered_for_player(run: Run, seat: int, amount: int) -> int:
    """Damage to a player after what their prepped spells take off it."""
    s, reduces = run.s, run.codex.reduces_you
    for slot, card in prepped_cards(run, seat):
        for clause in reduces[s.kind[card]]:
            if amount > clause.floor:
                by = run.value(clause.by, Ctx(seat, card, seat, 0, 1 << slot))
                amount = max(clause.floor, amount - by)
    return amount


def lowered_for_minion(run: Run, card: int, amount: int) -> int:
    shields = run.codex.shields[run.s.kind[card]]
    return _lowered(run, shields, Ctx(card=card), amount) if shields else amount


def lowered_for_nemesis(run: Run, amount: int) -> int:
    shields = run.codex.mat_shields
    return _lowered(run, shields, Ctx(), amount) if shields else amount


def _lowered(run: Run, clauses: tuple[Reduce | ReduceTo, ...], ctx: Ctx, amount: int) -> int:
    for clause in clauses:
        if isinstance(clause, ReduceTo):
            amount = min(amount, clause.n)
        elif amount > clause.floor:
            amount = max(clause.floor, amount - run.value(clause.by, ctx))
    return amount
