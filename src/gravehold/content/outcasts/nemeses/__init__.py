"""The nemeses of Outcasts, each with its own cards."""

from __future__ import annotations

from .experiment_153 import EXPERIMENT_153
from .risen_thrall import RISEN_THRALL

NEMESES = (EXPERIMENT_153, RISEN_THRALL)

__all__ = ["EXPERIMENT_153", "NEMESES", "RISEN_THRALL"]
