"""Yan Magda's four open breaches make her ritual serve an ally as well."""

from __future__ import annotations

from gravehold.kernel.definitions import Ability, Breach, Mage, Spell
from gravehold.kernel.nodes import ANY_ALLY, As, Deal, GainCard, If, OpenBreaches, Whenever

ILLUMINATE = Spell(
    "illuminate",
    standing=(Whenever("focus", Deal(1)),),
    cast=Deal(1),
)

IMPERIUM_RITUAL = Ability(
    "imperium-ritual",
    charges=5,
    effect=(
        GainCard(),
        If(OpenBreaches().exactly(4), As(ANY_ALLY, GainCard(to="deck"))),
    ),
)

YAN_MAGDA = Mage(
    "yan-magda",
    breaches=(Breach(4), Breach(0), Breach(0), Breach(0)),
    hand=("illuminate", "crystal", "crystal", "crystal", "crystal"),
    deck=("crystal", "crystal", "crystal", "crystal", "spark"),
    ability=IMPERIUM_RITUAL,
    starters=(ILLUMINATE,),
    complexity=3,
)
