"""Dezmodia has one breach, which takes any number of spells once it is open."""

from __future__ import annotations

from gravehold.kernel.definitions import Ability, Breach, Mage, Spell, Tile
from gravehold.kernel.nodes import ANY_ALLY, THAT_PLAYER, Draw, Exchange, FocusThisBreach, With

VOID_BREACH = Tile("void-breach", focus=4, open=(13, 10, 7, 4), bonus=1, roomy=True, firm=True)

SWIRLING_DARKNESS = Spell("swirling-darkness", anywhere=True, cast=FocusThisBreach())

VOID_VORTEX = Ability(
    "void-vortex",
    charges=4,
    effect=With(ANY_ALLY, (Draw(3, THAT_PLAYER), Exchange(THAT_PLAYER))),
)

DEZMODIA = Mage(
    "dezmodia-outcasts",
    person="dezmodia",
    breaches=(None, None, None, Breach(1, "void-breach")),
    hand=("crystal", "crystal", "crystal", "crystal", "swirling-darkness"),
    deck=("crystal", "crystal", "crystal", "crystal", "spark"),
    ability=VOID_VORTEX,
    starters=(SWIRLING_DARKNESS,),
    tiles=(VOID_BREACH,),
    complexity=7,
)
