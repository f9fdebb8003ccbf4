"""Where clauses are found: each source where it lies, at the moment a deed is done.

In this order: the rule set, the ally, the mat of the nemesis, its cards in play (oldest first),
then seat by seat the mat of the mage and what lies at its breaches. No source registers itself.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .codex import MINION
from .ears import COMMON, FOES, OURS, Ears, concerns
from .nodes.clauses import Whenever
from .places import Place
from .run import Run
from .state import NO_CARD, NOBODY, Ctx
from .zones import prepped_cards

Found = list[tuple[Any, Ctx]]  # clauses, each with the context its source gives it
NOTHING = Ctx()


class Deed(msgspec.Struct, frozen=True, gc=False):
    """Something done: to which player, to or with which card, how much, by which effect."""

    name: str
    seat: int = NOBODY
    it: int = NO_CARD
    n: int = 0
    by: Ctx = NOTHING
    token: str = ""  # or the word of an action


def listening(run: Run, ears: Ears, deed: Deed) -> Found:
    """The clauses a deed concerns, source by source."""
    found: Found = []
    name = deed.name
    where = ears.where[name]
    if where & COMMON:
        you = _doer(deed)
        common = Ctx(you=you, that=you, it=deed.it, n=deed.n, via=deed.by.via, by=deed.by.card)
        for clauses in (ears.rules.get(name), ears.ally.get(name)):
            if clauses:
                found += _fitting(run, clauses, common, deed)
    if where & FOES:
        found += _of_foes(run, ears, deed)
    if where & OURS:
        found += _of_players(run, ears, deed)
    if name in ears.on_cards and run.codex.tables.working:
        found += _of_zones(run, ears, deed)
    return found


def _of_zones(run: Run, ears: Ears, deed: Deed) -> Found:
    """What lies before players, beside the mat, under breaches, and in other zones that work."""
    s, found = run.s, Found()
    for place in run.codex.tables.working:
        for i, cards in enumerate(s.zones[place.start : place.start + place.many]):
            for card in cards:
                if clauses := ears.kinds[s.kind[card]].get(deed.name):
                    found += _fitting(run, clauses, _in_zone(run, deed, place, i, card), deed)
    return found


def _in_zone(run: Run, deed: Deed, place: Place, i: int, card: int) -> Ctx:
    """Its owner is who has the seat or breach; what belongs to all speaks to whom it concerns."""
    owner = {"seat": i, "breach": i // 4}.get(place.of, NOBODY)
    where = 1 << i % 4 if place.of == "breach" else 0
    foe = not run.codex.is_players[run.s.kind[card]]
    you = NOBODY if foe else owner if owner != NOBODY else deed.seat
    by = deed.by
    return Ctx(you, card, owner, 0, where, _doer(deed), deed.it, deed.n, via=by.via, by=by.card)


def _doer(deed: Deed) -> int:
    """'That player': whom it happened to, or else who did it."""
    return deed.seat if deed.seat != NOBODY else deed.by.you


def _for_foes(deed: Deed, card: int) -> Ctx:
    by = deed.by
    return Ctx(card=card, that=_doer(deed), it=deed.it, n=deed.n, via=by.via, by=by.card)


def _of_foes(run: Run, ears: Ears, deed: Deed) -> Found:
    s, it, name = run.s, deed.it, deed.name
    found: Found = []
    if clauses := ears.mat.get(name):
        found += _fitting(run, clauses, _for_foes(deed, NO_CARD), deed)
    kinds, kind = ears.kinds, s.kind
    for card in s.in_play:
        if clauses := kinds[kind[card]].get(name):
            found += _fitting(run, clauses, _for_foes(deed, card), deed)
    if it != NO_CARD and it not in s.in_play and not run.codex.is_players[s.kind[it]]:
        found += _fitting(run, _of_itself(run, ears, deed), _for_foes(deed, it), deed)
    return found


def _of_players(run: Run, ears: Ears, deed: Deed) -> Found:
    s, name, it, n, by = run.s, deed.name, deed.it, deed.n, deed.by
    seat, that = deed.seat, _doer(deed)
    found: Found = []
    apart = it != NO_CARD and run.codex.is_players[s.kind[it]]
    kinds, kind = ears.kinds, s.kind
    for owner, mat in enumerate(ears.mages):
        if clauses := mat.get(name):
            ctx = Ctx(owner, NO_CARD, owner, that=that, it=it, n=n, via=by.via, by=by.card)
            found += _fitting(run, clauses, ctx, deed)
        for slot, card in prepped_cards(run, owner):
            if card == it:
                apart = False
            if clauses := kinds[kind[card]].get(name):
                ctx = Ctx(owner, card, owner, 0, 1 << slot, that, it, n, via=by.via, by=by.card)
                found += _fitting(run, clauses, ctx, deed)
    if apart:
        ctx = Ctx(seat, it, seat, that=seat, it=it, n=n, via=by.via)
        found += _fitting(run, _of_itself(run, ears, deed), ctx, deed)
    return found


def _of_itself(run: Run, ears: Ears, deed: Deed) -> tuple[Any, ...]:
    """What a card says of itself holds wherever it has gone by now (R26)."""
    clauses = ears.kinds[run.s.kind[deed.it]].get(deed.name, ())
    return tuple(clause for clause in clauses if concerns(clause) == "this")


def _fitting(run: Run, clauses: tuple[Any, ...], ctx: Ctx, deed: Deed) -> Found:
    return [
        (clause, ctx)
        for clause in clauses
        if _is_concerned(run, clause, ctx, deed)
        and (clause.only_if is None or run.holds(clause.only_if, ctx))
        and not (type(clause) is Whenever and clause.once and mark_of(ctx) in run.s.used)
    ]


def mark_of(ctx: Ctx) -> int:
    """What tells in `State.used` that this source has been used in the running turn."""
    return ctx.card if ctx.card != NO_CARD else NO_CARD + 1 + ctx.owner


def _is_concerned(run: Run, clause: Any, ctx: Ctx, deed: Deed) -> bool:
    """Whether the deed happens to whom the clause speaks of."""
    of, seat, it = concerns(clause), deed.seat, deed.it
    if deed.token and _which(clause) not in ("", deed.token):
        return False
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
    if of == "here":
        return deed.by.owner == ctx.owner and bool(deed.by.where & ctx.where)
    if isinstance(of, str) or it == NO_CARD:
        return False
    if of.dealt and _is_of_side_deck(run, it):
        return False
    if not of.subtype:
        return run.codex.type[run.s.kind[it]] == MINION
    return of.subtype in run.codex.called_as[run.s.kind[it]]


def _which(clause: Any) -> str:
    """The kind of token or the action a clause speaks of, where a deed tells which it was."""
    return str(getattr(clause, "token", "") or getattr(clause, "verb", ""))


def _is_of_side_deck(run: Run, card: int) -> bool:
    definition: Any = run.codex.definitions[run.s.kind[card]]
    return bool(getattr(definition, "deck", ""))


def _lies_in_zone(run: Run, card: int) -> bool:
    working = run.codex.tables.working
    return any(card in place.at(run.s, i) for place in working for i in range(place.many))


def has_ears(run: Run, clause: Whenever, ctx: Ctx) -> bool:
    """Whether the source still lies where it works; what a card says of itself needs no place."""
    if ctx.card == NO_CARD or concerns(clause) == "this":
        return True
    if ctx.card in run.s.in_play or _lies_in_zone(run, ctx.card):
        return True
    prepped = prepped_cards(run, ctx.owner) if ctx.owner != NOBODY else []
    return any(card == ctx.card for _, card in prepped)
