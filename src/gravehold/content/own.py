"""Definitions that somebody brings along, on top of our boxes."""

from __future__ import annotations

from collections.abc import Iterable

from gravehold.kernel.checking import check_definitions
from gravehold.kernel.definitions import (
    Ally,
    AnyNemesisCard,
    Definition,
    Gem,
    Mage,
    Nemesis,
    PlayerCard,
    Relic,
    Spell,
    Tile,
)
from gravehold.kernel.errors import GraveholdError

from .box import OWN_PACK, Box, Card, Library
from .library import LIBRARY


def library_with(definitions: Iterable[Definition], base: Library = LIBRARY) -> Library:
    """A library of ours and these; what cannot work is an error, a line each.

    A definition that is one of ours already adds nothing.
    """
    own = [one for one in definitions if base.definitions.get(one.id) != one]
    if errors := check_definitions(own, known=base.definitions.values()):
        raise GraveholdError.of(errors)
    own = list({one.id: one for one in own}.values())
    cards = [one for one in own if isinstance(one, Card)]
    box = Box(
        id=OWN_PACK,
        supply=tuple(
            card for card in cards if isinstance(card, Gem | Relic | Spell) and not card.level
        ),
        treasures=tuple(card for card in cards if isinstance(card, PlayerCard) and card.level),
        basics=tuple(card for card in cards if isinstance(card, AnyNemesisCard) and card.tier),
        mages=tuple(one for one in own if isinstance(one, Mage)),
        nemeses=tuple(one for one in own if isinstance(one, Nemesis)),
        tiles=tuple(one for one in own if isinstance(one, Tile)),
        allies=tuple(one for one in own if isinstance(one, Ally)),
        loose=tuple(cards),
        printed=True,  # checked above
    )
    return Library.of((*base.boxes, box))
