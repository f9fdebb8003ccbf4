"""The time line of a room: entries of the store, each an answer or the mark of an undo."""

from __future__ import annotations

from collections.abc import Sequence

from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.events import Event
from gravehold.kernel.game import Game
from gravehold.kernel.setup import Setup
from gravehold.table.timeline import G, TimeLine

from ..storage.rows import Entry


class Step:
    """An entry that stands: an answer, or the mark that something was taken back."""

    __slots__ = ("answers", "entry", "what")

    def __init__(self, entry: Entry, answers: int, what: str = "") -> None:
        self.entry = entry
        self.answers = answers  # how many answers stand after it
        self.what = what  # of an undo: the key that was taken back


class RoomTimeLine(TimeLine[G]):
    """What has been answered and not taken back, as the store has it; nothing keeps a record."""

    def __init__(self, game: G) -> None:
        self.first = tuple(game.events)  # what happened before the first question
        game.events.clear()
        super().__init__(game)
        self.fresh: tuple[Event, ...] = ()  # what came of the newest answer
        self.steps: list[Step] = []
        self.bots: list[bool] = []  # by answer: whether a bot gave it
        self.seqs: list[int] = []  # by answer: its entry
        self.marked = 0  # undos past something newly seen
        self.seq = 0  # of the newest entry, whether it stands or not
        self.trouble: GraveholdError | None = None

    @property
    def floor(self) -> int:
        """How many answers nobody may take back."""
        return 0

    def chapter(self, count: int) -> int:
        """How many answers stood where the part began that the log of this moment is about."""
        return 0

    # Forward

    def add(self, entry: Entry, game: G) -> None:
        """Take over what `tried` gave."""
        self.fresh = tuple(game.events)
        game.events.clear()
        self.advance(entry.key, game)
        self.bots.append(entry.bot)
        self.seqs.append(entry.seq)
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
                    self.apply(entry)
                except GraveholdError as error:
                    self.trouble = error

    def apply(self, entry: Entry) -> None:
        """An answer read from the store."""
        self.add(entry, self.tried(entry.key))

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
        del self.seqs[count:]
        while self.steps and self.steps[-1].answers > count:
            self.steps.pop()
        self.fresh = ()
        self.marked += entry.kind == "undo-reveal"
        self.seq = entry.seq
        self.steps.append(Step(entry, count, taken[0] if taken else ""))

    # Looking

    def answers_at(self, seq: int) -> int | None:
        """How many answers stood after an entry that stands; 0 is the beginning."""
        if seq == 0:
            return 0
        return next((step.answers for step in self.steps if step.entry.seq == seq), None)


class GameTimeLine(RoomTimeLine[Game]):
    """That of a game."""

    def __init__(self, setup: Setup, seed: int) -> None:
        super().__init__(Game.new(setup, seed, record=False, events=True))
