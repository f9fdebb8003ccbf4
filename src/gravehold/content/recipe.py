"""The one description of a set-up by ids: what people write, choose, send and read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from gravehold.kernel.builds import Build

GRAVEHOLD = "gravehold"  # who is protected unless an ally is named
GROUP = "group"  # whose treasure is everybody's
Treasures = dict[str, str | tuple[str, ...]]


class Recipe(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    """Who fights whom with what, by ids; a library makes a set-up of it.

    Command line, chronicles, scenarios, saves of 0.1.0, rows of the server and the HTTP interface
    are this, with a seed or a name beside it.
    """

    nemesis: str
    mages: tuple[str, ...]
    rules: str = "war-eternal"
    chapter: str = ""  # of a campaign whose rules grow; '' its first
    difficulty: str = "normal"
    variants: tuple[str, ...] = ()
    supply: str | tuple[str, ...] = "suggested-a"  # or suggested-b, random, or the piles by id
    packs: tuple[str, ...] | None = None  # whose supply and basics are used; none: by the rules
    basics: tuple[str, ...] | None = None  # none: those of the packs
    extra: tuple[str, ...] = ()  # further cards that a written position holds
    protects: str = GRAVEHOLD  # or the ally who stands in its place
    abilities: tuple[str, ...] | None = None  # the cards of the ally; none: all there are
    treasures: Treasures = {}  # by seat, and one for the `group`
    upgraded: tuple[str, ...] = ()  # nemesis cards that go into the deck before basics
    wounds: int = 0  # life that Gravehold, or the ally, has lost before the battle
    builds: dict[str, Build] = {}  # by seat, what a mage is built of that players build
    gravehold: int | None = None  # its life as the battle starts, and at most; none: by the rules
    resolve: int = 0  # charges that each mage starts with, as far as there are slots
    flaws: int | None = None  # stickers in stock; none: so many for each mage


FIELDS = Recipe.__struct_fields__


def ingredients(source: Recipe) -> dict[str, Any]:
    """What a description holds of a set-up, for one of another kind."""
    return {field: getattr(source, field) for field in FIELDS}


def in_our_words(found: Mapping[str, Any]) -> dict[str, Any]:
    """What 0.1.0 wrote: `level` for what is called difficulty everywhere now."""
    told = dict(found)
    if "level" in told:
        told.setdefault("difficulty", told.pop("level"))
    return told
