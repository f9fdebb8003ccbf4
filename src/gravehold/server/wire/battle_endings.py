"""How the battles of a journey ended, in words."""

from __future__ import annotations

from typing import Any

from ..games.journey_time_line import JourneyLine
from ..words import wording


class Endings:
    """Of one journey; each is worded once."""

    def __init__(self, line: JourneyLine[Any]) -> None:
        self._line = line
        self._worded: dict[tuple[int, str], str] = {}  # by the answers after which they were

    def told(self, at: int, lang: str) -> str:
        """Of a battle, counted from 0; '' if it was not played."""
        key = (self._line.ends[at], lang)
        if key not in self._worded:
            game = self._line.at(key[0]).fought
            self._worded[key] = "" if game is None else wording.ending(game.view(), lang)
        return self._worded[key]
