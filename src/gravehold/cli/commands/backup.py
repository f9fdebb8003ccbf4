"""`gravehold backup` and `gravehold restore`: the games of a server in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gravehold.cli.arguments.help import Commands
from gravehold.cli.arguments.lang import LangOption

app = Commands()


@app.command()
def backup(
    file: Annotated[Path, typer.Argument()] = Path(),
    database: str | None = None,
    lang: LangOption = None,
) -> None:
    from gravehold.cli.speech import say, speak
    from gravehold.server import settings
    from gravehold.server.storage.backups import back_up
    from gravehold.words.language import language

    speak(language(lang))
    made = back_up(settings.database_url(settings.read(database=database)), file)
    typer.echo(say("backup-made", file=str(made.file), games=made.games, answers=made.answers))


@app.command()
def restore(file: Path, database: str | None = None, lang: LangOption = None) -> None:
    from gravehold.cli.speech import say, speak
    from gravehold.server import settings
    from gravehold.server.storage import backups
    from gravehold.words.language import language

    speak(language(lang))
    found = backups.restore(settings.database_url(settings.read(database=database)), file)
    typer.echo(
        say("backup-restored", file=str(found.file), games=found.games, answers=found.answers)
    )
    if found.before is not None:
        typer.echo(say("backup-before", file=str(found.before)))
