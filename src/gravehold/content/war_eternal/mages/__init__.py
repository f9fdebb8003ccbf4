"""The eight breach mages, a file each with the cards only they have."""

from __future__ import annotations

from .dezmodia import DEZMODIA
from .garu import GARU
from .gex import GEX
from .mazahaedron import MAZAHAEDRON
from .mist_voidwalker import MIST_VOIDWALKER
from .quilius import QUILIUS
from .ulgimor import ULGIMOR
from .yan_magda import YAN_MAGDA

MAGES = (DEZMODIA, GARU, GEX, MAZAHAEDRON, MIST_VOIDWALKER, QUILIUS, ULGIMOR, YAN_MAGDA)

__all__ = [
    "DEZMODIA",
    "GARU",
    "GEX",
    "MAGES",
    "MAZAHAEDRON",
    "MIST_VOIDWALKER",
    "QUILIUS",
    "ULGIMOR",
    "YAN_MAGDA",
]
