"""Checks what a scenario expects of an expedition."""

from __future__ import annotations

from collections.abc import Collection

from gravehold.content.recipe import GRAVEHOLD, GROUP
from gravehold.kernel.errors import Phrase
from gravehold.kernel.rules import DIFFICULTIES, VARIANTS
from gravehold.modes.asking import FIGHT
from gravehold.modes.expedition.rules import ExpeditionRules

from .check_cards import MOST
from .fields import shown
from .journey_checks import TIERS, JourneyChecks
from .journey_keys import why_unreadable_on_the_way
from .journey_position import BARRACKS, MOST_TRIES, JourneyFields
from .settings import LARGEST_SEED, MOST_WOUNDS
from .yamltree import Mapping

IN_DECK = ("basics", "upgraded_in_deck")  # counted in the nemesis deck, by tier


class JourneyExpectCheck(JourneyFields, JourneyChecks):
    """For one expedition; what is about the cards of a battle is checked when it is dealt."""

    kinds = ("reward", "mage", "market", "treasure", FIGHT)

    def __init__(self, file: str, rules: ExpeditionRules) -> None:
        super().__init__(file, rules)
        library = self.library
        self.checks = {
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
            **self.of_every_journey(),
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
        self.of_game = {
            **dict.fromkeys(words, lambda part, name: self._word(part, name, *words[name])),
            **dict.fromkeys(lists, lambda part, name: self._ids(part, name, *lists[name])),
            **dict.fromkeys(IN_DECK, self._by_tier),
            "treasures": self._treasures,
            "seed": lambda part, name: self._number(part, name, 0, LARGEST_SEED),
            "wounds": lambda part, name: self._number(part, name, 0, MOST_WOUNDS),
        }

    def why_unreadable(self, key: str) -> Phrase | str:
        return why_unreadable_on_the_way(key, self.library.definitions)

    # Parts

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

    def _by_tier(self, part: Mapping, name: str) -> None:
        """`{1: 3, 2: 5, 3: 7}`."""
        inner = self.mapping(part[name], part.lines[name], name, TIERS)
        for tier, n in inner.items():
            if type(n) is not int:
                self.fail(inner.lines[tier], "file-whole", field=str(tier), value=shown(n))
