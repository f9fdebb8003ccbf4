"""An expedition in a room."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gravehold.content.box import Library
from gravehold.content.recipe import ingredients
from gravehold.kernel.setup import Setup
from gravehold.kernel.view import View
from gravehold.modes.expedition import Expedition
from gravehold.modes.expedition.plan import Plan
from gravehold.modes.expedition.rules import ExpeditionRules
from gravehold.modes.expedition.state import State
from gravehold.modes.expedition.stock import Stock
from gravehold.notation import chronicle, expeditionfile

from ..storage.rows import GameRow
from ..wire.catalogue import named_mat
from ..wire.decisions import question_of
from ..wire.expedition import ExpeditionTelling
from ..wire.types import messages as msg
from ..wire.types.catalogue import MageInfo
from ..wire.types.expedition import Journey, JourneyInfo
from ..wire.types.http import SetupInfo
from ..words import expeditions as expedition_wording
from ..words.log_lines import ExpeditionLogTeller
from .journey import JourneyMoment, PlayedJourney, again
from .journey_time_line import JourneyTimeLine, Kept, packed_value, unpacked_value
from .played import Made


class KeptExpedition(ExpeditionRules):
    """Its rules; a battle that has been begun is made of what it was begun with."""

    def __init__(self, plan: Plan, library: Library, stock: Stock | None) -> None:
        super().__init__(plan, library, stock)
        self.kept: Kept = {}

    def setup(self, state: State) -> Setup:
        kept = self.kept.get(self.number(state))
        return super().setup(state) if kept is None else kept


class ExpeditionMoment(JourneyMoment[Expedition]):
    """After some answer."""

    def __init__(self, journey: Expedition, telling: ExpeditionTelling, count: int) -> None:
        super().__init__(journey, count)
        self._telling = telling
        self.won = True if journey.state.won else None
        mages = journey.state.mages
        self.mages = [*mages, *[""] * (journey.plan.players - len(mages))]

    def question(self, lang: str, *, mine: bool, bot: bool) -> msg.Decision:
        return question_of(self._journey, expedition_wording, lang, mine=mine, bot=bot)

    def mats(self, view: View | None, lang: str) -> dict[str, MageInfo]:
        """And those of the barracks, by what these call them."""
        rules = self._journey.rules
        held = {
            who: named_mat(rules.mage(who), who, build.name, lang)
            for who, build in rules.plan.built.items()
        }
        return {**super().mats(view, lang), **held}

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


class PlayedExpedition(PlayedJourney[Expedition]):
    """An expedition and its line."""

    teller = ExpeditionLogTeller()
    ending = "expedition"

    def __init__(self, row: GameRow, plan: Plan, library: Library) -> None:
        self.row = row
        self.plan = plan
        stock = None if row.made_of is None else unpacked_value(row.made_of, Stock)
        self.rules = KeptExpedition(plan, library, stock)
        begun = Expedition(self.rules, self.rules.first(), record=False, events=True)
        self.line = JourneyTimeLine(begun, self.rules)
        self.telling = ExpeditionTelling(self.line)

    def moment(self, played: Expedition, count: int) -> ExpeditionMoment:
        return ExpeditionMoment(played, self.telling, count)

    # Out of the room

    def forked(self, answers: int) -> Made:
        return Made(self.plan, self.row.made_of, self.plan.players, self.line.battles(answers))

    @property
    def called(self) -> str:
        return self.plan.kind

    def origin(self, before: Expedition) -> chronicle.Origin:
        return chronicle.Origin(self.plan.kind, before.state.battle, before.state.attempt)

    def written(self, keys: Sequence[str]) -> str:
        begun = Expedition.of(self.plan, self.rules.library, self.rules.stock)
        return expeditionfile.write(again(begun, keys))

    def written_plainly(self, keys: Sequence[str]) -> str:
        version = self.row.version
        return expeditionfile.write_plain(self.plan, self.rules.stock, version, keys)


def stock_kept(journey: Expedition) -> bytes | None:
    """With a custom expedition what it may draw; a printed one draws nothing."""
    return packed_value(journey.rules.stock) if journey.plan.custom else None
