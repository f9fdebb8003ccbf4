"""A written position becomes a state."""

from __future__ import annotations

from typing import Any

from gravehold.kernel import rng
from gravehold.kernel.codex import Codex
from gravehold.kernel.state import State
from gravehold.table.declared import ally_zones, decks
from gravehold.table.laying import laid_out, protected, set_up

from .completion import completed
from .picture import picture

Part = dict[str, Any]


def state_of(position: Part, codex: Codex, seed: int) -> State:
    """The state a checked position describes, about to run to its first decision."""
    base = set_up(codex, seed, gifts=False)
    full = completed(position, picture(base, codex), codex)
    chance = seed & rng.MASK if _leaves_nothing_to_chance(position, codex) else base.rng
    return laid_out(codex, full, chance)


def _leaves_nothing_to_chance(position: Part, codex: Codex) -> bool:
    nemesis = position.get("nemesis", {})
    given = "deck" in nemesis and "deck" in position.get("turn_order", {})
    if not codex.tables.hidden:
        return given
    hidden = {word for word, place in decks(codex).items() if place.order == "hidden"}
    if "deck" in ally_zones(codex) and "deck" not in position.get(protected(codex), {}):
        return False
    return given and "in_play" in nemesis and hidden <= nemesis.get("decks", {}).keys()
