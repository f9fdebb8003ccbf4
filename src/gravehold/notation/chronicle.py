"""Chronicles: a whole game as a short text, its set-up and then one key per line."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from gravehold import __version__
from gravehold.content.builds import Builds
from gravehold.content.edition import as_of
from gravehold.content.library import LIBRARY, Box, Library
from gravehold.content.recipe import GRAVEHOLD, Treasures
from gravehold.content.setups import supply_names
from gravehold.kernel.errors import BadFile, GraveholdError, IllegalChoice, phrase, unknown
from gravehold.kernel.events import Event
from gravehold.kernel.game import Game
from gravehold.kernel.rules import DIFFICULTIES, VARIANTS
from gravehold.kernel.setup import Setup
from gravehold.modes.expedition.plan import kinds, number_of_battles
from gravehold.words.names import name
from gravehold.words.seats import mage_name

from .buildlines import (
    BUILD_LINES,
    NAME_LINES,
    BadLine,
    builds_from_lines,
    builds_to_lines,
)
from .fields import FEW
from .headed import FORMAT, Answer, Headed, headed
from .keys import why_unreadable
from .provenance import (
    SHORT,
    box_from_text,
    box_to_text,
    changed_since,
    check_of,
    marks_from_text,
    marks_of,
    marks_to_text,
    own_box,
    restored,
    with_earlier,
)
from .settings import NUMBERS, Settings, settings_of, treasures_from_text, treasures_to_text

FIELDS = (
    "format", "version", "rules", "chapter", "variants", "difficulty",
    "mages", *BUILD_LINES, "nemesis", "protects", "abilities", "treasures", "supply", "packs",
    "basics", "upgraded", "wounds", "flaws", "gravehold", "resolve", "seed",
    "expedition", "battle", "try", "made-of", "definitions", "checks",
)  # fmt: skip
LEFT_OUT = (  # lines with nothing to say
    "chapter", "protects", "abilities", "treasures", "upgraded", *NUMBERS,
)  # fmt: skip
OF_JOURNEY = ("expedition", "battle", "try")  # where the game was a battle of one
MOST_TRIES = 9999
NEEDED = ("format", "mages", "nemesis", "seed")
LISTS = {
    "variants": "variant", "mages": "mage", "packs": "pack", "supply": "card",
    "basics": "basic-card", "abilities": "card", "upgraded": "upgraded-card",
}  # fmt: skip
WORDS = {
    "rules": "rule-set", "chapter": "chapter", "difficulty": "difficulty",
    "nemesis": "nemesis", "protects": "ally", "expedition": "expedition",
}  # fmt: skip


class Origin(NamedTuple):
    """The journey a game was a battle of."""

    expedition: str  # its kind
    battle: int
    attempt: int


class Chronicle(NamedTuple):
    """A chronicle as read: nothing has been played yet."""

    name: str
    version: str
    settings: Settings
    setup: Setup
    answers: tuple[Answer, ...]
    changed: tuple[str, ...] = ()  # what has become another thing since it was written
    checks: str = ""  # of the position after each answer
    origin: Origin | None = None


# Writing


def write(game: Game, library: Library = LIBRARY, origin: Origin | None = None) -> str:
    """The chronicle of a game, with a comment at each turn; `origin`, if it was a battle."""
    if game.origin is not None:
        raise GraveholdError("file-written-position")
    if not game.record:
        raise GraveholdError("file-no-answers")
    settings = settings_of(game.setup, game.seed, library)
    body, checks = _body(game)
    made = marks_to_text(marks_of(game.setup))
    values = _header(settings)
    if origin is not None:
        values |= dict(zip(OF_JOURNEY, map(str, origin), strict=True))
    values["made-of"] = made
    if (own := own_box(game.setup, library)) is not None:
        values["definitions"] = box_to_text(own)
    values["checks"] = "".join(checks)
    return headed(values, body)


def write_plain(settings: Settings, version: str, answers: Iterable[str]) -> str:
    """The same of a game that can no longer be played: what is known of it, unchecked."""
    values = {**_header(settings), "version": version}
    return headed({field: value for field, value in values.items() if value}, answers)


def _header(settings: Settings) -> dict[str, str]:
    values = {
        "format": str(FORMAT),
        "version": __version__,
        "rules": settings.rules,
        "chapter": settings.chapter,
        "variants": ", ".join(settings.variants),
        "difficulty": settings.difficulty,
        "mages": ", ".join(settings.mages),
        **builds_to_lines(settings.builds),
        "nemesis": settings.nemesis,
        "protects": "" if settings.protects == GRAVEHOLD else settings.protects,
        "abilities": ", ".join(settings.abilities or ()),
        "treasures": treasures_to_text(settings.treasures),
        "supply": ", ".join(settings.supply),
        "packs": ", ".join(settings.packs or ()),
        "basics": ", ".join(settings.basics or ()),
        "upgraded": ", ".join(settings.upgraded),
        "wounds": str(settings.wounds or ""),
        "flaws": "" if settings.flaws is None else str(settings.flaws),
        "gravehold": "" if settings.gravehold is None else str(settings.gravehold),
        "resolve": str(settings.resolve or ""),
        "seed": str(settings.seed),
    }
    return {field: value for field, value in values.items() if value or field not in LEFT_OUT}


def _body(game: Game) -> tuple[list[str], list[str]]:
    """The lines, and checks of positions on the way."""
    again = Game.new(game.setup, game.seed, events=True)
    answers = game.answers
    lines: list[str] = []
    checks: list[str] = []
    for key in answers:
        lines += [*turn_comments(again), key]
        again.choose(key)
        checks.append(check_of(again))
    return [*lines, *turn_comments(again)], checks


def turn_comments(game: Game) -> Iterator[str]:
    """A line for each turn that has begun, and how the game ended, by its events; clears them."""
    for event in game.events:
        if event.kind in ("turn", "nemesis-turn"):
            yield f"# {turn_title(game, event)}"
    game.events.clear()
    if game.outcome is not None:
        yield f"# {'won' if game.outcome.won else 'lost'}: {game.outcome.because}"


def turn_title(game: Game, event: Event) -> str:
    """'turn 7: p2 Garu', for the event that begins a turn."""
    if event.kind == "nemesis-turn":
        return f"turn {event.n}: {name(game.codex.nemesis.id)}"
    return f"turn {event.n}: p{event.seat + 1} {mage_name(game.setup, event.seat)}"


# Reading


def read(text: str, file: str = "chronicle", library: Library = LIBRARY) -> Chronicle:
    """Header and keys; only their form is checked, not whether the keys are legal."""
    return _Reader(file, library).read(text)


class _Reader(Headed):
    fields = FIELDS
    needed = NEEDED
    names = NAME_LINES

    def __init__(self, file: str, library: Library) -> None:
        super().__init__(file)
        self.library = library
        self.own: Box | None = None
        self.marks: dict[str, str] = {}

    def read(self, text: str) -> Chronicle:
        answers = self.keys_after_header(text)
        self._find_library()
        settings = self._settings()
        setup, changed = self._setup(settings)
        for answer in answers:
            if why := why_unreadable(answer.key, self.library.definitions):
                self.fail(answer.line, why)
        return Chronicle(
            self.file,
            self.values.get("version", ""),
            settings,
            setup,
            answers,
            changed,
            self.values.get("checks", ""),
            self._origin(),
        )

    def _origin(self) -> Origin | None:
        """The journey it was a battle of."""
        found = [field for field in OF_JOURNEY if field in self.values]
        if not found:
            return None
        for field in OF_JOURNEY:
            if field not in found:
                why = phrase("file-battle-lacks", field=field, given=found[0])
                self.fail(self.lines[found[0]], why)
        kind = self._word("expedition")
        most = number_of_battles(kind, self.library)
        return Origin(kind, self._from_one("battle", most), self._from_one("try", MOST_TRIES))

    def _from_one(self, field: str, most: int) -> int:
        found = self.whole(field)
        if not 1 <= found <= most:
            value, high = self.values[field], str(most)
            why = phrase("file-range", field=field, value=value, low="1", high=high)
            self.fail(self.lines[field], why)
        return found

    def _find_library(self) -> None:
        """What the ids of the header stand for."""
        if "made-of" not in self.values:  # a file of 0.1.0, or written by hand
            self.library = as_of(self.library, self.values.get("version", ""))
        else:
            try:
                self.marks = marks_from_text(self.values["made-of"])
            except BadFile as error:
                self.fail(self.lines["made-of"], error)
            self.library = with_earlier(self.library, self.marks)
        if "definitions" in self.values:
            try:
                self.own = box_from_text(self.values["definitions"])
                self.library = self.library.with_own(self.own)
            except GraveholdError as error:
                self.fail(self.lines["definitions"], error)

    def _known(self, field: str) -> Collection[str]:
        library = self.library
        known: dict[str, Collection[str]] = {
            "variants": VARIANTS,
            "mages": library.mages,
            "packs": library.supply,
            "supply": library.cards,
            "basics": {**library.pool, **library.upgraded},
            "upgraded": library.upgraded,
            "abilities": library.cards,
            "protects": (GRAVEHOLD, *library.allies),
            "rules": library.rule_sets,
            "chapter": library.chapters.get(self.values.get("rules", ""), {}),
            "difficulty": DIFFICULTIES,
            "nemesis": library.nemeses,
            "expedition": kinds(library),
        }
        return known[field]

    def _setup(self, settings: Settings) -> tuple[Setup, tuple[str, ...]]:
        """The set-up, and what of it is no longer what it was."""
        try:
            if "made-of" not in self.values:
                return settings.setup(self.library), ()
            rules = self.own.rule_sets[0] if self.own and self.own.rule_sets else None
            setup = self.library.setup_again(settings, rules)
            setup, changed = restored(setup, self.marks, self.library)
            return setup, tuple(changed)
        except GraveholdError as error:
            self.fail(self._line_of(error), error)

    def _line_of(self, error: GraveholdError) -> int:
        """Where a mistake stands: its field, else the first line of its seat, else the mages."""
        field, seat = error.told.get("field"), error.told.get("seat")
        found = (n for name, n in self.lines.items() if name == field or name[:3] == f"{seat}.")
        return next(found, self.lines["mages"])

    def _settings(self) -> Settings:
        found: dict[str, object] = {
            "seed": self.seed(),
            "mages": self._list("mages"),
            "nemesis": self._word("nemesis"),
        }
        lists = ("variants", "packs", "basics", "upgraded")
        found |= {f: self._list(f) for f in lists if f in self.values}
        words = ("rules", "chapter", "difficulty", "protects")
        found |= {f: self._word(f) for f in words if self.values.get(f)}
        if self.values.get("abilities"):
            found["abilities"] = self._list("abilities")
        if self.values.get("treasures"):
            found["treasures"] = self._treasures()
        found |= {field: self.whole(field) for field in NUMBERS if self.values.get(field)}
        if builds := self._builds():
            found["builds"] = builds
        supply = self.values.get("supply", "")
        if supply:
            found["supply"] = (
                supply if supply in supply_names(self.library) else self._list("supply")
            )
        return Settings(**found)  # type: ignore[arg-type]

    def _builds(self) -> Builds:
        """Each mistake on the line of its part."""
        try:
            return builds_from_lines(self.values, self._list("mages"), self.library)
        except BadLine as error:
            self.fail(self.lines[error.field], error.why)

    def _treasures(self) -> Treasures:
        try:
            return treasures_from_text(self.values["treasures"])
        except GraveholdError as error:
            self.fail(self.lines["treasures"], error)

    def _word(self, field: str) -> str:
        value, known = self.values[field], self._known(field)
        if field == "chapter" and not known:
            rules = self.values.get("rules") or next(iter(self.library.rule_sets))
            self.fail(self.lines[field], phrase("error-no-chapters", rules=rules))
        if value not in known:
            listed = len(known) <= FEW
            self.fail(self.lines[field], unknown(WORDS[field], value, known, listed=listed))
        return value

    def _list(self, field: str) -> tuple[str, ...]:
        known = self._known(field)
        values = self.listed(field)
        for value in values:
            if value not in known:
                self.fail(self.lines[field], unknown(LISTS[field], value, known))
        return values


# Replaying


def replay(
    text: str,
    file: str = "chronicle",
    *,
    until: int | None = None,
    library: Library = LIBRARY,
) -> Game:
    """The game a chronicle tells, or an error that names the first line that is not legal."""
    *_, (game, _) = replayed(read(text, file, library), until=until)
    return game


def replayed(
    chronicle: Chronicle, *, until: int | None = None
) -> Iterator[tuple[Game, Answer | None]]:
    """The one game after its deal and after each answer; `game.events` tells what came of it.

    A game whose definitions have changed is told as far as its checks vouch for it.
    """
    game = Game.new(chronicle.setup, chronicle.settings.seed, events=True)
    sure = _vouched(chronicle) if chronicle.changed else len(chronicle.answers)
    yield game, None
    for number, answer in enumerate(chronicle.answers[:until], 1):
        if number > sure:
            why = changed_since(chronicle.changed, number)
            raise BadFile.at(chronicle.name, answer.line, why)
        game.events.clear()
        _answer(game, chronicle.name, answer)
        yield game, answer
    if chronicle.changed and until is None and not game.over:
        after = len(chronicle.answers) + 1
        raise BadFile("error-in", file=chronicle.name, why=changed_since(chronicle.changed, after))


def _answer(game: Game, file: str, answer: Answer) -> None:
    if game.outcome is not None:
        how = "won" if game.outcome.won else "lost"
        raise BadFile.at(file, answer.line, phrase("file-over", outcome=how))
    try:
        game.choose(answer.key)
    except IllegalChoice as error:
        raise BadFile.at(file, answer.line, error) from None


def _vouched(chronicle: Chronicle) -> int:
    """How many answers still give the game that was told."""
    game = Game.new(chronicle.setup, chronicle.settings.seed, record=False)
    for number, answer in enumerate(chronicle.answers):
        try:
            _answer(game, chronicle.name, answer)
        except BadFile:
            return number
        if not chronicle.checks.startswith(check_of(game), SHORT * number):
            return number
    return len(chronicle.answers)
