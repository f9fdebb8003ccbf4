"""Why not: somebody asks about a thing on the table, and they alone are told."""

from __future__ import annotations

from gravehold.kernel.state import NOBODY
from gravehold.kernel.view import View
from gravehold.table.wishes import holder_of, wishes_at

from ..errors import Refused
from ..storage.rows import Right
from ..wire.types import messages as msg
from ..words import wording
from .room import Room
from .subscriber import Subscriber


def answer(room: Room, subscriber: Subscriber, place: str) -> msg.Because:
    """What stands in the way of whoever asks, in their language."""
    view = room.view
    if room.line.trouble is not None:
        raise Refused("outdated")
    seat = None if view is None else _asking(room, subscriber.right, view, place)
    wishes = None if view is None else wishes_at(view, place, 0 if seat is None else seat)
    if view is None or not wishes:
        raise Refused("bad-message", "place")
    reasons = [(wish, room.game.why(wish, seat)) for wish in wishes]
    return msg.Because(place, wording.why(view, reasons, subscriber.lang))


def _asking(room: Room, right: Right, view: View, place: str) -> int | None:
    """The seat a link asks for: whose thing it is, if it plays that seat, else whoever may act."""
    if right.role == "spectator":
        return None
    mine = [seat for seat in range(len(room.seats)) if room.plays(right, seat)]
    if not mine:
        return right.seat if right.role == "seat" else None
    holder, answering = holder_of(view, place), room.answering(right)
    if holder != NOBODY and holder in mine:
        return holder
    return mine[0] if answering is None else answering
