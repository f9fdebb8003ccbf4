"""The four nemeses of War Eternal, each with its own cards."""

from __future__ import annotations

from .gate_witch import GATE_WITCH
from .hollow_crown import HOLLOW_CROWN
from .magus_of_cloaks import MAGUS_OF_CLOAKS
from .umbra_titan import UMBRA_TITAN

NEMESES = (UMBRA_TITAN, GATE_WITCH, HOLLOW_CROWN, MAGUS_OF_CLOAKS)

__all__ = ["GATE_WITCH", "HOLLOW_CROWN", "MAGUS_OF_CLOAKS", "NEMESES", "UMBRA_TITAN"]
