"""The terminal: what is printed goes through rich, what is typed comes line by line."""

from __future__ import annotations

import contextlib
import select
import sys
import time

from rich.console import Console, RenderableType
from rich.text import Text


class Left(Exception):
    """The person has left: end of input, or Ctrl-C."""


class Screen:
    """A console and a keyboard; both may be pipes."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, soft_wrap=False)
        self._ahead: list[str] = []  # typed while it rested
        with contextlib.suppress(AttributeError):
            sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (line editing and history)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        """Rows of the terminal; a pipe has no end."""
        return self.console.height if self.console.is_terminal else 1000

    @property
    def plain(self) -> bool:
        """Only ASCII can be shown."""
        return not self.console.encoding.lower().startswith("utf")

    def show(self, what: RenderableType = "") -> None:
        self.console.print(what)

    def say(self, text: str, style: str = "") -> None:
        """A line of words, never read as markup."""
        self.console.print(Text(text, style=style), soft_wrap=not self.console.is_terminal)

    def rest(self, seconds: float) -> None:
        """Let people read; Enter cuts it short, and so does an answer, which is kept."""
        if seconds <= 0 or not (self.console.is_terminal and sys.stdin.isatty()):
            return
        try:
            ready = select.select([sys.stdin], [], [], seconds)[0]
            typed = sys.stdin.readline() if ready else "\n"
        except KeyboardInterrupt:
            raise Left from None
        except OSError:  # where only sockets can be waited for
            time.sleep(seconds)
            return
        if not typed:
            raise Left
        if typed.strip():
            self._ahead.append(typed.strip())

    def ask(self, prompt: str = "> ") -> str:
        """What was typed; raises `Left` when nothing more will come."""
        if self._ahead:
            return self._ahead.pop(0)
        try:
            answer = input(prompt)
        except (EOFError, KeyboardInterrupt):
            print()
            raise Left from None
        if not sys.stdin.isatty():
            print(answer[:200])  # a transcript shows what was answered
        return answer.strip()
