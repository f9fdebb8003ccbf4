"""Journeys as this version leaves them behind, with what they must be when opened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gravehold import Campaign, Expedition
from gravehold.lab.setups import Dice
from gravehold.players.journeys import AnyJourney, JourneyBot, spoken
from tools.account import account_of, changed, changes, differences

GOES_ON = 8  # answers that show how it goes on

Expectation = dict[str, Any]


def expectation(journey: AnyJourney, seed: int) -> Expectation:
    """What a later version must find in it, and how it must go on."""
    now = account_of(journey)
    again, dice, keys = journey.copy(), Dice(seed), list[str]()
    while len(keys) < GOES_ON and not again.over:
        question = again.question
        if question is not None and question.spoken is not None:
            keys.append(spoken(question))
        else:
            keys.append(dice.one_of(list(again.asked.options.by_key())))
        again.choose(keys[-1])
    return {"now": now, "next": keys, "then": changes(now, account_of(again))}


def unmet(journey: AnyJourney, wanted: Expectation) -> str:
    """Where it is or goes elsewhere; what older versions did not tell is not compared."""
    now = wanted["now"]
    if found := differences(now, account_of(journey), narrow=True):
        return found
    for key in wanted["next"]:
        journey.choose(key)
    then = changed(now, wanted["then"])
    if found := differences(then, account_of(journey), narrow=True):
        return f"after {', '.join(wanted['next'])}:\n{found}"
    return ""


def expeditions() -> Iterator[tuple[str, Expedition]]:
    """Printed and custom ones, in every kind of place an expedition can be left at."""
    printed = Expedition.new("outcasts", players=1, seed=3)
    yield "01-outcasts-1-battle-2", played(printed, 40, battle=2)
    pocket = Expedition.new(
        "default", players=2, seed=11, options=["big-pocket"], packs=["outcasts", "war-eternal"]
    )
    yield "02-default-2-big-pocket", played(pocket, 25, tries=2)
    drawn = Expedition.new("short", players=3, seed=12)
    held = drawn.state.barracks
    unwanted = [held.mages[0], held.supply[0]]
    dial = Expedition.new(
        "short", players=3, seed=12, options=["one-dial", "increased"], rerolled=unwanted
    )
    yield "03-short-3-one-dial-rerolled", played(dial, 30, tries=2)
    yield "04-short-1-won", played(Expedition.new("short", players=1, seed=0), 0, battle=99)
    yield "05-outcasts-4-begun", played(Expedition.new("outcasts", players=4, seed=13), 2)


def played(expedition: Expedition, more: int, *, tries: int = 1, battle: int = 1) -> Expedition:
    """Up to a battle and a try by number, and some answers further; or to its end."""
    bot = JourneyBot("greedy", expedition.plan.seed)
    while len(expedition.state.results) + 1 < tries or expedition.state.battle < battle:
        if expedition.over:
            return expedition
        expedition.choose(bot.choose(expedition))
    for _ in range(more):
        expedition.choose(bot.choose(expedition))
    return expedition


def campaigns() -> Iterator[tuple[str, Campaign]]:
    """At every stage a campaign can be left at, for parties of every size."""
    yield "01-named-4", marched(Campaign.new(mages=4, seed=21), "naming", 1)
    yield "02-battle-2-1", marched(Campaign.new(mages=2, seed=22), "battle", 1, more=40)
    yield "03-choices-3-2", marched(Campaign.new(mages=3, seed=23), "choices", 2)
    yield "04-supply-2-3", marched(Campaign.new(mages=2, seed=24), "supply", 3)
    yield "05-lost-2-4", marched(Campaign.new(mages=2, seed=25), "lost", 4)
    yield "06-battle-1-5", marched(Campaign.new(mages=1, seed=26), "battle", 5, more=60)
    yield "07-over-1", marched(Campaign.new(mages=1, seed=27), "end", 8)


def marched(campaign: Campaign, stage: str, chapter: int, *, more: int = 0) -> Campaign:
    """Up to a stage of a chapter, or past it where it is never met; and some answers further."""
    bot = JourneyBot("greedy", campaign.plan.seed)
    while not campaign.over and campaign.state.chapter <= chapter:
        if (campaign.state.stage, campaign.state.chapter) == (stage, chapter):
            break
        campaign.choose(bot.choose(campaign))
    for _ in range(more):
        campaign.choose(bot.choose(campaign))
    return campaign
