"""`gravehold serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from gravehold.cli.arguments.help import Commands
from gravehold.cli.arguments.lang import LangOption

app = Commands()


@app.command()
def serve(
    host: str | None = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535)] = None,
    database: str | None = None,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    packs: str | None = None,
    open_: Annotated[bool, typer.Option("--open/--no-open")] = False,
    lang: LangOption = None,
) -> None:
    import gc

    gc.disable()  # what is read now stays: looking through it for cycles takes a tenth of a second

    from gravehold.kernel.errors import GraveholdError
    from gravehold.server import settings
    from gravehold.server.serve import run
    from gravehold.words.language import language

    gc.freeze()
    gc.enable()
    if lan and host is not None:
        raise GraveholdError("error-lan-and-host")
    host = settings.EVERYWHERE if lan else host
    found = settings.read(host=host, port=port, database=database, packs=packs)
    # Who wants to play now takes any port; a server that others rely on stays where it should be.
    any_port = open_ and port is None and not settings.asked_for("port")
    run(found, browse=open_, any_port=any_port, lang=language(lang))


@app.command("bench-server")
def bench_server(
    rooms: Annotated[int, typer.Option(min=1)] = 200,
    seconds: Annotated[float, typer.Option(min=1)] = 10.0,
    back: Annotated[int, typer.Option(min=0)] = 0,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: LangOption = None,
) -> None:
    import msgspec

    from gravehold.server import bench, bench_restored

    figures = bench_restored.measure(back) if back else bench.measure(rooms, seconds)
    if json:
        typer.echo(msgspec.json.encode(figures).decode())
        return
    for name, value in msgspec.structs.asdict(figures).items():
        typer.echo(f"{name:<26}{value:>14,}")
