"""The answers that stand, the position they lead to, and any earlier position without delay.

Every position of the last while is kept, of older ones each 25th: going back to any of them is
at most 24 answers of work, whatever the length of the game, and a room stays small.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gravehold.kernel.codex import Setup
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.events import Event
from gravehold.kernel.game import Game
from gravehold.kernel.run import Run
from gravehold.kernel.state import State

from .rows import Entry

EVERY = 25
RECENT = 25


class Step:
    """An entry that stands: an answer, or the mark that something was taken back."""

    __slots__ = ("answers", "entry", "what")

    def __init__(self, entry: Entry, answers: int, what: str = "") -> None:
        self.entry = entry
        self.answers = answers  # how many answers stand after it
        self.what = what  # of an undo: the key that was taken back


class Line:
    """What has been answered and not taken back."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.game = Game.new(setup, seed, record=False, events=True)
        self.first = tuple(self.game.events)  # what happened before the first question
        self.fresh: tuple[Event, ...] = ()  # what came of the newest answer
        self.steps: list[Step] = []
        self.keys: list[str] = []
        self.bots: list[bool] = []
        self.reveals: list[int] = [self.game.state.reveals]
        self.marked = 0  # undos past something newly seen
        self.seq = 0  # of the newest entry, whether it stands or not
        self.trouble: GraveholdError | None = None
        self._kept: dict[int, State] = {0: self.game.state.copy()}

    # Forward

    def tried(self, key: str) -> Game:
        """The game after an answer, beside this one; an illegal answer is an error."""
        game = self.game.copy()
        game.events.clear()
        game.choose(key)
        return game

    def add(self, entry: Entry, game: Game) -> None:
        """Take over what `tried` gave."""
        self.game = game
        self.fresh = tuple(game.events)
        game.events.clear()
        self.keys.append(entry.key)
        self.bots.append(entry.bot)
        self.reveals.append(game.state.reveals)
        self.seq = entry.seq
        count = len(self.keys)
        self.steps.append(Step(entry, count))
        self._kept[count] = game.state.copy()
        old = count - RECENT
        if old % EVERY:
            self._kept.pop(old, None)

    def follow(self, entries: Sequence[Entry]) -> None:
        """Apply entries read from the store.

        An answer that no longer fits, after the cards or rules have changed, is kept in
        `trouble` and ends the line there, unless a later undo takes it back.
        """
        for entry in entries:
            self.seq = entry.seq
            if entry.kind != "answer":
                if self.trouble is None or int(entry.key) <= len(self.keys):
                    self.trouble = None
                    self.take_back(entry)
            elif self.trouble is None:
                try:
                    self.add(entry, self.tried(entry.key))
                except GraveholdError as error:
                    self.trouble = error

    # Backward

    def before_person(self) -> int | None:
        """How many answers stand if the last one a person gave is taken back."""
        for count in range(len(self.keys) - 1, -1, -1):
            if not self.bots[count]:
                return count
        return None

    def revealed_since(self, count: int) -> bool:
        """Whether taking back to there goes past something newly seen.

        The end of a game is such a thing: from then on everybody may read the seed, and it tells
        every card to come.
        """
        return self.game.over or self.reveals[count] != self.reveals[-1]

    def take_back(self, entry: Entry) -> None:
        """Keep as many answers as the entry says."""
        count = min(int(entry.key), len(self.keys))
        what = self.keys[count] if count < len(self.keys) else ""
        if count < len(self.keys):
            self.game = self.at(count)
            self.game.events.clear()
            for later in [n for n in self._kept if n > count]:
                del self._kept[later]
            self._kept.setdefault(count, self.game.state.copy())
            del self.keys[count:], self.bots[count:], self.reveals[count + 1 :]
        while self.steps and self.steps[-1].answers > count:
            self.steps.pop()
        self.fresh = ()
        self.marked += entry.kind == "undo-reveal"
        self.seq = entry.seq
        self.steps.append(Step(entry, count, what))

    # Looking

    def at(self, count: int) -> Game:
        """A game of its own after so many answers."""
        base = max(n for n in self._kept if n <= count)
        run = Run(self._kept[base].copy(), self.game.codex, [])
        game = Game(run, self.game.seed, record=False)
        for key in self.keys[base:count]:
            game.choose(key)
        return game

    def replayed(self, since: int) -> Iterator[tuple[Game, Sequence[Event]]]:
        """The game after each answer from number `since` on, with what came of it."""
        game = self.at(since)
        for key in self.keys[since:]:
            game.events.clear()
            game.choose(key)
            yield game, game.events
