"""The breach mages, a file each with the cards only they have."""

from __future__ import annotations

from .arachnos import ARACHNOS
from .dezmodia import DEZMODIA
from .ilya import ILYA
from .kel import KEL
from .qu import QU
from .taqren import TAQREN
from .thraxir import THRAXIR
from .zhana import ZHANA

MAGES = (ILYA, KEL, TAQREN, ZHANA, QU, THRAXIR, DEZMODIA, ARACHNOS)

__all__ = ["ARACHNOS", "DEZMODIA", "ILYA", "KEL", "MAGES", "QU", "TAQREN", "THRAXIR", "ZHANA"]
