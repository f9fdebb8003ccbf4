"""Whole campaigns by chance, every invariant checked on the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from gravehold.content.builds import first_mistake
from gravehold.modes.campaign import Campaign
from gravehold.modes.campaign.handing import Back, becomes
from gravehold.modes.campaign.plan import CampaignPlan
from gravehold.notation import campaignfile
from gravehold.players.journeys import choose_between

from . import campaign_invariants as whole
from .setups import OURS, Dice
from .soak import Report
from .travels import Trip, play_all, reported
from .wandering import Wanderer

ASKED = 12  # a bot is asked about hidden things at one question in so many
EVOLVED = 4  # of a battle that is not played, one card in so many has gone on
MOST_FLAWED = 3


class Ending(NamedTuple):
    """How a battle ended that was not played."""

    won: bool
    back: Back


class Marcher(Wanderer[Campaign]):
    """Plays a campaign."""

    files = campaignfile

    def __init__(self, plan: CampaignPlan, dice: Dice) -> None:
        self.plan = plan
        super().__init__(dice)

    def begun(self) -> Campaign:
        return Campaign.of(self.plan, OURS)

    def look(self) -> None:
        whole.state_sound(self.journey)
        whole.question_sound(self.journey)
        whole.battle_is_the_state_s(self.journey)

    def hidden(self) -> None:
        whole.seed_makes_no_difference(self.journey, bot=not self.dice.below(ASKED))

    def sensible_answer(self) -> str:
        return choose_between(self.journey)

    def answer_kept(self, before: Any, key: str) -> None:
        whole.answer_kept(before, self.journey.state, key)

    def battle_kept(self, before: Any) -> None:
        whole.battle_kept(self.journey.rules, before, self.journey.state)

    def ending(self) -> Ending:
        """Won or lost, with anything stuck on that can be."""
        dice, rules, state = self.dice, self.journey.rules, self.journey.state
        pool = {
            id_: dice.one_of(becomes(id_, rules.library))
            for id_ in state.basics
            if not dice.below(EVOLVED)
        }
        flawed, left = {}, state.flaws
        for seat, build in enumerate(state.builds):
            more = min(left, dice.below(MOST_FLAWED + 1))
            new = replace(build, flawed=build.flawed + more)
            if rules.chapter(state).flaws and not first_mistake(rules.workshop, new):
                flawed[seat], left = new.flawed, left - more
        return Ending(bool(dice.below(3)), Back(pool=pool, flawed=flawed, flaws=left))

    def give(self, journey: Campaign, entry: str | Ending) -> None:
        if isinstance(entry, Ending):
            journey.settle(won=entry.won, back=entry.back)
        else:
            journey.choose(entry)


def random_plan(dice: Dice, mages: int | None = None) -> CampaignPlan:
    """Any campaign for any number of mages."""
    return CampaignPlan(
        campaign=dice.one_of(tuple(OURS.campaigns)),
        mages=mages or 1 + dice.below(4),
        seed=dice.below(1 << 64),
    )


def play_march(trip: Trip) -> Report:
    """One campaign of a soak."""
    return reported(trip, "campaign", lambda dice: Marcher(random_plan(dice, trip.mages), dice))


def play_marches(trips: list[Trip], workers: int) -> Iterator[Report]:
    """Play them, in several processes if asked; reports come as campaigns end."""
    return play_all(play_march, trips, workers)
