"""Cards that are in no box: yours. CONTRIBUTING.md shows how to add one.

They are played with the pack `homebrew`: `gravehold play --packs war-eternal,homebrew`.
"""

from __future__ import annotations

from gravehold.content.box import HOMEBREW, Box
from gravehold.kernel.definitions import AnyNemesisCard, PlayerCard

SUPPLY: tuple[PlayerCard, ...] = ()  # gems, relics and spells that can have a supply pile
BASICS: tuple[AnyNemesisCard, ...] = ()  # attacks, minions and powers that any nemesis may draw

BOX = Box(id=HOMEBREW, supply=SUPPLY, basics=BASICS)
