"""Signs between the people at a table: phrases by id, and pointing at a thing.

Everybody there is told, and that is all: a sign is not stored, has no number, changes nothing.
There is no free text, so each reader has it in their own language and nobody has to be moderated.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gravehold.kernel.decision import seat_name
from gravehold.table.places import all_places
from gravehold.table.reading import table_of

from ..access.limits import Bucket
from ..errors import Refused
from ..wire.types import messages as msg

if TYPE_CHECKING:
    from .hub import Hub
    from .room import Room
    from .subscriber import Reader

RATE, BURST = 0.5, 5  # signs per second and link, however many tabs it is open in
Sign = msg.Said | msg.Pointed


def give(hub: Hub, room: Room, reader: Reader, sign: msg.Say | msg.Point) -> None:
    """Check it, and tell everybody, at other processes too."""
    right = reader.right
    if right.role == "spectator":
        raise Refused("not-allowed")
    if isinstance(sign, msg.Point):
        view = room.seen_by(right)
        if view is None or sign.place not in all_places(table_of(view)):
            raise Refused("bad-message", "place")
    if not room.signs.setdefault(reader.who, Bucket(RATE, BURST)).take():
        raise Refused("too-many")
    by = seat_name(right.seat) if right.role == "seat" else None
    told: Sign
    told = msg.Said(by, sign.phrase) if isinstance(sign, msg.Say) else msg.Pointed(by, sign.place)
    tell(room, told)
    if hub.wake is not None:
        hub.wake.sign(room, msg.encode(told).decode())


def tell(room: Room, sign: Sign) -> None:
    data = msg.encode(sign)
    for reader in list(room.readers):
        reader.put(data)
