"""Breaches: what turning and opening them costs, what they add to a spell cast from them."""

from __future__ import annotations

from gravehold.kernel.definitions import Tile

BREACH_1 = Tile("breach-1")
BREACH_2 = Tile("breach-2", focus=2, open=(5, 4, 3, 2))
BREACH_3 = Tile("breach-3", focus=3, open=(9, 7, 5, 3), bonus=1)
BREACH_4 = Tile("breach-4", focus=4, open=(13, 10, 7, 4), bonus=1)

SIGIL_BREACH = Tile("sigil-breach", bonus=2)  # only ever open

TILES = (BREACH_1, BREACH_2, BREACH_3, BREACH_4)
