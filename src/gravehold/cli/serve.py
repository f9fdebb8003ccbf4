"""`gravehold serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

app = typer.Typer()


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen at.")] = None,
    port: Annotated[
        int | None, typer.Option(help="Port to listen at; 0 takes any.", min=0, max=65535)
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(help="postgresql://... or sqlite:///file (default: in the data folder)."),
    ] = None,
    open_: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve the table to browsers, alone or online with friends (docs/server.md)."""
    from gravehold.server import settings
    from gravehold.server.serve import run

    run(settings.read(host=host, port=port, database=database), browse=open_)


@app.command("bench-server")
def bench_server(
    rooms: Annotated[int, typer.Option(min=1, help="Tables, each a person and a bot.")] = 200,
    seconds: Annotated[float, typer.Option(min=1, help="How long each of two runs takes.")] = 10.0,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure the server over real sockets: answers per second, waiting, memory, undo."""
    import msgspec

    from gravehold.server.bench import measure

    figures = measure(rooms, seconds)
    if json:
        typer.echo(msgspec.json.encode(figures).decode())
        return
    for name, value in msgspec.structs.asdict(figures).items():
        typer.echo(f"{name:<26}{value:>14,}")
