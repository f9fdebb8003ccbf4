"""Deeds: what forbids, alters, replaces and answers them, found where its source is.

Sources, in this order: the rule set, the ally, the mat of the nemesis, its cards in play (oldest
first), then seat by seat the mat of the mage and its prepped spells. No source registers itself.
"""

from __future__ import annotations

from typing import Any

from .codex import MINION
from .ears import ByDeed, Ears, concerns
from .nodes.clauses import Alter, Must, Whenever
from .nodes.steps import CARD_DONE, POOL, TRIGGER
from .run import Run
from .state import NO_CARD, NOBODY, Ctx
from .zones import prepped_cards

Found = list[tuple[Any, Ctx]]  # clauses, each with the context its source gives it


def happened(
    run: Run, deed: str, seat: int = NOBODY, it: int = NO_CARD, n: int = 0, by: Ctx | None = None
) -> None:
    """What waits for this deed resolves next; `by` is the effect that did it."""
    ears = run.codex.whenever
    if deed in ears.deeds:
        found = _listening(run, ears, deed, seat, it, n, by)
        if found:
            answer(run, found)


def altered(
    run: Run, deed: str, n: int, seat: int = NOBODY, it: int = NO_CARD, by: Ctx | None = None
) -> int:
    """The number of a deed after everything that changes it."""
    ears = run.codex.alter
    if deed in ears.deeds:
        for clause, ctx in _listening(run, ears, deed, seat, it, n, by):
            n = _changed(run, clause, ctx, n)
    return n


def forbidden(run: Run, deed: str, seat: int = NOBODY, it: int = NO_CARD, n: int = 0) -> bool:
    ears = run.codex.forbid
    return deed in ears.deeds and bool(_listening(run, ears, deed, seat, it, n))


def replaced(run: Run, deed: str, seat: int = NOBODY, it: int = NO_CARD, n: int = 0) -> bool:
    """Whether something happens in the place of the deed; if so it resolves next.

    Only for deeds whose replacements never ask; the others are frames (`steps.Deed`).
    """
    ears = run.codex.instead
    if deed not in ears.deeds:
        return False
    found = _listening(run, ears, deed, seat, it, n)
    if found:
        clause, ctx = found[0]
        run.push(clause.do, ctx)
    return bool(found)


def answer(run: Run, found: Found) -> None:
    """Resolve what waited, in the order found or, where the rules say so, in one of choice."""
    if len(found) > 1 and run.codex.rules.ordered_triggers:
        pool(run, found)
        return
    for clause, ctx in reversed(found):
        resolve_clause(run, clause, ctx)


def resolve_clause(run: Run, clause: Whenever, ctx: Ctx) -> None:
    s = run.s
    if clause.once:
        s.used = (*s.used, ctx.card)
    if clause.after == "card":
        below = next((i for i in reversed(range(len(s.stack))) if s.stack[i][0] == CARD_DONE), None)
        if below is not None:
            above = s.stack[below:]
            del s.stack[below:]
            run.push(clause.do, ctx)
            s.stack += above
            return
    run.push(clause.do, ctx)


def pool(run: Run, found: Found) -> None:
    """Frames that wait for a choice of order lie under a head that asks (R36)."""
    for clause, ctx in reversed(found):
        run.s.stack.append((TRIGGER, ctx, _place_of(run, clause, ctx)))
    run.s.stack.append((POOL, Ctx(n=len(found)), ()))


def _place_of(run: Run, clause: Whenever, ctx: Ctx) -> tuple[str, int, str, int]:
    """Where a clause stands: its source, the deed, and its number among those for that deed."""
    source, number = source_of(run, clause, ctx)
    clauses = _clauses_at(run, source, number)[clause.deed]
    return source, number, clause.deed, clauses.index(clause)


def source_of(run: Run, clause: Whenever, ctx: Ctx) -> tuple[str, int]:
    ears = run.codex.whenever
    if ctx.card != NO_CARD:
        return "card", run.s.kind[ctx.card]
    if ctx.owner != NOBODY:
        return "mage", ctx.owner
    for name, clauses in (("rules", ears.rules), ("ally", ears.ally)):
        if clause in clauses.get(clause.deed, ()):
            return name, 0
    return "nemesis", 0


def _clauses_at(run: Run, source: str, number: int) -> ByDeed:
    ears = run.codex.whenever
    if source == "card":
        return ears.kinds[number]
    if source == "mage":
        return ears.mages[number]
    return {"rules": ears.rules, "ally": ears.ally, "nemesis": ears.mat}[source]


def clause_at(run: Run, place: tuple[str, int, str, int]) -> Whenever:
    source, number, deed, index = place
    clause: Whenever = _clauses_at(run, source, number)[deed][index]
    return clause


