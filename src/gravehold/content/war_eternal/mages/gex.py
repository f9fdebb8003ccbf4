"""Gex thins her discard pile and helps an ally; she has three breaches."""

from __future__ import annotations

from gravehold.kernel.definitions import Ability, Breach, Gem, Mage
from gravehold.kernel.nodes import (
    ANY_ALLY,
    DISCARD_PILE,
    THAT_PLAYER,
    As,
    Destroy,
    Draw,
    GainAether,
    GainLife,
    May,
    Take,
    With,
)

SHATTERED_GEODE = Gem(
    "shattered-geode",
    play=(
        GainAether(1),
        May(With(ANY_ALLY, Take(1, DISCARD_PILE.of(THAT_PLAYER).top_card))),
    ),
)

VIMCRAFT_OATH = Ability(
    "vimcraft-oath",
    charges=5,
    effect=(
        Destroy(2, DISCARD_PILE.costing(at_most=0), up_to=True),
        As(ANY_ALLY, (Draw(1), GainLife(2))),
    ),
)

GEX = Mage(
    "gex",
    breaches=(None, Breach(4), Breach(1), Breach(1)),
    hand=("shattered-geode", "crystal", "crystal", "crystal", "spark"),
    deck=("crystal", "crystal", "crystal", "crystal", "spark"),
    ability=VIMCRAFT_OATH,
    starters=(SHATTERED_GEODE,),
    complexity=5,
)
