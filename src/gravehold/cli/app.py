"""Puts the subcommands together and turns bad input into one message and exit code 2."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Annotated

import typer

from gravehold import __version__
from gravehold.cli.arguments.help import Commands
from gravehold.cli.arguments.lang import LangOption
from gravehold.cli.commands.completion import PROGRAM, get_ready
from gravehold.words.language import of_arguments

from .speech import complain, speak

# Each module of this package named here has an `app`: nameless Commands that join the top level,
# or Commands with a name (`Commands("scenario")`) that become a group.
# Modules import what they need inside their commands, so that --help stays fast.
MODULES = (
    "play",
    "expedition",
    "campaign",
    "cards",
    "pack",
    "rules",
    "replay",
    "scenario",
    "soak",
    "winrate",
    "perft",
    "bench",
    "serve",
    "backup",
    "completion",
)

app = Commands(PROGRAM)
for module in MODULES:
    app.add_typer(import_module(f"gravehold.cli.commands.{module}").app)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"gravehold {__version__}")
        raise typer.Exit


@app.callback()
def gravehold(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True)
    ] = False,
    lang: LangOption = None,
) -> None:
    pass


def _message(error: Exception) -> str | None:
    """What to tell a person about bad input; None if the error is a defect of ours."""
    from gravehold.kernel.errors import GraveholdError

    if isinstance(error, GraveholdError | UnicodeDecodeError | OSError):
        return complain(error)
    return None


def main() -> None:
    """Run the command line; bad input ends in a message on stderr and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    speak(of_arguments(sys.argv[1:]))
    get_ready()
    try:
        try:
            # Typer's last words would be English.
            code = app(prog_name=PROGRAM, standalone_mode=False)
        finally:
            sys.stdout.flush()
    except typer.Abort:
        sys.exit(1)
    except BrokenPipeError:  # the reader (`| head`) has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except (ValueError, OSError) as error:
        message = _message(error)
        if message is None:
            raise
        print(message, file=sys.stderr)
        sys.exit(2)
    sys.exit(code or 0)
