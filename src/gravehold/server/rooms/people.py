"""The people behind the seats: what they are called, and when they were last here."""

from __future__ import annotations

import time
import unicodedata
from typing import TYPE_CHECKING

from ..access.rights import may_name
from ..errors import Refused
from ..json_log import logger
from ..storage.rows import Right
from .room import Room
from .subscriber import Subscriber

if TYPE_CHECKING:
    from .hub import Hub

LONGEST = 24  # letters: it has to fit beside a mage's name
MOST_MARKS = 3  # accents and vowel signs of a letter: no language writes more


def tidy(name: str, longest: int = LONGEST) -> str:
    """One line of what can be seen, not too long, and no tower of accents on any letter."""
    letters: list[str] = []  # each with its accents
    for char in unicodedata.normalize("NFC", name):
        last = letters[-1] if letters else " "
        if unicodedata.category(char).startswith("M"):
            if last != " " and len(last) <= MOST_MARKS:
                letters[-1] += char
        elif char.isprintable() and char != " ":
            letters.append(char)
        elif last != " ":
            letters.append(" ")
    return "".join(letters[:longest]).strip()


async def call(hub: Hub, room: Room, right: Right, seat: int, person: str) -> None:
    """Say who sits in a seat: its own link may, and the owner's; '' takes the name away."""
    async with room.lock:
        if room.gone:
            raise Refused("gone")
        if not may_name(right, seat) or not 0 <= seat < len(room.seats):
            raise Refused("not-allowed")
        person = tidy(person)
        await hub.store.seat(room.id, seat, person=person)
        room.seats[seat] = room.seats[seat]._replace(person=person)
        hub.tell_presence(room)


def left(hub: Hub, room: Room, subscriber: Subscriber) -> None:
    """A link is closed: if it was the last of its seat, that is when its person went."""
    seat = subscriber.right.seat
    if subscriber.right.role != "seat" or room.gone or hub.stopping:
        return
    if any(other.who == seat for other in room.subscribers):
        return
    now = time.time()
    room.seats[seat] = room.seats[seat]._replace(seen=now)
    hub.later(hub.store.seat(room.id, seat, seen=now))


async def all_left(hub: Hub) -> None:
    """The server ends, and everybody who is still here goes with it."""
    links = [
        (room.id, subscriber.right)
        for room in hub.rooms.values()
        for subscriber in room.subscribers
    ]
    seats = sorted({(game, right.seat) for game, right in links if right.role == "seat"})
    if not seats:
        return
    try:
        await hub.store.left(seats, time.time())
    except Exception as error:  # the database may be gone already; nothing depends on it
        logger.warning("left", why=str(error))
