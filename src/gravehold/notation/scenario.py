"""Scenario files: a position, some answers, what must then hold."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from gravehold.content.library import LIBRARY, Library
from gravehold.kernel.codex import Codex
from gravehold.kernel.definitions import Tile
from gravehold.kernel.errors import BadFile, phrase
from gravehold.kernel.game import codex_for
from gravehold.kernel.places import CURSES
from gravehold.table.declared import zones_of
from gravehold.table.laying import BREACH_SUFFIX

from .check_expect import ExpectCheck
from .check_position import PositionCheck
from .fields import Fields, shown
from .keys import why_unreadable
from .own_definitions import library_of
from .settings import Settings, read_settings
from .textfile import read_text
from .yamltree import Mapping, documents

FIELDS = ("name", "rule", "definitions", "game", "position", "steps", "expect")


class Step(NamedTuple):
    """One line of `steps`: a key to answer with, or something to check."""

    line: int
    key: str
    expect: Mapping | None = None


class Scenario(NamedTuple):
    """One document of a scenario file, checked."""

    file: str
    line: int
    name: str
    rules: tuple[str, ...]
    settings: Settings
    library: Library
    position: Mapping | None
    steps: tuple[Step, ...]
    expect: Mapping | None

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}"

    def codex(self) -> Codex:
        """The set-up with all the cards and piles the position mentions."""
        plain = codex_for(self.settings.setup(self.library))
        if self.position is None:
            return plain
        by_piles = (self.position.get(name, ()) for name in zones_of("pile", plain))
        wanted = dict.fromkeys(
            (*self.position.get("supply", ()), *chain(*by_piles), *_beside(self.position))
        )
        piles = [pile for pile in wanted if plain.number.get(pile, -1) not in plain.pile_of]
        extra = _further(self.position, plain, self.library)
        tiles = _tiles(self.position, plain, self.library)
        if not piles and not extra and not tiles:
            return plain
        return codex_for(self.settings.setup(self.library, extra, piles, tiles))


def _beside(position: Mapping) -> Iterator[str]:
    """The pile the treasure of the group lies beside."""
    treasures = position.get("treasures")
    if isinstance(treasures, dict) and isinstance(treasures.get("pile"), str):
        yield treasures["pile"]


def _tiles(position: Any, plain: Codex, library: Library) -> list[Tile]:
    """The kinds of breaches a position names that no mage of the set-up has."""
    players = position.get("players") if isinstance(position, dict) else None
    named = {kind + BREACH_SUFFIX for kind in _kinds(players)}
    every = (tile for mage in library.mages.values() for tile in mage.tiles)
    found = {tile.id: tile for tile in every if tile.id in named}
    return [found[id_] for id_ in sorted(found) if id_ not in plain.tile_number]


def _kinds(part: Any) -> Iterator[str]:
    """Every word that says of which kind a breach is."""
    if isinstance(part, dict):
        if isinstance(part.get("kind"), str):
            yield part["kind"]
        for inner in part.values():
            yield from _kinds(inner)


def _further(position: Any, plain: Codex, library: Library) -> list[str]:
    """The cards a position names that the set-up does not have."""
    named = {word for word in cards_in(position) if word in library.cards}
    stocked = position.get(CURSES) if isinstance(position, dict) else None
    if isinstance(stocked, dict):  # a deck that is told of is there, even if nothing names it
        named |= {card.id for card in library.curses}
    return sorted(card for card in named if card not in plain.number)


def cards_in(part: Any) -> Iterator[str]:
    """Every word of a position that may name a card, without what marks it."""
    if isinstance(part, str):
        yield part.rpartition(" ")[2].removesuffix("+")
    elif isinstance(part, dict | list):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from cards_in(inner)


def scenario_files(paths: Collection[Path]) -> list[Path]:
    """The files meant by files and folders; each once."""
    found: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            inside = sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")])
            inside = [file for file in inside if not _holds_a_list(file)]
            if not inside:
                raise BadFile("error-in", file=str(path), why=phrase("file-no-scenarios"))
            found.update(dict.fromkeys(inside))
        else:
            found[path] = None
    return list(found)


def _holds_a_list(path: Path) -> bool:
    """Whether a file holds definitions for scenarios beside it and no scenario itself."""
    with path.open("rb") as lines:
        told = (line for line in lines if line.strip() and not line.startswith((b"#", b"---")))
        return next(told, b"").startswith((b"- ", b"["))


def read_scenarios(
    path: Path, rules: Collection[str] | None = None, library: Library = LIBRARY
) -> list[Scenario]:
    """The scenarios of one file; `rules`, if given, are the ids that `rule` may name."""
    return parse_scenarios(read_text(path), str(path), rules, library)


def parse_scenarios(
    text: str, file: str, rules: Collection[str] | None = None, library: Library = LIBRARY
) -> list[Scenario]:
    """All documents of a text; every document with a mistake is named in the error."""
    found: list[Scenario] = []
    wrong: list[BadFile] = []
    for line, value in documents(text, file):
        try:
            found.append(_Reader(file, rules, library).scenario(line, value))
        except BadFile as error:
            wrong.append(error)
    if wrong:
        raise BadFile.of(wrong)
    if not found:
        raise BadFile("error-in", file=file, why=phrase("file-no-scenario"))
    return found


class _Reader(Fields):
    def __init__(self, file: str, rules: Collection[str] | None, library: Library) -> None:
        super().__init__(file)
        self.library = library
        self.known_rules = rules

    def scenario(self, line: int, value: Any) -> Scenario:
        part = self.mapping(value, line, phrase("file-a-scenario"), FIELDS)
        for name in ("name", "game"):
            if name not in part:
                self.fail(line, "file-needs", field=name)
        name = self.text(part["name"], part.lines["name"], "name")
        if "definitions" in part:
            at = part.lines["definitions"]
            self.library = library_of(self.file, part["definitions"], at, self.library)
        settings = read_settings(self.file, part["game"], part.lines["game"], self.library)
        codex = codex_for(settings.setup(self.library))
        further = _further(part.get("position"), codex, self.library)
        tiles = _tiles(part.get("position"), codex, self.library)
        if further or tiles:
            codex = codex_for(settings.setup(self.library, further, tiles=tiles))
        position = None
        if "position" in part:
            at = part.lines["position"]
            check = PositionCheck(self.file, codex, self.library, expecting=False)
            position = self.mapping(part["position"], at, "position", check.parts)
            check.position(position)
        checker = ExpectCheck(self.file, codex, self.library)
        steps = tuple(self._steps(part, checker))
        expect = None
        if "expect" in part:
            expect = checker.expect(part["expect"], part.lines["expect"])
        if not steps and expect is None:
            self.fail(line, "file-shows-nothing")
        rules = self._rules(part)
        return Scenario(
            self.file, line, name, rules, settings, self.library, position, steps, expect
        )

    def _rules(self, part: Mapping) -> tuple[str, ...]:
        if "rule" not in part:
            return ()
        value, line = part["rule"], part.lines["rule"]
        items = [(line, value)] if isinstance(value, str) else self.items(value, line, "rule")
        found = []
        for at, rule in items:
            self.text(rule, at, "rule")
            if self.known_rules is not None:
                self.word(rule, at, "rule", self.known_rules)
            found.append(rule)
        return tuple(found)

    def _steps(self, part: Mapping, checker: ExpectCheck) -> Iterator[Step]:
        if part.get("steps") is None:
            return
        for line, item in self.items(part["steps"], part.lines["steps"], "steps"):
            if isinstance(item, bool):
                yield Step(line, "yes" if item else "no")
            elif isinstance(item, str):
                if why := why_unreadable(item, self.library.definitions):
                    self.refuse(line, why)
                yield Step(line, item)
            elif isinstance(item, Mapping):
                yield Step(line, "", self._check(item, line, checker))
            else:
                self.fail(line, "file-step", value=shown(item))

    def _check(self, item: Mapping, line: int, checker: ExpectCheck) -> Mapping:
        """`expect_options: X` is `expect: {options: X}`."""
        self.mapping(item, line, "steps", ("expect", "expect_options"))
        if len(item) != 1:
            self.fail(line, "file-check")
        [(name, value)] = item.items()
        if name == "expect_options":
            inner = Mapping(item.line)
            inner["options"] = value
            inner.lines["options"] = item.lines[name]
            value = inner
        return checker.expect(value, item.lines[name])
