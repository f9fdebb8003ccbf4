"""The gems of the Legacy supply, in the order in which they come, then the promo."""

from __future__ import annotations

from gravehold.kernel.definitions import Gem
from gravehold.kernel.nodes import (
    ANY_ALLY,
    HAND,
    PREPPED,
    BreachIsOpen,
    Charges,
    Count,
    Deal,
    Discard,
    Draw,
    GainAether,
    GainPlayerTokens,
    If,
    LoseAnyNumber,
    LosePlayerTokens,
    May,
    N,
    OfferThisTurn,
    Or,
    PlayedThisTurn,
    Silence,
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
SOOTHING_TORPORENE = Gem("soothing-torporene", cost=3, play=Or(GainAether(2), Silence()))
PHASED_PORTALITE = Gem(
    "phased-portalite",
    cost=4,
    play=(GainAether(2), If(BreachIsOpen(3), GainAether(1))),
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
FULMITE_SLAB = Gem(
    "fulmite-slab",
    cost=6,
    play=(
        GainAether(1),
        GainPlayerTokens("pulse", 2),
        OfferThisTurn("pulse", price=LosePlayerTokens("pulse"), do=GainAether(1)),
    ),
)
ARCING_SILICATE = Gem(
    "arcing-silicate",
    cost=4,
    play=(GainAether(2), GainPlayerTokens("pulse"), LoseAnyNumber("pulse", then=Deal(N))),
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
    SOOTHING_TORPORENE,
    PHASED_PORTALITE,
    REFINED_LUMENIUM,
    CONDUCTIVE_GRIT,
    FULMITE_SLAB,
    ARCING_SILICATE,
    ECHO_STONE,
)
