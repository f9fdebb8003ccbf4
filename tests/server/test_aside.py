"""What takes long at one table keeps no other waiting: neither a long log nor a new language."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import pytest

from gravehold.content.library import LIBRARY
from gravehold.notation.settings import Settings as GameSettings
from gravehold.server.games.room_log import RoomLog
from gravehold.server.rooms import play
from gravehold.server.rooms.hub import Hub
from gravehold.server.rooms.room import Room
from gravehold.server.rooms.subscriber import Subscriber
from gravehold.server.settings import Settings
from gravehold.server.storage.database import prepare
from gravehold.server.storage.rows import GameRow, Right, SeatRow
from gravehold.server.storage.store import Store
from tests.server.harness import PATIENCE

SLOW, QUICK = "slow", "quick"


class Table:
    """A room with somebody who reads it."""

    def __init__(self, hub: Hub, room: Room, lang: str) -> None:
        self.hub, self.room = hub, room
        self.reader = Subscriber(Right(room.id, "owner", -1), lang, -1, 100)

    async def sit_down(self) -> None:
        await self.hub.prepare(self.room, self.reader.lang)
        self.hub.join(self.room, self.reader)
        self.hub.send_state(self.room, self.reader)

    async def answer(self) -> None:
        key = self.room.asked.options[0].key
        await play.answer(self.hub, self.room, self.reader.right, self.room.seq, key)

    async def heard(self) -> Any:
        return msgspec.json.decode(await self.reader.queue.get())


async def made(hub: Hub, name: str) -> Room:
    game = GameSettings(nemesis="gate-witch", mages=("garu", "gex"), seed=7)
    seats = [SeatRow(0, "human", False), SeatRow(1, "human", False)]
    row = GameRow(name, name, game, "free", "", "", 0.0)
    await hub.store.create(row, {name: Right(name, "owner", -1)}, seats)
    return await hub.room(name)


def with_hub(folder: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        url = f"sqlite+aiosqlite:///{folder}/games.sqlite"
        prepare(url)
        hub = Hub(await Store.open(url), Settings(), LIBRARY)
        try:
            async with asyncio.timeout(PATIENCE):
                await work(hub)
        finally:
            await hub.stop()
            await hub.store.close()

    asyncio.run(run())


class Blocked:
    """The log of one room in Polish: begun, and not done before somebody says so."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.begun, self.may_end = Event(), Event()
        told = RoomLog.since
        blocked = self

        def since(log: RoomLog, seq: int, lang: str, view: Any = None) -> Any:
            if lang == "pl" and not blocked.may_end.is_set():
                blocked.begun.set()
                assert blocked.may_end.wait(PATIENCE)
            return told(log, seq, lang, view)

        patch.setattr(RoomLog, "since", since)

    async def has_begun(self) -> None:
        while not self.begun.is_set():
            await asyncio.sleep(0)


def test_a_table_that_is_put_into_words_keeps_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = Blocked(monkeypatch)

    async def work(hub: Hub) -> None:
        slow = Table(hub, await made(hub, SLOW), "pl")
        quick = Table(hub, await made(hub, QUICK), "en")
        for _ in range(3):
            await slow.answer()
        sitting = asyncio.create_task(slow.sit_down())
        await blocked.has_begun()
        await quick.sit_down()
        assert (await quick.heard())["seq"] == 0
        await quick.answer()
        assert (await quick.heard())["seq"] == 1
        assert not sitting.done()
        blocked.may_end.set()
        await sitting
        first = await slow.heard()
        assert first["seq"] == 3
        assert [line["seq"] for line in first["log"]["lines"]][-1] == 3

    with_hub(tmp_path, work)


def test_an_answer_waits_until_its_table_has_been_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if whoever asked for the words hangs up: they are made of what must not change."""
    blocked = Blocked(monkeypatch)

    async def work(hub: Hub) -> None:
        table = Table(hub, await made(hub, SLOW), "pl")
        english = Table(hub, table.room, "en")
        await english.sit_down()
        await english.heard()
        sitting = asyncio.create_task(table.sit_down())
        await blocked.has_begun()
        sitting.cancel()
        answering = asyncio.create_task(english.answer())
        await asyncio.gather(sitting, return_exceptions=True)
        for _ in range(100):
            await asyncio.sleep(0)
        assert table.room.seq == 0
        blocked.may_end.set()
        await answering
        assert (await english.heard())["seq"] == 1
        assert table.room.log.since(-1, "pl").lines

    with_hub(tmp_path, work)
