"""Scenarios about an expedition: which one, where it stands, answers, what must then hold."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from gravehold.content.builds import Build
from gravehold.kernel.closed import converted
from gravehold.kernel.errors import GraveholdError, Phrase
from gravehold.modes.expedition import Expedition
from gravehold.modes.expedition.plan import BUILT, Plan, workshop_of, wrong_build
from gravehold.modes.expedition.rules import ExpeditionRules
from gravehold.modes.expedition.state import State

from .check_journey import JourneyExpectCheck
from .forms import Span
from .journey_expect import differences
from .journey_keys import why_unreadable_on_the_way
from .journey_position import JourneyPosition
from .journey_runner import JourneyScenario
from .scenario_base import ScenarioReader
from .settings import SEED, read_build
from .yamltree import Mapping

LISTS = ("options", "packs", "rerolled")


class ExpeditionScenario(JourneyScenario, frozen=True, kw_only=True):
    """An expedition, at its start or somewhere on its way."""

    expedition: ExpeditionRules

    def begun(self) -> Expedition:
        return Expedition.at(self.expedition, self.state)

    def differences(self, expected: Mapping, journey: Expedition) -> list[Phrase]:
        return differences(expected, journey, self.file)


def read_expedition(reader: ScenarioReader, part: Mapping, line: int) -> ExpeditionScenario:
    """A document with the field `expedition`."""
    rules, state = _rules(reader, part["expedition"], part.lines["expedition"])
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


def _rules(reader: ScenarioReader, value: Any, line: int) -> tuple[ExpeditionRules, State]:
    """Its rules, and where it begins."""
    part = reader.mapping(value, line, "expedition", Plan.__struct_fields__)
    # As in the header of a file: a word, or some between commas.
    short = {name: part[name].split(",") for name in LISTS if isinstance(part.get(name), str)}
    reader.check_fields(Plan, part, {"players": Span(1, 4), "seed": SEED}, ("builds", *short))
    found = {**part}
    for name, words in short.items():
        found[name] = [word.strip() for word in words if word.strip()]
    if "builds" in part:
        found["builds"] = tuple(_builds(reader, part["builds"], part.lines["builds"]))
    try:
        rules = ExpeditionRules(converted(found, Plan), reader.library)
        return rules, rules.first()
    except GraveholdError as error:
        reader.refuse(line, error)


def _builds(reader: ScenarioReader, value: Any, line: int) -> Iterator[Build]:
    """Mages that come along, without a gap; each mistake is told on its own line."""
    told = reader.mapping(value, line, "builds", BUILT)
    for who in sorted(told):
        missing = next(each for each in BUILT if each not in told or each == who)
        if missing != who:
            reader.fail(told.lines[who], "error-build-gap", who=who, missing=missing)
        build = read_build(reader, told[who], told.lines[who], who, workshop_of(reader.library))
        if (wrong := wrong_build(build, reader.library)) is not None:
            reader.refuse(told[who].lines.get(wrong.part, told.lines[who]), wrong.why)
        yield build
