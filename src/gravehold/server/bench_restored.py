"""What it costs to bring every table back after a restart, when all come at once."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from pathlib import Path

import msgspec

from gravehold.content.library import LIBRARY
from gravehold.content.packing import packed
from gravehold.kernel.game import Game
from gravehold.notation.settings import Settings as GameSettings

from .access.links import NewLinks, new_links
from .bench_process import cpu, serving
from .edge.descriptors import space
from .storage.database import prepare
from .storage.rows import HUMAN, Entry, GameRow, SeatRow
from .storage.store import Store

ANSWERS = 100  # of a game that is under way, at most: many end sooner
MAGES = (("garu", "gex"), ("quilius", "ulgimor"), ("mazahaedron", "yan-magda"))
NEMESES = ("gate-witch", "umbra-titan", "hollow-crown", "magus-of-cloaks")
SETTLED = 0.05  # seconds of processor time in one second: nothing is made any more
QUIET = 3  # such seconds one after another: on a busy machine it may not have got its turn


class Restart(msgspec.Struct):
    """What was measured."""

    first_page_cpu_s: float  # of the server, from its start to the first page
    restored_rooms: int  # tables that all come back at once
    restored_answers: int  # that stand in them
    restored_cpu_s: float  # of the server, until everybody has their table again


def measure(rooms: int) -> Restart:
    """Store so many tables, start a server that has them, and let everybody come back."""
    return asyncio.run(_measure(rooms))


async def _measure(rooms: int) -> Restart:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "games.sqlite3")
        tables = await store_rooms(database, rooms)
        with serving(str(database)) as (address, pid):
            page = await first_page(address, pid)
            back = await restored(address, pid, tables)
    return Restart(page, rooms, sum(seen for _, seen in tables), round(back, 2))


async def store_rooms(database: Path, rooms: int) -> list[tuple[NewLinks, int]]:
    """Games in the middle, as a server leaves them; their links, and the newest entry of each."""
    url = f"sqlite+aiosqlite:///{database}"
    prepare(url)
    store = await Store.open(url)
    try:
        return [await _stored(store, number) for number in range(rooms)]
    finally:
        await store.close()


async def _stored(store: Store, number: int) -> tuple[NewLinks, int]:
    mages = MAGES[number % len(MAGES)]
    settings = GameSettings(nemesis=NEMESES[number % len(NEMESES)], mages=mages, seed=number)
    setup, links = settings.setup(LIBRARY), new_links(f"restored-{number}", len(mages))
    game, chance, entries = Game.new(setup, number), random.Random(number), list[Entry]()
    while game.decision is not None and len(entries) < ANSWERS:
        option = game.decision.options[chance.randrange(len(game.decision.options))]
        seat = game.decision.question.seats[0]
        entries.append(Entry(len(entries) + 1, "answer", option.key, seat, seat > 0, time.time()))
        game.choose(option)
    seats = [SeatRow(seat, HUMAN, True) for seat in range(len(mages))]  # a bot would play on
    row = GameRow(links.game, "", settings, "reveal", "", "", time.time(), packed(setup))
    await store.create(row, links.rights, seats, entries)
    return links, len(entries)


async def first_page(address: str, pid: int) -> float:
    """Seconds of processor time of a server when its first page begins to arrive."""
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n".encode())
    await reader.readexactly(1)
    used = cpu(pid)
    writer.close()
    return used


async def settled(pid: int) -> None:
    """Until the pages are made that every server makes when it starts."""
    quiet = 0
    while quiet < QUIET:
        before = cpu(pid)
        await asyncio.sleep(1)
        quiet = quiet + 1 if cpu(pid) - before <= SETTLED else 0


async def restored(address: str, pid: int, rooms: list[tuple[NewLinks, int]]) -> float:
    """Seconds of processor time of the server until everybody has their table again."""
    space()  # as many connections as the system lets us have
    await settled(pid)
    before = cpu(pid)
    await asyncio.gather(*(_comes_back(address, links, seen) for links, seen in rooms))
    return cpu(pid) - before


async def _comes_back(address: str, links: NewLinks, seen: int) -> None:
    from websockets.asyncio.client import connect  # noqa: PLC0415

    url = f"ws://{address}/api/games/{links.owner}/socket?after={seen}"
    async with connect(url, open_timeout=None, ping_interval=None, compression=None) as socket:
        while msgspec.json.decode(await socket.recv())["type"] != "update":
            pass
