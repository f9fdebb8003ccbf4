"""Qu burns bought gems and relics for twice their worth."""

from __future__ import annotations

from gravehold.kernel.definitions import Ability, Breach, Mage, Spell
from gravehold.kernel.nodes import (
    Both,
    CostOfIt,
    Deal,
    Draw,
    PlayItAgain,
    PlaysThisTurn,
    PutItOnPile,
    Whenever,
)

CALL_OF_THE_VOID = Spell(
    "call-of-the-void",
    standing=(
        Whenever(
            "play",
            (PlayItAgain(), PutItOnPile()),
            only_if=Both(CostOfIt().at_least(1), PlaysThisTurn(costing=1).exactly(1)),
            after="card",
        ),
    ),
    cast=Deal(1),
)

COMBUST_AETHER = Ability("combust-aether", charges=4, effect=Draw(3), when="draw-phase-end")

QU = Mage(
    "qu-outcasts",
    person="qu",
    breaches=(Breach(4), Breach(4), Breach(0), Breach(0)),
    hand=("crystal", "crystal", "crystal", "crystal", "call-of-the-void"),
    deck=("crystal", "crystal", "crystal", "crystal", "spark"),
    ability=COMBUST_AETHER,
    starters=(CALL_OF_THE_VOID,),
    complexity=7,
)
