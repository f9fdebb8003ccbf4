"""What `gravehold expedition` and `gravehold campaign` do with a file without playing it."""

from __future__ import annotations

from typing import Annotated

import typer

from gravehold.cli.arguments.help import Commands
from gravehold.cli.arguments.lang import LangOption
from gravehold.cli.arguments.packs import PacksOption


def add_file_commands(app: Commands, kind: str) -> None:
    """`show`, `check` and `fork`, the same for either kind of journey."""

    @app.command()
    def show(
        file: str,
        battle: Annotated[int | None, typer.Option(min=1)] = None,
        packs: PacksOption = None,
        lang: LangOption = None,
    ) -> None:
        from gravehold.cli.journeys import operations

        _speak(lang)
        operations.show(kind, file, battle)

    @app.command()
    def check(file: str, packs: PacksOption = None, lang: LangOption = None) -> None:
        from gravehold.cli.journeys import operations

        _speak(lang)
        operations.check(kind, file)

    @app.command()
    def fork(
        file: str,
        name: str,
        until: Annotated[int | None, typer.Option(min=0)] = None,
        packs: PacksOption = None,
        lang: LangOption = None,
    ) -> None:
        from gravehold.cli.journeys import operations

        _speak(lang)
        operations.fork(kind, file, name, until)


def _speak(lang: str | None) -> None:
    from gravehold.cli.speech import speak
    from gravehold.words.language import language

    speak(language(lang))
