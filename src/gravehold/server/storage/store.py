"""Reads and writes the rows. Whoever awaits a write knows it is on the disk when it returns."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, bindparam, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gravehold.content.recipe import in_our_words
from gravehold.kernel.closed import converted, decoded
from gravehold.modes.campaign.plan import CampaignPlan
from gravehold.modes.expedition.plan import Plan
from gravehold.notation.settings import Settings as GameSettings

from ..errors import Refused
from . import models as m
from .database import connect
from .journal import CHANNEL, Journal
from .rows import AnyPlan, AnySettings, Battle, Entry, GameRow, Proposal, Right, SeatRow


class Store:
    """All games of a database; `sender` marks our own wake-ups, so that we need not heed them."""

    def __init__(self, engine: AsyncEngine, sender: str) -> None:
        self.engine = engine
        self.sender = sender
        self.shared = engine.dialect.name == "postgresql"
        self.journal = Journal(engine, sender)

    @classmethod
    async def open(cls, url: str, sender: str = "-") -> Store:
        return cls(await connect(url), sender)

    async def close(self) -> None:
        await self.journal.close()
        await self.engine.dispose()

    async def ready(self) -> bool:
        async with self.engine.connect() as connection:
            return bool((await connection.execute(text("SELECT 1"))).scalar())

    @asynccontextmanager
    async def _changing(self, game: str) -> AsyncIterator[AsyncConnection]:
        """A transaction; other processes hear of it when it is committed."""
        async with self.engine.begin() as connection:
            yield connection
            if self.shared:
                notify = select(func.pg_notify(CHANNEL, f"{self.sender} {game}"))
                await connection.execute(notify)

    # Games

    async def create(
        self,
        game: GameRow,
        rights: Mapping[str, Right],
        seats: Sequence[SeatRow],
        entries: Sequence[Entry] = (),
        battles: Sequence[Battle] = (),
    ) -> None:
        """A game with what its links give, by hash, and what happened in it; all or nothing."""
        told = msgspec.json.encode(game.settings).decode()
        journey = isinstance(game.settings, AnyPlan)
        row = {
            "id": game.id, "name": game.name, "setup": "" if journey else told,
            "journey": told if journey else None, "seed": str(game.settings.seed),
            "undo": game.undo, "parent": game.parent, "outcome": game.outcome,
            "version": game.version, "created": game.created, "made_of": game.made_of,
        }  # fmt: skip
        async with self._changing(game.id) as connection:
            await connection.execute(insert(m.games), [row])
            await connection.execute(
                insert(m.tokens),
                [{"hash": hashed, **right._asdict()} for hashed, right in rights.items()],
            )
            await connection.execute(
                insert(m.seats), [{"game": game.id, **seat._asdict()} for seat in seats]
            )
            for table, rows in ((m.answers, entries), (m.battles, battles)):
                if rows:
                    await connection.execute(
                        insert(table), [{"game": game.id, **row._asdict()} for row in rows]
                    )

    async def game(self, id_: str) -> GameRow:
        row = await self._one(select(m.games).where(m.games.c.id == id_))
        if row is None:
            raise Refused("gone")
        settings: AnySettings
        if row.journey is not None:
            settings = _plan(row.journey)
        else:
            told = in_our_words(msgspec.json.decode(row.setup)) | {"seed": int(row.seed)}
            settings = converted(told, GameSettings)
        return GameRow(
            row.id, row.name, settings, row.undo, row.parent, row.outcome, row.created,
            row.made_of, row.version,
        )  # fmt: skip

    async def change(self, id_: str, **values: str) -> None:
        """Name, undo mode, outcome."""
        async with self._changing(id_) as connection:
            await connection.execute(update(m.games).where(m.games.c.id == id_).values(**values))

    async def delete(self, id_: str) -> None:
        async with self._changing(id_) as connection:
            await connection.execute(delete(m.games).where(m.games.c.id == id_))

    async def idle(self, days: float) -> list[str]:
        """The games nobody has touched for so many days."""
        before = time.time() - days * 86_400
        last = select(func.max(m.answers.c.at)).where(m.answers.c.game == m.games.c.id)
        idle = func.coalesce(last.scalar_subquery(), m.games.c.created) < before
        found = await self._all(select(m.games.c.id).where(m.games.c.created < before, idle))
        return [row.id for row in found]

    # Links and seats

    async def right(self, hashed: str) -> Right:
        row = await self._one(select(m.tokens).where(m.tokens.c.hash == hashed))
        if row is None:
            raise Refused("unknown-token")
        return Right(row.game, row.role, row.seat)

    async def allow(self, hashed: str, right: Right) -> None:
        """One more link to a game; it may be there already."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(m.tokens).values(hash=hashed, **right._asdict()))
        except IntegrityError:  # there already, or the game has just been deleted
            await self.right(hashed)

    async def seats(self, game: str) -> list[SeatRow]:
        rows = await self._all(
            select(m.seats).where(m.seats.c.game == game).order_by(m.seats.c.seat)
        )
        return [SeatRow(r.seat, r.holder, r.claimed, r.person, r.seen) for r in rows]

    async def seat(self, game: str, seat: int, **values: str | bool | float) -> None:
        """Change who holds a seat, that its link has been opened or left, who sits there."""
        where = (m.seats.c.game == game, m.seats.c.seat == seat)
        async with self._changing(game) as connection:
            await connection.execute(update(m.seats).where(*where).values(**values))

    async def left(self, seats: Sequence[tuple[str, int]], at: float) -> None:
        """Their links are all left at once: the server ends."""
        where = (m.seats.c.game == bindparam("of"), m.seats.c.seat == bindparam("at"))
        async with self.engine.begin() as connection:
            values = [{"of": game, "at": seat} for game, seat in seats]
            await connection.execute(update(m.seats).where(*where).values(seen=at), values)

    # What happened

    async def entries(self, game: str, after: int = 0) -> list[Entry]:
        rows = await self._all(
            select(m.answers)
            .where(m.answers.c.game == game, m.answers.c.seq > after)
            .order_by(m.answers.c.seq)
        )
        return [Entry(row.seq, row.kind, row.key, row.seat, row.bot, row.at) for row in rows]

    async def append(self, game: str, entry: Entry, battle: Battle | None = None) -> bool:
        """Store an entry; False if another one has its number already, or the game is gone."""
        return await self.journal.append(game, entry, battle)

    async def battles(self, game: str) -> list[Battle]:
        """What those of a journey are made of that have been begun."""
        rows = await self._all(
            select(m.battles).where(m.battles.c.game == game).order_by(m.battles.c.number)
        )
        return [Battle(row.number, row.made_of) for row in rows]

    async def proposal(self, game: str) -> Proposal | None:
        row = await self._one(select(m.proposals).where(m.proposals.c.game == game))
        return None if row is None else _proposal(row)

    async def propose(self, game: str, proposal: Proposal | None) -> Proposal | None:
        """Put a proposal in the place of the one before, or take that away; what then stands.

        Of two people at different processes who propose the same, the first one does.
        """
        async with self._changing(game) as connection:
            if proposal is not None:
                alone = select(m.games.c.id).where(m.games.c.id == game).with_for_update()
                await connection.execute(alone)
                same = _at(game, proposal.seq)
                if row := (await connection.execute(select(m.proposals).where(*same))).first():
                    return _proposal(row)
            await connection.execute(delete(m.proposals).where(m.proposals.c.game == game))
            if proposal is not None:
                values = {**proposal._asdict(), "agreed": _listed(proposal.agreed)}
                await connection.execute(insert(m.proposals).values(game=game, **values))
        return proposal

    async def agree(self, game: str, seq: int, seat: int) -> Proposal | None:
        """Add somebody's word to those of others; None if the proposal has ended."""
        same = _at(game, seq)
        async with self._changing(game) as connection:
            found = await connection.execute(select(m.proposals).where(*same).with_for_update())
            if (row := found.first()) is None:
                return None
            proposal = _proposal(row)
            proposal = proposal._replace(agreed=proposal.agreed | {seat})
            agreed = update(m.proposals).where(*same).values(agreed=_listed(proposal.agreed))
            await connection.execute(agreed)
        return proposal

    async def _one(self, query: Any) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first()

    async def _all(self, query: Any) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()


def _at(game: str, seq: int) -> tuple[ColumnElement[bool], ...]:
    return m.proposals.c.game == game, m.proposals.c.seq == seq


def _listed(seats: frozenset[int]) -> str:
    return ",".join(map(str, sorted(seats)))


def _proposal(row: Any) -> Proposal:
    agreed = frozenset(int(seat) for seat in row.agreed.split(",") if seat)
    return Proposal(row.seq, row.seat, agreed)


def _plan(told: str) -> AnyPlan:
    """Of which kind it is its fields say."""
    if "campaign" in msgspec.json.decode(told):
        return decoded(told, CampaignPlan)
    return decoded(told, Plan)
