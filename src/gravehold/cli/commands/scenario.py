"""`gravehold scenario`: run, check and write scenario files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from gravehold.cli.arguments.help import Commands
from gravehold.cli.arguments.lang import LangOption
from gravehold.cli.arguments.packs import PacksOption

if TYPE_CHECKING:
    from gravehold.kernel.errors import BadFile
    from gravehold.notation.runner import Result
    from gravehold.notation.scenario import Scenario

app = Commands("scenario")


@app.callback()
def scenario(lang: LangOption = None) -> None:
    pass


@app.command()
def run(paths: list[Path], packs: PacksOption = None, lang: LangOption = None) -> None:
    from gravehold.cli.speech import say, speak
    from gravehold.notation.runner import run_scenario
    from gravehold.words.language import language

    speak(language(lang))
    scenarios, wrong = _read(paths)
    passed, failed = 0, len(wrong)
    for scenario in scenarios:
        result = run_scenario(scenario)
        passed += result.passed
        failed += not result.passed
        _print(result)
    if scenarios:
        typer.echo(say("run-sum", passed=str(passed), failed=str(failed)))
    _refuse(wrong)
    if failed:
        raise typer.Exit(1)


def _print(result: Result) -> None:
    """A line for the scenario, and one for each problem below it."""
    from gravehold.cli.speech import explain, say

    words = {True: say("run-ok"), False: say("run-failed")}
    word = words[result.passed].ljust(max(map(len, words.values())))
    typer.echo(f"{word} {result.scenario.place}  {result.scenario.name}")
    for problem in result.problems:
        typer.echo(f"       {explain(problem)}")


@app.command()
def check(paths: list[Path], packs: PacksOption = None, lang: LangOption = None) -> None:
    from gravehold.cli.speech import say, speak
    from gravehold.words.language import language

    speak(language(lang))
    scenarios, wrong = _read(paths)
    _refuse(wrong)
    files = {scenario.file for scenario in scenarios}
    typer.echo(say("run-checked", n=len(scenarios), count=len(files)))


@app.command()
def write(game: Path, lang: LangOption = None) -> None:
    from gravehold.notation.describe import scenario_of
    from gravehold.notation.saved import load_game
    from gravehold.notation.yamltext import dump

    typer.echo(dump(scenario_of(load_game(game))), nl=False)


def _read(paths: list[Path]) -> tuple[list[Scenario], list[BadFile]]:
    """All scenarios of all files, and the mistakes of all of them."""
    from gravehold.cli.library import library
    from gravehold.notation.scenario import scenario_files, sift_scenarios
    from gravehold.rules import load_rules

    known = load_rules().entries
    scenarios: list[Scenario] = []
    mistakes: list[BadFile] = []
    for path in scenario_files(paths):
        found, wrong = sift_scenarios(path, known, library())
        scenarios += found
        mistakes += wrong
    return scenarios, mistakes


def _refuse(wrong: list[BadFile]) -> None:
    """What cannot be read, in one error."""
    from gravehold.kernel.errors import BadFile

    if wrong:
        raise BadFile.of(wrong)
