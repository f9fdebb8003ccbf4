"""How much one address, one connection, one request may ask for."""

from __future__ import annotations

import sys
import time
from collections import Counter, OrderedDict
from collections.abc import Collection, Iterator
from contextlib import contextmanager

from ..errors import Refused
from ..settings import Settings

LATER = 5.0  # seconds after which a full server may have room again
REMEMBERED = 10_000  # addresses whose requests are counted; who was quiet longest is forgotten


class Limits:
    """Counts by address; kept in memory only, so no address is ever stored."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.rooms: Counter[str] = Counter()
        self.made: dict[str, str] = {}
        self.sockets: Counter[str] = Counter()
        self.requests = Buckets(settings.requests, settings.requests_burst)
        self.dear = Buckets(settings.dear, settings.dear_burst)
        self.connections: Collection[object] = ()  # all that are open, of whoever
        self.most_connections = sys.maxsize

    def request(self, address: str) -> None:
        """Count a request, or the opening of a socket."""
        if len(self.connections) > self.most_connections:
            raise Refused("server-full", wait=LATER)
        self.requests.take(address)

    def dear_request(self, address: str) -> None:
        """Count one that takes the server a good part of a second."""
        self.dear.take(address)

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """While a socket is open."""
        if self.sockets[address] >= self.settings.sockets_per_address:
            raise Refused("too-many-sockets")
        self.sockets[address] += 1
        try:
            yield
        finally:
            _less(self.sockets, address)

    def new_room(self, address: str) -> None:
        if self.rooms[address] >= self.settings.rooms_per_address:
            raise Refused("too-many-games")
        self.rooms[address] += 1

    def no_room(self, address: str) -> None:
        _less(self.rooms, address)

    def deleted(self, game: str) -> None:
        if (address := self.made.pop(game, None)) is not None:
            self.no_room(address)


def _less(counter: Counter[str], address: str) -> None:
    """One less; nobody is remembered for nothing."""
    counter[address] -= 1
    if counter[address] <= 0:
        del counter[address]


class Buckets:
    """One for each address; what is more than they hold is refused."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        bucket = self.by_address.setdefault(address, Bucket(self.rate, self.burst))
        self.by_address.move_to_end(address)
        if len(self.by_address) > REMEMBERED:
            self.by_address.popitem(last=False)
        if not bucket.take():
            raise Refused("too-many", wait=bucket.wait())


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

    def wait(self) -> float:
        """Seconds until the next may be taken."""
        return max(0.0, (1 - self._left) / self.rate)
