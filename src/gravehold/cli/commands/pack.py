"""`gravehold pack`: boxes of one's own, in folders."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from gravehold.cli.arguments.help import Commands
from gravehold.cli.arguments.lang import LangOption

if TYPE_CHECKING:
    from gravehold.packs.reading import Pack

app = Commands("pack")


@app.callback()
def pack(lang: LangOption = None) -> None:
    pass


@app.command()
def new(folder: Path, lang: LangOption = None) -> None:
    from gravehold.cli.speech import say, speak
    from gravehold.packs import example
    from gravehold.packs.exporting import write_files
    from gravehold.words.language import language

    speak(language(lang))
    write_files(folder, example.files())
    typer.echo(say("pack-made", folder=str(folder)))


@app.command()
def check(folder: Path, lang: LangOption = None) -> None:
    from gravehold.cli.speech import explain, say, speak, spoken
    from gravehold.content.box import Library
    from gravehold.words.language import language

    speak(language(lang))
    for found in _read(folder, deal=True):
        for link in found.skipped:
            typer.echo(explain(link), err=True)
        held = found.box
        told = {"name": found.name[spoken()], "id": found.id, "version": found.version}
        cards = len(Library.of((held,)).cards)
        counts = {"cards": cards, "mages": len(held.mages), "nemeses": len(held.nemeses)}
        typer.echo(say("pack-checked", **told, **{what: str(n) for what, n in counts.items()}))


@app.command()
def show(folder: Path, lang: LangOption = None) -> None:
    from gravehold.cli.speech import speak
    from gravehold.words.language import language

    speak(language(lang))
    from gravehold.cli.console import Console
    from gravehold.cli.library import library, take_packs
    from gravehold.cli.speech import say, spoken

    from .cards import card_view

    packs = _read(folder)
    take_packs([str(folder)])
    console = Console()
    for found in packs:
        told = {"author": found.author, "version": found.version, "licence": found.licence}
        console.print(say("pack-by", name=found.name[spoken()], **told))
        for definition in library().definitions.values():
            if library().sources[definition.id] == found.id:
                console.print()
                console.print(card_view(definition))


@app.command()
def export(box: str, folder: Path, lang: LangOption = None) -> None:
    from gravehold.cli.library import library
    from gravehold.cli.speech import say, speak
    from gravehold.packs.exporting import export as exported
    from gravehold.words.language import language

    speak(language(lang))
    files = exported(library(), box, folder)
    typer.echo(say("pack-exported", n=len(files), folder=str(folder)))


def _read(folder: Path, *, deal: bool = False) -> list[Pack]:
    """The pack of a folder, or all of a folder of packs; what is wrong in any of them at once."""
    from gravehold.cli.library import printed
    from gravehold.kernel.errors import BadFile, phrase
    from gravehold.packs.mistakes import in_order
    from gravehold.packs.reading import read_pack
    from gravehold.packs.shelf import packs_in, with_box
    from gravehold.packs.trying import unplayable

    found: list[Pack] = []
    wrong: list[BadFile] = []
    library = printed()
    for path in packs_in(folder):
        try:
            found.append(read_pack(path, library))
        except BadFile as error:
            wrong.append(error)
            continue
        library = with_box(library, found[-1])
        wrong += unplayable(found[-1], library) if deal else ()
    if wrong:
        raise BadFile.of(in_order(wrong))
    if not found:
        raise BadFile("error-in", file=str(folder), why=phrase("pack-none"))
    return found
