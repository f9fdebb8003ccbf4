"""Bots between the battles of a campaign."""

from __future__ import annotations

import pytest

from gravehold import Campaign
from gravehold.players.journeys import choose_between
from tests.kit.campaigns import after, named, to_fight


def at_choices(*results: bool, mages: int = 2) -> Campaign:
    campaign = after(*results, mages=mages)
    campaign.settle(won=True)
    return campaign


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_answer_whatever_is_asked(bot: str) -> None:
    campaign = Campaign.new(mages=2, seed=1)
    while campaign.state.chapter < 5:
        if campaign.question is not None and campaign.question.kind == "fight":
            campaign.settle(won=campaign.state.losses > 0 or campaign.state.chapter < 3)
        else:
            campaign.choose(choose_between(campaign, bot=bot, seed=3))
    assert all(build.second for build in campaign.state.builds)


def test_a_bot_calls_itself_by_its_seat() -> None:
    campaign = Campaign.new(mages=1)
    assert choose_between(campaign) == "name p1 p1"


def test_the_same_campaign_gets_the_same_answer_whatever_its_seed() -> None:
    one, two = named(seed=1), named(seed=2)
    for campaign in (one, two):
        campaign.settle(won=True)
    assert choose_between(one) == choose_between(two)


def test_mages_of_a_party_differ() -> None:
    campaign = at_choices(True)
    while campaign.question is not None and campaign.question.kind == "ability":
        campaign.choose(choose_between(campaign))
    one, two = (build.ability for build in campaign.state.builds)
    assert one != two


def test_a_bot_keeps_gems_and_spells_in_the_supply() -> None:
    campaign = at_choices()
    to_fight_by_bot(campaign)
    library = campaign.rules.library
    kinds = {type(library.pile(pile)).__name__ for pile in campaign.state.supply}
    assert {"Gem", "Spell"} <= kinds


def to_fight_by_bot(campaign: Campaign) -> None:
    while campaign.question is not None and campaign.question.kind != "fight":
        campaign.choose(choose_between(campaign))


def test_a_bot_yields_at_last() -> None:
    campaign = to_fight(after(True, True))
    answers = []
    for _ in range(4):
        campaign.settle(won=False)
        if campaign.state.stage == "lost":
            answers.append(choose_between(campaign))
            campaign.choose(answers[-1])
    assert answers == ["retry", "retry", "yield"]
