"""Reads from a scenario which journey it is about: what both kinds of them say of it."""

from __future__ import annotations

from typing import Any

from .fields import Fields
from .scenario_base import ScenarioReader
from .settings import LARGEST_SEED
from .yamltree import Mapping


class PlanFields(Fields):
    """For one scenario; each kind of journey has fields of its own beside these."""

    def __init__(self, reader: ScenarioReader) -> None:
        super().__init__(reader.file)
        self.library = reader.library

    def begun(self, part: Mapping, *, which: str, seats: str) -> dict[str, Any]:
        """Which of its kind, for how many, and with what seed, as far as it is said."""
        found: dict[str, Any] = {}
        if which in part:
            found[which] = self.text(part[which], part.lines[which], which)
        if seats in part:
            found[seats] = self.whole(part[seats], part.lines[seats], seats, 1, 4)
        if "seed" in part:
            at = part.lines["seed"]
            found["seed"] = self.whole(part["seed"], at, "seed", 0, LARGEST_SEED)
        return found
