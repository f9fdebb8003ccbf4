"""What each node does. Importing this package registers every handler."""

from __future__ import annotations

from . import (
    abilities,
    breaches,
    damage,
    decks,
    exhaustion,
    flow,
    foresight,
    gaining,
    lookups,
    lying,
    main_phase,
    moves,
    nemesis,
    nemesis_turn,
    places,
    player_turn,
    resources,
    triggers,
    turn_order,
    turns,
)

__all__ = [
    "abilities",
    "breaches",
    "damage",
    "decks",
    "exhaustion",
    "flow",
    "foresight",
    "gaining",
    "lookups",
    "lying",
    "main_phase",
    "moves",
    "nemesis",
    "nemesis_turn",
    "places",
    "player_turn",
    "resources",
    "triggers",
    "turn_order",
    "turns",
]
