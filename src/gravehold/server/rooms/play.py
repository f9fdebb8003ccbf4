"""What changes a game: checked first, then stored, then applied, then told to everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar

from gravehold.kernel.decision import Decision, Option, seat_name
from gravehold.kernel.errors import GraveholdError, IllegalChoice, phrase
from gravehold.modes.asking import Question

from ..access.rights import check_plays_at_all
from ..errors import Refused
from ..json_log import logger
from ..storage.rows import HUMAN, Battle, Entry, Proposal, Right
from .hub import Hub
from .room import Room

T = TypeVar("T")
SHOWN = 80  # letters of a wrong key


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Finish even if whoever asked hangs up: what is stored must also be applied."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_unheard)
        raise


def _unheard(task: asyncio.Future[Any]) -> None:
    """Nobody is there to be told: of a refusal nobody needs to know, of a defect we do."""
    if task.cancelled():
        return
    error = task.exception()
    if error is not None and not isinstance(error, Refused):
        logger.error("message", exc_info=error)


async def answer(hub: Hub, room: Room, right: Right, seq: int, key: str) -> None:
    """A person's answer."""
    await to_the_end(_answer(hub, room, right, seq, key, bot=False))


async def bot_answer(hub: Hub, room: Room, seat: int, seq: int, key: str) -> None:
    right = Right(room.id, "seat", seat)
    await to_the_end(_answer(hub, room, right, seq, key, bot=True))


async def _answer(hub: Hub, room: Room, right: Right, seq: int, key: str, *, bot: bool) -> None:
    async with room.lock:
        _current(room, seq)
        if room.line.trouble is not None:
            raise Refused("outdated")
        if room.now.over:
            raise Refused("game-over")
        asked = room.asked
        if bot:
            turn = room.bot_asked()
            seat = turn[0] if turn is not None and turn[0] == right.seat else None
        else:
            seat = room.answering(right)
        if seat is None:
            raise Refused("not-your-turn", ", ".join(asked.seats))
        try:
            option = asked.option(key)
        except IllegalChoice as error:
            raise _refused(asked, key, error) from None
        choice = option if isinstance(option, Option) else option.key
        await _give(hub, room, choice, seat, bot=bot)


async def _give(hub: Hub, room: Room, choice: Option | str, seat: int, *, bot: bool) -> None:
    """A legal answer: store it, apply it, tell it."""
    key = str(choice)
    try:
        after = room.line.tried(choice)
    except GraveholdError as error:  # a journey's next battle needs what no box holds any more
        raise Refused("outdated", error) from None
    entry = Entry(room.seq + 1, "answer", key, seat, bot, time.time())
    await _store(hub, room, entry, room.played.begun(after))
    room.line.add(entry, after)
    hub.changed(room)
    if outcome := room.now.outcome:
        room.row = room.row._replace(outcome=outcome)
        await _if_possible(hub.store.change(room.id, outcome=outcome))


def _refused(asked: Decision | Question, key: str, error: IllegalChoice) -> Refused:
    """With what would have been legal: a list, or in words what is wrong with theirs."""
    spoken = asked.spoken if isinstance(asked, Question) else None
    if spoken is None:
        return Refused("illegal-key", key[:SHOWN], tuple(asked.options.by_key()))
    if (why := error.told.get("why")) is not None:
        return Refused("bad-words", why)
    return Refused("bad-words", phrase("error-spoken", choice=key[:SHOWN], form=spoken.form))


def _there(room: Room) -> None:
    if room.gone:
        raise Refused("gone")


def _current(room: Room, seq: int) -> None:
    _there(room)
    if seq != room.seq:
        raise Refused("stale")


async def _store(hub: Hub, room: Room, entry: Entry, battle: Battle | None = None) -> None:
    if not await hub.store.append(room.id, entry, battle):  # another process was quicker
        await hub.refresh_locked(room)
        _there(room)
        raise Refused("stale")
    logger.debug(entry.kind, game=room.id, seq=entry.seq, seat=entry.seat, bot=entry.bot)


async def _if_possible(work: Awaitable[object]) -> bool:
    """What nobody asked for: a database in trouble must not keep the table from those who did."""
    try:
        await work
    except Refused as refused:
        if refused.code != "storage":
            raise
        return False
    return True


# Undo


async def undo(hub: Hub, room: Room, right: Right, seq: int) -> None:
    """Take back the last answer of a person, or propose it."""
    await to_the_end(_undo(hub, room, right, seq))


async def _undo(hub: Hub, room: Room, right: Right, seq: int) -> None:
    check_plays_at_all(right)
    async with room.lock:
        _current(room, seq)
        if room.line.trouble is not None and right.role == "owner":
            await _take_back(hub, room, right.seat, len(room.line.keys))
            return
        count = _undoable(room)
        others = room.people() - {right.seat}
        if room.row.undo == "consent" and others and room.line.revealed_since(count):
            asked = room.open_proposal()
            if asked is None:
                await _propose(hub, room, Proposal(seq, right.seat, frozenset()))
            elif not await _agreed(hub, room, asked):
                raise Refused("stale")  # asked already: a look at the table tells by whom
            return
        await _take_back(hub, room, right.seat, count)


async def _propose(hub: Hub, room: Room, proposal: Proposal | None) -> None:
    room.proposal = await hub.store.propose(room.id, proposal)
    hub.changed(room)


