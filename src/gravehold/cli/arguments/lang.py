"""The option that every command has; `words.language` makes sense of it."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated

import typer


def _heard(ctx: typer.Context, lang: str | None) -> str | None:
    """Spoken at once, also in front of the command: `gravehold --lang pl play`."""
    from gravehold.cli.speech import speak
    from gravehold.words.language import language

    if not lang and ctx.parent:
        lang = ctx.parent.params.get("lang")
    if lang:
        speak(language(lang))
    return lang


LangOption = Annotated[str | None, typer.Option("--lang", callback=_heard)]


def of_arguments(arguments: Sequence[str]) -> str:
    """The language of a command line nobody has read yet: for its help and what is wrong with it.

    A language we do not speak is no matter here; the command itself says so.
    """
    from gravehold.kernel.errors import UnknownName
    from gravehold.words.language import language

    asked = [value for name, value in pairwise(arguments) if name == "--lang"]
    asked += [name.removeprefix("--lang=") for name in arguments if name.startswith("--lang=")]
    for option in (*asked, None):
        try:
            return language(option)
        except UnknownName:
            continue
    return "en"
