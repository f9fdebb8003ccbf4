"""`gravehold rules`: read the rules, and see which tests hold the program to them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gravehold.cli.arguments.help import Commands
from gravehold.cli.arguments.lang import LangOption

if TYPE_CHECKING:
    from gravehold.cli.reading.rulebook import Reader

app = Commands()


@app.command()
def rules(
    words: Annotated[list[str] | None, typer.Argument()] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    lang: LangOption = None,
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
    tests: Path = Path("tests"),
) -> None:
    if coverage:
        _print_coverage(tests)
        return
    from gravehold.cli.reading.rulebook import Reader
    from gravehold.words.language import language

    reader = Reader(language(lang))
    if words:
        _answer(reader, words)
    elif everything:
        reader.print_all()
    else:
        reader.print_topics()


def _answer(reader: Reader, words: list[str]) -> None:
    if reader.is_glossary(words[0]):
        if len(words) > 1:
            reader.print_term(words[1:])
        else:
            reader.print_glossary()
    elif entry := reader.find_id(words):
        reader.print_entry(entry)
    elif topic := reader.find_topic(words):
        reader.print_topic(topic)
    else:
        reader.print_found(words)


def _print_coverage(tests: Path) -> None:
    from gravehold.cli.reading.coverage import report
    from gravehold.rules import load_rules
    from gravehold.rules.coverage import measure_coverage

    measured = measure_coverage(load_rules(), tests)
    for line in report(measured):
        typer.echo(line)
    if measured.missing:
        raise typer.Exit(1)
