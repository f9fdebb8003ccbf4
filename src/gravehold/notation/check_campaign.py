"""Checks what a scenario expects of a campaign."""

from __future__ import annotations

from collections.abc import Collection

from gravehold.content.builds import PARTS
from gravehold.kernel.errors import Phrase
from gravehold.kernel.rules import DIFFICULTIES, VARIANTS
from gravehold.modes.asking import FIGHT
from gravehold.modes.campaign.rules import CampaignRules
from gravehold.modes.campaign.state import STAGES

from .campaign_fields import MOST, CampaignFields
from .journey_checks import TIERS, JourneyChecks
from .journey_keys import CAMPAIGN, why_unreadable_on_the_way
from .settings import LARGEST_SEED, NUMBERS
from .yamltree import Mapping

EPILOGUES = ("dawn", "survival", "fall")
MAT = ("hand", "deck", "breaches", "charges")  # what a mage has beside its build


class CampaignExpectCheck(CampaignFields, JourneyChecks):
    """For one campaign; what is about the cards of a battle is checked when it is dealt."""

    kinds = (
        "name", FIGHT, "starter", "ability", "second", "breach", "craft", "add", "banish", "lost",
    )  # fmt: skip

    def __init__(self, file: str, rules: CampaignRules) -> None:
        super().__init__(file, rules)
        library = self.library
        piles = ("supply-card", library.piles)
        self.checks = {
            "chapter": lambda part, name: self._number(part, name, 1, self.chapters),
            "stage": lambda part, name: self._word(part, name, "stage", STAGES),
            "letters": lambda part, name: self._ids(part, name, "letter", self.letters),
            "mages": self._mages,
            "supply": lambda part, name: self._ids(part, name, *piles),
            "banished": lambda part, name: self._ids(part, name, *piles),
            "pool": self._pool_by_tier,
            "flaws": lambda part, name: self._number(part, name, 0, MOST),
            "scar": lambda part, name: self.true(part[name], part.lines[name], name),
            "losses": lambda part, name: self._number(part, name, 0, MOST),
            "chart": self._chart,
            "points": lambda part, name: self._number(part, name, 0, MOST),
            "epilogue": self._epilogue,
            **self.of_every_journey(),
        }
        words: dict[str, tuple[str, Collection[str]]] = {
            "nemesis": ("nemesis", self.nemeses),
            "rules": ("rule-set", library.rule_sets),
            "difficulty": ("difficulty", DIFFICULTIES),
        }
        lists: dict[str, tuple[str, Collection[str]]] = {
            "mages": ("mage", library.mages),
            "supply": piles,
            "basics": ("basic-card", library.pool),
            "variants": ("variant", VARIANTS),
        }
        self.of_game = {
            **dict.fromkeys(words, lambda part, name: self._word(part, name, *words[name])),
            **dict.fromkeys(lists, lambda part, name: self._ids(part, name, *lists[name])),
            **{
                field: lambda part, name: self._number(part, name, *NUMBERS[name])
                for field in ("gravehold", "resolve", "flaws", "wounds")
            },
            "chapter": self._chapter,
            "builds": self._builds,
            "seed": lambda part, name: self._number(part, name, 0, LARGEST_SEED),
        }

    def why_unreadable(self, key: str) -> Phrase | str:
        return why_unreadable_on_the_way(key, self.library.definitions, CAMPAIGN)

    # Parts

    def _mages(self, part: Mapping, name: str) -> None:
        """By seat; the mat is looked at when it is laid out."""
        given = self.mapping(part[name], part.lines[name], name, self.seats)
        for seat in given:
            told = self.mapping(given[seat], given.lines[seat], seat, (*PARTS, *MAT))
            self._parts(told)
            if "charges" in told:
                self._number(told, "charges", 0, MOST)

    def _parts(self, told: Mapping) -> None:
        """Each part of a build by itself, and nothing for one that is not there."""
        for part in told:
            if told[part] is None or part in MAT:
                continue
            if part == "fourth":
                self.true(told[part], told.lines[part], part)
            elif part == "flawed":
                self._number(told, part, 0, MOST)
            elif part == "name" and type(told[part]) is int:
                told[part] = str(told[part])
            else:
                self.text(told[part], told.lines[part], part)

    def _builds(self, part: Mapping, name: str) -> None:
        given = self.mapping(part[name], part.lines[name], name, self.seats)
        for seat in given:
            self._parts(self.mapping(given[seat], given.lines[seat], seat, PARTS))

    def _pool_by_tier(self, part: Mapping, name: str) -> None:
        if isinstance(part[name], Mapping) and "count" in part[name]:
            self._is_count(part[name], name)
            return
        given = self.mapping(part[name], part.lines[name], name, TIERS)
        for tier in given:
            if not self._is_count(given[tier], f"pool {tier}"):
                for at, item in self.items(given[tier], given.lines[tier], f"pool {tier}"):
                    self.basic(item, at, tier)

    def _chart(self, part: Mapping, name: str) -> None:
        if not self._is_count(part[name], name):
            for at, item in self.items(part[name], part.lines[name], name):
                self.line_of_chart(item, at)

    def _epilogue(self, part: Mapping, name: str) -> None:
        if part[name] is not None:
            self._word(part, name, "epilogue", EPILOGUES)

    def _chapter(self, part: Mapping, name: str) -> None:
        """As in `game`: a number, or the word for it."""
        part[name] = str(part[name])
        known = self.library.chapters[self.rules.printed.rules]
        self._word(part, name, "chapter", known)
