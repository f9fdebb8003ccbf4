"""What happened, told as data; words are made of it elsewhere."""

from __future__ import annotations

from typing import NamedTuple

from .state import NO_CARD, NOBODY


class Event(NamedTuple):
    """One thing that happened: `kind` says which of the numbers mean something."""

    kind: str
    seat: int = NOBODY
    card: int = NO_CARD
    n: int = 0
    extra: int = 0
    token: str = ""  # which kind of token
    pile: int = -1  # of the supply


KINDS = (
    "turn", "wild-turn", "nemesis-turn", "turn-end", "reshuffle",
    "play", "gain", "pay", "charge", "lose-charges", "focus", "open", "prep", "cast", "use",
    "ability", "act", "thwart", "aether", "draw", "flip", "discard", "destroy", "take", "on-deck",
    "give", "to-pile", "reveal", "reveal-hand", "shuffle",
    "hit-nemesis", "hit-minion", "suffer", "exhausted", "gravehold-suffers", "gravehold-gains",
    "gain-life", "minion-gains", "nemesis-gains", "breach-destroyed", "breach-replaced",
    "breach-gained", "minion-life",
    "player-tokens", "unleash", "tokens", "card-tokens", "table-tokens", "nemesis-draw", "enter",
    "persistent", "tick", "power", "leave", "under-deck", "attach", "laid-before", "beside",
    "marked", "turn-over",
    "become", "evolve", "flawed", "into-zone", "onto-board", "bridge-laid", "bridge-gone",
    "space-gains", "space-moves", "space-loses", "chance",
    "turn-card", "turn-card-under", "turn-card-lost", "turn-cards-shuffled",
    "side-draw", "side-discard", "part", "perform", "nemesis-cast", "won", "lost", "told",
)  # fmt: skip
