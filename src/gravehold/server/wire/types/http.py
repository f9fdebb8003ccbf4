"""What goes over HTTP."""

from __future__ import annotations

import msgspec

from gravehold.content.recipe import Recipe
from gravehold.kernel.builds import Build

from .campaign import CampaignInfo
from .expedition import JourneyInfo
from .messages import LogLine, Presence, Role, UndoMode
from .table import Seat


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body; what it does not know is an error."""


class NewGame(Recipe, frozen=True, kw_only=True):
    """A game to set up, by ids of the catalogue."""

    level: str = ""  # what 0.1.0 called the difficulty
    seats: tuple[str, ...] = ()  # per mage `human` or `bot:<name>`; missing: human
    seed: str = ""  # decimal, up to 2^64 - 1; '' by chance
    undo: UndoMode = "reveal"
    name: str = ""


class NewMat(Request, frozen=True):
    """A build to look at: whose, and what is chosen so far."""

    mage: str
    build: Build = Build()


class NewJourney(Request, frozen=True, kw_only=True):
    """An expedition to set out on."""

    kind: str = "outcasts"
    players: int = 2
    options: tuple[str, ...] = ()
    packs: tuple[str, ...] = ("outcasts",)
    rerolled: tuple[str, ...] = ()
    builds: tuple[Build, ...] = ()  # mages that players built: they join the barracks
    seed: str = ""  # decimal, up to 2^64 - 1; '' by chance
    seats: tuple[str, ...] = ()  # per seat `human` or `bot:<name>`; missing: human
    undo: UndoMode = "reveal"
    name: str = ""


class NewCampaign(Request, frozen=True, kw_only=True):
    """A campaign to begin."""

    campaign: str = "legacy"
    mages: int = 2  # for all of it
    seed: str = ""  # decimal, up to 2^64 - 1; '' by chance
    seats: tuple[str, ...] = ()  # per mage `human` or `bot:<name>`; missing: human
    undo: UndoMode = "reveal"
    name: str = ""


class Drawn(msgspec.Struct, frozen=True):
    """What a custom expedition would start with, to look at and draw anew before it starts."""

    seed: str
    mages: list[str]
    supply: list[str]
    treasures: list[str]
    nemesis: str


class Change(Request, frozen=True):
    """Rename, change the undo mode, hand a seat over, say who sits there; the rest stays."""

    name: str | None = None
    undo: UndoMode | None = None
    seat: Seat | None = None
    holder: str | None = None  # human, bot:<name>, or a teammate's seat
    person: str | None = None  # who sits in `seat`: a name of up to 24 letters, '' takes it away


class Fork(Request, frozen=True):
    """Go on from the moment after entry `seq` as a new game."""

    seq: int
    seats: list[str] = []
    undo: UndoMode = "free"
    name: str = ""


class Import(Request, frozen=True):
    """A chronicle, an expedition or a campaign as text, that becomes a new game."""

    chronicle: str
    seats: list[str] = []
    undo: UndoMode = "free"
    name: str = ""


class Links(msgspec.Struct, frozen=True):
    """A new game and the links to it: each is shown once, here; the server keeps only hashes."""

    game: str
    name: str
    owner: str
    seats: list[str]
    spectator: str


class Watch(msgspec.Struct, frozen=True):
    """A link that lets others look and nothing more."""

    spectator: str


class SetupInfo(Recipe, frozen=True, kw_only=True, omit_defaults=False):
    """The set-up by ids; the seed stays with the server until the game is over.

    Of a battle of a journey it is never told, nor which upgraded cards are in the nemesis deck.
    """

    supply: tuple[str, ...]
    level: str  # the difficulty, as 0.1.0 called it
    seed: str | None


class GameInfo(msgspec.Struct, frozen=True):
    """What a link opens."""

    game: str
    name: str
    role: Role
    seat: Seat | None
    setup: SetupInfo | None  # of a journey: that of the battle that runs
    undo: UndoMode
    seq: int
    turn: int
    over: bool  # of a journey: all of it
    won: bool | None
    parent: str  # '' or 'game:seq' it was forked from
    created: float
    presence: Presence
    journey: JourneyInfo | None = None
    campaign: CampaignInfo | None = None
    trouble: str = ""  # why it cannot be played any more: it is still there to be read


class GameLog(msgspec.Struct, frozen=True):
    """Lines of the log, and all moments that can be looked at."""

    after: int
    lines: list[LogLine]
    steps: list[int]  # the entries that stand, for stepping; 0 is the beginning


class Chronicle(msgspec.Struct, frozen=True):
    """A game, an expedition or a campaign as text (docs/notation.md)."""

    name: str  # for a file
    chronicle: str


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str


class Network(msgspec.Struct, frozen=True):
    """How others come here; nothing of it is told to anybody but a page on this computer."""

    open: bool  # the server listens to them
    address: str  # of this computer in its network, with the port; '' if it is in none


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    message: str
