"""The option that every command has; `words.language` makes sense of it."""

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
