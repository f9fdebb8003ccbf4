"""Writes answers to the disk, those that come together in one commit.

A commit waits for the disk, which is slow however little is written. While one commit runs the
next answers gather, so that many tables share the wait; a lonely answer waits for nobody.
"""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from .models import answers
from .rows import Entry

CHANNEL = "gravehold"
MOST = 200  # rows of one commit
INSERT = insert(answers)

Waiting = tuple[dict[str, Any], "asyncio.Future[bool]"]


class Journal:
    """One writer for all games of this process."""

    def __init__(self, engine: AsyncEngine, sender: str) -> None:
        self._engine = engine
        self._sender = sender
        self._shared = engine.dialect.name == "postgresql"
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, game: str, entry: Entry) -> bool:
        """True when the entry is on the disk; False if its number was taken or its game deleted."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(({"game": game, **entry._asdict()}, future))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write())
        return await future

    async def close(self) -> None:
        if self._task is not None:
            await asyncio.wait([self._task], timeout=10)

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            try:
                await self._commit(batch)
            except IntegrityError:  # a number was taken, or a game deleted: one by one, then
                for one in batch:
                    await self._alone(one)
            except Exception as error:  # whoever waits is told; the next batch has its own chance
                _fail(batch, error)

    async def _alone(self, one: Waiting) -> None:
        _, future = one
        try:
            await self._commit([one])
        except IntegrityError:  # the number is taken, or the game is gone: who asked looks again
            if not future.done():
                future.set_result(False)
        except Exception as error:
            _fail([one], error)

    async def _commit(self, batch: list[Waiting]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(INSERT, [row for row, _ in batch])
            if self._shared:
                for game in {row["game"] for row, _ in batch}:
                    wake = select(func.pg_notify(CHANNEL, f"{self._sender} {game}"))
                    await connection.execute(wake)
        for _, future in batch:
            if not future.done():
                future.set_result(True)


def _fail(batch: list[Waiting], error: Exception) -> None:
    for _, future in batch:
        if not future.done():
            future.set_exception(error)
