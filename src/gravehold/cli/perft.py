"""`gravehold perft`: counts of answer sequences, to see whether the rules have changed."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

import typer

app = typer.Typer()


@app.command()
def perft(
    position: Annotated[
        str | None, typer.Option(help="Only this position, such as umbra-titan-2.")
    ] = None,
    depth: Annotated[int, typer.Option(min=1, max=12, help="How many answers deep.")] = 6,
) -> None:
    """Count the sequences of answers from fixed positions, depth by depth.

    The same rules give the same counts on every machine; the tests keep them. At the last depth
    options are counted without being chosen, as chess programs do.
    """
    from gravehold.lab.perft import POSITIONS, counts

    names = list(POSITIONS) if position is None else [position]
    for name in names:
        started = perf_counter()
        found = list(counts(name, depth))
        line = " ".join(f"{n:,}" for n in found)
        typer.echo(f"{name:<26}{line}  ({perf_counter() - started:.2f} s)")
