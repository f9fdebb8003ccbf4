"""The seven gems of the supply."""

from __future__ import annotations

from gravehold.kernel.definitions import Gem
from gravehold.kernel.nodes import (
    ANY_ALLY,
    NEMESIS_TIER,
    NEMESIS_TURN_CARDS,
    PREPPED,
    YOUR_TURN,
    As,
    Both,
    Discard,
    Focus,
    GainAether,
    GainCard,
    GainedThisTurn,
    If,
    May,
    NextGain,
    Or,
    PileSize,
    PutItOnDeck,
    SpendAether,
)

FROZEN_MAGMITE = Gem(
    "frozen-magmite",
    cost=3,
    play=(GainAether(2), NextGain(May(PutItOnDeck()))),
)
DREAD_DIAMOND = Gem(
    "dread-diamond",
    cost=3,
    play=(GainAether(2), May(Discard(1, PREPPED), then=GainAether(1))),
)
VOLCANIC_GLASS = Gem(
    "volcanic-glass",
    cost=3,
    on_gain=May(
        SpendAether(2),
        then=As(ANY_ALLY, GainCard(same_name=True, to="deck")),
        only_if=Both(YOUR_TURN, PileSize().at_least(1)),
    ),
    play=GainAether(2),
)
SCORIA_SLAG = Gem(
    "scoria-slag",
    cost=4,
    play=(GainAether(2), If(NEMESIS_TIER.at_least(2), GainAether(1))),
)
BREACH_ORE = Gem(
    "breach-ore",
    cost=4,
    play=Or(GainAether(2), Focus(cheapest=True)),
)
ERRATIC_INGOT = Gem(
    "erratic-ingot",
    cost=5,
    play=(GainAether(2), If(NEMESIS_TURN_CARDS.at_least(1), GainAether(2))),
)
BLOODSTONE_JEWEL = Gem(
    "bloodstone-jewel",
    cost=6,
    on_gain=If(Both(YOUR_TURN, GainedThisTurn(same_name=True).exactly(1)), GainAether(3)),
    play=GainAether(3),
)

GEMS = (
    FROZEN_MAGMITE,
    DREAD_DIAMOND,
    VOLCANIC_GLASS,
    SCORIA_SLAG,
    BREACH_ORE,
    ERRATIC_INGOT,
    BLOODSTONE_JEWEL,
)
