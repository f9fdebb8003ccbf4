"""`gravehold completion`: what makes a shell complete our commands and options."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from gravehold.cli.arguments.help import Commands
from gravehold.cli.arguments.lang import LangOption

app = Commands()

PROGRAM = "gravehold"
ASKED = "_GRAVEHOLD_COMPLETE"  # set by the shell when it wants to know what could come next
SHELLS = ("bash", "zsh", "fish", "powershell")


@app.command()
def completion(
    shell: Annotated[str | None, typer.Argument()] = None, lang: LangOption = None
) -> None:
    from typer._completion_shared import get_completion_script

    from gravehold.kernel.errors import unknown

    asked = shell or Path(os.environ.get("SHELL", "")).name
    if asked not in SHELLS:
        raise unknown("shell", asked, SHELLS, listed=True)
    typer.echo(get_completion_script(prog_name=PROGRAM, complete_var=ASKED, shell=asked))


def get_ready() -> None:
    """Typer knows no shell unless its own options for this are there, which speak English only."""
    if ASKED in os.environ:
        from typer._completion_classes import completion_init

        completion_init()
