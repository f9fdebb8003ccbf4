"""Arachnos lives on dear gems and relics, and casts the spells of others."""

from __future__ import annotations

from gravehold.kernel.definitions import Ability, Breach, Mage, Spell
from gravehold.kernel.nodes import CastPrepped, CostOfIt, Deal, GainCharge, Whenever

CONVERGENCE = Spell(
    "convergence",
    standing=(Whenever("play", GainCharge(keep=True), only_if=CostOfIt().at_least(3)),),
    cast=Deal(1),
)

EXPUNGE = Ability("expunge", charges=6, effect=CastPrepped(plus=3))

ARACHNOS = Mage(
    "arachnos",
    breaches=(Breach(4), Breach(4), Breach(1), Breach(1)),
    hand=("crystal", "crystal", "crystal", "convergence", "spark"),
    deck=("crystal", "crystal", "crystal", "crystal", "spark"),
    ability=EXPUNGE,
    starters=(CONVERGENCE,),
    complexity=3,
)
