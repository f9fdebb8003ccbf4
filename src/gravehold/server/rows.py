"""What the store reads and writes, as plain values."""

from __future__ import annotations

from typing import NamedTuple

from gravehold.notation.settings import Settings as GameSettings

OWNER = -1  # in the place of a seat
HUMAN = "human"
BOT = "bot:"


class GameRow(NamedTuple):
    """A game without what happened in it."""

    id: str
    name: str
    settings: GameSettings
    undo: str
    parent: str
    outcome: str
    created: float


class SeatRow(NamedTuple):
    """Who plays a seat: human (its own link), bot:<name>, or p1 to p4 (a teammate)."""

    seat: int
    holder: str
    claimed: bool

    @property
    def bot(self) -> str:
        """The bot's name, '' if a person plays."""
        return self.holder.removeprefix(BOT) if self.holder.startswith(BOT) else ""


class Entry(NamedTuple):
    """One row of the journal."""

    seq: int
    kind: str  # answer, undo, undo-reveal
    key: str
    seat: int
    bot: bool
    at: float


class Right(NamedTuple):
    """What a link gives."""

    game: str
    role: str  # owner, seat, spectator
    seat: int


class Proposal(NamedTuple):
    """An undo that waits for others."""

    seq: int
    seat: int
    agreed: frozenset[int]
