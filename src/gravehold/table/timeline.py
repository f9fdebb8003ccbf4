"""The answers that stand, the position they lead to, and any earlier position without delay.

A game that keeps a record has every position itself. Of one that does not, every position of the
last while is kept here, of older ones each 25th: going back to any of them is at most 24 answers
of work, whatever the length of the game, and a game in memory stays small. What is played need not
be one game: anything that is answered, copied and taken back as games are has its line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, Protocol, Self, TypeVar

from gravehold.kernel.decision import Option
from gravehold.kernel.events import Event

EVERY = 25
RECENT = 25


class Played(Protocol):
    """What is played: a game, or a journey of several."""

    record: bool

    @property
    def events(self) -> list[Event]:
        """What has happened since the list was last emptied."""

    @property
    def answers(self) -> list[str]: ...

    @property
    def over(self) -> bool: ...

    @property
    def reveals(self) -> Any:
        """Another value whenever something hidden has become known."""

    def choose(self, choice: Option | str, /) -> None: ...

    def undo(self) -> object: ...

    def copy(self) -> Self: ...


G = TypeVar("G", bound=Played)


class TimeLine(Generic[G]):
    """What has been answered and not taken back; what was taken back can be answered again."""

    def __init__(self, game: G) -> None:
        self.game = game
        self.keys: list[str] = game.answers if game.record else []
        self.undone: list[tuple[str, ...]] = []  # what each undo took back, the last one last
        self._reveals = {len(self.keys): game.reveals}
        self._kept: dict[int, G] = {} if game.record else {0: game.copy()}

    # Forward

    def tried(self, choice: Option | str) -> G:
        """The game after an answer, beside this one; an illegal answer is an error."""
        game = self.game.copy()
        game.events.clear()
        game.choose(choice)
        return game

    def advance(self, key: str, game: G) -> None:
        """Take over what `tried` gave."""
        self.game = game
        self.keys.append(key)
        count = len(self.keys)
        self._reveals[count] = game.reveals
        if self.undone and self.undone[-1][0] == key:
            rest = self.undone.pop()[1:]
            self.undone += [rest] if rest else []
        else:
            self.undone.clear()
        if not game.record:
            self._kept[count] = game  # nobody changes it: the next answer is tried on a copy
            old = count - RECENT
            if old % EVERY:
                self._kept.pop(old, None)

    # Backward

    def back_to(self, count: int) -> tuple[str, ...]:
        """Let only so many answers stand; returns those taken back."""
        taken = tuple(self.keys[count:])
        if taken:
            self.game = self.at(count)
            self.game.events.clear()
            for later in [n for n in self._kept if n > count]:
                del self._kept[later]
            for later in [n for n in self._reveals if n > count]:
                del self._reveals[later]
            del self.keys[count:]
            self.undone.append(taken)
            if not self.game.record:
                self._kept.setdefault(count, self.game.copy())
        return taken

    def last_where(self, fits: Callable[[G], bool]) -> int | None:
        """How many answers stood when a question last fitted, before the newest answer."""
        for count in range(len(self.keys) - 1, -1, -1):
            if fits(self.at(count)):
                return count
        return None

    def revealed_since(self, count: int) -> bool:
        """Whether taking back to there goes past something newly seen.

        The end of a game is such a thing: from then on everybody may read the seed, and it tells
        every card to come.
        """
        if count not in self._reveals:
            self._reveals[count] = self.at(count).reveals
        return self.game.over or bool(self._reveals[count] != self.game.reveals)

    def reveals_again(self) -> bool:
        """Whether what the last undo took back goes past something newly seen."""
        game = self.game.copy()
        for key in self.undone[-1]:
            game.choose(key)
        return game.over or bool(game.reveals != self.game.reveals)

    # Looking

    def at(self, count: int) -> G:
        """A game of its own after so many answers."""
        if self.game.record:
            game = self.game.copy()
            for _ in self.keys[count:]:
                game.undo()
            return game
        base = max(n for n in self._kept if n <= count)
        game = self._kept[base].copy()
        for key in self.keys[base:count]:
            game.choose(key)
        return game

    def replayed(self, since: int) -> Iterator[tuple[G, Sequence[Event]]]:
        """The game after each answer from number `since` on, with what came of it."""
        game = self.at(since)
        for key in self.keys[since:]:
            game.events.clear()
            game.choose(key)
            yield game, game.events
