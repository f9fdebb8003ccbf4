"""The nemeses of Outcasts, each with its own cards."""

from __future__ import annotations

from .experiment_153 import EXPERIMENT_153
from .fountain_of_souls import FOUNTAIN_OF_SOULS
from .risen_thrall import RISEN_THRALL
from .thief_of_dreams import THIEF_OF_DREAMS

NEMESES = (EXPERIMENT_153, RISEN_THRALL, FOUNTAIN_OF_SOULS, THIEF_OF_DREAMS)

__all__ = ["EXPERIMENT_153", "FOUNTAIN_OF_SOULS", "NEMESES", "RISEN_THRALL", "THIEF_OF_DREAMS"]
