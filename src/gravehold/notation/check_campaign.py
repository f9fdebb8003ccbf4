"""Checks what a scenario expects of a campaign."""

from __future__ import annotations

from gravehold.content.builds import PARTS, Build
from gravehold.kernel.errors import Phrase
from gravehold.modes.asking import FIGHT
from gravehold.modes.campaign.rules import CampaignRules
from gravehold.modes.campaign.state import STAGES, State

from .campaign_fields import MOST, CampaignFields
from .forms import Span, Words
from .journey_checks import TIERS, JourneyChecks
from .journey_keys import CAMPAIGN, why_unreadable_on_the_way
from .settings import game_limits
from .yamltree import Mapping

EPILOGUES = ("dawn", "survival", "fall")
MAT = ("hand", "deck", "breaches", "charges")  # what a mage has beside its build


class CampaignExpectCheck(CampaignFields, JourneyChecks):
    """For one campaign; what is about the cards of a battle is checked when it is dealt."""

    subject = State
    game_fields = (
        "nemesis", "rules", "difficulty", "mages", "supply", "basics", "variants", "gravehold",
        "resolve", "flaws", "wounds", "chapter", "builds", "seed",
    )  # fmt: skip
    kinds = (
        "name", FIGHT, "starter", "ability", "second", "breach", "craft", "add", "banish", "lost",
    )  # fmt: skip

    def __init__(self, file: str, rules: CampaignRules) -> None:
        super().__init__(file, rules)
        piles = Words("supply-card", self.library.piles)
        self.limits = {
            "chapter": Span(1, self.chapters),
            "stage": Words("stage", STAGES),
            "letters": Words("letter", self.letters),
            **dict.fromkeys(("supply", "banished"), piles),
            **dict.fromkeys(("flaws", "losses", "points"), Span(0, MOST)),
            "scar": None,
        }
        self.checks = {
            "mages": self._mages,
            "pool": self._pool_by_tier,
            "chart": self._chart,
            "epilogue": self._epilogue,
        }
        self.game_limits = {
            **game_limits(self.library),
            "nemesis": Words("nemesis", self.nemeses),
            "supply": piles,
            "basics": Words("basic-card", self.library.pool),
        }
        self.game_checks = {"chapter": self._chapter, "builds": self._builds}

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
                self.whole(told["charges"], told.lines["charges"], "charges", 0, MOST)

    def _parts(self, told: Mapping) -> None:
        """Each part of a build by itself, and nothing for one that is not there."""
        if type(told.get("name")) is int:
            told["name"] = str(told["name"])
        nothing = [part for part in told if told[part] is None]
        self.check_fields(Build, told, {"flawed": Span(0, MOST)}, nothing)

    def _builds(self, part: Mapping, name: str) -> None:
        given = self.mapping(part[name], part.lines[name], name, self.seats)
        for seat in given:
            self._parts(self.mapping(given[seat], given.lines[seat], seat, PARTS))

    def _pool_by_tier(self, part: Mapping, name: str) -> None:
        if isinstance(part[name], Mapping) and "count" in part[name]:
            self.is_count(part[name], name)
            return
        given = self.mapping(part[name], part.lines[name], name, TIERS)
        for tier in given:
            if not self.is_count(given[tier], f"pool {tier}"):
                for at, item in self.items(given[tier], given.lines[tier], f"pool {tier}"):
                    self.basic(item, at, tier)

    def _chart(self, part: Mapping, name: str) -> None:
        if not self.is_count(part[name], name):
            for at, item in self.items(part[name], part.lines[name], name):
                self.line_of_chart(item, at)

    def _epilogue(self, part: Mapping, name: str) -> None:
        if part[name] is not None:
            self.word(part[name], part.lines[name], "epilogue", EPILOGUES)

    def _chapter(self, part: Mapping, name: str) -> None:
        """As in `game`: a number, or the word for it."""
        part[name] = str(part[name])
        known = self.library.chapters[self.rules.printed.rules]
        self.word(part[name], part.lines[name], "chapter", known)
