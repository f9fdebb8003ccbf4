"""`gravehold serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from gravehold.cli.help import Commands
from gravehold.cli.lang import LangOption

app = Commands()


@app.command()
def serve(
    host: str | None = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535)] = None,
    database: str | None = None,
    open_: Annotated[bool, typer.Option("--open")] = False,
    lang: LangOption = None,
) -> None:
    from gravehold.server import settings
    from gravehold.server.serve import run
    from gravehold.words.language import language

    run(settings.read(host=host, port=port, database=database), browse=open_, lang=language(lang))


@app.command("bench-server")
def bench_server(
    rooms: Annotated[int, typer.Option(min=1)] = 200,
    seconds: Annotated[float, typer.Option(min=1)] = 10.0,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: LangOption = None,
) -> None:
    import msgspec

    from gravehold.server.bench import measure

    figures = measure(rooms, seconds)
    if json:
        typer.echo(msgspec.json.encode(figures).decode())
        return
    for name, value in msgspec.structs.asdict(figures).items():
        typer.echo(f"{name:<26}{value:>14,}")
