"""Deeds: what forbids, alters, replaces and answers them.

For one deed the order is: forbidden, altered, replaced, done, answered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from . import via, zones
from .codex import SPELL
from .ears import ByDeed, Ears
from .nodes.clauses import Action, Alter, CountAs, Must, Whenever
from .nodes.moves import OfferThisTurn
from .nodes.steps import CARD_DONE, POOL, TRIGGER
from .places import SPENT, TREASURES
from .run import Run
from .sources import Found, listening, mark_of
from .state import NEMESIS, NO_CARD, NOBODY, NOTHING, Ctx, Frame

OFFERED: Final = "offered"  # in the place of a source: for this turn, by a card of this kind
Place = tuple[str, int, str, int]  # of a clause: sort and number of its source, deed, number there


def forbidden(
    run: Run, deed: str, seat: int = NOBODY, it: int = NO_CARD, by: Ctx = NOTHING, token: str = ""
) -> bool:
    ears = run.codex.forbid
    return deed in ears.deeds and bool(listening(run, ears, deed, seat, it, 0, by, token))


def altered(
    run: Run,
    deed: str,
    n: int,
    seat: int = NOBODY,
    it: int = NO_CARD,
    by: Ctx = NOTHING,
    token: str = "",
) -> int:
    """The number of a deed after everything that changes it."""
    ears = run.codex.alter
    if deed in ears.deeds:
        for clause, ctx in listening(run, ears, deed, seat, it, n, by, token):
            n = _changed(run, clause, ctx, n)
    return n


def _changed(run: Run, clause: Alter, ctx: Ctx, n: int) -> int:
    n += run.value(clause.more, ctx)
    if n > clause.least:
        n = max(clause.least, n - run.value(clause.less, ctx))
    return n if clause.most is None else min(n, run.value(clause.most, ctx))


def replacing(
    run: Run, deed: str, seat: int = NOBODY, it: int = NO_CARD, n: int = 0, by: Ctx = NOTHING
) -> Found:
    """What would happen in the place of a deed."""
    ears = run.codex.instead
    return listening(run, ears, deed, seat, it, n, by) if deed in ears.deeds else []


def replaced(
    run: Run, deed: str, seat: int = NOBODY, it: int = NO_CARD, n: int = 0, by: Ctx = NOTHING
) -> bool:
    """Whether something happens in the place of the deed; if so it resolves next.

    Only for deeds whose replacements never ask; others are frames of their own (`steps.Charges`).
    """
    found = replacing(run, deed, seat, it, n, by)
    if found:
        clause, ctx = found[0]
        run.push(clause.do, ctx)
    return bool(found)


def happened(
    run: Run,
    deed: str,
    seat: int = NOBODY,
    it: int = NO_CARD,
    n: int = 0,
    by: Ctx = NOTHING,
    token: str = "",
) -> None:
    """What waits for this deed resolves next."""
    ears = run.codex.whenever
    if deed in ears.deeds:
        found = listening(run, ears, deed, seat, it, n, by, token)
        if found:
            resolve_next(run, found)


def twice(run: Run, deed: str, seat: int, it: int, by: Ctx, do: Callable[[], None]) -> None:
    """A deed that is `do`, done twice: what waits for it is added both times (cast.echo-bonus).

    What works once comes after the second time; so does what is still there then.
    """
    found = listening(run, run.codex.whenever, deed, seat, it, 0, by)
    resolve_next(run, found, checked=True)
    run.bracket()
    do()
    resolve_next(run, [entry for entry in found if not (entry[0].once or entry[0].first)])
    do()


def resolve_next(
    run: Run, found: Found, delayed: Sequence[Frame] = (), *, checked: bool = False
) -> None:
    """The clauses that heard a deed, and frames of effects that were put off until then.

    `checked`: one whose source will have gone by then is dropped.
    """
    if len(found) + len(delayed) > 1 and run.codex.rules.ordered_triggers:
        later = [entry for entry in found if entry[0].after == "card"]
        if later:  # another moment: in no order with what waits for the deed itself (R97)
            found = [entry for entry in found if entry[0].after != "card"]
            _below_the_card(run, later)
        if found or delayed:
            _pool(run, found, delayed)
        return
    for clause, ctx in reversed(found):
        if clause.after == "card":
            _below_the_card(run, [(clause, ctx)])
        elif checked:
            _wait(run, clause, ctx)
        else:
            answer(run, clause, ctx)
    run.s.stack += delayed[::-1]


def _below_the_card(run: Run, found: Found) -> None:
    """What waits for the end of the running card resolves then, or next if none is running."""
    s = run.s
    ends = (i for i in range(len(s.stack) - 1, -1, -1) if s.stack[i][0] == CARD_DONE)
    end = next(ends, len(s.stack))
    above = s.stack[end:]
    del s.stack[end:]
    if len(found) > 1:
        _pool(run, found)
    else:
        answer(run, *found[0])
    s.stack += above


def answer(run: Run, clause: Whenever, ctx: Ctx) -> None:
    """Resolve what waited."""
    if clause.once:
        run.s.used = (*run.s.used, mark_of(ctx))
    if clause.first:
        _spend(run, ctx)
    run.push(clause.do, replace(ctx, via=_via(run, clause, ctx)))


def _spend(run: Run, ctx: Ctx) -> None:
    """A treasure that works once in a game has done so."""
    if ctx.owner != NOBODY and ctx.card in _treasures(run, ctx.owner):
        zones.take(run, ctx.card, TREASURES.name, ctx.owner)
        zones.put(run, ctx.card, SPENT.name, ctx.owner)


def _treasures(run: Run, seat: int) -> tuple[int, ...]:
    place = run.codex.tables.place.get(TREASURES.name)
    return () if place is None else place.at(run.s, seat)


def _via(run: Run, clause: Whenever, ctx: Ctx) -> int:
    """What damage that a clause deals comes from."""
    if ctx.owner != NOBODY:
        spell = ctx.card != NO_CARD and run.codex.type[run.s.kind[ctx.card]] == SPELL
        return via.SPELL if spell else via.CARD
    if clause.deed == "nemesis-turn-start":
        return via.TURN_START
    if ctx.card != NO_CARD:
        return 0
    allys = run.codex.whenever.ally.get(clause.deed, ())
    return via.ALLY if any(one is clause for one in allys) else 0


# Triggers that meet


def _pool(run: Run, found: Found, delayed: Sequence[Frame] = ()) -> None:
    """Frames that wait for a choice of order lie under a head that asks (R36)."""
    for clause, ctx in reversed(found):
        _wait(run, clause, ctx)
    run.s.stack += delayed[::-1]
    run.s.stack.append((POOL, Ctx(n=len(found) + len(delayed)), ()))


def _wait(run: Run, clause: Whenever, ctx: Ctx) -> None:
    run.s.stack.append((TRIGGER, ctx, place_of(run, run.codex.whenever, clause, ctx)))


def place_of(run: Run, ears: Ears, clause: Any, ctx: Ctx) -> Place:
    """Where a clause stands, as plain data that can be saved."""
    source, number = _source_of(run, ears, clause, ctx)
    clauses = clauses_at(run, ears, source, number)[clause.deed]
    return source, number, clause.deed, clauses.index(clause)


def _source_of(run: Run, ears: Ears, clause: Any, ctx: Ctx) -> tuple[str, int]:
    if ctx.card != NO_CARD:
        return "card", run.s.kind[ctx.card]
    if ctx.owner != NOBODY:
        return "mage", ctx.owner
    if clause in ears.rules.get(clause.deed, ()):
        return "rules", 0
    return ("ally" if clause in ears.ally.get(clause.deed, ()) else "nemesis"), 0


def clauses_at(run: Run, ears: Ears, source: str, number: int) -> ByDeed:
    if source == "card":
        return ears.kinds[number]
    if source == "mage":
        return ears.mages[number]
    if source == "nemesis":
        return ears.mat
    return ears.rules if source == "rules" else ears.ally


def action_at(run: Run, source: str, number: int, index: int) -> Action | OfferThisTurn:
    """What an action of the main phase stands for."""
    if source == OFFERED:
        offer: OfferThisTurn = run.s.delayed[index][0]
        return offer
    action: Action = clauses_at(run, run.codex.actions, source, number)["main-phase"][index]
    return action


def clause_at(run: Run, place: Place) -> Whenever:
    """The clause a waiting trigger stands for."""
    source, number, deed, index = place
    clause: Whenever = clauses_at(run, run.codex.whenever, source, number)[deed][index]
    return clause


def bound_players(run: Run) -> list[int]:
    """Whom 'any player' on nemesis cards must be (`Must`)."""
    found: list[int] = []
    for clause, ctx in _holding(run):
        if isinstance(clause, Must):
            found += run.players(clause.who, ctx)
    return found


def counted_as(run: Run, card: int) -> int:
    """The nemesis turn order card that this one counts as (`CountAs`)."""
    if card != NEMESIS or not run.codex.counting:
        return card
    for clause, ctx in _holding(run):
        if isinstance(clause, CountAs) and (
            clause.only_if is None or run.holds(clause.only_if, ctx)
        ):
            names = run.codex.turn_names
            return next((n for n, id_ in names.items() if id_ == clause.card), card)
    return card


def _holding(run: Run) -> Iterator[tuple[Any, Ctx]]:
    """What stands on nemesis cards in play and wherever cards work, also if it hears no deed."""
    s, definitions = run.s, run.codex.definitions
    cards = [(card, NOBODY) for card in s.in_play]
    for place in run.codex.tables.working:
        for i, zone in enumerate(place.each(s)):
            owner = i if place.of == "seat" else NOBODY
            cards += [(card, owner) for card in zone]
    for card, owner in cards:
        for clause in definitions[s.kind[card]].standing:  # type: ignore[attr-defined]
            yield clause, Ctx(card=card, owner=owner)
