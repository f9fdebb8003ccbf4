"""The starter cards every mage has."""

from __future__ import annotations

from gravehold.kernel.definitions import Gem, Spell
from gravehold.kernel.nodes import Deal, GainAether

CRYSTAL = Gem("crystal", play=GainAether(1))
SPARK = Spell("spark", cast=Deal(1))

STARTERS = (CRYSTAL, SPARK)
