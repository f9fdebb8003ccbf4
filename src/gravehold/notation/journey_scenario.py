"""Scenarios about an expedition: which one, where it stands, answers, what must then hold."""

from __future__ import annotations

from functools import partial
from typing import Any

from gravehold.kernel.errors import GraveholdError
from gravehold.modes.asking import FIGHT
from gravehold.modes.expedition import Expedition
from gravehold.modes.plan import Plan
from gravehold.modes.rules import ExpeditionRules
from gravehold.modes.state import State

from .check_journey import JourneyExpectCheck
from .fields import Fields
from .journey_keys import why_unreadable_on_the_way
from .journey_position import JourneyPosition
from .scenario_base import Scenario, ScenarioReader
from .settings import LARGEST_SEED
from .yamltree import Mapping

PLAN_LISTS = ("options", "packs", "rerolled")
PLAN_FIELDS = ("kind", "players", "seed", *PLAN_LISTS)


class JourneyScenario(Scenario, frozen=True, kw_only=True):
    """An expedition, at its start or somewhere on its way."""

    expedition: ExpeditionRules
    state: State
    fighting: bool  # whether the battle of the state runs

    def start(self) -> Expedition:
        """At its first decision."""
        journey = Expedition.at(self.expedition, self.state)
        if self.fighting:
            journey.choose(FIGHT)
        return journey


def read_expedition(reader: ScenarioReader, part: Mapping, line: int) -> JourneyScenario:
    """A document with the field `expedition`."""
    rules, state = _PlanReader(reader).read(part["expedition"], part.lines["expedition"])
    fighting = False
    if "position" in part:
        check = JourneyPosition(reader.file, rules)
        state, fighting = check.read(part["position"], part.lines["position"])
    readable = partial(why_unreadable_on_the_way, definitions=reader.library.definitions)
    expectation = JourneyExpectCheck(reader.file, rules).expect
    return JourneyScenario(
        **reader.common(part, line, readable, expectation),
        expedition=rules,
        state=state,
        fighting=fighting,
    )


class _PlanReader(Fields):
    def __init__(self, reader: ScenarioReader) -> None:
        super().__init__(reader.file)
        self.library = reader.library

    def read(self, value: Any, line: int) -> tuple[ExpeditionRules, State]:
        """Its rules, and where it begins."""
        part = self.mapping(value, line, "expedition", PLAN_FIELDS)
        found: dict[str, Any] = {}
        if "kind" in part:
            found["kind"] = self.text(part["kind"], part.lines["kind"], "kind")
        if "players" in part:
            found["players"] = self.whole(part["players"], part.lines["players"], "players", 1, 4)
        if "seed" in part:
            at = part.lines["seed"]
            found["seed"] = self.whole(part["seed"], at, "seed", 0, LARGEST_SEED)
        found |= {name: self._words(part, name) for name in PLAN_LISTS if name in part}
        try:
            rules = ExpeditionRules(Plan(**found), self.library)
            return rules, rules.first()
        except GraveholdError as error:
            self.refuse(line, error)

    def _words(self, part: Mapping, name: str) -> tuple[str, ...]:
        """A list, or as in the header of a file: a word, or some between commas."""
        value, line = part[name], part.lines[name]
        if isinstance(value, str):
            return tuple(filter(None, (word.strip() for word in value.split(","))))
        return tuple(self.text(item, at, name) for at, item in self.items(value, line, name))
