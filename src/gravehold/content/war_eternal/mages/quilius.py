"""Quilius collects trophies of the minions she has killed."""

from __future__ import annotations

from gravehold.kernel.definitions import Ability, Breach, Mage, Spell
from gravehold.kernel.nodes import Deal, GainPlayerTokens, PlayerTokens, TheMage, Times

EXTINGUISH = Spell(
    "extinguish",
    cast=Deal(1, on_kill=GainPlayerTokens("trophy", 1, TheMage("quilius"))),
)

QUIETUS_VOW = Ability(
    "quietus-vow",
    charges=5,
    effect=Deal(Times(2, PlayerTokens("trophy"))),
)

QUILIUS = Mage(
    "quilius",
    breaches=(Breach(4), Breach(4), Breach(0), Breach(1)),
    hand=("crystal", "crystal", "crystal", "extinguish", "spark"),
    deck=("crystal", "crystal", "crystal", "extinguish", "spark"),
    ability=QUIETUS_VOW,
    starters=(EXTINGUISH,),
    tokens=("trophy",),
    complexity=5,
)
