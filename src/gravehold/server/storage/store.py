"""Reads and writes the rows. Whoever awaits a write knows it is on the disk when it returns."""

from __future__ import annotations

import asyncio
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
from .trouble import Trouble

DAY = 86_400.0
FRESH = 1.0  # seconds for which it holds that something could be stored
PATIENCE = 5.0  # seconds within which it should be
MARK = text(
    "INSERT INTO marks (name, at) VALUES (:name, :at) "
    "ON CONFLICT (name) DO UPDATE SET at = excluded.at"
)


class Store:
    """All games of a database; `sender` marks our own wake-ups, so that we need not heed them."""

    def __init__(self, engine: AsyncEngine, sender: str) -> None:
        self.engine = engine
        self.sender = sender
        self.shared = engine.dialect.name == "postgresql"
        self.trouble = Trouble()
        self.journal = Journal(engine, sender, self.trouble)
        self._asking: asyncio.Task[None] | None = None
        self._asked = 0.0

    @classmethod
    async def open(cls, url: str, sender: str = "-") -> Store:
        return cls(await connect(url), sender)

    async def close(self) -> None:
        await self.journal.close()
        await self.engine.dispose()

    async def ready(self) -> None:
        """Refused if nothing can be stored; tried by storing, but not for everybody who asks."""
        now = time.monotonic()
        if self._asking is None or (self._asking.done() and now - self._asked > FRESH):
            self._asked = now
            self._asking = asyncio.create_task(self._mark(asked=time.time()))
            self._asking.add_done_callback(_heard)
        await asyncio.wait([self._asking], timeout=PATIENCE)
        if not self._asking.done():
            raise self.trouble.met("away", f"nothing stored in {PATIENCE:.0f} seconds")
        self._asking.result()

    async def _mark(self, **moments: float) -> None:
        async with self._writing() as connection:
            for name, at in moments.items():
                await connection.execute(MARK, {"name": name, "at": at})

    async def noticed(self, longest: float) -> float:
        """A server is here now; since when there has been one, without longer breaks than that.

        A clock that jumps is a break as well.
        """
        now = time.time()
        marks = {row.name: row.at for row in await self._all(select(m.marks))}
        going_on = "woken" in marks and abs(now - marks.get("seen", 0.0)) <= longest
        since = float(marks["woken"]) if going_on else now
        await self._mark(seen=now, woken=since)
        return since

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction."""
        with self.trouble.told():
            async with self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def _changing(self, game: str) -> AsyncIterator[AsyncConnection]:
        """The same; other processes hear of it when it is committed."""
        async with self._writing() as connection:
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

    async def idle(self, days: float, since: float = 0.0) -> list[str]:
        """The games nobody has touched for so many days, all of them days with a server."""
        before = time.time() - days * DAY
        if since > before:
            return []
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
            async with self._writing() as connection:
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
        async with self._writing() as connection:
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
        with self.trouble.told(writes=False):
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).first()

    async def _all(self, query: Any) -> Sequence[Any]:
        with self.trouble.told(writes=False):
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()


def _heard(task: asyncio.Task[None]) -> None:
    """Whoever asked may be gone by now."""
    if not task.cancelled():
        task.exception()


def _at(game: str, seq: int) -> tuple[ColumnElement[bool], ...]:
    return m.proposals.c.game == game, m.proposals.c.seq == seq


def _listed(seats: frozenset[int]) -> str:
    return ",".join(map(str, sorted(seats)))


def _proposal(row: Any) -> Proposal:
    agreed = frozenset(int(seat) for seat in row.agreed.split(",") if seat)
    return Proposal(row.seq, row.seat, agreed)


def _plan(told: str) -> AnyPlan:
    """Of which kind it is its fields say; without a revision it began before there were any."""
    found = {"revision": 0, **decoded(told, dict[str, Any])}
    if "campaign" in found:
        return converted(found, CampaignPlan)
    return converted(found, Plan)
