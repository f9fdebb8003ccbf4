"""Standing effects: found where their sources are, at the moment they matter."""

from __future__ import annotations

from .codex import shields
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
    if event not in run.codex.listens:
        return
    found: list[tuple[Do, Ctx]] = []
    for slot, card in prepped_cards(run, seat):
        ctx = Ctx(seat, card, seat, 0, 1 << slot, it=it, n=n)
        found += _matching(run, run.codex.triggers[run.s.kind[card]].get(event, ()), ctx)
    fire(run, found)


def of_card(run: Run, event: str, card: int, n: int = 0) -> None:
    """Trigger a nemesis card's own clauses, wherever it is by now (R26)."""
    clauses = run.codex.triggers[run.s.kind[card]].get(event)
    if clauses:
        fire(run, _matching(run, clauses, Ctx(card=card, n=n)))


def of_nemesis(run: Run, event: str, it: int = NO_CARD, n: int = 0) -> None:
    """Trigger the mat, then the cards in play, oldest first."""
    if event not in run.codex.listens:
        return
    s = run.s
    subtype = getattr(run.codex.definitions[s.kind[it]], "subtype", "") if it != NO_CARD else ""
    mat = tuple(c for c in run.codex.mat_clauses if isinstance(c, Whenever) and c.event == event)
    found: list[tuple[Do, Ctx]] = []
    for card in (NO_CARD, *s.in_play):
        clauses = mat if card == NO_CARD else run.codex.triggers[s.kind[card]].get(event, ())
        fitting = tuple(c for c in clauses if c.subtype in ("", subtype))
        found += _matching(run, fitting, Ctx(card=card, it=it, n=n))
    fire(run, found)


def _matching(run: Run, clauses: tuple[Whenever, ...], ctx: Ctx) -> list[tuple[Do, Ctx]]:
    return [(c.do, ctx) for c in clauses if c.only_if is None or run.holds(c.only_if, ctx)]


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
    return _lowered(run, shields(run.codex.definitions[run.s.kind[card]]), Ctx(card=card), amount)


def lowered_for_nemesis(run: Run, amount: int) -> int:
    clauses = tuple(
        c for c in run.codex.mat_clauses if isinstance(c, Reduce | ReduceTo) and c.to == "nemesis"
    )
    return _lowered(run, clauses, Ctx(), amount)


def _lowered(run: Run, clauses: tuple[Reduce | ReduceTo, ...], ctx: Ctx, amount: int) -> int:
    for clause in clauses:
        if isinstance(clause, ReduceTo):
            amount = min(amount, clause.n)
        elif amount > clause.floor:
            amount = max(clause.floor, amount - run.value(clause.by, ctx))
    return amount
