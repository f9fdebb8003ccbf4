"""Mist, the Voidwalker, casts everybody's spells and hands them on."""

from __future__ import annotations

from gravehold.kernel.definitions import Ability, Breach, Gem, Mage
from gravehold.kernel.nodes import ANY_ALLY, As, CastPrepped, GainAether, May, Prep, PutItInHand

AMETHYST_PARAGON = Gem(
    "amethyst-paragon",
    play=(GainAether(1), As(ANY_ALLY, May(Prep(closed=True)))),
)

EXALTED_BRAND = Ability(
    "exalted-brand",
    charges=6,
    effect=CastPrepped(3, up_to=True, after=PutItInHand(ANY_ALLY)),
)

MIST_VOIDWALKER = Mage(
    "mist-voidwalker",
    breaches=(Breach(4), Breach(2), Breach(1), Breach(1)),
    hand=("amethyst-paragon", "crystal", "crystal", "crystal", "spark"),
    deck=("crystal", "crystal", "crystal", "spark", "spark"),
    ability=EXALTED_BRAND,
    starters=(AMETHYST_PARAGON,),
    complexity=5,
)
