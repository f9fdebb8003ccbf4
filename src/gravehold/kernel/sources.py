"""Where clauses are found: each source where it lies, at the moment a deed is done.

In this order: the rule set, the ally, the mat of the nemesis, its cards in play (oldest first),
then seat by seat the mat of the mage and what lies at its breaches, then other zones where cards
work. No source registers itself.
"""

from __future__ import annotations

from typing import Any, Final

from .codex import MINION, Codex
from .ears import ALL, CARDS, FOES, MAGES, MAT, MATS, PLAIN_OF, SPELLS, Ears, concerns
from .frames import Deed
from .nodes.clauses import Whenever
from .places import Place
from .run import Run
from .state import NO_CARD, NOBODY, NOTHING, Ctx, State
from .zones import prepped_cards

Found = list[tuple[Any, Ctx]]  # clauses, each with the context its source gives it

Waiter = tuple[int, tuple[Any, ...], Any]  # a card, its clauses, and where it lies
NOBODY_WAITS: Final[list[Waiter]] = []


class Waiting:
    """The clauses of nemesis cards in play, by sort and deed.

    Made anew when such a card has come, gone or become another one. Zones are replaced and never
    changed, so the same one holds the same cards: copies of a game share this, a save has nothing
    of it.
    """

    __slots__ = ("by_sort", "in_play", "kind")

    def __init__(self, s: State, codex: Codex) -> None:
        self.in_play, self.kind = s.in_play, s.kind
        self.by_sort: tuple[dict[str, list[Waiter]], ...] = ({}, {}, {}, {}, {})
        waits, kind = codex.waits, s.kind
        for card in s.in_play:
            for sort, deed, clauses in waits[kind[card]]:
                self.by_sort[sort].setdefault(deed, []).append((card, clauses, None))


def listening(
    run: Run,
    ears: Ears,
    name: str,
    seat: int = NOBODY,
    it: int = NO_CARD,
    n: int = 0,
    by: Ctx = NOTHING,
    token: str = "",
) -> Found:
    """The clauses a deed concerns, source by source."""
    hears = ears.hears.get(name, 0)
    s = run.s
    foes = spells = in_zones = NOBODY_WAITS
    own: tuple[Any, ...] = ()
    if hears & CARDS:
        if hears & FOES:
            waiting = run.waiting
            if waiting is None or waiting.in_play is not s.in_play or waiting.kind is not s.kind:
                waiting = run.waiting = Waiting(s, run.codex)
            foes = waiting.by_sort[ears.sort].get(name, NOBODY_WAITS)
        if it != NO_CARD and (clauses := ears.kinds[s.kind[it]].get(name)):
            own = tuple(clause for clause in clauses if concerns(clause) == "this")
        if hears & SPELLS:
            spells = _at_breaches(run, ears, name)
        works = run.codex.tables.works
        if works is not None and any(s.zones[works]):
            in_zones = _in_zones(run, ears, name)
        if not (foes or hears & MATS or own or spells or in_zones):
            return []
    elif not hears:
        return []
    deed = Deed(name, seat, it, n, by, token)
    found: Found = []
    if hears & ALL:
        found += _of_all(run, ears, deed)
    if hears & MAT:
        found += _fitting(run, ears.mat[name], _for_foes(deed, NO_CARD), deed)
    if hears == MAT:
        return found
    for card, clauses, _ in foes:
        found += _fitting(run, clauses, _for_foes(deed, card), deed)
    ours = bool(own) and run.codex.is_players[s.kind[it]]
    if own and not ours and it not in s.in_play:
        found += _fitting(run, own, _for_foes(deed, it), deed)
    if spells or hears & MAGES:
        found += _of_players(run, ears, deed, spells)
    if ours and not any(it in zone for zone in s.prepped):
        ctx = Ctx(seat, it, seat, that=seat, it=it, n=n, via=by.via)
        found += _fitting(run, own, ctx, deed)
    for card, clauses, (place, i) in in_zones:
        found += _fitting(run, clauses, _in_zone(run, deed, place, i, card), deed)
    return found


