"""Where the command line prints: to rich, a reader that stops early (`| head`) was a failure."""

from __future__ import annotations

import rich.console


class Console(rich.console.Console):
    def __init__(self) -> None:
        super().__init__(highlight=False)

    def on_broken_pipe(self) -> None:
        """Rich would end the program with 1."""
        raise BrokenPipeError
