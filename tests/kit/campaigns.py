"""Campaigns for tests: played by chance or settled."""

from __future__ import annotations

import random

from gravehold import Campaign
from gravehold.modes.asking import FIGHT, Question


def named(mages: int = 2, seed: int = 7) -> Campaign:
    """Where the first chapter is introduced."""
    campaign = Campaign.new(mages=mages, seed=seed)
    for seat in range(1, mages + 1):
        campaign.choose(f"name p{seat} Mage {seat}")
    return campaign


def answered(campaign: Campaign, chance: random.Random) -> None:
    """One random answer, whatever is asked."""
    asked = campaign.asked
    if isinstance(asked, Question) and asked.spoken is not None:
        campaign.choose(f"{asked.spoken.verb} {chance.choice(('Ada', 'Bo', 'Łucja', '名'))}")
        return
    keys = list(asked.options.by_key())
    campaign.choose(keys[chance.randrange(len(keys))])


def to_fight(campaign: Campaign, chance: random.Random | None = None) -> Campaign:
    """On to where the word to fight is asked, or the end."""
    while campaign.question is not None and campaign.question.kind != FIGHT:
        if chance is None:
            campaign.choose(campaign.question.options[0].key)
        else:
            answered(campaign, chance)
    return campaign


def after(*results: bool, mages: int = 2, seed: int = 7) -> Campaign:
    """Named, with so many battles settled, and the first of everything chosen between them."""
    campaign = named(mages, seed)
    for won in results:
        campaign.settle(won=won)
        to_fight(campaign)
    return campaign
