"""The supply of Legacy: gems, relics and spells, those of the first game and the promos too."""

from __future__ import annotations

from .gems import GEMS
from .relics import RELICS
from .spells import SPELLS

SUPPLY = (*GEMS, *RELICS, *SPELLS)
