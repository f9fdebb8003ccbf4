"""Which game a file is about: a set-up by ids, and its seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import structs

from gravehold.content.box import Library
from gravehold.content.builds import Build, Builds, Workshop, first_mistake
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
from gravehold.kernel.closed import converted, decoded
from gravehold.kernel.decision import seat_name
from gravehold.kernel.definitions import Tile
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.reading import rules_from
from gravehold.kernel.rules import DIFFICULTIES, VARIANTS, RuleSet
from gravehold.kernel.setup import Setup

from .fields import NO_FIELDS
from .forms import MOST, Forms, Limit, Span, Words
from .yamltree import Mapping

GAME_FIELDS = (
    "rules", "chapter", "nemesis", "mages", "seed", "supply", "difficulty", "variants", "packs",
    "basics", "protects", "abilities", "treasures", "upgraded", "wounds", "builds", "flaws",
    "gravehold", "resolve",
)  # fmt: skip
SAID_ELSEWHERE = ("difficulty", "variants")  # fields of a rule set that `game` has itself
LARGEST_SEED = (1 << 64) - 1
SEED = Span(0, LARGEST_SEED)
NUMBERS = {
    "wounds": Span(0, MOST),  # the rules know better
    "gravehold": Span(1, MOST_LIFE),
    "resolve": Span(0, MOST_CHARGES),
    "flaws": Span(0, MOST_FLAWS),
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
    return decoded(text, dict[str, Any])


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


def game_limits(library: Library) -> dict[str, Limit]:
    """The words and numbers that the fields of a game may have."""
    return {
        "nemesis": Words("nemesis", library.nemeses),
        "mages": Words("mage", library.mages),
        "rules": Words("rule-set", library.rule_sets),
        "difficulty": Words("difficulty", DIFFICULTIES),
        "variants": Words("variant", VARIANTS),
        "supply": Words("card", library.cards),
        "packs": Words("pack", library.supply),
        "basics": Words("basic-card", {**library.pool, **library.upgraded}),
        "protects": Words("ally", (GRAVEHOLD, *library.allies)),
        "abilities": Words("card", library.cards),
        "upgraded": Words("upgraded-card", library.upgraded),
        "seed": SEED,
        **NUMBERS,
    }


def read_build(
    forms: Forms, value: Any, line: int, what: str, workshop: Workshop | None = None
) -> Build:
    """The parts of a build; each mistake is told on its own line."""
    told = forms.form(Build, value, line, what, {"flawed": NUMBERS["flaws"]})
    build = converted(told, Build)
    if build.ability and told.get("fourth") is False:
        forms.fail(told.lines["fourth"], "error-fourth-there")
    if workshop and (wrong := first_mistake(workshop, build)):
        forms.refuse(told.lines[wrong.part], wrong.why)
    return build


class _SettingsReader(Forms):
    def __init__(self, file: str, library: Library) -> None:
        super().__init__(file)
        self.library = library

    def read(self, value: Any, line: int) -> Settings:
        game = self.mapping(value, line, "game", GAME_FIELDS)
        for name in ("nemesis", "mages"):
            if name not in game:
                self.fail(line, "file-game-lacks", field=name)
        limits = game_limits(self.library)
        if isinstance(game.get("supply"), str):
            limits["supply"] = Words("supply", supply_names(self.library))
        changed = isinstance(game.get("rules"), Mapping)
        self.check_fields(Settings, game, limits, ("chapter", "rules") if changed else ("chapter",))
        found: dict[str, Any] = dict(game)
        if changed:
            found["rules"], found["changes"] = self._rules(game["rules"], game.lines["rules"])
        if "treasures" in game:
            self._treasures(game["treasures"], game.lines["treasures"])
        if "chapter" in game:
            found["chapter"] = self._chapter(game, found.get("rules", RuleSet().id))
        if "builds" in game:
            found["builds"] = self._builds(game["builds"], game.lines["builds"], game["mages"])
        settings = converted(found, Settings)
        try:
            settings.setup(self.library)
        except GraveholdError as error:
            self.refuse(line, error)
        return settings

    def _rules(self, given: Mapping, line: int) -> tuple[str, dict[str, Any]]:
        """A rule set by id, the plain one unless it is named, and the fields of it that differ."""
        fields = [f for f in RuleSet.__struct_fields__ if f not in SAID_ELSEWHERE]
        self.mapping(given, line, "rules", fields)
        id_ = RuleSet().id
        if "id" in given:
            id_ = self.word(given["id"], given.lines["id"], "rule-set", self.library.rule_sets)
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

    def _treasures(self, value: Any, line: int) -> None:
        """By seat a list, for the group one; who sits where is looked at with the set-up."""
        given = self.mapping(value, line, "treasures", ("p1", "p2", "p3", "p4", GROUP))
        known = Words("treasure", self.library.treasures)
        for name in given:
            type_ = str if name == GROUP else tuple[str, ...]
            self.check_value(type_, given[name], given.lines[name], name, known)

    def _builds(self, value: Any, line: int, mages: Sequence[str]) -> Builds:
        """By seat the parts of a build; each mistake is told on its own line."""
        shops = {seat_name(i): self.library.workshops.get(mage) for i, mage in enumerate(mages)}
        given = self.mapping(value, line, "builds", shops or NO_FIELDS)
        for seat, mage in zip(shops, mages, strict=True):
            if seat in given and shops[seat] is None:
                built = ", ".join(self.library.workshops)
                self.fail(given.lines[seat], "error-build-mage", seat=seat, mage=mage, built=built)
        return {
            seat: read_build(self, given[seat], given.lines[seat], seat, shops[seat])
            for seat in given
        }
