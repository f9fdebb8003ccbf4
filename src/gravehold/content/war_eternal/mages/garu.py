"""Garu gives up prepped spells for one great blow."""

from __future__ import annotations

from gravehold.kernel.definitions import Ability, Breach, Mage, Spell
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    PREPPED,
    Deal,
    DealDivided,
    Discard,
    Focus,
    N,
    Or,
    Plus,
    Times,
)

TORCH = Spell("torch", cast=Or(Deal(1), Focus(ANY_PLAYER)))

COLOSSAL_FORCE = Ability(
    "colossal-force",
    charges=5,
    effect=Discard(4, PREPPED, up_to=True, then=DealDivided(Plus(2, Times(4, N)))),
)

GARU = Mage(
    "garu",
    breaches=(Breach(4), Breach(0), Breach(1), Breach(1)),
    hand=("torch", "crystal", "crystal", "crystal", "spark"),
    deck=("crystal", "crystal", "crystal", "spark", "spark"),
    ability=COLOSSAL_FORCE,
    starters=(TORCH,),
    complexity=3,
)
