"""Kel plays gems a second time and lets an ally prep anywhere."""

from __future__ import annotations

from gravehold.kernel.definitions import Ability, Breach, Gem, Mage
from gravehold.kernel.nodes import (
    ANY_ALLY,
    HAND,
    PLAYED,
    As,
    Discard,
    Draw,
    GainAether,
    IfTheyDo,
    May,
    Prep,
    Take,
)

from .shared import ENTWINED_AMETHYST

TRULITE_OF_ENERGY = Gem(
    "trulite-of-energy",
    play=(
        GainAether(1),
        IfTheyDo(ANY_ALLY, Discard(1, HAND), then=GainAether(1, only=("gem", "relic"))),
    ),
)

SOUL_INVIGORATION = Ability(
    "soul-invigoration",
    charges=6,
    effect=(
        Take(2, PLAYED.gems_and_relics, up_to=True),
        As(ANY_ALLY, (Draw(1), May(Prep(HAND, closed=True)))),
    ),
)

KEL = Mage(
    "kel",
    breaches=(Breach(4), Breach(0), Breach(0), Breach(0)),
    hand=("crystal", "crystal", "entwined-amethyst", "spark", "trulite-of-energy"),
    deck=("crystal", "crystal", "entwined-amethyst", "spark", "trulite-of-energy"),
    ability=SOUL_INVIGORATION,
    starters=(ENTWINED_AMETHYST, TRULITE_OF_ENERGY),
    complexity=4,
)
