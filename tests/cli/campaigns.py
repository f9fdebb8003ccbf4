"""Campaigns to be played at the terminal: what to type, and campaigns further on than one plays."""

from __future__ import annotations

from pathlib import Path

from gravehold.api import Campaign
from gravehold.content.library import LIBRARY
from gravehold.modes.campaign.state import BATTLE
from gravehold.notation import campaignfile

SEED = 7
NAMES = ("Claire", "Dax", "Ilse", "Oto")


def opened(path: Path) -> Campaign:
    """The campaign a file holds."""
    return Campaign.from_text(path.read_text("utf-8"))


def named(mages: int = 2, seed: int = SEED) -> Campaign:
    """Ready for the first battle."""
    campaign = Campaign.new(mages=mages, seed=seed)
    for number in range(1, mages + 1):
        campaign.choose(f"name p{number} {NAMES[number - 1]}")
    return campaign


def lost(campaign: Campaign) -> list[str]:
    """The answers that lose the next battle, or the one that runs: turns end at once."""
    keys: list[str] = []

    def answer(key: str) -> None:
        keys.append(key)
        campaign.choose(key)

    if campaign.battle is None:
        answer("fight")
    while campaign.state.stage == BATTLE:
        options = campaign.asked.options.by_key()
        answer("done" if "done" in options else next(iter(options)))
    return keys


def to_the_fight(campaign: Campaign) -> list[str]:
    """Whatever is first, up to the word to fight."""
    keys = []
    while not campaign.at_battle and not campaign.over:
        keys.append(campaign.asked.options[0].key)
        campaign.choose(keys[-1])
    return keys


def settled(chapter: int, stage: str, mages: int = 2) -> Campaign:
    """Every battle won without being played, up to a stage of a chapter."""
    campaign = named(mages)
    while (campaign.state.chapter, campaign.state.stage) != (chapter, stage):
        if campaign.at_battle:
            campaign.settle(won=True)
        else:
            campaign.choose(campaign.asked.options[0].key)
    return campaign


def written(path: Path, campaign: Campaign) -> Path:
    path.write_text(campaignfile.write(campaign), "utf-8")
    return path


def library_names(lang: str) -> dict[str, str]:
    from gravehold.words.names import name

    return {id_: name(id_, lang) for id_ in LIBRARY.definitions}
