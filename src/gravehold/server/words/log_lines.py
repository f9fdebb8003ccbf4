"""What the log tells of an answer: in a game what happened, in a journey also what was chosen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from gravehold.kernel.decision import seat_name
from gravehold.kernel.events import Event
from gravehold.kernel.game import Game
from gravehold.kernel.view import View
from gravehold.modes.campaign import Campaign
from gravehold.modes.expedition import Expedition
from gravehold.modes.journey import Journey
from gravehold.table.asking import asked_of
from gravehold.table.timeline import G
from gravehold.words.seats import mage_name

from . import campaigns as campaign_wording
from . import expeditions as expedition_wording
from . import wording
from .journeys import JourneyWords

J = TypeVar("J", bound=Journey[Any])


class LogTeller(ABC, Generic[G]):
    """Words for one kind of thing played."""

    def opening(self, played: G, events: Sequence[Event], lang: str) -> list[wording.WordedLine]:
        """What happened before the first question."""
        return []

    def before(self, played: G) -> Any:
        """What `told` has to know of the position before an answer."""
        return None

    @abstractmethod
    def told(
        self,
        before: Any,
        after: G,
        key: str,
        events: Sequence[Event],
        lang: str,
        view: View | None = None,
    ) -> list[wording.WordedLine]:
        """What came of an answer; `view` is what lies on the table after it, if somebody has it."""

    @abstractmethod
    def label(self, played: G, key: str, lang: str) -> str:
        """An answer in words; as it is, if it is none here."""

    @abstractmethod
    def who(self, played: G, seat: int, lang: str) -> str:
        """Whoever sits there."""


class GameLogTeller(LogTeller[Game]):
    """Of a game."""

    def opening(self, played: Game, events: Sequence[Event], lang: str) -> list[wording.WordedLine]:
        return wording.lines(played.view(), events, lang)

    def told(
        self,
        before: None,
        after: Game,
        key: str,
        events: Sequence[Event],
        lang: str,
        view: View | None = None,
    ) -> list[wording.WordedLine]:
        return wording.lines(view or after.view(), events, lang)

    def label(self, played: Game, key: str, lang: str) -> str:
        option = played.asked.options.find(key) if played.decision is not None else None
        if option is None:
            return key
        view = played.view()
        return wording.label(view, asked_of(view).choices[option.index], lang)[0]

    def who(self, played: Game, seat: int, lang: str) -> str:
        return mage_name(played.setup, seat, lang)


class Before(NamedTuple):
    """Of a journey before an answer."""

    state: Any
    fought: bool  # a battle was running


class JourneyLogTeller(LogTeller[J]):
    """Of a journey: its battles as games are told, choices between them in lines of their own."""

    battles = GameLogTeller()
    words: JourneyWords[J]

    def before(self, played: J) -> Before:
        return Before(played.state, played.battle is not None)

    def told(
        self,
        before: Before,
        after: J,
        key: str,
        events: Sequence[Event],
        lang: str,
        view: View | None = None,
    ) -> list[wording.WordedLine]:
        game = after.battle or after.fought
        happened = [] if game is None else self.battles.told(None, game, key, events, lang, view)
        if before.fought and after.battle is not None:
            return happened
        said = self._between(before, after, key, lang)
        return [*happened, *said] if before.fought else [*said, *happened]

    def label(self, played: J, key: str, lang: str) -> str:
        if played.battle is not None:
            return self.battles.label(played.battle, key, lang)
        known = played.question is not None and key in played.question.options.by_key()
        return self.words.label(played, key, lang)[0] if known else key

    def _between(self, before: Before, after: J, key: str, lang: str) -> list[wording.WordedLine]:
        """What an answer between battles, or the end of one, has changed."""
        was = type(after)(after.rules, before.state, record=False)
        return self.words.told(was, after, key, lang)


class ExpeditionLogTeller(JourneyLogTeller[Expedition]):
    """Of an expedition."""

    words = expedition_wording.WORDS

    def who(self, played: Expedition, seat: int, lang: str) -> str:
        mages = played.state.mages
        if seat >= len(mages):
            return seat_name(seat)
        return expedition_wording.called(played.plan, mages[seat], lang)


class CampaignLogTeller(JourneyLogTeller[Campaign]):
    """Of a campaign."""

    words = campaign_wording.WORDS

    def who(self, played: Campaign, seat: int, lang: str) -> str:
        return campaign_wording.mage_called(played, seat, lang)
