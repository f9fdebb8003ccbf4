"""Several processes on one Postgres (LISTEN and NOTIFY): rows are the truth, this says: look.

A payload is `<sender> <game>` (look at the rows), `<sender> <game> here <seats>` (who is at the
table over there), `<sender> <game> who` (tell me) or `<sender> <game> sign <message>` (a gesture
to pass on). A lost message costs a delay or a gesture, never a move.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

import psycopg

from ..json_log import logger
from ..storage.journal import CHANNEL
from . import gestures

if TYPE_CHECKING:
    from .hub import Hub
    from .room import Room

AGAIN = 30.0  # seconds between announcements of who is here


class OtherProcesses:
    """One connection that listens, outside the pool; it comes back by itself when it breaks."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        url = hub.store.engine.url.set(drivername="postgresql")
        self.url = url.render_as_string(hide_password=False)
        self._task: asyncio.Task[None] | None = None
        self._out: asyncio.Queue[str] = asyncio.Queue()
        self._sender: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

    async def start(self) -> None:
        self._task = asyncio.create_task(self._listen())
        self._sender = asyncio.create_task(self._send())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(10):
                await self._listening.wait()

    async def stop(self) -> None:
        for task in (self._task, self._sender):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task

    # Out

    def announce(self, room: Room) -> None:
        who = ",".join(str(subscriber.who) for subscriber in room.subscribers)
        self._out.put_nowait(f"{self.hub.store.sender} {room.id} here {who or '-'}")

    def ask(self, game: str) -> None:
        self._out.put_nowait(f"{self.hub.store.sender} {game} who")

    def pass_on(self, room: Room, message: str) -> None:
        self._out.put_nowait(f"{self.hub.store.sender} {room.id} sign {message}")

    async def _send(self) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as link:
                    while True:
                        payload = await self._out.get()
                        await link.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
            except Exception as error:
                self.hub.store.trouble.note("notify", str(error))
                await asyncio.sleep(1)

    # In

    async def _listen(self) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as link:
                    await link.execute(f"LISTEN {CHANNEL}")
                    self._listening.set()
                    for room in list(self.hub.rooms.values()):  # what we may have missed
                        await self.hub.refresh(room)
                    await self._heed(link)
            except Exception as error:  # whatever it is: a process that is deaf serves old tables
                self.hub.store.trouble.note("listen", str(error))
                await asyncio.sleep(1)

    async def _heed(self, link: psycopg.AsyncConnection[tuple[object, ...]]) -> None:
        announced = time.monotonic()
        while True:
            async for note in link.notifies(timeout=AGAIN / 3, stop_after=1):
                try:
                    self._heard(note.payload)
                except ValueError as error:  # of a newer program, or of somebody else
                    logger.warning("heard", why=str(error)[:200])
            if link.closed:
                return
            if time.monotonic() - announced > AGAIN:
                announced = time.monotonic()
                await link.execute("SELECT 1")  # notices a dead connection
                for room in self.hub.rooms.values():
                    if room.subscribers:
                        self.announce(room)

    def _heard(self, payload: str) -> None:
        sender, game, *rest = payload.split(" ", 3)
        room = self.hub.rooms.get(game)
        if sender == self.hub.store.sender or room is None:
            return
        if not rest:
            self.hub.later(self.hub.refresh(room))
        elif rest[0] == "who":
            self.announce(room)
        elif rest[0] == "here" and len(rest) == 2:
            here = [int(n) for n in rest[1].split(",")] if rest[1] != "-" else []
            self.hub.heard(game, sender, here)
        elif rest[0] == "sign" and len(rest) == 2:
            gestures.tell(room, gestures.READER.decode(rest[1]))
