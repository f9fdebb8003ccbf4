"""The gems of the Legacy supply, in the order in which they come, then the promo."""

from __future__ import annotations

from gravehold.kernel.definitions import Gem
from gravehold.kernel.nodes import (
    ANY_ALLY,
    HAND,
    PREPPED,
    Charges,
    Count,
    Discard,
    Draw,
    GainAether,
    GainPlayerTokens,
    If,
    LosePlayerTokens,
    May,
    Or,
    PlayedThisTurn,
)

ANCIENT_CYANOLITH = Gem("ancient-cyanolith", cost=3, play=GainAether(2))
BRANCHING_RADITE = Gem(
    "branching-radite",
    cost=4,
    play=(GainAether(2), If(Count(PREPPED).at_least(2), GainAether(1))),
)
GILDED_MARBLE = Gem("gilded-marble", cost=6, play=GainAether(3))
CRUMBLING_COMPOUND = Gem(
    "crumbling-compound",
    cost=5,
    play=(GainAether(2), May(Discard(1, HAND.gems), then=GainAether(2))),
)
ENTANGLED_SHARD = Gem(
    "entangled-shard",
    cost=4,
    play=(GainAether(2), If(Charges().at_least(3), GainAether(1))),
)
REFINED_LUMENIUM = Gem("refined-lumenium", cost=5, play=(GainAether(2), Draw(1, ANY_ALLY)))
CONDUCTIVE_GRIT = Gem(
    "conductive-grit",
    cost=3,
    play=Or(
        (GainAether(2), GainPlayerTokens("pulse")),
        (LosePlayerTokens("pulse"), GainAether(3)),
    ),
)
ECHO_STONE = Gem(
    "echo-stone",
    cost=4,
    play=(GainAether(2), If(PlayedThisTurn().at_least(2), GainAether(1))),
)

GEMS = (
    ANCIENT_CYANOLITH,
    BRANCHING_RADITE,
    GILDED_MARBLE,
    CRUMBLING_COMPOUND,
    ENTANGLED_SHARD,
    REFINED_LUMENIUM,
    CONDUCTIVE_GRIT,
    ECHO_STONE,
)
