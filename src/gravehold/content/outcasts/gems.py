"""The gems of the Outcasts supply."""

from __future__ import annotations

from gravehold.kernel.definitions import Gem
from gravehold.kernel.nodes import (
    ANY_ALLY,
    HAND,
    PREPPED,
    YOU,
    AllyGainsCharges,
    As,
    CastPrepped,
    CostOfGained,
    Destroy,
    DestroyThis,
    Discard,
    GainAether,
    GainCard,
    GainCharge,
    GainedThisTurn,
    If,
    May,
    NextFocus,
    NextGain,
    PlayedThisTurn,
    PutItInHand,
    Suffer,
)

UNSTABLE_PYRITE = Gem(
    "unstable-pyrite",
    cost=2,
    play=(GainAether(1), May(DestroyThis(), then=GainAether(2))),
)
MOLTEN_PERIDOT = Gem(
    "molten-peridot",
    cost=3,
    play=(
        GainAether(2),
        If(PlayedThisTurn().exactly(2), May(DestroyThis(), then=GainCard(at_most=4))),
    ),
)
HELIX_OF_AMBER = Gem(
    "helix-of-amber",
    cost=3,
    play=(GainAether(2), May(Suffer(1), then=Destroy(1, HAND.costing(at_most=0)))),
)
PETRIFIED_PHOENIXIUM = Gem(
    "petrified-phoenixium",
    cost=4,
    play=(GainAether(2), NextGain(May(CastPrepped()))),
)
GALVANIZED_SAPPHIRE = Gem(
    "galvanized-sapphire",
    cost=4,
    play=(GainAether(2), AllyGainsCharges("xaxos")),
)
ELONGATED_LOOQ = Gem(
    "elongated-looq",
    cost=4,
    play=(GainAether(2), NextFocus(GainCharge())),
)
VIGOROUS_SUNSTONE = Gem(
    "vigorous-sunstone",
    cost=5,
    on_gain=If(GainedThisTurn().exactly(2), PutItInHand(YOU)),
    play=GainAether(3),
)
DUPLICATING_SAZITE = Gem(
    "duplicating-sazite",
    cost=6,
    play=(
        GainAether(3),
        NextGain(
            May(
                Discard(1, PREPPED.costing(at_least=1)),
                then=As(ANY_ALLY, GainCard(at_most=CostOfGained(), piles=False)),
            )
        ),
    ),
)

GEMS = (
    UNSTABLE_PYRITE,
    MOLTEN_PERIDOT,
    HELIX_OF_AMBER,
    PETRIFIED_PHOENIXIUM,
    GALVANIZED_SAPPHIRE,
    ELONGATED_LOOQ,
    VIGOROUS_SUNSTONE,
    DUPLICATING_SAZITE,
)
