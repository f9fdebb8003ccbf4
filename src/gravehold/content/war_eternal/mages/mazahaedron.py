"""Mazahaedron gains gems and guards Gravehold."""

from __future__ import annotations

from gravehold.kernel.definitions import Ability, Breach, Gem, Mage
from gravehold.kernel.nodes import (
    ANY_ALLY,
    GainAether,
    GainCard,
    GraveholdGains,
    May,
    NextGain,
    Or,
    PutItOnDiscardPile,
)

WORLDHEART_SHARD = Gem(
    "worldheart-shard",
    play=Or(
        GainAether(1),
        (
            GainAether(2, only=("gem", "relic", "spell")),
            NextGain(PutItOnDiscardPile(ANY_ALLY)),
        ),
    ),
)

UNDEREARTH_MANTRA = Ability(
    "underearth-mantra",
    charges=4,
    effect=(May(GainCard(at_most=4, types=("gem",))), GraveholdGains(4)),
)

MAZAHAEDRON = Mage(
    "mazahaedron",
    breaches=(Breach(4), Breach(2), Breach(1), Breach(1)),
    hand=("worldheart-shard", "crystal", "crystal", "spark", "spark"),
    deck=("crystal", "crystal", "crystal", "crystal", "spark"),
    ability=UNDEREARTH_MANTRA,
    starters=(WORLDHEART_SHARD,),
    complexity=5,
)
