"""The option that every command which speaks to people has; `words.language` makes sense of it."""

from typing import Annotated

import typer

LangOption = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="en|pl|de",
        help="The language; else GRAVEHOLD_LANG or the locale of the environment, else English.",
        show_default=False,
    ),
]