def _at_breaches(run: Run, ears: Ears, name: str) -> list[Waiter]:
    """Spells that wait for it; one on two breaches works at the first of them."""
    found: list[Waiter] = []
    kind, prepped = run.s.kind, run.s.prepped
    for i, zone in enumerate(prepped):
        for card in zone:
            clauses = ears.kinds[kind[card]].get(name)
            if clauses and not (i % 4 and card in prepped[i - 1]):
                found.append((card, clauses, (i // 4, i % 4)))
    return found


def _in_zones(run: Run, ears: Ears, name: str) -> list[Waiter]:
    """What waits for it in other zones where cards work."""
    found: list[Waiter] = []
    s = run.s
    for place in run.codex.tables.working:
        for i, zone in enumerate(s.zones[place.start : place.start + place.many]):
            for card in zone:
                if clauses := ears.kinds[s.kind[card]].get(name):
                    found.append((card, clauses, (place, i)))
    return found


def _of_all(run: Run, ears: Ears, deed: Deed) -> Found:
    """What the rule set and the ally say."""
    you, found = _doer(deed), Found()
    common = Ctx(you=you, that=you, it=deed.it, n=deed.n, via=deed.by.via, by=deed.by.card)
    for clauses in (ears.rules.get(deed.name), ears.ally.get(deed.name)):
        if clauses:
            found += _fitting(run, clauses, common, deed)
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
    that = deed.seat if deed.seat != NOBODY else by.you
    return Ctx(card=card, that=that, it=deed.it, n=deed.n, via=by.via, by=by.card)


def _of_players(run: Run, ears: Ears, deed: Deed, spells: list[Waiter]) -> Found:
    """Seat by seat the mat of the mage, then what lies at its breaches."""
    name, it, n, by, that = deed.name, deed.it, deed.n, deed.by, _doer(deed)
    found: Found = []
    for owner, mat in enumerate(ears.mages):
        if clauses := mat.get(name):
            ctx = Ctx(owner, NO_CARD, owner, that=that, it=it, n=n, via=by.via, by=by.card)
            found += _fitting(run, clauses, ctx, deed)
        for card, clauses, (seat, slot) in spells:
            if seat == owner:
                ctx = Ctx(owner, card, owner, 0, 1 << slot, that, it, n, via=by.via, by=by.card)
                found += _fitting(run, clauses, ctx, deed)
    return found


def _fitting(run: Run, clauses: tuple[Any, ...], ctx: Ctx, deed: Deed) -> Found:
    found: Found = []
    for clause in clauses:  # a comprehension would make a function each time
        if (
            _is_concerned(run, clause, ctx, deed)
            and (clause.only_if is None or run.holds(clause.only_if, ctx))
            and not (type(clause) is Whenever and clause.once and mark_of(ctx) in run.s.used)
        ):
            found.append((clause, ctx))
    return found


def mark_of(ctx: Ctx) -> int:
    """What tells in `State.used` that this source has been used in the running turn."""
    return ctx.card if ctx.card != NO_CARD else NO_CARD + 1 + ctx.owner


def _is_concerned(run: Run, clause: Any, ctx: Ctx, deed: Deed) -> bool:
    """Whether the deed happens to whom the clause speaks of."""
    of, seat, it = clause.of or PLAIN_OF[clause.deed], deed.seat, deed.it
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
    return any(card in zone for place in working for zone in place.each(run.s))


def has_ears(run: Run, clause: Whenever, ctx: Ctx) -> bool:
    """Whether the source still lies where it works; what a card says of itself needs no place."""
    if ctx.card == NO_CARD or concerns(clause) == "this":
        return True
    if ctx.card in run.s.in_play or _lies_in_zone(run, ctx.card):
        return True
    prepped = prepped_cards(run, ctx.owner) if ctx.owner != NOBODY else []
    return any(card == ctx.card for _, card in prepped)
