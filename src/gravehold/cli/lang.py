"""The option that every command which speaks to people has; `words.language` makes sense of it."""

from collections.abc import Sequence
from itertools import pairwise
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
