"""Ulgimor pays with life and heals himself, or an ally once he is exhausted."""

from __future__ import annotations

from gravehold.kernel.definitions import Ability, Breach, Gem, Mage
from gravehold.kernel.nodes import (
    ANY_ALLY,
    DestroyThis,
    GainAether,
    GainCharge,
    GainLife,
    If,
    IsExhausted,
    Life,
    Suffer,
)

COAL_SHARD = Gem(
    "coal-shard",
    play=If(
        Life().at_most(2),
        DestroyThis(),
        otherwise=(GainAether(3), GainCharge(), Suffer(2)),
    ),
)

EIDOLON_SHROUD = Ability(
    "eidolon-shroud",
    charges=6,
    effect=If(IsExhausted(), GainLife(5, ANY_ALLY), otherwise=GainLife(6)),
)

ULGIMOR = Mage(
    "ulgimor",
    breaches=(Breach(4), Breach(1), Breach(0), Breach(1)),
    hand=("coal-shard", "crystal", "crystal", "spark", "spark"),
    deck=("crystal", "crystal", "crystal", "spark", "spark"),
    ability=EIDOLON_SHROUD,
    starters=(COAL_SHARD,),
    complexity=7,
)
