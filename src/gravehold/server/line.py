"""The time line of a room: entries of the store, each an answer or the mark of an undo."""

from __future__ import annotations

from collections.abc import Sequence

from gravehold.kernel.codex import Setup
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.events import Event
from gravehold.kernel.game import Game
from gravehold.table.timeline import TimeLine

from .rows import Entry


class Step:
    """An entry that stands: an answer, or the mark that something was taken back."""

    __slots__ = ("answers", "entry", "what")

    def __init__(self, entry: Entry, answers: int, what: str = "") -> None:
        self.entry = entry
        self.answers = answers  # how many answers stand after it
        self.what = what  # of an undo: the key that was taken back


class Line(TimeLine[Game]):
    """What has been answered and not taken back, as the store has it."""

    def __init__(self, setup: Setup, seed: int) -> None:
        super().__init__(Game.new(setup, seed, record=False, events=True))
        self.first = tuple(self.game.events)  # what happened before the first question
        self.fresh: tuple[Event, ...] = ()  # what came of the newest answer
        self.steps: list[Step] = []
        self.bots: list[bool] = []
        self.marked = 0  # undos past something newly seen
        self.seq = 0  # of the newest entry, whether it stands or not
        self.trouble: GraveholdError | None = None

    # Forward

    def add(self, entry: Entry, game: Game) -> None:
        """Take over what `tried` gave."""
        self.advance(entry.key, game)
        self.fresh = tuple(game.events)
        game.events.clear()
        self.bots.append(entry.bot)
        self.seq = entry.seq
        self.steps.append(Step(entry, len(self.keys)))

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

    def take_back(self, entry: Entry) -> None:
        """Keep as many answers as the entry says."""
        count = min(int(entry.key), len(self.keys))
        taken = self.back_to(count)
        del self.bots[count:]
        while self.steps and self.steps[-1].answers > count:
            self.steps.pop()
        self.fresh = ()
        self.marked += entry.kind == "undo-reveal"
        self.seq = entry.seq
        self.steps.append(Step(entry, count, taken[0] if taken else ""))