def _undoable(room: Room) -> int:
    mode = room.row.undo
    if mode == "off":
        raise Refused("undo-off")
    count = room.line.before_person()
    if count is None:
        raise Refused("nothing-to-undo")
    if count < room.line.floor:
        raise Refused("undo-fight")
    if mode == "reveal" and room.line.revealed_since(count):
        raise Refused("undo-ended" if room.now.over else "undo-revealed")
    return count


async def _take_back(hub: Hub, room: Room, seat: int, count: int) -> None:
    past = room.line.trouble is None and room.line.revealed_since(count)
    kind = "undo-reveal" if past else "undo"
    entry = Entry(room.seq + 1, kind, str(count), seat, False, time.time())
    await _store(hub, room, entry)
    room.line.follow([entry])
    hub.changed(room)  # first: what is below only tidies up, and may fail
    if room.proposal is not None:
        room.proposal = None
        await _if_possible(hub.store.propose(room.id, None))
    if room.row.outcome:
        room.row = room.row._replace(outcome="")
        await _if_possible(hub.store.change(room.id, outcome=""))


async def redo(hub: Hub, room: Room, right: Right, seq: int) -> None:
    """Answer again what the last undo took back, as long as nothing else was answered."""
    await to_the_end(_redo(hub, room, right, seq))


async def _redo(hub: Hub, room: Room, right: Right, seq: int) -> None:
    check_plays_at_all(right)
    async with room.lock:
        _current(room, seq)
        if room.row.undo == "off":
            raise Refused("undo-off")
        if not room.line.undone:
            raise Refused("nothing-to-redo")
        seat = room.redoing(right)
        if seat is None:
            raise Refused("not-your-turn", ", ".join(room.line.game.asked.seats))
        key, *rest = room.line.undone[-1]
        await _give(hub, room, key, seat, bot=False)
        for key in rest:  # what bots had answered to it, where they still sit
            if (turn := room.bot_asked()) is None:
                break
            await _give(hub, room, key, turn[0], bot=True)


async def consent(hub: Hub, room: Room, right: Right, seq: int, agree: bool) -> None:
    """A person's word on the proposed undo."""
    await to_the_end(_consent(hub, room, right, seq, agree))


async def _consent(hub: Hub, room: Room, right: Right, seq: int, agree: bool) -> None:
    check_plays_at_all(right)
    async with room.lock:
        _current(room, seq)
        proposal = room.open_proposal()
        if proposal is None:
            raise Refused("no-proposal")
        if not agree:
            await _propose(hub, room, None)
            return
        if right.seat in proposal.agreed | {proposal.seat}:
            raise Refused("stale")  # said already
        room.proposal = await hub.store.agree(room.id, seq, right.seat)
        if room.proposal is None:  # somebody at another process has said no
            hub.changed(room)
            raise Refused("no-proposal")
        if not await _agreed(hub, room, room.proposal):
            hub.changed(room)


async def _agreed(hub: Hub, room: Room, proposal: Proposal) -> bool:
    """Take back if everybody who is asked has agreed."""
    if not room.people() <= proposal.agreed | {proposal.seat}:
        return False
    await _take_back(hub, room, proposal.seat, _undoable(room))
    return True


# Seats


async def hand_over(hub: Hub, room: Room, right: Right, seat: int, holder: str) -> None:
    """Give a seat to a bot (`bot:greedy`), to a teammate (`p2`), or back (`human`)."""
    await to_the_end(_hand_over(hub, room, right, seat, holder))


async def _hand_over(hub: Hub, room: Room, right: Right, seat: int, holder: str) -> None:
    async with room.lock:
        _there(room)
        if not 0 <= seat < len(room.seats) or not room.may_hand_over(right, seat):
            raise Refused("not-allowed")
        hub.check_holder(holder, len(room.seats))
        if holder == seat_name(seat):
            holder = HUMAN
        await hub.store.seat(room.id, seat, holder=holder)
        room.seats[seat] = room.seats[seat]._replace(holder=holder)
        logger.info("hand-over", game=room.id, seq=room.seq, seat=seat, holder=holder)
        hub.changed(room)
        proposal = room.open_proposal()  # the one who was still asked may be gone
        if proposal is not None and room.row.undo == "consent":
            await _agreed(hub, room, proposal)


async def claim(hub: Hub, room: Room, right: Right) -> None:
    """Note that a seat's own link was opened."""
    if right.role != "seat" or room.seats[right.seat].claimed:
        return
    async with room.lock:
        if await _if_possible(hub.store.seat(room.id, right.seat, claimed=True)):
            room.seats[right.seat] = room.seats[right.seat]._replace(claimed=True)


async def rename(hub: Hub, room: Room, *, name: str | None, undo_mode: str | None) -> None:
    """Change the table's name or what it takes back."""
    async with room.lock:
        _there(room)
        row = room.row
        row = row._replace(
            name=row.name if name is None else name,
            undo=row.undo if undo_mode is None else undo_mode,
        )
        await hub.store.change(room.id, name=row.name, undo=row.undo)
        ended = row.undo != room.row.undo and room.proposal is not None
        room.row = row
        hub.changed(room)
        if ended:  # it was asked under other rules
            await _propose(hub, room, None)
