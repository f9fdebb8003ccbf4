"""What is played in a room, a game or a journey of several, as the rest of the server sees it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple

from gravehold.kernel.game import Game
from gravehold.kernel.view import View
from gravehold.players.policy import Policy
from gravehold.table.timeline import G

from ..storage.rows import AnySettings, Battle, Entry
from ..wire.catalogue import mats_of
from ..wire.page import Page
from ..wire.types import messages as msg
from ..wire.types.campaign import Campaign, CampaignInfo
from ..wire.types.catalogue import MageInfo
from ..wire.types.expedition import Journey, JourneyInfo
from ..wire.types.http import SetupInfo
from ..words import wording
from ..words.log_lines import LogTeller
from .time_line import RoomTimeLine


class Made(NamedTuple):
    """What a new room begins with: by ids, and all it is made of."""

    settings: AnySettings
    of: bytes | None
    players: int
    battles: tuple[Battle, ...] = ()  # those that the answers it begins with have begun
    times: tuple[float, ...] = ()  # when these were given, 0: nobody knows; none: just now


class Bot(NamedTuple):
    """Who plays a seat in a person's place."""

    name: str
    policy: Policy  # how it plays battles


class Moment(ABC):
    """What is played, after some answer: all that is told of it then."""

    over: bool
    outcome: str  # as stored: '' while it runs
    won: bool | None
    asked: tuple[int, ...]  # the seats that may answer
    between: bool = False  # battles of a journey: there bots alone answer nothing
    mages: Sequence[str]  # seat by seat, '' where none is chosen yet

    @property
    @abstractmethod
    def turn(self) -> int:
        """Of the battle that runs."""

    @abstractmethod
    def view(self) -> View | None:
        """What lies on the table, as far as players may know; none where nothing does."""

    @abstractmethod
    def decision(
        self, view: View | None, lang: str, *, mine: bool, bot: bool = False
    ) -> msg.Decision | None:
        """What is asked, none at the end; nobody needs to see what a bot may choose from."""

    def ending(self, view: View | None, lang: str) -> str:
        """How what lies on the table ended, '' while it runs."""
        over = view is not None and view.decision is None
        return wording.ending(view, lang) if view is not None and over else ""

    def mats(self, view: View | None, lang: str) -> dict[str, MageInfo]:
        """Those of mages that players built, by seat."""
        return {} if view is None else mats_of(view.codex.setup, lang)

    @abstractmethod
    def setup(self) -> SetupInfo | None:
        """What lies on the table, by ids."""

    def journey(self, lang: str) -> Journey | None:
        """Where an expedition stands."""
        return None

    def in_short(self, lang: str) -> JourneyInfo | None:
        """The same in short."""
        return None

    def campaign(self, lang: str) -> Campaign | None:
        """Where a campaign stands."""
        return None

    def campaign_in_short(self, lang: str) -> CampaignInfo | None:
        """The same in short."""
        return None


class PlayedInRoom(ABC, Generic[G]):
    """One room's game or journey."""

    line: RoomTimeLine[G]
    teller: LogTeller[G]

    @property
    @abstractmethod
    def game(self) -> Game:
        """What lies on the table, which must be there."""

    @property
    def now(self) -> Moment:
        return self.moment(self.line.game, len(self.line.keys))

    def at(self, count: int) -> Moment:
        """After so many answers."""
        return self.moment(self.line.at(count), count)

    @abstractmethod
    def moment(self, played: G, count: int) -> Moment: ...

    def follow(self, entries: Sequence[Entry], battles: Sequence[Battle]) -> None:
        """Apply what others have stored."""
        self.line.follow(entries)

    def begun(self, after: G) -> Battle | None:
        """What has to be stored with the answer that led there."""
        return None

    @abstractmethod
    def asking(self, played: G, bot: Bot, seat: int) -> Callable[[], str]:
        """Asks a bot for the key of its answer, which may take it a while."""

    def catalogue(self, lang: str) -> Page | None:
        """What its table may know of the boxes, none: all there is."""
        return None

    def rulebook(self, lang: str) -> Page | None:
        """The same of the rules."""
        return None

    # Out of the room

    @abstractmethod
    def forked(self, answers: int) -> Made:
        """What another room begins with that goes on from there."""

    @abstractmethod
    def file(self, battle: int | None) -> str:
        """A name for what is written."""

    @abstractmethod
    def writing(self, battle: int | None) -> Callable[[], str]:
        """Writes all of it as text, or one battle of a journey, which may take a while."""