def is_there(run: Run, clause: Whenever, ctx: Ctx) -> bool:
    """Whether the source still has ears; what a card says of itself needs no place."""
    if ctx.card == NO_CARD or concerns(clause) == "this":
        return True
    if ctx.owner == NOBODY:
        return ctx.card in run.s.in_play
    return any(card == ctx.card for _, card in prepped_cards(run, ctx.owner))


def bound_players(run: Run) -> list[int]:
    """Whom 'any player' on nemesis cards must be (`Must`)."""
    found: list[int] = []
    s, definitions = run.s, run.codex.definitions
    for card in s.in_play:
        for clause in definitions[s.kind[card]].standing:  # type: ignore[attr-defined]
            if isinstance(clause, Must):
                found += run.players(clause.who, Ctx(card=card))
    return found


def _changed(run: Run, clause: Alter, ctx: Ctx, n: int) -> int:
    more, less = clause.more, clause.less
    if more:
        n += more if type(more) is int else run.value(more, ctx)
    if less and n > clause.least:
        n = max(clause.least, n - (less if type(less) is int else run.value(less, ctx)))
    if clause.most is not None:
        n = min(n, run.value(clause.most, ctx))
    return n


# Sources


def _listening(
    run: Run, ears: Ears, deed: str, seat: int, it: int, n: int, by: Ctx | None = None
) -> Found:
    """The clauses this deed concerns, source by source."""
    s = run.s
    via = by.via if by is not None else 0
    actor = by.you if by is not None else NOBODY
    found: Found = []
    for common in (ears.rules, ears.ally):
        if clauses := common.get(deed):
            found += _fitting(run, clauses, Ctx(you=seat, that=seat, it=it, n=n, via=via), seat, it)
    if clauses := ears.mat.get(deed):
        who = seat if seat != NOBODY else actor
        found += _fitting(run, clauses, Ctx(that=who, it=it, n=n, via=via), seat, it)
    if deed in ears.foes:
        kinds, kind = ears.kinds, s.kind
        who = seat if seat != NOBODY else actor
        for card in s.in_play:
            if clauses := kinds[kind[card]].get(deed):
                ctx = Ctx(card=card, that=who, it=it, n=n, via=via)
                found += _fitting(run, clauses, ctx, seat, it)
        if it != NO_CARD and it not in s.in_play and not run.codex.is_players[kind[it]]:
            # what it says of itself holds wherever it has gone by now (R26)
            clauses = tuple(c for c in kinds[kind[it]].get(deed, ()) if concerns(c) == "this")
            found += _fitting(run, clauses, Ctx(card=it, that=who, it=it, n=n, via=via), seat, it)
    if deed in ears.ours:
        found += _of_players(run, ears, deed, seat, it, n, via)
    return found


def _of_players(run: Run, ears: Ears, deed: str, seat: int, it: int, n: int, via: int) -> Found:
    s, kinds = run.s, ears.kinds
    found: Found = []
    for owner, mat in enumerate(ears.mages):
        if clauses := mat.get(deed):
            ctx = Ctx(owner, NO_CARD, owner, that=seat, it=it, n=n, via=via)
            found += _fitting(run, clauses, ctx, seat, it)
        for slot, card in prepped_cards(run, owner):
            if clauses := kinds[s.kind[card]].get(deed):
                ctx = Ctx(owner, card, owner, 0, 1 << slot, that=seat, it=it, n=n, via=via)
                found += _fitting(run, clauses, ctx, seat, it)
    return found


def _fitting(run: Run, clauses: tuple[Any, ...], ctx: Ctx, seat: int, it: int) -> Found:
    return [
        (clause, ctx)
        for clause in clauses
        if _concerned(run, clause, ctx, seat, it)
        and (clause.only_if is None or run.holds(clause.only_if, ctx))
        and not (type(clause) is Whenever and clause.once and ctx.card in run.s.used)
    ]


def _concerned(run: Run, clause: Any, ctx: Ctx, seat: int, it: int) -> bool:
    """Whether the deed happens to whom the clause speaks of."""
    of = concerns(clause)
    if of == "anybody":
        return True
    if of == "you":
        return ctx.owner in (seat, NOBODY)
    if of == "this":
        return it == ctx.card != NO_CARD
    if of == "ally":
        return seat not in (NOBODY, ctx.owner)
    if of == "nemesis":
        return it == NO_CARD
    if isinstance(of, str) or it == NO_CARD or run.codex.type[run.s.kind[it]] != MINION:
        return False
    minion: Any = run.codex.definitions[run.s.kind[it]]
    return of.subtype in ("", minion.subtype)
