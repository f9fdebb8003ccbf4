"""How much the server bears: many rooms over real sockets, answers as fast as they come back.

Run with `gravehold bench-server`. The server is a process of its own, so are the players, and
each has a core if there are two.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from typing import Any

import msgspec

from .bench_process import cpu, memory, serving

SEATS = ["human", "bot:random"]


class Figures(msgspec.Struct):
    """What was measured."""

    rooms: int
    seconds: float
    answers: int  # of people and bots, all stored on the disk
    answers_per_second: float
    cpu_ms_per_answer: float  # of the server, for all that an answer entails
    full_p95_ms: float  # from sending an answer to having its update, when nobody thinks at all
    full_p99_ms: float
    median_ms: float  # the same when people think for one to three seconds
    p95_ms: float
    p99_ms: float
    watcher_p95_ms: float  # until somebody else at the table has it
    mb_per_room: float
    undo_ms: float  # the slowest of some undos in a long game


class Run:
    """The players' side of one measurement."""

    def __init__(self, address: str, seconds: float, *, thinking: bool = False) -> None:
        self.address = address
        self.seconds = seconds
        self.until = time.monotonic() + seconds
        self.thinking = thinking
        self.waits: list[float] = []
        self.watched: list[float] = []
        self.answers = 0
        self.cpu = 0.0

    async def post(self, path: str, body: object) -> Any:
        """The few requests there are, without a library of their own."""
        host, port = self.address.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        data = msgspec.json.encode(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self.address}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(data)}\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode() + data)
        text = await reader.read()
        writer.close()
        return msgspec.json.decode(text.partition(b"\r\n\r\n")[2])

    async def new(self, seed: int, seats: list[str], undo: str = "reveal") -> Any:
        game = {"nemesis": "gate-witch", "mages": ["garu", "gex"], "seed": str(seed)}
        return await self.post("/api/games", {**game, "seats": seats, "undo": undo})

    async def room(self, links: Any, seed: int, sent: dict[tuple[str, int], float]) -> None:
        """One person with a bot; when a game ends the next one begins."""
        from websockets.asyncio.client import connect  # noqa: PLC0415

        chance = random.Random(seed)
        url = f"ws://{self.address}/api/games/{links['owner']}/socket"
        async with connect(url, max_queue=None, compression=None) as socket:
            asked_at, waiting = 0.0, -1
            while time.monotonic() < self.until:
                message = msgspec.json.decode(await socket.recv())
                if message["type"] not in ("update", "resync"):
                    continue
                now, seq = time.monotonic(), message["seq"]
                self.answers += 1
                if seq == waiting:
                    self.waits.append(now - asked_at)
                decision = message["decision"]
                if decision is None:
                    return
                if decision["mine"] and seq >= waiting:
                    if self.thinking:
                        await asyncio.sleep(chance.uniform(1, 3))
                    key = chance.choice(decision["options"])["key"]
                    asked_at, waiting = time.monotonic(), seq + 1
                    sent[links["game"], waiting] = asked_at
                    answer = {"type": "answer", "seq": seq, "key": key}
                    await socket.send(msgspec.json.encode(answer).decode())

    async def watch(self, links: Any, sent: dict[tuple[str, int], float]) -> None:
        """Somebody else at the table: when do they see it?"""
        from websockets.asyncio.client import connect  # noqa: PLC0415

        url = f"ws://{self.address}/api/games/{links['spectator']}/socket"
        async with connect(url, max_queue=None, compression=None) as socket:
            while time.monotonic() < self.until:
                message = msgspec.json.decode(await socket.recv())
                at = sent.get((links["game"], message.get("seq", -1)))
                if at is not None:
                    self.watched.append(time.monotonic() - at)
                if message["type"] == "update" and message["decision"] is None:
                    return

    async def table(self, seed: int, links: Any, *, watched: bool) -> None:
        while time.monotonic() < self.until:
            sent: dict[tuple[str, int], float] = {}
            async with asyncio.TaskGroup() as people:
                people.create_task(self.room(links, seed, sent))
                if watched:
                    people.create_task(self.watch(links, sent))
            if time.monotonic() < self.until:
                seed += 1000
                links = await self.new(seed, SEATS)

    async def undo(self) -> float:
        """Milliseconds of the slowest of 40 undos, one after another."""
        from websockets.asyncio.client import connect  # noqa: PLC0415

        links = await self.new(1, ["human", "human"], "free")
        url = f"ws://{self.address}/api/games/{links['owner']}/socket"
        async with connect(url, max_queue=None, compression=None) as socket:

            async def update() -> Any:
                while True:
                    message = msgspec.json.decode(await socket.recv())
                    if message["type"] in ("update", "resync"):
                        return message

            chance, now, worst = random.Random(1), await update(), 0.0
            while now["decision"] is not None and now["seq"] < 300:
                key = chance.choice(now["decision"]["options"])["key"]
                answer = {"type": "answer", "seq": now["seq"], "key": key}
                await socket.send(msgspec.json.encode(answer).decode())
                now = await update()
            for _ in range(40):
                start = time.perf_counter()
                await socket.send(f'{{"type":"undo","seq":{now["seq"]}}}')
                now = await update()
                worst = max(worst, time.perf_counter() - start)
            return worst * 1000

    async def all(self, rooms: int, pid: int) -> None:
        """Every room until the time is over; those that wait for news then are left alone."""
        links = [await self.new(n, SEATS) for n in range(rooms)]
        self.until = time.monotonic() + self.seconds
        before = cpu(pid)
        tables = [
            asyncio.create_task(self.table(n, made, watched=n % 10 == 0))
            for n, made in enumerate(links)
        ]
        _, waiting = await asyncio.wait(tables, timeout=self.seconds + 0.5)
        self.cpu = cpu(pid) - before
        for table in waiting:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)


def _percentile(waits: list[float], n: int) -> float:
    return round(1000 * statistics.quantiles(waits, n=100)[n - 1], 1)


async def _measure(rooms: int, seconds: float, address: str, pid: int) -> Figures:
    undo = await Run(address, seconds).undo()
    before = memory(pid)
    calm = Run(address, seconds, thinking=True)
    await calm.all(rooms, pid)
    used = memory(pid) - before
    full = Run(address, seconds)
    await full.all(rooms, pid)
    return Figures(
        rooms=rooms,
        seconds=seconds,
        answers=full.answers,
        answers_per_second=round(full.answers / seconds, 1),
        cpu_ms_per_answer=round(1000 * full.cpu / max(1, full.answers), 2),
        full_p95_ms=_percentile(full.waits, 95),
        full_p99_ms=_percentile(full.waits, 99),
        median_ms=round(1000 * statistics.median(calm.waits), 1),
        p95_ms=_percentile(calm.waits, 95),
        p99_ms=_percentile(calm.waits, 99),
        watcher_p95_ms=_percentile(calm.watched, 95),
        mb_per_room=round(used / rooms, 3),
        undo_ms=round(undo, 1),
    )


def measure(rooms: int = 200, seconds: float = 15.0) -> Figures:
    """Start a server, fill it with rooms, and tell how it does."""
    with serving() as (address, pid):
        return asyncio.run(_measure(rooms, seconds, address, pid))
