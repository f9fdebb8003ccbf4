"""Which kind of thing a row is about."""

from __future__ import annotations

from typing import Any

from gravehold.content.box import Library
from gravehold.modes.plan import Plan

from .games import GameKind
from .journeys import JourneyKind
from .played import Kind
from .rows import GameRow


def kind_of(row: GameRow, library: Library) -> Kind[Any]:
    """A game or a journey, as it was at the beginning."""
    settings = row.settings
    if isinstance(settings, Plan):
        return JourneyKind(row, settings, library)
    return GameKind(row, settings, library)
