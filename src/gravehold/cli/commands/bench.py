"""`gravehold bench`: how fast the kernel is on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from gravehold.cli.arguments.help import Commands
from gravehold.cli.arguments.lang import LangOption

app = Commands()


@app.command()
def bench(
    json: Annotated[bool, typer.Option("--json")] = False,
    seconds: Annotated[float, typer.Option(min=0.1)] = 5.0,
    lang: LangOption = None,
) -> None:
    import msgspec

    from gravehold.lab.bench import measure

    figures = measure(seconds)
    if json:
        typer.echo(msgspec.json.encode(figures).decode())
        return
    for name, value in msgspec.structs.asdict(figures).items():
        shown = f"{value:,.1f}" if isinstance(value, float) else str(value)
        typer.echo(f"{name:<26}{shown:>14}")
