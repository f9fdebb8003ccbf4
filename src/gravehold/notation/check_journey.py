"""Checks what a scenario expects of an expedition."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from gravehold.content.recipe import GRAVEHOLD, GROUP
from gravehold.content.setups import supply_names
from gravehold.kernel.places import CURSES
from gravehold.kernel.rules import DIFFICULTIES, VARIANTS
from gravehold.modes.asking import FIGHT
from gravehold.modes.rules import ExpeditionRules
from gravehold.table.questions import QUESTIONS

from .check_cards import MOST
from .check_position import PARTS
from .fields import shown
from .journey_keys import why_unreadable_on_the_way
from .journey_position import BARRACKS, MOST_TRIES, JourneyFields
from .keys import verbs
from .settings import LARGEST_SEED, MOST_WOUNDS
from .yamltree import Items, Mapping

KINDS = ("reward", "mage", "market", "treasure", FIGHT)
TIERS = (1, 2, 3)
IN_DECK = ("basics", "upgraded_in_deck")  # counted in the nemesis deck, by tier


class JourneyExpectCheck(JourneyFields):
    """For one expedition; what is about the cards of a battle is checked when it is dealt."""

    def __init__(self, file: str, rules: ExpeditionRules) -> None:
        super().__init__(file, rules)
        self.of_battle = of_battle(rules)
        library = self.library
        self.checks: dict[str, Callable[[Mapping, str], object]] = {
            "battle": lambda part, name: self._number(part, name, 1, rules.battles),
            "try": lambda part, name: self._number(part, name, 1, MOST_TRIES),
            "score": lambda part, name: self._number(part, name, 0, MOST),
            "results": self._results,
            "barracks": self._barracks,
            "banished": lambda part, name: self._ids(part, name, *self.known["supply"]),
            "recallable": lambda part, name: self._ids(part, name, *self.known["supply"]),
            "mages": lambda part, name: self._ids(part, name, *self.known["mages"]),
            "market": lambda part, name: self._ids(part, name, *self.known["supply"]),
            "treasures": self._treasures,
            "outcome": self._outcome,
            "decision": self._decision,
            "options": self._options,
            "game": self._game,
            "deal": lambda part, name: self.mapping(part[name], part.lines[name], name),
        }
        words: dict[str, tuple[str, Collection[str]]] = {
            "nemesis": ("nemesis", library.nemeses),
            "rules": ("rule-set", library.rule_sets),
            "difficulty": ("difficulty", DIFFICULTIES),
            "protects": ("ally", (GRAVEHOLD, *library.allies)),
        }
        lists: dict[str, tuple[str, Collection[str]]] = {
            "mages": self.known["mages"],
            "supply": self.known["supply"],
            "variants": ("variant", VARIANTS),
            "packs": ("pack", library.supply),
            "upgraded": ("upgraded-card", library.upgraded),
            "abilities": ("card", library.cards),
        }
        self.of_game: dict[str, Callable[[Mapping, str], object]] = {
            **dict.fromkeys(words, lambda part, name: self._word(part, name, *words[name])),
            **dict.fromkeys(lists, lambda part, name: self._ids(part, name, *lists[name])),
            **dict.fromkeys(IN_DECK, self._by_tier),
            "treasures": self._treasures,
            "seed": lambda part, name: self._number(part, name, 0, LARGEST_SEED),
            "wounds": lambda part, name: self._number(part, name, 0, MOST_WOUNDS),
        }

    def expect(self, value: Any, line: int) -> Mapping:
        part = self.mapping(value, line, "expect", (*self.checks, *self.of_battle))
        for name in part:
            if name in self.checks:
                self.checks[name](part, name)
        return part

    # Parts

    def _number(self, part: Mapping, name: str, low: int, high: int) -> None:
        self.whole(part[name], part.lines[name], name, low, high)

    def _word(self, part: Mapping, name: str, what: str, known: Collection[str]) -> None:
        self.word(part[name], part.lines[name], what, known)

    def _is_count(self, value: Any, name: str) -> bool:
        if not isinstance(value, Mapping):
            return False
        self.mapping(value, value.line, name, ("count",))
        if "count" not in value:
            self.fail(value.line, "file-list-or-count", field=name)
        self.whole(value["count"], value.lines["count"], "count", 0, MOST)
        return True

    def _ids(self, part: Mapping, name: str, what: str, known: Collection[str]) -> None:
        """A list or how many; a supply of a game also by its name."""
        value, line = part[name], part.lines[name]
        if self._is_count(value, name):
            return
        if name == "supply" and isinstance(value, str):
            self.word(value, line, "supply", supply_names(self.library)[:-1])
            return
        for at, item in self.items(value, line, name):
            self.word(item, at, what, known)

    def _results(self, part: Mapping, name: str) -> None:
        if not self._is_count(part[name], name):
            for at, item in self.items(part[name], part.lines[name], name):
                self.result(item, at)

    def _barracks(self, part: Mapping, name: str) -> None:
        inner = self.mapping(part[name], part.lines[name], name, BARRACKS)
        for field in inner:
            self._ids(inner, field, *self.known[field])

    def _treasures(self, part: Mapping, name: str) -> None:
        inner = self.mapping(part[name], part.lines[name], name, (*self.seats, GROUP))
        for who, value in inner.items():
            if isinstance(value, str):
                self._word(inner, who, *self.known["treasures"])
            elif value is not None:
                self._ids(inner, who, *self.known["treasures"])

    def _outcome(self, part: Mapping, name: str) -> None:
        if part[name] is not None:
            self._word(part, name, "outcome", ("won",))

    def _decision(self, part: Mapping, name: str) -> None:
        if part[name] is None:
            return
        inner = self.mapping(part[name], part.lines[name], name, ("seats", "kind"))
        if "kind" in inner:
            known = dict.fromkeys((*KINDS, *QUESTIONS, *verbs(self.library.definitions)))
            self._word(inner, "kind", "decision-kind", known)
        if "seats" in inner:
            for at, seat in self.items(inner["seats"], inner.lines["seats"], "seats"):
                self.word(seat, at, "seat", self.seats)

    def _options(self, part: Mapping, name: str) -> None:
        """A list alone says which are all."""
        if isinstance(part[name], Items):
            only = Mapping(part.lines[name])
            only["only"], only.lines["only"] = part[name], part.lines[name]
            part[name] = only
        inner = self.mapping(part[name], part.lines[name], name, ("has", "lacks", "only", "count"))
        for word, keys in inner.items():
            if word == "count":
                self._number(inner, word, 0, MOST)
                continue
            for i, (at, key) in enumerate(self.items(keys, inner.lines[word], word)):
                if isinstance(key, bool):
                    key = keys[i] = "yes" if key else "no"
                self.text(key, at, word)
                if why := why_unreadable_on_the_way(key, self.library.definitions):
                    self.refuse(at, why)

    def _game(self, part: Mapping, name: str) -> None:
        inner = self.mapping(part[name], part.lines[name], name, tuple(self.of_game))
        for field in inner:
            self.of_game[field](inner, field)

    def _by_tier(self, part: Mapping, name: str) -> None:
        """`{1: 3, 2: 5, 3: 7}`."""
        inner = self.mapping(part[name], part.lines[name], name, TIERS)
        for tier, n in inner.items():
            if type(n) is not int:
                self.fail(inner.lines[tier], "file-whole", field=str(tier), value=shown(n))


def of_battle(rules: ExpeditionRules) -> tuple[str, ...]:
    """The parts of a position that can be compared while a battle runs."""
    library = rules.library
    laid = {zone.name for mage in library.mages.values() for zone in mage.zones}
    return (*PARTS, *library.allies, CURSES, *sorted(laid))
