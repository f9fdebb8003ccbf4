"""Checks what a scenario expects of an expedition."""

from __future__ import annotations

from gravehold.content.recipe import GROUP
from gravehold.kernel.errors import Phrase
from gravehold.modes.asking import FIGHT
from gravehold.modes.expedition.rules import ExpeditionRules
from gravehold.modes.expedition.state import Barracks, State

from .fields import shown
from .forms import MOST, ONE_OR_MORE, Span
from .journey_checks import TIERS, JourneyChecks
from .journey_keys import why_unreadable_on_the_way
from .journey_position import MOST_TRIES, JourneyFields
from .settings import game_limits
from .yamltree import Mapping

IN_DECK = ("basics", "upgraded_in_deck")  # counted in the nemesis deck, by tier
GAME_FIELDS = (
    "nemesis", "rules", "difficulty", "protects", "mages", "supply", "variants", "packs",
    "upgraded", "abilities", *IN_DECK, "treasures", "seed", "wounds",
)  # fmt: skip


class JourneyExpectCheck(JourneyFields, JourneyChecks):
    """For one expedition; what is about the cards of a battle is checked when it is dealt."""

    subject = State
    game_fields = GAME_FIELDS
    kinds = ("reward", "mage", "market", "treasure", FIGHT)

    def __init__(self, file: str, rules: ExpeditionRules) -> None:
        super().__init__(file, rules)
        piles, mages = self.known["supply"], self.known["mages"]
        self.limits = {
            "battle": Span(1, rules.battles),
            "try": Span(1, MOST_TRIES),
            "score": Span(0, MOST),
            "mages": mages,
            **dict.fromkeys(("banished", "recallable", "market"), piles),
        }
        self.checks = {
            "results": self._results,
            "barracks": self._barracks,
            "treasures": self._treasures,
            "outcome": self._outcome,
        }
        self.game_limits = {**game_limits(self.library), "mages": mages, "supply": piles}
        self.game_checks = {**dict.fromkeys(IN_DECK, self._by_tier), "treasures": self._treasures}

    def why_unreadable(self, key: str) -> Phrase | str:
        return why_unreadable_on_the_way(key, self.library.definitions)

    # Parts

    def _results(self, part: Mapping, name: str) -> None:
        if not self.is_count(part[name], name):
            for at, item in self.items(part[name], part.lines[name], name):
                self.result(item, at)

    def _barracks(self, part: Mapping, name: str) -> None:
        self.form(Barracks, part[name], part.lines[name], name, self.known)

    def _treasures(self, part: Mapping, name: str) -> None:
        inner = self.mapping(part[name], part.lines[name], name, (*self.seats, GROUP))
        for who, value in inner.items():
            if value is not None:
                self.check_value(ONE_OR_MORE, value, inner.lines[who], who, self.known["treasures"])

    def _outcome(self, part: Mapping, name: str) -> None:
        if part[name] is not None:
            self.word(part[name], part.lines[name], "outcome", ("won",))

    def _by_tier(self, part: Mapping, name: str) -> None:
        """`{1: 3, 2: 5, 3: 7}`."""
        inner = self.mapping(part[name], part.lines[name], name, TIERS)
        for tier, n in inner.items():
            if type(n) is not int:
                self.fail(inner.lines[tier], "file-whole", field=str(tier), value=shown(n))
