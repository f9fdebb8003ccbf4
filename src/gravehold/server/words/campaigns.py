"""Words about campaigns; like all others, the language is one argument and none may stop a game."""

from __future__ import annotations

from gravehold.modes.campaign import Campaign
from gravehold.words import campaigns as words
from gravehold.words.campaigntold import told as changes

from .journeys import JourneyWords
from .wording import said

WHERE = {"add": "pile", "banish": "pile", "starter": "card", "second": "card"}


def title(campaign: str, lang: str) -> str:
    return said(lambda code: words.title(campaign, code), lang, campaign)


WORDS = JourneyWords[Campaign](words, changes)
prompt, label, told, standing = WORDS.prompt, WORDS.label, WORDS.told, WORDS.standing


def about(key: str) -> tuple[str, str]:
    """The id of what an answer is about, and where it is found."""
    where = WHERE.get(key.partition(" ")[0], "")
    return (words.about(key), where) if where else ("", "")


def mage_called(journey: Campaign, seat: int, lang: str) -> str:
    return said(lambda code: words.mage_called(journey, seat, code), lang, "-")


def story(journey: Campaign, lang: str) -> list[words.Told]:
    return said(lambda code: words.story(journey, code), lang, [])
