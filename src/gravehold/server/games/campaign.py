"""A campaign in a room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from gravehold.content.box import Library
from gravehold.content.campaigns import Campaign as Printed
from gravehold.content.recipe import ingredients
from gravehold.kernel.events import Event
from gravehold.kernel.game import Game
from gravehold.kernel.setup import Setup
from gravehold.kernel.state import NO_CARD
from gravehold.modes.campaign import Campaign
from gravehold.modes.campaign.known import Known, known_to, shown
from gravehold.modes.campaign.plan import CampaignPlan
from gravehold.modes.campaign.rules import CampaignRules
from gravehold.modes.campaign.state import State
from gravehold.notation import campaignfile
from gravehold.table.reading import card_of, id_of

from ..storage.rows import Entry, GameRow
from ..wire.campaign import CampaignTelling
from ..wire.campaign_catalogue import table_catalogue, table_rules
from ..wire.decisions import question_of
from ..wire.page import Page
from ..wire.types import campaign as t
from ..wire.types import messages as msg
from ..wire.types.http import SetupInfo
from ..words import campaigns as campaign_wording
from ..words.log_lines import CampaignLogTeller
from ..words.wording import EVOLVE
from .journey import JourneyMoment, PlayedJourney, again
from .journey_time_line import JourneyTimeLine, Kept, packed_value, unpacked_value
from .played import Made


class KeptCampaign(CampaignRules):
    """Its rules as they were when it began; so are battles that have been begun."""

    def __init__(self, plan: CampaignPlan, library: Library, printed: Printed | None) -> None:
        super().__init__(plan, library)
        self.printed = printed or self.printed
        self.kept: Kept = {}

    def setup(self, state: State) -> Setup:
        kept = self.kept.get(self.number(state))
        return super().setup(state) if kept is None else kept


class CampaignTimeLine(JourneyTimeLine[Campaign]):
    """The answers of a campaign, and what its battles have shown."""

    def __init__(self, campaign: Campaign, rules: KeptCampaign) -> None:
        self.met: set[str] = set()
        super().__init__(campaign, rules)

    def add(self, entry: Entry, game: Campaign) -> None:
        battle = game.battle or game.fought
        if battle is not None:
            self.met |= newly_met(battle, game.events, self.met)
        super().add(entry, game)


def newly_met(game: Game, events: Iterable[Event], met: set[str]) -> set[str]:
    """The ids of the cards that the log names and that were not met before."""
    about = [event for event in events if _is_new(game, event, met)]
    if not about:  # to look as everybody does takes longer than all the rest
        return set()
    view, found = game.view(), set()
    for event in about:
        if event.kind == EVOLVE:
            found |= {view.codex.ids[kind] for kind in (event.n, event.extra)}
        else:
            found.add(card_of(view, event.card).id)
    return found


def _is_new(game: Game, event: Event, met: set[str]) -> bool:
    if event.kind == EVOLVE:
        return True
    return event.card != NO_CARD and id_of(game, event.card) not in met


class CampaignMoment(JourneyMoment[Campaign]):
    """After some answer."""

    def __init__(self, campaign: Campaign, played: PlayedCampaign, count: int) -> None:
        super().__init__(campaign, count)
        self._played = played
        self._telling = played.telling
        self.won = None if not self.outcome else self.outcome == "won"
        self.mages = [campaign.rules.printed.mage] * campaign.plan.mages

    def question(self, lang: str, *, mine: bool, bot: bool) -> msg.Decision:
        return question_of(self._journey, campaign_wording, lang, mine=mine, bot=bot)

    def setup(self) -> SetupInfo | None:
        """Without the seed, which tells those of battles to come."""
        if self._journey.battle is None:
            return None
        recipe = self._journey.rules.recipe(self._journey.state)
        return SetupInfo(**ingredients(recipe), level=recipe.difficulty, seed=None)

    def campaign(self, lang: str) -> t.Campaign:
        return self._telling.whole(self._journey, lang, self._played.known.mark)

    def campaign_in_short(self, lang: str) -> t.CampaignInfo:
        return self._telling.short(self._journey, lang)


class PlayedCampaign(PlayedJourney[Campaign]):
    """A campaign and its line."""

    line: CampaignTimeLine
    teller = CampaignLogTeller()
    ending = "campaign"

    def __init__(self, row: GameRow, plan: CampaignPlan, library: Library) -> None:
        self.row = row
        self.plan = plan
        printed = None if row.made_of is None else unpacked_value(row.made_of, Printed)
        self.rules = KeptCampaign(plan, library, printed)
        begun = Campaign(self.rules, self.rules.first(), record=False, events=True)
        self.line = CampaignTimeLine(begun, self.rules)
        self.telling = CampaignTelling(self.line)
        self._known: tuple[int, Known] | None = None

    def moment(self, played: Campaign, count: int) -> CampaignMoment:
        return CampaignMoment(played, self, count)

    @property
    def known(self) -> Known:
        """What its table knows by now: what was shown once stays known."""
        if self._known is None or self._known[0] != self.line.seq:
            game = self.line.game.battle or self.line.game.fought
            self.line.met |= set() if game is None else shown(game)
            self._known = self.line.seq, known_to(self.line.game, self.line.met)
        return self._known[1]

    def catalogue(self, lang: str) -> Page:
        return table_catalogue(self.known, self.rules.library, lang)

    def rulebook(self, lang: str) -> Page:
        return table_rules(self.known.between, self.rules.library, lang)

    # Out of the room

    def forked(self, answers: int) -> Made:
        return Made(self.plan, self.row.made_of, self.plan.mages, self.line.battles(answers))

    @property
    def called(self) -> str:
        return self.plan.campaign

    def written(self, keys: Sequence[str]) -> str:
        campaign = again(Campaign.of(self.plan, self.rules.library), keys)
        for at in self.line.dates[: len(campaign.state.chart)]:
            day = datetime.fromtimestamp(at, UTC).date().isoformat() if at else ""
            campaign.dates += (day,)
        return campaignfile.write(campaign)

    def written_plainly(self, keys: Sequence[str]) -> str:
        return campaignfile.write_plain(self.plan, self.row.version, keys)


def printed_kept(campaign: Campaign) -> bytes:
    """Its chapters as they are now: a campaign takes weeks, and boxes may change."""
    return packed_value(campaign.rules.printed)
