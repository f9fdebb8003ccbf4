"""One open socket, as the rooms see it: a queue that is never waited for."""

from __future__ import annotations

import asyncio

from ..storage.rows import Right
from ..wire.types import messages as msg


class Subscriber:
    """What waits to be sent to one link; whoever lags too far behind is dropped."""

    def __init__(self, right: Right, lang: str, seen: int, size: int) -> None:
        self.right = right
        self.lang = lang
        self.seen = seen  # the newest entry whose log lines were queued
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(size)
        self.dropped = ""  # why
        self.stop = asyncio.Event()

    @property
    def who(self) -> int:
        """The seat, -1 for the owner, -2 for a spectator."""
        return {"owner": -1, "spectator": -2}.get(self.right.role, self.right.seat)

    def put(self, message: msg.ServerMessage | bytes) -> None:
        """Queue a message; nobody else waits if there is no room for it."""
        if self.dropped:
            return
        data = message if isinstance(message, bytes) else msg.encode(message)
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.drop("slow")

    def drop(self, why: str) -> None:
        self.dropped = self.dropped or why
        self.stop.set()
