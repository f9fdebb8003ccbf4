"""The breach mages, a file each with the cards only they have."""

from __future__ import annotations

from .taqren import TAQREN

MAGES = (TAQREN,)

__all__ = ["MAGES", "TAQREN"]
