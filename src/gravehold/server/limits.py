"""How much one address, one connection, one request may ask for."""

from __future__ import annotations

import time
from collections import Counter

from .errors import Refused
from .settings import Settings


class Limits:
    """Counts new games by address; kept in memory only, so no address is ever stored."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.rooms: Counter[str] = Counter()
        self.made: dict[str, str] = {}

    def new_room(self, address: str) -> None:
        if self.rooms[address] >= self.settings.rooms_per_address:
            raise Refused("too-many")
        self.rooms[address] += 1

    def no_room(self, address: str) -> None:
        self.rooms[address] -= 1

    def deleted(self, game: str) -> None:
        if (address := self.made.pop(game, None)) is not None:
            self.no_room(address)


class Bucket:
    """So many messages per second on average, and so many at once."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
