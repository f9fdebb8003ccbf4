"""`gravehold bench`: how fast the kernel is on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

app = typer.Typer()


@app.command()
def bench(
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    seconds: Annotated[
        float, typer.Option(min=0.1, help="How long each kind of random play is measured.")
    ] = 5.0,
) -> None:
    """Measure the speed of the kernel: random play, copies, saves, undo, import.

    calibration_us is a fixed loop of plain Python, so that figures of two machines compare.
    docs/benchmarks.md says how each figure is measured and what it should be.
    """
    import msgspec

    from gravehold.lab.bench import measure

    figures = measure(seconds)
    if json:
        typer.echo(msgspec.json.encode(figures).decode())
        return
    for name, value in msgspec.structs.asdict(figures).items():
        shown = f"{value:,.1f}" if isinstance(value, float) else str(value)
        typer.echo(f"{name:<26}{shown:>14}")
