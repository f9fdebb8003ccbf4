"""Campaigns at the terminal: what is theirs among journeys. Nothing locked is ever shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from gravehold.cli.commands.cards import find_cards
from gravehold.cli.speech import spoken
from gravehold.kernel.definitions import Definition
from gravehold.modes.asking import FIGHT
from gravehold.modes.campaign import Campaign
from gravehold.modes.campaign.known import flaws_known, look_up
from gravehold.modes.campaign.state import CHOICES, INTRO
from gravehold.notation import campaignfile
from gravehold.words import campaigns as words
from gravehold.words.campaigntold import told
from gravehold.words.options import Label

from . import campaign_lines
from .kinds import Kind, Look, Part


class CampaignKind(Kind[Campaign]):
    name = "campaign"
    files = campaignfile
    helped = ("number", "key-campaign", "name-campaign")
    looks: dict[str, Look[Campaign]] = campaign_lines.LOOKS

    def date(self, journey: Campaign, day: str) -> None:
        journey.date_battles(day)

    def document(self, journey: Campaign) -> dict[str, Any]:
        """All but stickers that nobody has seen yet."""
        state: dict[str, Any] = msgspec.to_builtins(journey.state)
        if not flaws_known(journey):
            del state["flaws"]
        told = {"dates": journey.dates, "points": journey.points, "epilogue": journey.epilogue}
        return {**state, **told}

    # Words

    def title(self, journey: Campaign) -> str:
        return words.title(journey.plan.campaign, spoken())

    def standing(self, journey: Campaign, lang: str) -> str:
        return words.standing(journey, lang)

    def prompt(self, journey: Campaign, lang: str) -> str:
        return words.prompt(journey, lang)

    def label(self, journey: Campaign, key: str) -> Label:
        """With what the mat will look like, and what the card or ability does."""
        if key.startswith("name "):
            return Label(key.split(" ", 2)[2], "")
        found = words.label(journey, key, spoken())
        mat = words.built(journey, key) is not None
        note = campaign_lines.growth(journey, key) if mat else found.note
        text = " ".join(line for line in campaign_lines.effect(journey, key) if line != found.text)
        return Label(found.text, note, "" if text == note else text)

    def told(self, before: Campaign, after: Campaign, lang: str) -> list[str]:
        new = after.state.letters[len(before.state.letters) :]
        return [*told(before, after, lang), *campaign_lines.rules(new, lang)]

    def thing_of(self, journey: Campaign, key: str) -> str:
        foe = journey.rules.chapter(journey.state).nemesis
        return foe if key == FIGHT else words.about(key)

    def explains(self, journey: Campaign) -> bool:
        return journey.state.stage == CHOICES

    def explained(self, journey: Campaign, key: str) -> list[str]:
        return [] if key == FIGHT else campaign_lines.explained(journey, key)

    # The story

    def before_battle(self, journey: Campaign) -> str:
        return campaign_lines.before_battle(journey)

    def after_battle(self, journey: Campaign) -> str:
        return campaign_lines.after_battle(journey)

    def opening(self, journey: Campaign) -> str:
        return campaign_lines.before_battle(journey)

    def arrival(self, before: Campaign, after: Campaign) -> str:
        """A chapter begins, or all of it is over."""
        if after.over:
            return campaign_lines.epilogue(after)
        arrived = after.state.stage == INTRO and before.state.stage != INTRO
        return campaign_lines.before_battle(after) if arrived else ""

    def story(self, journey: Campaign, which: str) -> list[str]:
        return campaign_lines.story(journey, which)

    # What there is to see

    def road(self, journey: Campaign) -> Part:
        return campaign_lines.road(journey)

    def chosen(self, journey: Campaign) -> Part:
        return campaign_lines.chosen(journey)

    def everything(self, journey: Campaign) -> Iterator[Part]:
        return campaign_lines.everything(journey)

    def example(self, journey: Campaign) -> str:
        return journey.state.supply[0]

    def find_cards(self, journey: Campaign, wanted: str) -> list[Definition]:
        return find_cards(wanted, look_up(journey))


CAMPAIGNS = CampaignKind()
