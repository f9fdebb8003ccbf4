"""Writes answers to the disk, those that come together in one commit.

A commit waits for the disk, which is slow however little is written. While one commit runs the
next answers gather, so that many tables share the wait; a lonely answer waits for nobody.
"""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .models import answers, battles
from .rows import Battle, Entry
from .trouble import Trouble

CHANNEL = "gravehold"
MOST = 200  # rows of one commit
INSERT = insert(answers)


class Waiting(NamedTuple):
    """An answer that is to be stored, with the battle it begins, and whoever waits for that."""

    game: str
    entry: Entry
    battle: Battle | None
    future: asyncio.Future[bool]

    @property
    def row(self) -> dict[str, Any]:
        return {"game": self.game, **self.entry._asdict()}


class Journal:
    """One writer for all games of this process."""

    def __init__(self, engine: AsyncEngine, sender: str, trouble: Trouble) -> None:
        self._engine = engine
        self._sender = sender
        self._trouble = trouble
        self._shared = engine.dialect.name == "postgresql"
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, game: str, entry: Entry, battle: Battle | None = None) -> bool:
        """True when the entry is on the disk; False if its number was taken or its game deleted."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(game, entry, battle, future))
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
        try:
            await self._commit([one])
        except IntegrityError:  # the number is taken, or the game is gone: who asked looks again
            if not one.future.done():
                one.future.set_result(False)
        except Exception as error:
            _fail([one], error)

    async def _commit(self, batch: list[Waiting]) -> None:
        with self._trouble.told():
            await self._insert(batch)
        for one in batch:
            if not one.future.done():
                one.future.set_result(True)

    async def _insert(self, batch: list[Waiting]) -> None:
        async with self._engine.begin() as connection:
            for one in batch:
                if one.battle is not None:
                    await _keep(connection, one.game, one.battle)
            await connection.execute(INSERT, [one.row for one in batch])
            if self._shared:
                for game in {one.game for one in batch}:
                    wake = select(func.pg_notify(CHANNEL, f"{self._sender} {game}"))
                    await connection.execute(wake)


async def _keep(connection: AsyncConnection, game: str, battle: Battle) -> None:
    """There is one of this number only if the answers that led there fitted no more."""
    same = (battles.c.game == game, battles.c.number == battle.number)
    await connection.execute(delete(battles).where(*same))
    await connection.execute(insert(battles).values(game=game, **battle._asdict()))


def _fail(batch: list[Waiting], error: Exception) -> None:
    for one in batch:
        if not one.future.done():
            one.future.set_exception(error)
