"""Chronicles: a whole game as a short text, its set-up and then one key per line."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple, NoReturn

from gravehold import __version__
from gravehold.content.library import LIBRARY, Library
from gravehold.content.setups import supply_names
from gravehold.kernel.errors import BadFile, GraveholdError, IllegalChoice, Told, phrase, unknown
from gravehold.kernel.events import Event
from gravehold.kernel.game import Game
from gravehold.kernel.rules import DIFFICULTIES, VARIANTS
from gravehold.words.names import name

from .fields import quoted
from .keys import tidy, why_unreadable
from .settings import LARGEST_SEED, Settings, settings_of

FORMAT = 1
FIELDS = (
    "format", "version", "rules", "variants", "difficulty",
    "mages", "nemesis", "supply", "packs", "basics", "seed",
)  # fmt: skip
NEEDED = ("format", "mages", "nemesis", "seed")
LISTS = {
    "variants": "variant", "mages": "mage", "packs": "pack", "supply": "card",
    "basics": "basic-card",
}  # fmt: skip
WORDS = {"rules": "rule-set", "difficulty": "difficulty", "nemesis": "nemesis"}


class Answer(NamedTuple):
    """A key and the line it stands on."""

    line: int
    key: str


class Chronicle(NamedTuple):
    """A chronicle as read: nothing has been played yet."""

    name: str
    version: str
    settings: Settings
    library: Library
    answers: tuple[Answer, ...]


# Writing


def write(game: Game, library: Library = LIBRARY) -> str:
    """The chronicle of a game, with a comment at each turn."""
    if game.origin is not None:
        raise GraveholdError("file-written-position")
    if not game.record:
        raise GraveholdError("file-no-answers")
    settings = settings_of(game.setup, game.seed, library)
    return "\n".join([*_header(settings), "", *_body(game)]) + "\n"


def _header(settings: Settings) -> Iterator[str]:
    values = {
        "format": str(FORMAT),
        "version": __version__,
        "rules": settings.rules,
        "variants": ", ".join(settings.variants),
        "difficulty": settings.difficulty,
        "mages": ", ".join(settings.mages),
        "nemesis": settings.nemesis,
        "supply": ", ".join(settings.supply),
        "packs": ", ".join(settings.packs),
        "basics": ", ".join(settings.basics or ()),
        "seed": str(settings.seed),
    }
    return (f"{field}: {value}".rstrip() for field, value in values.items())


def _body(game: Game) -> Iterator[str]:
    again = Game.new(game.setup, game.seed, events=True)
    for key in game.answers:
        yield from _turn_comments(again)
        yield key
        again.choose(key)
    yield from _turn_comments(again)
    if again.outcome is not None:
        yield f"# {'won' if again.outcome.won else 'lost'}: {again.outcome.because}"


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
        self.known: dict[str, Collection[str]] = {
            "variants": VARIANTS,
            "mages": library.mages,
            "packs": library.supply,
            "supply": library.cards,
            "basics": library.basics,
            "rules": library.rule_sets,
            "difficulty": DIFFICULTIES,
            "nemesis": library.nemeses,
        }
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
        settings = self._settings()
        keys = [(i, tidy(line)) for i, line in lines if body and i > body]
        answers = [Answer(i, key) for i, key in keys if key and not key.startswith("#")]
        for answer in answers:
            if why := why_unreadable(answer.key, self.library.cards):
                self._fail(answer.line, why)
        version = self.values.get("version", "")
        return Chronicle(self.file, version, settings, self.library, tuple(answers))

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
        found |= {f: self._list(f) for f in ("variants", "packs", "basics") if f in self.values}
        found |= {f: self._word(f) for f in ("rules", "difficulty") if self.values.get(f)}
        supply = self.values.get("supply", "")
        if supply:
            found["supply"] = (
                supply if supply in supply_names(self.library) else self._list("supply")
            )
        settings = Settings(**found)  # type: ignore[arg-type]
        try:
            settings.setup(self.library)
        except GraveholdError as error:
            self._fail(self.lines["mages"], error)
        return settings

    def _seed(self) -> int:
        value = self.values["seed"]
        if not re.fullmatch("[0-9]{1,20}", value) or int(value) > LARGEST_SEED:
            self._fail(self.lines["seed"], phrase("error-seed", seed=quoted(value)))
        return int(value)

    def _word(self, field: str) -> str:
        value, known = self.values[field], self.known[field]
        if value not in known:
            self._fail(self.lines[field], unknown(WORDS[field], value, known))
        return value

    def _list(self, field: str) -> tuple[str, ...]:
        known = self.known[field]
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
    """The one game after its deal and after each answer; `game.events` tells what came of it."""
    game = Game.new(
        chronicle.settings.setup(chronicle.library), chronicle.settings.seed, events=True
    )
    yield game, None
    for answer in chronicle.answers[:until]:
        game.events.clear()
        if game.outcome is not None:
            how = "won" if game.outcome.won else "lost"
            raise BadFile.at(chronicle.name, answer.line, phrase("file-over", outcome=how))
        try:
            game.choose(answer.key)
        except IllegalChoice as error:
            raise BadFile.at(chronicle.name, answer.line, error) from None
        yield game, answer
