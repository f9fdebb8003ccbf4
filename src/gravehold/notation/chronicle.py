"""Chronicles: a whole game as a short text, its set-up and then one key per line."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple, NoReturn

from gravehold import __version__
from gravehold.content.edition import as_of
from gravehold.content.library import LIBRARY, Box, Library
from gravehold.content.recipe import GRAVEHOLD, Treasures
from gravehold.content.setups import supply_names
from gravehold.kernel.codex import Setup
from gravehold.kernel.errors import BadFile, GraveholdError, IllegalChoice, Told, phrase, unknown
from gravehold.kernel.events import Event
from gravehold.kernel.game import Game
from gravehold.kernel.rules import DIFFICULTIES, VARIANTS
from gravehold.words.names import name

from .fields import quoted
from .keys import tidy, why_unreadable
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
from .settings import (
    LARGEST_SEED,
    Settings,
    settings_of,
    treasures_from_text,
    treasures_to_text,
)

FORMAT = 1
FIELDS = (
    "format", "version", "rules", "variants", "difficulty",
    "mages", "nemesis", "protects", "abilities", "treasures", "supply", "packs", "basics",
    "upgraded", "wounds", "seed", "expedition", "battle", "try", "made-of", "definitions", "checks",
)  # fmt: skip
LEFT_OUT = ("protects", "abilities", "treasures", "upgraded", "wounds")  # lines with nothing to say
NEEDED = ("format", "mages", "nemesis", "seed")
LISTS = {
    "variants": "variant", "mages": "mage", "packs": "pack", "supply": "card",
    "basics": "basic-card", "abilities": "card", "upgraded": "upgraded-card",
}  # fmt: skip
WORDS = {
    "rules": "rule-set", "difficulty": "difficulty", "nemesis": "nemesis", "protects": "ally",
}  # fmt: skip


class Answer(NamedTuple):
    """A key and the line it stands on."""

    line: int
    key: str


class Chronicle(NamedTuple):
    """A chronicle as read: nothing has been played yet."""

    name: str
    version: str
    settings: Settings
    setup: Setup
    answers: tuple[Answer, ...]
    changed: tuple[str, ...] = ()  # what has become another thing since it was written
    checks: str = ""  # of the position after each answer


# Writing


def write(game: Game, library: Library = LIBRARY) -> str:
    """The chronicle of a game, with a comment at each turn."""
    if game.origin is not None:
        raise GraveholdError("file-written-position")
    if not game.record:
        raise GraveholdError("file-no-answers")
    settings = settings_of(game.setup, game.seed, library)
    body, checks = _body(game)
    made = marks_to_text(marks_of(game.setup))
    values = {**_header(settings), "made-of": made}
    if (own := own_box(game.setup, library)) is not None:
        values["definitions"] = box_to_text(own)
    values["checks"] = "".join(checks)
    header = [f"{field}: {value}".rstrip() for field, value in values.items()]
    return "\n".join([*header, "", *body]) + "\n"


def write_plain(settings: Settings, version: str, answers: Iterable[str]) -> str:
    """The same of a game that can no longer be played: what is known of it, unchecked."""
    values = {**_header(settings), "version": version}
    header = [f"{field}: {value}".rstrip() for field, value in values.items() if value]
    return "\n".join([*header, "", *answers]) + "\n"


def _header(settings: Settings) -> dict[str, str]:
    values = {
        "format": str(FORMAT),
        "version": __version__,
        "rules": settings.rules,
        "variants": ", ".join(settings.variants),
        "difficulty": settings.difficulty,
        "mages": ", ".join(settings.mages),
        "nemesis": settings.nemesis,
        "protects": "" if settings.protects == GRAVEHOLD else settings.protects,
        "abilities": ", ".join(settings.abilities or ()),
        "treasures": treasures_to_text(settings.treasures),
        "supply": ", ".join(settings.supply),
        "packs": ", ".join(settings.packs or ()),
        "basics": ", ".join(settings.basics or ()),
        "upgraded": ", ".join(settings.upgraded),
        "wounds": str(settings.wounds or ""),
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
        lines += [*_turn_comments(again), key]
        again.choose(key)
        checks.append(check_of(again))
    lines += _turn_comments(again)
    if again.outcome is not None:
        lines.append(f"# {'won' if again.outcome.won else 'lost'}: {again.outcome.because}")
    return lines, checks


def _turn_comments(game: Game) -> Iterator[str]:
    for event in game.events:
        if event.kind in ("turn", "nemesis-turn"):
            yield f"# {turn_title(game, event)}"
    game.events.clear()


def turn_title(game: Game, event: Event) -> str:
    """'turn 7: p2 Garu', for the event that begins a turn."""
    if event.kind == "nemesis-turn":
        return f"turn {event.n}: {name(game.codex.nemesis.id)}"
    return f"turn {event.n}: p{event.seat + 1} {name(game.codex.mages[event.seat].id)}"


# Reading


def read(text: str, file: str = "chronicle", library: Library = LIBRARY) -> Chronicle:
    """Header and keys; only their form is checked, not whether the keys are legal."""
    return _Reader(file, library).read(text)


class _Reader:
    def __init__(self, file: str, library: Library) -> None:
        self.file = file
        self.library = library
        self.own: Box | None = None
        self.marks: dict[str, str] = {}
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}

    def read(self, text: str) -> Chronicle:
        text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        lines = [(i, line.strip()) for i, line in enumerate(text.split("\n"), 1)]
        body = 0
        for number, line in lines:
            if line.startswith("#"):
                continue
            if not line and self.values:
                body = number
                break
            if line:
                self._field(number, line)
        for field in NEEDED:
            if field not in self.values:
                self._fail(1, phrase("file-header-lacks", field=field))
        self._find_library()
        settings = self._settings()
        setup, changed = self._setup(settings)
        keys = [(i, tidy(line)) for i, line in lines if body and i > body]
        answers = [Answer(i, key) for i, key in keys if key and not key.startswith("#")]
        for answer in answers:
            if why := why_unreadable(answer.key, self.library.definitions):
                self._fail(answer.line, why)
        checks = self.values.get("checks", "")
        version = self.values.get("version", "")
        return Chronicle(self.file, version, settings, setup, tuple(answers), changed, checks)

    def _find_library(self) -> None:
        """What the ids of the header stand for."""
        if "made-of" not in self.values:  # a file of 0.1.0, or written by hand
            self.library = as_of(self.library, self.values.get("version", ""))
        else:
            try:
                self.marks = marks_from_text(self.values["made-of"])
            except BadFile as error:
                self._fail(self.lines["made-of"], error)
            self.library = with_earlier(self.library, self.marks)
        if "definitions" in self.values:
            try:
                self.own = box_from_text(self.values["definitions"])
                self.library = self.library.with_own(self.own)
            except GraveholdError as error:
                self._fail(self.lines["definitions"], error)

    def _known(self, field: str) -> Collection[str]:
        library = self.library
        known: dict[str, Collection[str]] = {
            "variants": VARIANTS,
            "mages": library.mages,
            "packs": library.supply,
            "supply": library.cards,
            "basics": {**library.basics, **library.upgraded},
            "upgraded": library.upgraded,
            "abilities": library.cards,
            "protects": (GRAVEHOLD, *library.allies),
            "rules": library.rule_sets,
            "difficulty": DIFFICULTIES,
            "nemesis": library.nemeses,
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
            self._fail(self.lines["mages"], error)

    def _fail(self, line: int, why: Told) -> NoReturn:
        raise BadFile.at(self.file, line, why)

    def _field(self, number: int, line: str) -> None:
        field, colon, value = line.partition(":")
        field = field.strip()
        if not colon:
            self._fail(number, phrase("file-header-line"))
        if field not in FIELDS:
            self._fail(number, unknown("header-field", field, FIELDS))
        if field in self.values:
            self._fail(number, phrase("file-twice", field=field))
        if field == "format" and value.strip() != str(FORMAT):
            wrong = value.strip()
            self._fail(number, phrase("file-format", format=str(FORMAT), value=wrong))
        self.values[field] = value.strip()
        self.lines[field] = number

    def _settings(self) -> Settings:
        found: dict[str, object] = {
            "seed": self._seed(),
            "mages": self._list("mages"),
            "nemesis": self._word("nemesis"),
        }
        lists = ("variants", "packs", "basics", "upgraded")
        found |= {f: self._list(f) for f in lists if f in self.values}
        words = ("rules", "difficulty", "protects")
        found |= {f: self._word(f) for f in words if self.values.get(f)}
        if self.values.get("abilities"):
            found["abilities"] = self._list("abilities")
        if self.values.get("treasures"):
            found["treasures"] = self._treasures()
        if self.values.get("wounds"):
            found["wounds"] = self._number("wounds")
        supply = self.values.get("supply", "")
        if supply:
            found["supply"] = (
                supply if supply in supply_names(self.library) else self._list("supply")
            )
        return Settings(**found)  # type: ignore[arg-type]

    def _treasures(self) -> Treasures:
        try:
            return treasures_from_text(self.values["treasures"])
        except GraveholdError as error:
            self._fail(self.lines["treasures"], error)

    def _seed(self) -> int:
        value = self.values["seed"]
        if not re.fullmatch("[0-9]{1,20}", value) or int(value) > LARGEST_SEED:
            self._fail(self.lines["seed"], phrase("error-seed", seed=quoted(value)))
        return int(value)

    def _number(self, field: str) -> int:
        value = self.values[field]
        if not re.fullmatch("[0-9]{1,4}", value):
            why = phrase("file-whole", field=field, value=quoted(value))
            self._fail(self.lines[field], why)
        return int(value)

    def _word(self, field: str) -> str:
        value, known = self.values[field], self._known(field)
        if value not in known:
            self._fail(self.lines[field], unknown(WORDS[field], value, known))
        return value

    def _list(self, field: str) -> tuple[str, ...]:
        known = self._known(field)
        values = tuple(value.strip() for value in self.values[field].split(",") if value.strip())
        for value in values:
            if value not in known:
                self._fail(self.lines[field], unknown(LISTS[field], value, known))
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
