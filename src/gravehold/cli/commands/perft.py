"""`gravehold perft`: counts of answer sequences, to see whether the rules have changed."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

import typer

from gravehold.cli.arguments.help import Commands
from gravehold.cli.arguments.lang import LangOption

app = Commands()


@app.command()
def perft(
    position: str | None = None,
    depth: Annotated[int, typer.Option(min=1, max=12)] = 6,
    lang: LangOption = None,
) -> None:
    from gravehold.lab.perft import POSITIONS, counts

    names = list(POSITIONS) if position is None else [position]
    for name in names:
        started = perf_counter()
        found = list(counts(name, depth))
        line = " ".join(f"{n:,}" for n in found)
        typer.echo(f"{name:<26}{line}  ({perf_counter() - started:.2f} s)")
