"""Plays scenarios and says what went wrong."""

from __future__ import annotations

import traceback
from typing import NamedTuple

from gravehold.kernel.errors import BadFile, GraveholdError, IllegalChoice, Phrase, Told, phrase
from gravehold.kernel.game import Game

from .expect import differences
from .journey_runner import journey_problems
from .position import state_of
from .scenario import GameScenario, JourneyScenario, Scenario, Step


class Result(NamedTuple):
    """How a scenario ended; no problems means it passed."""

    scenario: Scenario
    problems: tuple[BadFile, ...]

    @property
    def passed(self) -> bool:
        return not self.problems


def start(scenario: Scenario, *, events: bool = False) -> Game:
    """The game of a scenario at its first decision."""
    if not isinstance(scenario, GameScenario):
        raise _at(scenario, phrase("file-no-game"))
    codex, seed = scenario.codex(), scenario.settings.seed
    if scenario.position is None:
        return Game.new(codex.setup, seed, events=events)
    return Game.at(state_of(scenario.position, codex, seed), codex, seed, events=events)


def run_scenario(scenario: Scenario) -> Result:
    """Play it; a defect of the engine is a problem of the scenario too."""
    try:
        if isinstance(scenario, JourneyScenario):
            return Result(scenario, tuple(journey_problems(scenario)))
        return Result(scenario, tuple(_problems(scenario)))
    except BadFile as error:  # it knows its line
        return Result(scenario, (error,))
    except GraveholdError as error:
        return Result(scenario, (_at(scenario, error),))
    except Exception as error:  # so that the other scenarios still run
        at = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{at.filename.rpartition('/')[2]}:{at.lineno}"
        what = f"{type(error).__name__}: {error}"
        why = phrase("run-defect", error=what, place=where, function=at.name)
        return Result(scenario, (_at(scenario, why),))


def _at(scenario: Scenario, why: Told, line: int = 0) -> BadFile:
    return BadFile.at(scenario.file, line or scenario.line, why)


def _problems(scenario: Scenario) -> list[BadFile]:
    game = start(scenario)
    for step in scenario.steps:
        found = _take(step, game)
        if found:
            return [_at(scenario, problem, step.line) for problem in found]
    if scenario.expect is None:
        return []
    found = differences(scenario.expect, game)
    return [_at(scenario, problem, scenario.expect.line) for problem in found]


def _take(step: Step, game: Game) -> list[Phrase]:
    if step.expect is not None:
        return differences(step.expect, game)
    if game.outcome is not None:
        how = "won" if game.outcome.won else "lost"
        return [phrase("run-over", key=step.key, outcome=how)]
    try:
        game.choose(step.key)
    except IllegalChoice as error:
        kind, seats = game.asked.kind, ", ".join(game.asked.seats)
        return [phrase("run-illegal", why=error, kind=kind, seats=seats)]
    return []
