"""Where clauses are found: each source where it lies, at the moment a deed is done.

In this order: the rule set, the ally, the mat of the nemesis, its cards in play (oldest first),
then seat by seat the mat of the mage and what lies at its breaches, then other zones where cards
work. No source registers itself.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .codex import MINION, Codex
from .ears import Ears, concerns
from .nodes.clauses import Whenever
from .places import Place
from .run import Run
from .state import NO_CARD, NOBODY, Ctx, State, Zone
from .zones import prepped_cards

Found = list[tuple[Any, Ctx]]  # clauses, each with the context its source gives it
NOTHING = Ctx()

FOES, SPELLS, ZONES = range(3)
Waiter = tuple[int, tuple[Any, ...], Any]  # a card, its clauses, and where it lies
Waiters = tuple[list[Waiter], list[Waiter], list[Waiter]]
NOBODY_WAITS: list[Waiter] = []


class Deed(msgspec.Struct, frozen=True, gc=False):
    """Something done: to which player, to or with which card, how much, by which effect."""

    name: str
    seat: int = NOBODY
    it: int = NO_CARD
    n: int = 0
    by: Ctx = NOTHING
    token: str = ""  # or the word of an action


class Waiting:
    """The clauses of cards that lie where they work, by sort and deed.

    Made anew when such a card has come, gone or become another one. Zones are replaced and never
    changed, so the same ones hold the same cards: copies of a game share this, a save has nothing
    of it.
    """

    __slots__ = ("by_sort", "in_play", "kind", "prepped", "zones")

    def __init__(self, s: State, codex: Codex) -> None:
        self.in_play, self.kind, self.prepped = s.in_play, s.kind, s.prepped[:]
        self.zones: list[Zone] | None = None
        self.by_sort: tuple[dict[str, Waiters], ...] = ({}, {}, {}, {}, {})
        waits, kind = codex.waits, s.kind
        for card in s.in_play:
            if waits[kind[card]]:
                self._add(codex, FOES, card)
        for i, zone in enumerate(s.prepped):
            for card in zone:
                # A spell on two breaches works at the first of them.
                if waits[kind[card]] and not (i % 4 and card in s.prepped[i - 1]):
                    self._add(codex, SPELLS, card, (i // 4, i % 4))
        if codex.tables.working:
            self.zones = s.zones[:]
            self._look_into_zones(codex)

    def _look_into_zones(self, codex: Codex) -> None:
        assert self.zones is not None
        for place in codex.tables.working:
            for i, cards in enumerate(self.zones[place.start : place.start + place.many]):
                for card in cards:
                    self._add(codex, ZONES, card, (place, i))

    def _add(self, codex: Codex, group: int, card: int, where: Any = None) -> None:
        for sort, deed, clauses in codex.waits[self.kind[card]]:
            waiters = self.by_sort[sort].setdefault(deed, ([], [], []))
            waiters[group].append((card, clauses, where))


def on_cards(run: Run) -> Waiting:
    """What cards wait for now; kept for as long as they lie where they lie."""
    s, found = run.s, run.waiting
    if (
        found is None
        or found.in_play is not s.in_play
        or found.prepped != s.prepped
        or found.kind is not s.kind
        or (found.zones is not None and found.zones != s.zones)
    ):
        found = run.waiting = Waiting(s, run.codex)
    return found


def is_heard(run: Run, ears: Ears, deed: str, it: int) -> bool:
    """Whether any source that waits for such a deed lies where it works now."""
    if deed in ears.on_mats:
        return True
    return deed in ears.on_cards and (
        deed in on_cards(run).by_sort[ears.sort]
        or (it != NO_CARD and deed in ears.kinds[run.s.kind[it]])
    )


def listening(run: Run, ears: Ears, deed: Deed) -> Found:
    """The clauses a deed concerns, source by source."""
    found: Found = []
    name, it = deed.name, deed.it
    foes = spells = in_zones = NOBODY_WAITS
    own: tuple[Any, ...] = ()
    if name in ears.on_cards:
        waiters = on_cards(run).by_sort[ears.sort].get(name)
        if waiters is not None:
            foes, spells, in_zones = waiters
        if it != NO_CARD:
            own = _of_itself(run, ears, deed)
    if name in ears.on_mats:
        if name in ears.of_all:
            found += _of_all(run, ears, deed)
        if clauses := ears.mat.get(name):
            found += _fitting(run, clauses, _for_foes(deed, NO_CARD), deed)
    for card, clauses, _ in foes:
        found += _fitting(run, clauses, _for_foes(deed, card), deed)
    foe = bool(own) and not run.codex.is_players[run.s.kind[it]]
    if foe and it not in run.s.in_play:
        found += _fitting(run, own, _for_foes(deed, it), deed)
    if spells or name in ears.of_mages:
        found += _of_players(run, ears, deed, spells)
    if own and not foe and not any(it in zone for zone in run.s.prepped):
        ctx = Ctx(deed.seat, it, deed.seat, that=deed.seat, it=it, n=deed.n, via=deed.by.via)
        found += _fitting(run, own, ctx, deed)
    for card, clauses, (place, i) in in_zones:
        found += _fitting(run, clauses, _in_zone(run, deed, place, i, card), deed)
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
    return Ctx(card=card, that=_doer(deed), it=deed.it, n=deed.n, via=by.via, by=by.card)


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


def _of_itself(run: Run, ears: Ears, deed: Deed) -> tuple[Any, ...]:
    """What a card says of itself holds wherever it has gone by now (R26)."""
    clauses = ears.kinds[run.s.kind[deed.it]].get(deed.name, ())
    return tuple(clause for clause in clauses if concerns(clause) == "this")


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
    return any(card in zone for place in working for zone in place.each(run.s))


def has_ears(run: Run, clause: Whenever, ctx: Ctx) -> bool:
    """Whether the source still lies where it works; what a card says of itself needs no place."""
    if ctx.card == NO_CARD or concerns(clause) == "this":
        return True
    if ctx.card in run.s.in_play or _lies_in_zone(run, ctx.card):
        return True
    prepped = prepped_cards(run, ctx.owner) if ctx.owner != NOBODY else []
    return any(card == ctx.card for _, card in prepped)
