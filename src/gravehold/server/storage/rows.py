"""What the store reads and writes, as plain values."""

from __future__ import annotations

from typing import NamedTuple

from gravehold import __version__
from gravehold.modes.campaign.plan import CampaignPlan
from gravehold.modes.expedition.plan import Plan
from gravehold.notation.settings import Settings as GameSettings

OWNER = -1  # in the place of a seat
HUMAN = "human"
BOT = "bot:"


AnyPlan = Plan | CampaignPlan  # of a journey
AnySettings = GameSettings | AnyPlan


class GameRow(NamedTuple):
    """A game, or a journey, without what happened in it."""

    id: str
    name: str
    settings: AnySettings
    undo: str
    parent: str
    outcome: str
    created: float
    made_of: bytes | None = None  # its set-up with all definitions; games of 0.1.0 have ids alone
    version: str = __version__  # of the program that made it


class SeatRow(NamedTuple):
    """Who plays a seat: human (its own link), bot:<name>, or p1 to p4 (a teammate)."""

    seat: int
    holder: str
    claimed: bool
    person: str = ""  # the name of who sits there
    seen: float = 0.0  # when its own link was last left; 0: never

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


class Battle(NamedTuple):
    """What a battle of a journey is made of, packed; stored with the answer that begins it."""

    number: int
    made_of: bytes


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
