"""Who sits where: by the name somebody gave the mage, else by the mage's own."""

from __future__ import annotations

from collections.abc import Mapping

from gravehold.kernel.builds import Build
from gravehold.kernel.setup import Setup

from .names import name


def mage_name(setup: Setup, seat: int, lang: str = "en") -> str:
    """A given name is said as it was written, in every language."""
    return setup.label(seat) or name(setup.mages[seat].id, lang)


def called(mage: str, built: Mapping[str, Build], lang: str = "en") -> str:
    """The same of somebody in the barracks, where mages that players built have short ids."""
    return built[mage].name if mage in built else name(mage, lang)
