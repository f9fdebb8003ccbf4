"""Expedition files: a whole expedition as a text, its header and then one key per line."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from gravehold import __version__
from gravehold.content.box import Library
from gravehold.content.edition import as_of
from gravehold.kernel.builds import Build
from gravehold.kernel.errors import GraveholdError, phrase, unknown
from gravehold.modes.expedition import Expedition
from gravehold.modes.expedition.plan import BUILT, Plan, checked, wrong_build
from gravehold.modes.expedition.stock import Stock
from gravehold.words.names import name

from . import chronicle
from .buildlines import BadLine, build_from_lines, build_lines, builds_to_lines
from .headed import FORMAT, Answer, headed
from .journeyfile import Checks, JourneyHeaded, Kind, battle_of, check_writable, told, tried
from .journeyfile import replayed as journey_replayed
from .provenance import UNREADABLE, packed, unpacked

E = TypeVar("E", bound=Expedition)

FIELDS = (
    "format", "version", "expedition", "options", "players", *build_lines(BUILT), "packs",
    "rerolled", "seed", "revision", "stock", "checks",
)  # fmt: skip
NEEDED = ("format", "expedition", "players", "seed")


class ExpeditionText(NamedTuple):
    """An expedition file as read: nothing has been played yet."""

    name: str
    version: str
    plan: Plan
    stock: Stock | None  # what may be drawn, where the file says so
    answers: tuple[Answer, ...]
    checks: Checks
    library: Library  # that of the version which wrote it

    def begun(self, kind: type[E], *, events: bool = False) -> E:
        """Where it begins."""
        return kind.of(self.plan, self.library, self.stock, events=events)


# What is special to expeditions


def _heading(expedition: Expedition) -> str:
    state = expedition.state
    return tried(f"battle {state.battle}", state.attempt, name(state.foe))


def _standing(expedition: Expedition) -> object:
    """In an order of its own: how lists happen to be sorted may change."""
    state = expedition.state
    barracks = state.barracks
    kept = (barracks.mages, barracks.supply, barracks.treasures, state.banished, state.recallable)
    chosen = (state.taken, state.market, state.treasures, state.in_deck)
    return [
        state.battle,
        state.attempt,
        state.foe,
        state.mages,
        [sorted(ids) for ids in (*kept, *chosen)],
        [(result.battle, result.won, result.life, result.turns) for result in state.results],
        state.wounds,
        expedition.question.kind if expedition.question is not None else "",
    ]


KIND = Kind("expedition", _heading, _standing)


# Writing


def write(expedition: Expedition) -> str:
    """The text of an expedition, with comments at each battle and turn."""
    check_writable(expedition)
    rules = expedition.rules
    again = Expedition.of(expedition.plan, rules.library, rules.stock, events=True)
    body, checks = told(again, expedition.answers, KIND)
    version = rules.library.edition or __version__  # whose cards it goes on with
    return headed({**_header(expedition.plan, rules.stock, version), "checks": checks}, body)


def write_plain(plan: Plan, stock: Stock, version: str, answers: Iterable[str]) -> str:
    """The same of one that can no longer be played: what is known of it, unchecked."""
    return headed(_header(plan, stock, version), answers)


def _header(plan: Plan, stock: Stock, version: str) -> dict[str, str]:
    values = {
        "format": str(FORMAT),
        "version": version,
        "expedition": plan.kind,
        "options": ", ".join(plan.options),
        "players": str(plan.players),
        **builds_to_lines(plan.built),
        "packs": ", ".join(plan.packs) if plan.custom else "",
        "rerolled": ", ".join(plan.rerolled),
        "seed": str(plan.seed),
        "revision": str(plan.revision or ""),
        "stock": packed(stock) if plan.custom and stock != Stock() else "",
    }
    return {field: value for field, value in values.items() if value}


# Reading


def read(text: str, file: str, library: Library) -> ExpeditionText:
    """Header and keys; what is legal shows when they are played."""
    return _Reader(file, library).read(text)


class _Reader(JourneyHeaded):
    what = "expedition"
    fields = FIELDS
    needed = NEEDED
    names = tuple(f"{who}.name" for who in BUILT)

    def __init__(self, file: str, library: Library) -> None:
        super().__init__(file)
        self.library = library

    def read(self, text: str) -> ExpeditionText:
        answers = self.keys_after_header(text)
        version = self.values.get("version", "")
        self.library = self._library_of(version)
        plan = self._plan()
        stock = self._stock(plan)
        found = ExpeditionText(
            self.file, version, plan, stock, answers, self.checks(), self.library
        )
        self._try_to_begin(found)
        return found

    def _library_of(self, version: str) -> Library:
        """Of the version that wrote it; one that had no such expedition did not."""
        then = as_of(self.library, version)
        printed = then.expeditions.get(self.values["expedition"])
        return then if printed is None or {*printed.mages} <= {*then.mages} else self.library

    def _plan(self) -> Plan:
        """Field by field, so that a mistake is told with its line."""
        plan = self._with(Plan(kind=self.values["expedition"]), "expedition")
        plan = self._with(replace(plan, players=self.whole("players")), "players")
        for field in ("options", "packs", "rerolled"):
            if listed := self._listed(field):
                plan = self._with(replace(plan, **{field: listed}), field)
        revised = replace(plan, revision=self.revision())
        plan = self._with(revised, "revision") if "revision" in self.values else revised
        return replace(plan, builds=tuple(self._builds()), seed=self.seed())

    def _builds(self) -> Iterator[Build]:
        """Mages that come along; each mistake on the line of its part."""
        missing = ""
        for who in BUILT:
            lines = [self.lines[line] for line in build_lines((who,)) if line in self.lines]
            if not lines:
                missing = missing or who
                continue
            if missing:
                self.fail(min(lines), phrase("error-build-gap", who=who, missing=missing))
            try:
                build = build_from_lines(self.values, who) or Build()
            except BadLine as error:
                self.fail(self.lines[error.field], error.why)
            if (wrong := wrong_build(build, self.library)) is not None:
                self.fail(self.lines.get(f"{who}.{wrong.part}", min(lines)), wrong.why)
            yield build

    def _listed(self, field: str) -> tuple[str, ...]:
        return self.listed(field) if field in self.values else ()

    def _with(self, plan: Plan, field: str) -> Plan:
        try:
            return checked(plan, self.library)
        except GraveholdError as error:
            self.fail(self.lines[field], error)

    def _stock(self, plan: Plan) -> Stock | None:
        if not (value := self.values.get("stock", "")):
            return None
        if not plan.custom:
            self.fail(self.lines["stock"], phrase("file-stock-printed"))
        try:
            stock = unpacked(value, Stock)
        except UNREADABLE as error:
            why = error if isinstance(error, GraveholdError) else str(error)
            self.fail(self.lines["stock"], phrase("file-stock", why=why))
        self._check_stock(stock)
        return stock

    def _check_stock(self, stock: Stock) -> None:
        library = self.library
        known: tuple[tuple[str, Collection[str], Collection[str]], ...] = (
            ("mage", stock.mages, library.mages),
            ("card", (*stock.gems, *stock.relics, *stock.spells), library.cards),
            ("nemesis", dict(stock.nemeses), library.nemeses),
            ("treasure", dict(stock.treasures), library.treasures),
            ("upgraded-card", dict(stock.upgraded), library.upgraded),
        )
        for what, ids, there in known:
            for id_ in ids:
                if id_ not in there:
                    self.fail(self.lines["stock"], unknown(what, id_, there))

    def _try_to_begin(self, found: ExpeditionText) -> None:
        """What cannot be drawn is told at the line that asks for it."""
        plain = found._replace(plan=replace(found.plan, rerolled=()))
        packs = next(field for field in ("stock", "packs", "expedition") if field in self.lines)
        for text, field in ((plain, packs), (found, "rerolled")):
            try:
                text.begun(Expedition)
            except GraveholdError as error:
                self.fail(self.lines[field], error)


# Replaying


def replay(text: str, file: str, library: Library, until: int | None = None) -> Expedition:
    """The expedition a text tells, or an error that names the first line that is not legal."""
    return replay_as(Expedition, read(text, file, library), until=until)


def replay_as(kind: type[E], text: ExpeditionText, *, until: int | None = None) -> E:
    """The same as an expedition of some class."""
    *_, (expedition, _) = _replayed(text.begun(kind), text, until)
    return expedition


def replayed(
    text: ExpeditionText, *, until: int | None = None, events: bool = False
) -> Iterator[tuple[Expedition, Answer | None]]:
    """The one expedition at its beginning and after each answer."""
    return _replayed(text.begun(Expedition, events=events), text, until)


def _replayed(
    expedition: E, text: ExpeditionText, until: int | None
) -> Iterator[tuple[E, Answer | None]]:
    return journey_replayed(expedition, text.answers[:until], text.name, text.checks, KIND)


# A battle alone


def battle_chronicle(expedition: Expedition, number: int, library: Library) -> str:
    """A battle, counted over all tries, as a chronicle that stands alone; also while it runs.

    What is not in `library` is told by the chronicle itself.
    """
    rules = expedition.rules
    game = battle_of(
        expedition, number, lambda: Expedition.of(expedition.plan, rules.library, rules.stock)
    )
    results = expedition.state.results
    state = expedition.state if number > len(results) else results[number - 1]
    origin = chronicle.Origin(expedition.plan.kind, state.battle, state.attempt)
    return chronicle.write(game, library, origin)
