"""What `gravehold expedition` and `gravehold campaign` do with a file without playing it."""

from __future__ import annotations

from typing import Annotated

import typer

from gravehold.cli.help import Commands
from gravehold.cli.lang import LangOption
from gravehold.cli.packs import PacksOption


def add_file_commands(app: Commands, kind: str) -> None:
    """`show`, `check` and `fork`, the same for either kind of journey."""

    @app.command()
    def show(
        file: str,
        battle: Annotated[int | None, typer.Option(min=1)] = None,
        packs: PacksOption = None,
        lang: LangOption = None,
    ) -> None:
        from gravehold.cli import travelling

        _speak(lang)
        travelling.show(kind, file, battle)

    @app.command()
    def check(file: str, packs: PacksOption = None, lang: LangOption = None) -> None:
        from gravehold.cli import travelling

        _speak(lang)
        travelling.check(kind, file)

    @app.command()
    def fork(
        file: str,
        name: str,
        until: Annotated[int | None, typer.Option(min=0)] = None,
        packs: PacksOption = None,
        lang: LangOption = None,
    ) -> None:
        from gravehold.cli import travelling

        _speak(lang)
        travelling.fork(kind, file, name, until)


def _speak(lang: str | None) -> None:
    from gravehold.cli.speech import speak
    from gravehold.words.language import language

    speak(language(lang))
