"""A journey in a room: battles in a row, and what is chosen between them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from gravehold.content.box import Library
from gravehold.content.packing import packed
from gravehold.content.recipe import ingredients
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.game import Game
from gravehold.kernel.view import View
from gravehold.modes.asking import FIGHT
from gravehold.modes.expedition import Expedition
from gravehold.modes.journey import battle_seed
from gravehold.modes.plan import Plan
from gravehold.notation import chronicle, expeditionfile
from gravehold.players.journeys import choose_between
from gravehold.table.glance import Glance

from . import messages as msg
from .choices import decision_of, question_of
from .errors import Refused
from .games import replayed, taken_back
from .httptypes import SetupInfo
from .journeyline import JourneyLine, packed_stock, unpacked_stock
from .journeytelling import Telling
from .journeytypes import Journey, JourneyInfo
from .played import Bot, Kind, Made, Moment
from .rows import Battle, Entry, GameRow
from .telling import JourneyTeller

MOST_TRIES = 3  # of one battle by bots alone: the next they leave to people


class JourneyMoment(Moment):
    """After some answer."""

    def __init__(self, journey: Expedition, telling: Telling, count: int) -> None:
        self._journey = journey
        self._telling = telling
        self._count = count
        asked, mages = journey.decision, journey.state.mages
        self.over = journey.over
        self.won = True if journey.state.won else None
        self.outcome = journey.outcome or ""
        self.asked = () if asked is None else tuple(int(seat[1:]) - 1 for seat in asked.seats)
        question, tries = journey.question, journey.state.attempt
        self.for_people = question is not None and question.kind == FIGHT and tries > MOST_TRIES
        missing = journey.plan.players - len(mages)
        self.mages = [*mages, *[""] * missing]

    @property
    def _game(self) -> Game | None:
        """What lies on the table: the battle that runs, or the last one as it ended."""
        return self._journey.battle or self._journey.fought

    @property
    def turn(self) -> int:
        battle = self._journey.battle
        return 0 if battle is None else Glance(battle).turn

    def view(self, seat: int | None) -> View | None:
        game = self._game
        return None if game is None else game.view(seat)

    def decision(
        self, view: View | None, lang: str, *, mine: bool, bot: bool = False
    ) -> msg.Decision | None:
        if self._journey.question is not None:
            return question_of(self._journey, lang, mine=mine, bot=bot)
        running = view is not None and self._journey.battle is not None
        return decision_of(view, lang, mine=mine, bot=bot) if view and running else None

    def setup(self) -> SetupInfo | None:
        """Which upgraded cards are in the deck is hidden, and so is the seed."""
        if self._journey.battle is None:
            return None
        recipe = replace(self._journey.rules.recipe(self._journey.state), upgraded=())
        return SetupInfo(**ingredients(recipe), level=recipe.difficulty, seed=None)

    def journey(self, lang: str) -> Journey:
        return self._telling.whole(self._journey, self._count, lang)

    def in_short(self, lang: str) -> JourneyInfo:
        return self._telling.short(self._journey, lang)


class JourneyKind(Kind[Expedition]):
    """A journey and its line."""

    teller = JourneyTeller()

    def __init__(self, row: GameRow, plan: Plan, library: Library) -> None:
        self.row = row
        stock = None if row.made_of is None else unpacked_stock(row.made_of)
        self.line: JourneyLine = JourneyLine(plan, library, stock)
        self.telling = Telling(self.line)

    @property
    def game(self) -> Game:
        found = self.line.game.battle or self.line.game.fought
        assert found is not None
        return found

    def moment(self, played: Expedition, count: int) -> JourneyMoment:
        return JourneyMoment(played, self.telling, count)

    def follow(self, entries: Sequence[Entry], battles: Sequence[Battle]) -> None:
        self.line.know(battles)
        super().follow(entries, battles)

    def begun(self, after: Expedition) -> Battle | None:
        battle = after.battle
        if battle is None or self.line.game.battle is not None:
            return None
        return Battle(len(self.line.starts) + 1, packed(battle.setup))

    def asking(self, played: Expedition, bot: Bot, seat: int) -> Callable[[], str]:
        battle = played.battle
        if battle is None:
            then, chance = played.copy(), random.getrandbits(32)
            return lambda: choose_between(then, seat, bot.name, chance)
        view = battle.view(seat)
        return lambda: bot.policy.choose(view).key

    # Out of the room

    def forked(self, answers: int) -> Made:
        rules = self.line.rules
        plan = rules.plan
        return Made(plan, self.row.made_of, plan.players, self.line.battles(answers))

    def file(self, battle: int | None) -> str:
        called = f"{self.line.rules.plan.kind}-{self.row.id[:6]}"
        return f"{called}.expedition" if battle is None else f"{called}-{battle}.chronicle"

    def writing(self, battle: int | None) -> Callable[[], str]:
        line, plan = self.line, self.line.rules.plan
        if battle is None:
            keys, marked = list(line.keys), line.marked
            return lambda: self._text(keys) + taken_back(marked)
        if not 1 <= battle <= len(line.starts):
            raise Refused("no-such-battle", str(battle))
        first = line.starts[battle - 1]
        last = line.ends[battle - 1] if battle <= len(line.ends) else len(line.keys)
        setup, keys = line.rules.kept[battle], line.keys[first:last]
        state = line.at(first).state
        origin = chronicle.Origin(plan.kind, state.battle, state.attempt)
        seed, library = battle_seed(plan.seed, battle), line.rules.library
        return lambda: chronicle.write(replayed(setup, seed, keys), library, origin)

    def _text(self, keys: Sequence[str]) -> str:
        """All of it; where the boxes have changed since, without what others could check."""
        rules = self.line.rules
        try:
            journey = Expedition.of(rules.plan, rules.library, rules.stock)
            for key in keys:
                journey.choose(key)
            return expeditionfile.write(journey)
        except GraveholdError:
            return expeditionfile.write_plain(rules.plan, rules.stock, self.row.version, keys)


def stock_kept(journey: Expedition) -> bytes | None:
    """With a custom expedition what it may draw; a printed one draws nothing."""
    return packed_stock(journey.rules.stock) if journey.plan.custom else None
