"""Plays scenarios about journeys."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from gravehold.kernel.errors import BadFile, GraveholdError, IllegalChoice, Phrase, phrase
from gravehold.modes.asking import FIGHT
from gravehold.modes.journey import Journey

from .journey_keys import SETTLED
from .keys import tidy
from .scenario_base import Scenario, Step
from .yamltree import Mapping


class JourneyScenario(Scenario, frozen=True, kw_only=True):
    """A journey of some kind, at its start or somewhere on its way."""

    state: Any
    fighting: bool  # whether the battle of the state runs

    @abstractmethod
    def begun(self) -> Journey[Any]:
        """Where its state says, before any battle."""

    def start(self) -> Journey[Any]:
        """At its first decision."""
        journey = self.begun()
        if self.fighting:
            journey.choose(FIGHT)
        return journey

    @abstractmethod
    def differences(self, expected: Mapping, journey: Any) -> list[Phrase]:
        """What is not as expected, a line each."""

    def settle(self, step: Step, journey: Any) -> None:
        """End a battle as a step says."""
        journey.settle(won=SETTLED[tidy(step.key)])


def journey_problems(scenario: JourneyScenario) -> list[BadFile]:
    """What did not come out as expected, each with its line."""
    journey = scenario.start()
    for step in scenario.steps:
        found = _take(step, journey, scenario)
        if found:
            return [BadFile.at(scenario.file, step.line, problem) for problem in found]
    expect = scenario.expect
    if expect is None:
        return []
    found = scenario.differences(expect, journey)
    return [BadFile.at(scenario.file, expect.line, problem) for problem in found]


def _take(step: Step, journey: Journey[Any], scenario: JourneyScenario) -> list[Phrase]:
    if step.expect is not None:
        return scenario.differences(step.expect, journey)
    key = tidy(step.key)
    if journey.over:
        return [phrase("run-journey-over", key=key)]
    asked = journey.asked
    told = {"kind": asked.kind, "seats": ", ".join(asked.seats)}
    try:
        if key in SETTLED or step.settled is not None:
            scenario.settle(step, journey)
        else:
            journey.choose(step.key.strip())
    except IllegalChoice as error:
        return [phrase("run-illegal", why=error, **told)]
    except GraveholdError as error:
        if error.id != "error-no-battle":
            raise
        return [phrase("run-illegal", why=error, **told)]
    return []
