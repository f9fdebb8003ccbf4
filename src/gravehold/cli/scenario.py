"""`gravehold scenario`: run, check and write scenario files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from gravehold.notation.scenario import Scenario

app = typer.Typer(
    name="scenario",
    help="Positions as files: play them, check them, write them.",
    no_args_is_help=True,
)

Paths = Annotated[list[Path], typer.Argument(help="Scenario files (.yaml) or folders of them.")]


@app.command()
def run(paths: Paths) -> None:
    """Play scenarios and compare what they expect; exit 1 if one fails."""
    from gravehold.notation.runner import run_scenario

    failed = passed = 0
    for scenario in _read(paths):
        result = run_scenario(scenario)
        passed += result.passed
        failed += not result.passed
        for line in result.lines():
            typer.echo(line)
    typer.echo(f"{passed} passed, {failed} failed")
    if failed:
        raise typer.Exit(1)


@app.command()
def check(paths: Paths) -> None:
    """Read scenarios without playing them; a mistake is named with its line."""
    scenarios = _read(paths)
    files = {scenario.file for scenario in scenarios}
    typer.echo(f"{len(scenarios)} scenarios in {len(files)} files, no mistakes")


@app.command()
def write(
    game: Annotated[Path, typer.Argument(help="A saved game, or a chronicle (.chronicle).")],
) -> None:
    """Print the current position of a game as a scenario."""
    from gravehold.notation.describe import scenario_of
    from gravehold.notation.saved import load_game
    from gravehold.notation.yamltext import dump

    typer.echo(dump(scenario_of(load_game(game))), nl=False)


def _read(paths: list[Path]) -> list[Scenario]:
    """All scenarios of all files; the mistakes of all of them in one error."""
    from gravehold.kernel.errors import BadFile
    from gravehold.notation.scenario import read_scenarios, scenario_files
    from gravehold.rules import load_rules

    known = load_rules().entries
    found: list[Scenario] = []
    wrong: list[str] = []
    for path in scenario_files(paths):
        try:
            found += read_scenarios(path, known)
        except BadFile as error:
            wrong.append(str(error))
    if wrong:
        raise BadFile("\n".join(wrong))
    return found
