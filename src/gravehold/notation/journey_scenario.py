"""Scenarios about an expedition: which one, where it stands, answers, what must then hold."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from gravehold.content.builds import PARTS, Build
from gravehold.kernel.errors import GraveholdError, Phrase
from gravehold.modes.expedition import Expedition
from gravehold.modes.expedition.plan import BUILT, Plan, workshop_of, wrong_build
from gravehold.modes.expedition.rules import ExpeditionRules
from gravehold.modes.expedition.state import State

from .check_journey import JourneyExpectCheck
from .journey_expect import differences
from .journey_keys import why_unreadable_on_the_way
from .journey_plan import PlanFields
from .journey_position import JourneyPosition
from .journey_runner import JourneyScenario
from .scenario_base import ScenarioReader
from .settings import read_build
from .yamltree import Mapping

PLAN_LISTS = ("options", "packs", "rerolled")
PLAN_FIELDS = ("kind", "players", "seed", "builds", *PLAN_LISTS)


class ExpeditionScenario(JourneyScenario, frozen=True, kw_only=True):
    """An expedition, at its start or somewhere on its way."""

    expedition: ExpeditionRules

    def begun(self) -> Expedition:
        return Expedition.at(self.expedition, self.state)

    def differences(self, expected: Mapping, journey: Expedition) -> list[Phrase]:
        return differences(expected, journey, self.file)


def read_expedition(reader: ScenarioReader, part: Mapping, line: int) -> ExpeditionScenario:
    """A document with the field `expedition`."""
    rules, state = _PlanReader(reader).read(part["expedition"], part.lines["expedition"])
    fighting = False
    if "position" in part:
        check = JourneyPosition(reader.file, rules)
        state, fighting = check.read(part["position"], part.lines["position"])
    readable = partial(why_unreadable_on_the_way, definitions=reader.library.definitions)
    expectation = JourneyExpectCheck(reader.file, rules).expect
    return ExpeditionScenario(
        **reader.common(part, line, readable, expectation),
        expedition=rules,
        state=state,
        fighting=fighting,
    )


class _PlanReader(PlanFields):
    def read(self, value: Any, line: int) -> tuple[ExpeditionRules, State]:
        """Its rules, and where it begins."""
        part = self.mapping(value, line, "expedition", PLAN_FIELDS)
        found = self.begun(part, which="kind", seats="players")
        found |= {name: self._words(part, name) for name in PLAN_LISTS if name in part}
        if "builds" in part:
            found["builds"] = tuple(self._builds(part["builds"], part.lines["builds"]))
        try:
            rules = ExpeditionRules(Plan(**found), self.library)
            return rules, rules.first()
        except GraveholdError as error:
            self.refuse(line, error)

    def _builds(self, value: Any, line: int) -> Iterator[Build]:
        """Mages that come along, without a gap; each mistake is told on its own line."""
        told = self.mapping(value, line, "builds", BUILT)
        for who in sorted(told):
            missing = next(each for each in BUILT if each not in told or each == who)
            if missing != who:
                self.fail(told.lines[who], "error-build-gap", who=who, missing=missing)
            parts = self.mapping(told[who], told.lines[who], who, PARTS)
            build = read_build(self, parts, workshop_of(self.library))
            if (wrong := wrong_build(build, self.library)) is not None:
                self.refuse(parts.lines.get(wrong.part, told.lines[who]), wrong.why)
            yield build

    def _words(self, part: Mapping, name: str) -> tuple[str, ...]:
        """A list, or as in the header of a file: a word, or some between commas."""
        value, line = part[name], part.lines[name]
        if isinstance(value, str):
            return tuple(filter(None, (word.strip() for word in value.split(","))))
        return tuple(self.text(item, at, name) for at, item in self.items(value, line, name))
