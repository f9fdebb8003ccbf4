"""`gravehold rules`: read the rules, and see which tests hold the program to them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from gravehold.rules import RuleBook

app = typer.Typer()


@app.command()
def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(help="An id (main.gain, R7), a topic (exhaustion) or words to look for."),
    ] = None,
    coverage: Annotated[
        bool,
        typer.Option(
            "--coverage",
            help="List the tests that name each rule; exit 1 while a rule due by now has none.",
        ),
    ] = False,
    tests: Annotated[Path, typer.Option(help="The folder of tests for --coverage.")] = Path(
        "tests"
    ),
) -> None:
    """Read the rules of the game and the rulings, all or those about something."""
    from gravehold.rules import load_rules

    book = load_rules()
    if coverage:
        _print_coverage(book, tests)
    else:
        _print_rules(book.search(words) if words else book)


def _print_coverage(book: RuleBook, tests: Path) -> None:
    from gravehold.rules.coverage import measure_coverage

    measured = measure_coverage(book, tests)
    for line in measured.lines():
        typer.echo(line)
    if measured.missing:
        raise typer.Exit(1)


def _print_rules(book: RuleBook) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console(highlight=False)
    width = max(len(rule_id) for rule_id in book.entries)
    for topic, entries in book.topics().items():
        table = Table.grid(padding=(0, 2))
        table.add_column(style="cyan", no_wrap=True, min_width=width)
        table.add_column()
        for entry in entries:
            table.add_row(Text(entry.id), Text(entry.text))
        console.print(Text(topic.replace("_", " "), style="bold"))
        console.print(table)
        console.print()
