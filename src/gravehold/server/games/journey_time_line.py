"""The time line of a journey: which answers belong to which battle, and what those are made of."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any, Protocol, TypeVar

import msgspec

from gravehold.content.box import Library
from gravehold.content.packing import LARGEST, packed, unpacked
from gravehold.kernel.closed import decoded
from gravehold.kernel.errors import BadFile, GraveholdError
from gravehold.kernel.setup import Setup
from gravehold.modes.asking import FIGHT
from gravehold.modes.journey import Journey

from ..storage.rows import Battle, Entry
from .time_line import RoomTimeLine

J = TypeVar("J", bound=Journey[Any])
S = TypeVar("S", bound=msgspec.Struct)
Kept = dict[int, Setup]  # what battles that have been begun are made of, by their number


def packed_value(value: msgspec.Struct) -> bytes:
    """What a journey was made of beside its battles: boxes may grow and change."""
    return zlib.compress(msgspec.json.encode(value), 9)


def unpacked_value(data: bytes, kind: type[S]) -> S:
    try:
        text = zlib.decompressobj().decompress(data, LARGEST)
        return decoded(text, kind)
    except (zlib.error, msgspec.DecodeError) as error:
        raise BadFile("error-save-setup", why=str(error)) from error


class KeepingRules(Protocol):
    """Rules of a journey; a battle that has been begun is made of what it was begun with."""

    kept: Kept

    @property
    def library(self) -> Library: ...


class JourneyTimeLine(RoomTimeLine[J]):
    """The answers of a journey, with those of its battles among them."""

    def __init__(self, journey: J, rules: KeepingRules) -> None:
        self._rules = rules
        self.stored: dict[int, bytes] = {}  # what battles were begun with, as the store has it
        self.starts: list[int] = []  # by battle: how many answers stood when it began
        self.ends: list[int] = []  # and when it was over
        self.dates: list[float] = []  # and at what time that was
        super().__init__(journey)

    @property
    def kept(self) -> Kept:
        return self._rules.kept

    @property
    def library(self) -> Library:
        return self._rules.library

    @property
    def floor(self) -> int:
        """Nobody goes back past the word to fight, nor past the end of a battle."""
        return max((*self.starts[-1:], *self.ends[-1:]), default=0)

    def chapter(self, count: int) -> int:
        """The last battle begun, and what was chosen for it: those before are told when asked."""
        begun = sum(start <= count for start in self.starts)
        return self.ends[begun - 2] if begun > 1 else 0

    def know(self, battles: Iterable[Battle]) -> None:
        """What battles are made of, before the answers that begin them are followed."""
        self.stored |= {battle.number: battle.made_of for battle in battles}

    def apply(self, entry: Entry) -> None:
        number = len(self.starts) + 1
        begins = self.game.battle is None and entry.key == FIGHT
        if not begins or number not in self.stored:
            super().apply(entry)
            return
        self.kept[number] = unpacked(self.stored[number], self.library)
        try:
            super().apply(entry)
        except GraveholdError:  # whoever fights here some day has chosen otherwise
            del self.kept[number]
            raise

    def add(self, entry: Entry, game: J) -> None:
        fought = self.game.battle is not None
        super().add(entry, game)
        if game.battle is not None and fought:
            return
        self.fresh = ()  # the log tells more of such an answer than what happened
        if game.battle is not None:
            self.starts.append(len(self.keys))
            self.kept[len(self.starts)] = game.battle.setup
        elif fought:
            self.ends.append(len(self.keys))
            self.dates.append(entry.at)

    def take_back(self, entry: Entry) -> None:
        super().take_back(entry)
        count = len(self.keys)
        self.starts = [start for start in self.starts if start <= count]
        self.ends = [end for end in self.ends if end <= count]
        del self.dates[len(self.ends) :]
        for number in [n for n in self.kept if n > len(self.starts)]:
            del self.kept[number]

    def battles(self, answers: int) -> tuple[Battle, ...]:
        """Those that so many answers have begun."""
        begun = sum(start <= answers for start in self.starts)
        return tuple(Battle(n, packed(self.kept[n])) for n in range(1, begun + 1))
