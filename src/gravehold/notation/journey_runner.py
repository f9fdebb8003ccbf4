"""Plays scenarios about expeditions."""

from __future__ import annotations

from gravehold.kernel.errors import BadFile, GraveholdError, IllegalChoice, Phrase, phrase
from gravehold.modes.expedition import Expedition

from .journey_expect import differences
from .journey_keys import SETTLED
from .journey_scenario import JourneyScenario
from .keys import tidy
from .scenario_base import Step


def journey_problems(scenario: JourneyScenario) -> list[BadFile]:
    """What did not come out as expected, each with its line."""
    journey = scenario.start()
    for step in scenario.steps:
        found = _take(step, journey, scenario.file)
        if found:
            return [BadFile.at(scenario.file, step.line, problem) for problem in found]
    expect = scenario.expect
    if expect is None:
        return []
    found = differences(expect, journey, scenario.file)
    return [BadFile.at(scenario.file, expect.line, problem) for problem in found]


def _take(step: Step, journey: Expedition, file: str) -> list[Phrase]:
    if step.expect is not None:
        return differences(step.expect, journey, file)
    key = tidy(step.key)
    if journey.over:
        return [phrase("run-journey-over", key=key)]
    asked = journey.asked
    try:
        if key in SETTLED:
            journey.settle(won=SETTLED[key])
        else:
            journey.choose(key)
    except IllegalChoice as error:
        told = {"kind": asked.kind, "seats": ", ".join(asked.seats)}
        return [phrase("run-illegal", why=error, **told)]
    except GraveholdError as error:
        if error.id != "error-no-battle":
            raise
        told = {"kind": asked.kind, "seats": ", ".join(asked.seats)}
        return [phrase("run-illegal", why=error, **told)]
    return []
