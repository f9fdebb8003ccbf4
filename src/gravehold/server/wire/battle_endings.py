"""How the battles of a journey ended, in words."""

from __future__ import annotations

from typing import Protocol

from gravehold.kernel.game import Game

from ..words import wording


class Stood(Protocol):
    """A journey as it stood after some answer."""

    @property
    def fought(self) -> Game | None: ...


class Battles(Protocol):
    """Which answers of a journey began and ended its battles; its time line knows."""

    seqs: list[int]  # by answer: its entry
    starts: list[int]  # by battle: how many answers stood when it began
    ends: list[int]  # and when it was over
    dates: list[float]  # and at what time that was

    def at(self, count: int) -> Stood: ...


class Endings:
    """Of one journey; each is worded once."""

    def __init__(self, battles: Battles) -> None:
        self._battles = battles
        self._worded: dict[tuple[int, str], str] = {}  # by the answers after which they were

    def told(self, at: int, lang: str) -> str:
        """Of a battle, counted from 0; '' if it was not played."""
        key = (self._battles.ends[at], lang)
        if key not in self._worded:
            game = self._battles.at(key[0]).fought
            self._worded[key] = "" if game is None else wording.ending(game.view(), lang)
        return self._worded[key]
