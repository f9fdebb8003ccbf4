"""A journey in a room, of whatever kind: battles in a row, and what is chosen between them."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from gravehold.content.packing import packed
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.game import Game
from gravehold.kernel.view import View
from gravehold.modes.campaign import Campaign
from gravehold.modes.expedition import Expedition
from gravehold.modes.journey import battle_seed
from gravehold.notation import chronicle
from gravehold.players.journeys import choose_between
from gravehold.table.glance import Glance

from ..errors import Refused
from ..storage.rows import Battle, Entry, GameRow
from ..wire.decisions import decision_of
from ..wire.types import messages as msg
from .game import replayed, taken_back
from .journey_time_line import JourneyTimeLine
from .played import Bot, Moment, PlayedInRoom

J = TypeVar("J", bound=Expedition | Campaign)


class JourneyMoment(Moment, Generic[J]):
    """After some answer."""

    def __init__(self, journey: J, count: int) -> None:
        self._journey = journey
        self._count = count
        asked = journey.decision
        self.over = journey.over
        self.between = journey.question is not None
        self.outcome = journey.outcome or ""
        self.asked = () if asked is None else tuple(int(seat[1:]) - 1 for seat in asked.seats)

    @property
    def _game(self) -> Game | None:
        """What lies on the table: the battle that runs, or the last one as it ended."""
        return self._journey.battle or self._journey.fought

    @property
    def turn(self) -> int:
        battle = self._journey.battle
        return 0 if battle is None else Glance(battle).turn

    def view(self) -> View | None:
        game = self._game
        return None if game is None else game.view()

    def decision(
        self, view: View | None, lang: str, *, mine: bool, bot: bool = False
    ) -> msg.Decision | None:
        if self._journey.question is not None:
            return self.question(lang, mine=mine, bot=bot)
        running = view is not None and self._journey.battle is not None
        return decision_of(view, lang, mine=mine, bot=bot) if view and running else None

    @abstractmethod
    def question(self, lang: str, *, mine: bool, bot: bool) -> msg.Decision:
        """What is asked between battles."""


class PlayedJourney(PlayedInRoom[J]):
    """A journey and its line."""

    row: GameRow
    line: JourneyTimeLine[J]

    @property
    def game(self) -> Game:
        found = self.line.game.battle or self.line.game.fought
        assert found is not None
        return found

    def follow(self, entries: Sequence[Entry], battles: Sequence[Battle]) -> None:
        self.line.know(battles)
        super().follow(entries, battles)

    def begun(self, after: J) -> Battle | None:
        battle = after.battle
        if battle is None or self.line.game.battle is not None:
            return None
        return Battle(len(self.line.starts) + 1, packed(battle.setup))

    def asking(self, played: J, bot: Bot, seat: int) -> Callable[[], str]:
        battle = played.battle
        if battle is None:
            then, chance = played.copy(), random.getrandbits(32)
            return lambda: choose_between(then, seat, bot.name, chance)
        view = battle.view(seat)
        return lambda: bot.policy.choose(view).key

    # Out of the room

    @property
    @abstractmethod
    def called(self) -> str:
        """What its files are called."""

    @property
    @abstractmethod
    def ending(self) -> str:
        """What names of its files end with."""

    @abstractmethod
    def written(self, keys: Sequence[str]) -> str:
        """All of it; an error where the boxes have changed since."""

    @abstractmethod
    def written_plainly(self, keys: Sequence[str]) -> str:
        """The same without what others could check."""

    def origin(self, before: J) -> chronicle.Origin | None:
        """What the chronicle of a battle says of where it comes from."""
        return None

    def file(self, battle: int | None) -> str:
        called = f"{self.called}-{self.row.id[:6]}"
        return f"{called}.{self.ending}" if battle is None else f"{called}-{battle}.chronicle"

    def writing(self, battle: int | None) -> Callable[[], str]:
        line = self.line
        if battle is None:
            keys, marked = list(line.keys), line.marked
            return lambda: self._text(keys) + taken_back(marked)
        if not 1 <= battle <= len(line.starts):
            raise Refused("no-such-battle", str(battle))
        first = line.starts[battle - 1]
        last = line.ends[battle - 1] if battle <= len(line.ends) else len(line.keys)
        setup, keys = line.kept[battle], line.keys[first:last]
        origin = self.origin(line.at(first))
        seed = battle_seed(self.row.settings.seed, battle)
        return lambda: chronicle.write(replayed(setup, seed, keys), origin=origin)

    def _text(self, keys: Sequence[str]) -> str:
        try:
            return self.written(keys)
        except GraveholdError:
            return self.written_plainly(keys)


def again(journey: J, keys: Sequence[str]) -> J:
    """A journey that stands at its beginning, after these answers."""
    for key in keys:
        journey.choose(key)
    return journey
