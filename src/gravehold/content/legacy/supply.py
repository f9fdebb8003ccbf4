"""The supply of Legacy, promos too, and the nine piles with which its campaign begins."""

from __future__ import annotations

from .gems import GEMS
from .relics import RELICS
from .spells import SPELLS

SUPPLY = (*GEMS, *RELICS, *SPELLS)

SUGGESTED: dict[str, tuple[str, ...]] = {
    "first-chapter": (
        "ancient-cyanolith", "branching-radite", "gilded-marble",
        "neural-wreath", "ethereal-hand",
        "fire-chakram", "warping-haze", "incinerating-fist", "gravity-node",
    ),
}  # fmt: skip
