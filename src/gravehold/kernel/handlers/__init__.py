"""What each node does. Importing this package registers every handler."""

from __future__ import annotations

from . import (
    abilities,
    breaches,
    damage,
    flow,
    lookups,
    main_phase,
    moves,
    nemesis,
    phases,
    resources,
    turn_order,
)

__all__ = [
    "abilities",
    "breaches",
    "damage",
    "flow",
    "lookups",
    "main_phase",
    "moves",
    "nemesis",
    "phases",
    "resources",
    "turn_order",
]
