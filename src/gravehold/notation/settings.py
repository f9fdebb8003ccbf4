"""Which game a file is about: a set-up by ids, and its seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import structs

from gravehold.content.box import Library
from gravehold.content.builds import PARTS, Build, Builds, Workshop, first_mistake
from gravehold.content.choosing import Taken, treasures_of, treasures_taken
from gravehold.content.keywords import with_keywords, without_keywords
from gravehold.content.recipe import GRAVEHOLD, GROUP, Recipe, Treasures, ingredients
from gravehold.content.setups import (
    MOST_CHARGES,
    MOST_FLAWS,
    MOST_LIFE,
    recipe_of,
    supply_names,
)
from gravehold.kernel.checking import check_definitions
from gravehold.kernel.codex import Setup
from gravehold.kernel.decision import seat_name
from gravehold.kernel.definitions import Tile
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.reading import rules_from
from gravehold.kernel.rules import DIFFICULTIES, VARIANTS, RuleSet

from .fields import Fields
from .yamltree import Mapping

GAME_FIELDS = (
    "rules", "chapter", "nemesis", "mages", "seed", "supply", "difficulty", "variants", "packs",
    "basics", "protects", "abilities", "treasures", "upgraded", "wounds", "builds", "flaws",
    "gravehold", "resolve",
)  # fmt: skip
SAID_ELSEWHERE = ("difficulty", "variants")  # fields of a rule set that `game` has itself
LARGEST_SEED = (1 << 64) - 1
MOST_WOUNDS = 999  # the rules know better
NUMBERS = {
    "wounds": (0, MOST_WOUNDS),
    "gravehold": (1, MOST_LIFE),
    "resolve": (0, MOST_CHARGES),
    "flaws": (0, MOST_FLAWS),
}


class Settings(Recipe, frozen=True, kw_only=True):
    """A set-up by ids and its seed."""

    seed: int = 0
    # Fields of the rule set that differ, in their serial form.
    changes: dict[str, Any] = msgspec.field(default_factory=dict)

    def setup(
        self,
        library: Library,
        extra: Sequence[str] = (),
        piles: Sequence[str] = (),
        tiles: Sequence[Tile] = (),
        keywords: Sequence[str] = (),
    ) -> Setup:
        """The set-up, with the further cards, piles, breaches and keywords a position needs.

        A supply that is named pile by pile need not have the usual shape.
        """
        supply: str | tuple[str, ...] = self.supply
        if piles:
            standard = tuple(card.id for card in self.setup(library).supply)
            supply = (*standard, *(pile for pile in piles if pile not in standard))
        more = tuple(sorted({*self.extra, *extra}))
        wanted = structs.replace(self, supply=supply, extra=more)
        setup = library.setup(wanted, self.seed, free_supply=not isinstance(supply, str))
        if tiles:
            setup = structs.replace(setup, tiles=(*setup.tiles, *tiles))
        if self.changes:
            setup = structs.replace(setup, rules=_changed(setup.rules, self.changes))
        return with_keywords(setup, keywords) if keywords else setup


def settings_of(setup: Setup, seed: int, library: Library | None = None) -> Settings:
    """The other way round; piles and basics are named one by one.

    Without a library nothing is said about packs, which matter no more.
    """
    recipe = recipe_of(setup) if library is None else library.recipe(setup)
    return Settings(**ingredients(recipe), seed=seed)


def treasures_to_text(treasures: Treasures) -> str:
    """'p1 mazras-thesis, group poison-heart'."""
    return ", ".join(f"{name} {id_}" for name, id_ in treasures_taken(treasures))


def treasures_from_text(text: str) -> Treasures:
    """The other way round; who or what they name is not looked at."""
    found: list[tuple[str, str]] = []
    for entry in filter(None, (part.strip() for part in text.split(","))):
        name, blank, id_ = entry.partition(" ")
        if not blank:
            raise GraveholdError("error-treasure-form", value=entry[:60])
        found.append((name, id_.strip()))
    return treasures_of(_once_for_group(tuple(found)))


def _once_for_group(taken: Taken) -> Taken:
    if len([name for name, _ in taken if name == GROUP]) > 1:
        raise GraveholdError("error-treasure-level", seat=GROUP, level="2")
    return taken


def _changed(rules: RuleSet, changes: dict[str, Any]) -> RuleSet:
    return rules_from({**_plain(rules), **changes})


def _plain(rules: RuleSet) -> dict[str, Any]:
    """Every field, as JSON has it."""
    text = msgspec.json.encode(structs.asdict(rules))
    return msgspec.json.decode(text, type=dict[str, Any])


def changes_in(setup: Setup, library: Library) -> dict[str, Any]:
    """What its rules say otherwise than those a library has under their id."""
    rules = setup.rules
    chapters = library.chapters.get(rules.id, {})
    known = chapters.get(rules.chapter) or library.rule_sets.get(rules.id, rules)
    ours = known.at_difficulty(rules.difficulty).with_variants(rules.variants)
    plain = structs.replace(setup, rules=without_keywords(rules))
    if with_keywords(plain).rules == rules:  # else a position has named a keyword
        rules = plain.rules
    if rules == ours:
        return {}
    before = _plain(ours)
    return {field: value for field, value in _plain(rules).items() if before[field] != value}


def read_settings(file: str, value: Any, line: int, library: Library) -> Settings:
    """The `game` of a scenario."""
    return _SettingsReader(file, library).read(value, line)


def read_build(fields: Fields, told: Mapping, workshop: Workshop | None) -> Build:
    """The parts of a build; each mistake is told on its own line."""
    found: dict[str, Any] = {}
    for part in (part for part in PARTS if part in told):
        word, at = told[part], told.lines[part]
        if part == "fourth":
            found[part] = fields.true(word, at, part)
        elif part == "flawed":
            found[part] = fields.whole(word, at, part, 0, MOST_FLAWS)
        else:
            found[part] = fields.text(word, at, part)
    build = Build(**found)
    if build.ability and told.get("fourth") is False:
        fields.fail(told.lines["fourth"], "error-fourth-there")
    if workshop and (wrong := first_mistake(workshop, build)):
        fields.refuse(told.lines[wrong.part], wrong.why)
    return build


class _SettingsReader(Fields):
    def __init__(self, file: str, library: Library) -> None:
        super().__init__(file)
        self.library = library

    def read(self, value: Any, line: int) -> Settings:
        library = self.library
        game = self.mapping(value, line, "game", GAME_FIELDS)
        for name in ("nemesis", "mages"):
            if name not in game:
                self.fail(line, "file-game-lacks", field=name)
        found: dict[str, Any] = {
            "nemesis": self._word(game, "nemesis", "nemesis", library.nemeses),
            "mages": self._words(game, "mages", "mage", library.mages),
        }
        words: dict[str, tuple[str, Any]] = {
            "rules": ("rule-set", library.rule_sets),
            "difficulty": ("difficulty", DIFFICULTIES),
            "protects": ("ally", (GRAVEHOLD, *library.allies)),
        }
        lists: dict[str, tuple[str, Any]] = {
            "variants": ("variant", VARIANTS),
            "packs": ("pack", library.supply),
            "basics": ("basic-card", {**library.pool, **library.upgraded}),
            "upgraded": ("upgraded-card", library.upgraded),
            "abilities": ("card", library.cards),
        }
        if isinstance(game.get("rules"), Mapping):
            found["rules"], found["changes"] = self._rules(game["rules"], game.lines["rules"])
            del words["rules"]
        found |= {f: self._word(game, f, *known) for f, known in words.items() if f in game}
        found |= {f: self._words(game, f, *known) for f, known in lists.items() if f in game}
        if "treasures" in game:
            found["treasures"] = self._treasures(game["treasures"], game.lines["treasures"])
        if "chapter" in game:
            found["chapter"] = self._chapter(game, found.get("rules", RuleSet().id))
        for field, (low, high) in NUMBERS.items():
            if field in game:
                found[field] = self.whole(game[field], game.lines[field], field, low, high)
        if "builds" in game:
            found["builds"] = self._builds(game["builds"], game.lines["builds"], found["mages"])
        if "seed" in game:
            at = game.lines["seed"]
            found["seed"] = self.whole(game["seed"], at, "seed", 0, LARGEST_SEED)
        if isinstance(game.get("supply"), str):
            found["supply"] = self._word(game, "supply", "supply", supply_names(library))
        elif "supply" in game:
            found["supply"] = self._words(game, "supply", "card", library.cards)
        settings = Settings(**found)
        try:
            settings.setup(library)
        except GraveholdError as error:
            self.refuse(line, error)
        return settings

    def _rules(self, given: Mapping, line: int) -> tuple[str, dict[str, Any]]:
        """A rule set by id, the plain one unless it is named, and the fields of it that differ."""
        fields = [f for f in RuleSet.__struct_fields__ if f not in SAID_ELSEWHERE]
        self.mapping(given, line, "rules", fields)
        id_ = RuleSet().id
        if "id" in given:
            id_ = self._word(given, "id", "rule-set", self.library.rule_sets)
        changes = {field: value for field, value in given.items() if field != "id"}
        known = self.library.definitions.values()
        try:
            rules = _changed(self.library.rules(id_), changes)
            if errors := check_definitions((), rules=(rules,), known=known):
                raise GraveholdError.of(errors)
        except GraveholdError as error:
            self.refuse(line, error)
        return id_, changes

    def _chapter(self, game: Mapping, rules: str) -> str:
        """A number or a word; only of rules that grow."""
        value, at = game["chapter"], game.lines["chapter"]
        known = self.library.chapters.get(rules, {})
        if not known:
            self.fail(at, "error-no-chapters", rules=rules)
        told = str(value) if type(value) is int else value
        return self.word(told, at, "chapter", known)

    def _builds(self, value: Any, line: int, mages: tuple[str, ...]) -> Builds:
        """By seat the parts of a build; each mistake is told on its own line."""
        seats = [seat_name(seat) for seat in range(len(mages))]
        given = self.mapping(value, line, "builds", seats)
        return {seat: self._build(given[seat], given.lines[seat], seat, mages) for seat in given}

    def _build(self, value: Any, line: int, seat: str, mages: tuple[str, ...]) -> Build:
        workshop = self.library.workshops.get(mages[int(seat[1:]) - 1])
        return read_build(self, self.mapping(value, line, seat, PARTS), workshop)

    def _treasures(self, value: Any, line: int) -> Treasures:
        """By seat a list, for the group one; who sits where is looked at with the set-up."""
        seats = ("p1", "p2", "p3", "p4", GROUP)
        given = self.mapping(value, line, "treasures", seats)
        known = self.library.treasures
        found: Treasures = {}
        for name in given:
            if name == GROUP:
                found[name] = self._word(given, name, "treasure", known)
            else:
                found[name] = self._words(given, name, "treasure", known)
        return found

    def _word(self, game: Mapping, name: str, what: str, known: Any) -> str:
        return self.word(game[name], game.lines[name], what, known)

    def _words(self, game: Mapping, name: str, what: str, known: Any) -> tuple[str, ...]:
        items = self.items(game[name], game.lines[name], name)
        return tuple(self.word(item, at, what, known) for at, item in items)
