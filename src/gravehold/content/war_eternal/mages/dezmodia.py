"""Dezmodia puts sigil breaches in the place of open ones."""

from __future__ import annotations

from gravehold.kernel.definitions import Ability, Breach, Gem, Mage
from gravehold.kernel.nodes import GainAether, May, Prep, ReplaceBreach

from ..tiles import SIGIL_BREACH

OBLIVION_SHARD = Gem("oblivion-shard", play=GainAether(2, never=("relic", "spell")))

TEMPEST_SIGIL = Ability(
    "tempest-sigil",
    charges=6,
    effect=ReplaceBreach("sigil-breach", (1, 2), then=May(Prep())),
)

DEZMODIA = Mage(
    "dezmodia",
    breaches=(Breach(4), Breach(1), Breach(0), Breach(1)),
    hand=("oblivion-shard", "crystal", "crystal", "spark", "spark"),
    deck=("crystal", "crystal", "crystal", "crystal", "spark"),
    ability=TEMPEST_SIGIL,
    starters=(OBLIVION_SHARD,),
    tiles=(SIGIL_BREACH,),
    complexity=3,
)
