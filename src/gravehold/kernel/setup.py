"""Who fights whom with what."""

from __future__ import annotations

import msgspec

from .builds import Build
from .definitions import Ally, AnyCard, AnyNemesisCard, AnyPlayerCard, Mage, Nemesis, Tile
from .rules import RuleSet


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """Who fights whom with what: definitions, not ids."""

    rules: RuleSet
    mages: tuple[Mage, ...]
    nemesis: Nemesis
    supply: tuple[AnyPlayerCard, ...]
    basics: tuple[AnyNemesisCard, ...]
    commons: tuple[AnyPlayerCard, ...]
    tiles: tuple[Tile, ...]  # the standard breaches I to IV
    ally: Ally | None = None  # who stands in the place of Gravehold
    extra: tuple[AnyCard, ...] = ()  # further cards a written position holds
    curses: tuple[AnyPlayerCard, ...] = ()  # the curse deck, each copy named
    abilities: tuple[str, ...] | None = None  # what the ally's decks hold; none: all they can
    treasures: tuple[tuple[AnyPlayerCard, ...], ...] = ()  # of each seat
    shared: tuple[AnyPlayerCard, ...] = ()  # treasures of the group
    upgraded: tuple[AnyNemesisCard, ...] = ()  # in the nemesis deck before any basic card
    wounds: int = 0  # life that Gravehold, or who stands in its place, has lost before
    builds: tuple[Build | None, ...] = ()  # of each seat, what its mage was made from
    gravehold: int | None = None  # life at the start and at most; none: as the rules say
    resolve: int = 0  # charges that each mage starts with, as far as there are slots
    stock: tuple[tuple[str, int], ...] = ()  # tokens of the nemesis that start with another number

    def label(self, seat: int) -> str:
        """The name somebody gave the mage of this seat; '' nobody did."""
        build = self.builds[seat] if self.builds else None
        return build.name if build is not None else ""

    def title(self) -> str:
        """Who fights whom, in a few words for programmers."""
        mages = ", ".join(mage.id for mage in self.mages)
        return f"{mages} against {self.nemesis.id}, {self.rules.difficulty}"

    def __repr__(self) -> str:
        return f"<Setup {self.title()}, {len(self.supply)} piles, {len(self.basics)} basics>"
