"""Parts of tables that are read one after another, as a room reads one after every answer."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

from gravehold.kernel.view import View

from .records import Card

T = TypeVar("T")


class Parts:
    """Each part is taken over while all that it was read from is the same.

    Most answers change a hand and a pile; the rest of a table, and what is made of it, stays.
    """

    __slots__ = ("_cards", "_found", "cards")

    def __init__(self) -> None:
        self._found: dict[Hashable, tuple[object, object]] = {}
        self._cards: object = None  # what the cards are; every part may tell of that
        self.cards: dict[int, Card] = {}  # that carry nothing, by number

    def begin(self, view: View) -> None:
        """Before the parts of a view are asked for: after a card became another, all are new."""
        s = view.state
        cards = (view.codex, s.kind, s.face, s.whose)
        if cards != self._cards:
            self._found.clear()
            self.cards.clear()
            self._cards = cards

    def part(self, name: Hashable, read_from: object, read: Callable[[], T]) -> T:
        """What was read before, or `read` now."""
        found = self._found.get(name)
        if found is not None and found[0] == read_from:
            return found[1]  # type: ignore[return-value]  # that name was read by the same reader
        made = read()
        self._found[name] = (read_from, made)
        return made


def parts_of(view: View) -> Parts:
    """Those a view came with (`take_over`), else none yet."""
    found = view.kept.get("parts")
    if not isinstance(found, Parts):
        found = Parts()
        take_over(found, view)
    return found


def take_over(parts: Parts, view: View) -> None:
    """Read a view with what earlier ones left."""
    parts.begin(view)
    view.kept["parts"] = parts
