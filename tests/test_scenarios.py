"""Every scenario file of this folder, a test per file."""

from functools import cache
from pathlib import Path

import pytest

from gravehold.notation.runner import run_scenario
from gravehold.notation.scenario import Scenario, read_scenarios, scenario_files
from gravehold.rules import load_rules

FOLDER = Path(__file__).parent / "scenarios"
FILES = scenario_files([FOLDER])  # not those that hold definitions alone


@cache
def rule_ids() -> frozenset[str]:
    return frozenset(load_rules().entries)


def scenarios_of(path: Path) -> list[Scenario]:
    return read_scenarios(path, rule_ids())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_scenarios_pass(path: Path) -> None:
    results = [run_scenario(scenario) for scenario in scenarios_of(path)]
    failed = [str(problem) for result in results for problem in result.problems]
    assert not failed, "\n".join(failed)


def test_there_are_scenarios() -> None:
    assert len(FILES) > 100
