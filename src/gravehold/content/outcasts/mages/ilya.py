"""Ilya casts all her spells at once and keeps them prepped."""

from __future__ import annotations

from gravehold.kernel.definitions import Ability, Breach, Gem, Mage
from gravehold.kernel.nodes import (
    ANY_ALLY,
    DISCARD_PILE,
    HAND,
    As,
    CastAll,
    Discard,
    GainAether,
    IfTheyDo,
    Take,
)

from .shared import ENTWINED_AMETHYST

TRULITE_OF_FORCE = Gem(
    "trulite-of-force",
    play=(
        GainAether(1),
        IfTheyDo(
            ANY_ALLY,
            Discard(1, HAND),
            then=GainAether(1, only=("spell", "focus", "open")),
        ),
    ),
)

LIFE_EMBRACE = Ability(
    "life-embrace",
    charges=5,
    effect=(CastAll(keep=True), As(ANY_ALLY, Take(1, DISCARD_PILE))),
)

ILYA = Mage(
    "ilya",
    breaches=(Breach(4), Breach(2), Breach(1), Breach(1)),
    hand=("crystal", "entwined-amethyst", "spark", "spark", "trulite-of-force"),
    deck=("crystal", "entwined-amethyst", "spark", "spark", "trulite-of-force"),
    ability=LIFE_EMBRACE,
    starters=(ENTWINED_AMETHYST, TRULITE_OF_FORCE),
    complexity=4,
)
