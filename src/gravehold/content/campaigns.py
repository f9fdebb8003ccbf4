"""What a campaign consists of; the boxes hold them as they hold cards."""

from __future__ import annotations

import msgspec

Tiers = tuple[tuple[str, ...], ...]  # basic nemesis cards by id, tier 1 first


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """One chapter: its battle, and what comes before and after it."""

    nemesis: str
    begins: str = ""  # the letters of rules that come with it
    ends: str = ""  # those that come when it is over
    joins: tuple[Tiers, ...] = ()  # by number of mages: basics that join the pool before it
    found: bool = False  # when it is over every mage has breach IV
    gives: str = ""  # the part of a build that each mage then chooses
    offers: tuple[str, ...] = ()  # piles, of which some are added to the supply
    again: bool = True  # lost, it is fought again
    flaws: bool = False  # stickers for Crystals are laid out in its battle


class Campaign(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign: what it starts with, its chapters in order, and how it is counted."""

    id: str
    rules: str
    mage: str  # who sits in every seat, and is built on the way
    supply: tuple[str, ...]
    chapters: tuple[Chapter, ...]
    added: int  # so many of the piles offered come, and as many of the old ones go
    flaws: int  # stickers for Crystals, for each mage
    scarred: int  # Gravehold's life after a chapter that counts as lost
    resolve: int  # at most so many charges for the losses of a chapter
    yielding: int  # losses of one chapter after which the party may yield
    points: tuple[int, ...]  # for a chapter won at the first try, the second, any later
    dawn: int  # points of the best of endings
