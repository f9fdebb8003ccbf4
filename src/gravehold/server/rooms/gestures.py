"""Gestures between the people at a table: phrases by id, and pointing at a thing.

Everybody there is told, and that is all: a gesture is not stored, has no number, changes nothing.
There is no free text, so each reader has it in their own language and nobody has to be moderated.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gravehold.kernel.decision import seat_name
from gravehold.table.places import all_places
from gravehold.table.reading import table_of

from ..access.limits import Bucket
from ..access.rights import check_plays_at_all
from ..errors import Refused
from ..wire.types import messages as msg

if TYPE_CHECKING:
    from .hub import Hub
    from .room import Room
    from .subscriber import Subscriber

RATE, BURST = 0.5, 5  # gestures per second and link, however many tabs it is open in
Gesture = msg.Said | msg.Pointed
READER: msgspec.json.Decoder[Gesture] = msgspec.json.Decoder(Gesture)


def give(hub: Hub, room: Room, subscriber: Subscriber, gesture: msg.Say | msg.Point) -> None:
    """Check it, and tell everybody, at other processes too."""
    right = subscriber.right
    check_plays_at_all(right)
    if isinstance(gesture, msg.Point):
        view = room.view
        if view is None or gesture.place not in all_places(table_of(view)):
            raise Refused("bad-message", "place")
    if not room.gestures_left.setdefault(subscriber.who, Bucket(RATE, BURST)).take():
        raise Refused("too-many")
    by = seat_name(right.seat) if right.role == "seat" else None
    told: Gesture
    if isinstance(gesture, msg.Say):
        told = msg.Said(by, gesture.phrase)
    else:
        told = msg.Pointed(by, gesture.place)
    tell(room, told)
    if hub.other_processes is not None:
        hub.other_processes.pass_on(room, msg.encode(told).decode())


def tell(room: Room, gesture: Gesture) -> None:
    data = msg.encode(gesture)
    for subscriber in list(room.subscribers):
        subscriber.put(data)
