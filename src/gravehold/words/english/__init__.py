"""Cards in English, made from their effect trees: a table from node type to phrase.

Another language is another such package with the same three tables and `text`.
"""

from __future__ import annotations

from .board import EFFECTS, purposes
from .cards import CLAUSES, EVENTS, ability, effect, standing, text
from .effects import clause, phrase
from .values import CONDITIONS, COUNTED, PLAIN, WHO
from .voice import PLAYERS, YOU, Voice, sentence

__all__ = [
    "CLAUSES",
    "CONDITIONS",
    "COUNTED",
    "EFFECTS",
    "EVENTS",
    "PLAIN",
    "PLAYERS",
    "WHO",
    "YOU",
    "Voice",
    "ability",
    "clause",
    "effect",
    "phrase",
    "purposes",
    "sentence",
    "standing",
    "text",
]
