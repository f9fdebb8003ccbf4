"""The supply cards a Legacy campaign starts with, and one of a later chapter."""

from __future__ import annotations

from gravehold.kernel.definitions import Gem, Relic, Spell
from gravehold.kernel.nodes import (
    ANY_ALLY,
    ANY_PLAYER,
    HAND,
    PREPPED,
    As,
    Count,
    Deal,
    Discard,
    Draw,
    Focus,
    GainAether,
    If,
    IfDone,
    May,
    Prep,
    When,
)

ANCIENT_CYANOLITH = Gem("ancient-cyanolith", cost=3, play=GainAether(2))
BRANCHING_RADITE = Gem(
    "branching-radite",
    cost=4,
    play=(GainAether(2), If(Count(PREPPED).at_least(2), GainAether(1))),
)
GILDED_MARBLE = Gem("gilded-marble", cost=6, play=GainAether(3))
NEURAL_WREATH = Relic(
    "neural-wreath",
    cost=4,
    play=(Focus(ANY_PLAYER), As(ANY_PLAYER, May(Prep()))),
)
ETHEREAL_HAND = Relic("ethereal-hand", cost=6, play=Draw(2, ANY_ALLY))
FIRE_CHAKRAM = Spell("fire-chakram", cost=2, cast=Deal(2))
WARPING_HAZE = Spell(
    "warping-haze",
    cost=3,
    cast=Deal(2, plus=When(Count(PREPPED.others).at_least(2), 1)),
)
INCINERATING_FIST = Spell("incinerating-fist", cost=4, cast=Deal(3))
GRAVITY_NODE = Spell(
    "gravity-node",
    cost=5,
    cast=IfDone(As(ANY_PLAYER, Discard(1, HAND)), then=Deal(4)),
)

# Of a later chapter: the first spell with two instances of damage.
PYRO_GEIST = Spell("pyro-geist", cost=6, on_prep=Deal(1), cast=(Deal(1), Deal(2)))

SUPPLY = (
    ANCIENT_CYANOLITH,
    BRANCHING_RADITE,
    GILDED_MARBLE,
    NEURAL_WREATH,
    ETHEREAL_HAND,
    FIRE_CHAKRAM,
    WARPING_HAZE,
    INCINERATING_FIST,
    GRAVITY_NODE,
    PYRO_GEIST,
)
