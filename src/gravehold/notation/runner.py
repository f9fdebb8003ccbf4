"""Plays scenarios and says what went wrong."""

from __future__ import annotations

import traceback
from typing import NamedTuple

from gravehold.kernel.errors import GraveholdError, IllegalChoice
from gravehold.kernel.game import Game

from .expect import differences
from .position import state_of
from .scenario import Scenario, Step


class Result(NamedTuple):
    """How a scenario ended; no problems means it passed."""

    scenario: Scenario
    problems: tuple[str, ...]

    @property
    def passed(self) -> bool:
        return not self.problems

    def lines(self) -> list[str]:
        """A line for the scenario, and one for each problem below it."""
        word = "ok  " if self.passed else "FAIL"
        first = f"{word} {self.scenario.place}  {self.scenario.name}"
        return [first, *(f"       {problem}" for problem in self.problems)]


def start(scenario: Scenario, *, events: bool = False) -> Game:
    """The game of a scenario at its first decision."""
    codex, seed = scenario.codex(), scenario.settings.seed
    if scenario.position is None:
        return Game.new(codex.setup, seed, events=events)
    return Game.at(state_of(scenario.position, codex, seed), codex, seed, events=events)


def run_scenario(scenario: Scenario) -> Result:
    """Play it; a defect of the engine is a problem of the scenario too."""
    try:
        return Result(scenario, tuple(_problems(scenario)))
    except GraveholdError as error:
        return Result(scenario, (f"{scenario.place}: {error}",))
    except Exception as error:  # so that the other scenarios still run
        at = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{at.filename.rpartition('/')[2]}:{at.lineno} in {at.name}"
        problem = f"{scenario.place}: the engine failed: {type(error).__name__}: {error} ({where})"
        return Result(scenario, (problem,))


def _problems(scenario: Scenario) -> list[str]:
    game = start(scenario)
    for step in scenario.steps:
        found = _take(step, game)
        if found:
            return [f"{scenario.file}:{step.line}: {problem}" for problem in found]
    if scenario.expect is None:
        return []
    line = scenario.expect.line
    return [f"{scenario.file}:{line}: {problem}" for problem in differences(scenario.expect, game)]


def _take(step: Step, game: Game) -> list[str]:
    if step.expect is not None:
        return differences(step.expect, game)
    if game.outcome is not None:
        how = "won" if game.outcome.won else "lost"
        return [f"'{step.key}' is not legal here: the game is over ({how})"]
    try:
        game.choose(step.key)
    except IllegalChoice as error:
        return [f"{error} (asked: {game.asked.kind} of {', '.join(game.asked.seats)})"]
    return []
