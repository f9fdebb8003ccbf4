"""Everything a custom expedition may draw, by id: the boxes it is made from, as they are now."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from gravehold.content.box import Box, Library
from gravehold.content.setups import allies_named
from gravehold.kernel.definitions import Gem, Mage, PlayerCard, Relic, Spell

KINDS: dict[str, type[PlayerCard]] = {"gem": Gem, "relic": Relic, "spell": Spell}


class Stock(msgspec.Struct, frozen=True, omit_defaults=True):
    """Ids in the order of the boxes."""

    mages: tuple[str, ...] = ()
    gems: tuple[str, ...] = ()
    relics: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    nemeses: tuple[tuple[str, int], ...] = ()  # with their ratings
    treasures: tuple[tuple[str, int], ...] = ()  # with their levels
    upgraded: tuple[tuple[str, int], ...] = ()  # with their tiers
    persons: tuple[tuple[str, str], ...] = ()  # whom a mage shows, where several show the same

    def piles(self, kind: str) -> tuple[str, ...]:
        """Those of a kind: gem, relic, spell."""
        found: tuple[str, ...] = getattr(self, f"{kind}s")
        return found

    def person(self, mage: str) -> str:
        return dict(self.persons).get(mage, mage)


def stock_of(library: Library, packs: Iterable[str], protects: str) -> Stock:
    """What some boxes hold; cards that name an ally who is not there are left out (R102)."""
    wanted = set(packs)
    boxes = [box for box in library.boxes if box.id in wanted]
    piles = {
        kind: tuple(
            card.id
            for box in boxes
            for card in box.supply
            if isinstance(card, type_) and allies_named(card) <= {protects}
        )
        for kind, type_ in KINDS.items()
    }
    mages = [mage for box in boxes for mage in box.mages if not mage.many]
    return Stock(
        mages=tuple(mage.id for mage in mages),
        gems=piles["gem"],
        relics=piles["relic"],
        spells=piles["spell"],
        nemeses=tuple(_rated(boxes)),
        treasures=tuple((card.id, card.level) for box in boxes for card in box.treasures),
        upgraded=tuple((card.id, card.tier) for box in boxes for card in box.upgraded),
        persons=_persons(mages),
    )


def _rated(boxes: Iterable[Box]) -> Iterable[tuple[str, int]]:
    for box in boxes:
        for nemesis in box.nemeses:
            if rating := box.ratings.get(nemesis.id, 0):
                yield nemesis.id, rating


def _persons(mages: list[Mage]) -> tuple[tuple[str, str], ...]:
    return tuple((mage.id, mage.shows) for mage in mages if mage.shows != mage.id)
