"""Where a campaign stands between two answers: a value that follows from its answers."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from gravehold.kernel.builds import Build
from gravehold.modes.results import Result

STAGES = NAMING, INTRO, BATTLE, CHOICES, SUPPLY, LOST, END = (
    "naming", "intro", "battle", "choices", "supply", "lost", "end",
)  # fmt: skip
STICKERS = "~"  # between a basic card and how many stickers are on it


class State(msgspec.Struct, frozen=True, kw_only=True):
    """All of it; nothing is hidden, and the campaign itself uses no chance."""

    chapter: int = 1
    stage: str = NAMING
    letters: tuple[str, ...] = ()  # of the rules that hold, as they came
    builds: tuple[Build, ...] = ()  # seat by seat
    supply: tuple[str, ...] = ()
    added: tuple[str, ...] = ()  # piles that have come to it after this chapter
    banished: tuple[str, ...] = ()
    pool: tuple[tuple[str, ...], ...] = ((), (), ())  # basic nemesis cards by tier
    flaws: int = 0  # stickers for Crystals that are left
    scar: bool = False  # the last chapter that is over counts as lost
    losses: int = 0  # of this chapter
    chart: tuple[Result, ...] = ()  # a line for each battle

    @property
    def attempt(self) -> int:
        """Which try of the chapter comes, or runs."""
        return self.losses + 1

    @property
    def basics(self) -> tuple[str, ...]:
        """The pool in one row."""
        return tuple(id_ for tier in self.pool for id_ in tier)

    def tries(self, chapter: int) -> Iterator[Result]:
        """The lines of the chart about a chapter."""
        return (line for line in self.chart if line.battle == chapter)


def plain(card: str) -> str:
    """A card of the pool whatever is stuck on it."""
    return card.partition(STICKERS)[0]
