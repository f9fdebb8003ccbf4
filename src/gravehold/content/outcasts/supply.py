"""The supply of Outcasts, and the nine piles of its first game."""

from __future__ import annotations

from .gems import GEMS
from .relics import RELICS
from .spells import SPELLS

SUPPLY = (*GEMS, *RELICS, *SPELLS)

SUGGESTED: dict[str, tuple[str, ...]] = {
    "first-game": (
        "molten-peridot", "petrified-phoenixium", "duplicating-sazite",
        "destiny-forger", "transmuters-lens",
        "fortified-frost", "twisted-fang", "lightning-arrow", "tornado-of-insight",
    ),
}  # fmt: skip
