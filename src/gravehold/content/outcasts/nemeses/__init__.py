"""The nemeses of Outcasts, each with its own cards."""

from __future__ import annotations

from .experiment_153 import EXPERIMENT_153

NEMESES = (EXPERIMENT_153,)

__all__ = ["EXPERIMENT_153", "NEMESES"]
