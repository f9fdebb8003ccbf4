"""Signs between the people at a table: phrases by id, and pointing at a thing.

Everybody there is told, and that is all: a sign is not stored, has no number, changes nothing.
There is no free text, so each reader has it in their own language and nobody has to be moderated.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gravehold.kernel.decision import seat_name

from . import messages as msg
from .errors import Refused
from .limits import Bucket
from .table import table_of
from .tabletypes import Nemesis, Player, Table

if TYPE_CHECKING:
    from .hub import Hub
    from .reader import Reader
    from .room import Room

RATE, BURST = 0.5, 5  # signs per second and link, however many tabs it is open in
Sign = msg.Said | msg.Pointed


def give(hub: Hub, room: Room, reader: Reader, sign: msg.Say | msg.Point) -> None:
    """Check it, and tell everybody, at other processes too."""
    right = reader.right
    if right.role == "spectator":
        raise Refused("not-allowed")
    if isinstance(sign, msg.Point) and sign.place not in places(table_of(room.view_for(right))):
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


def places(table: Table) -> set[str]:
    """Everything on the table that can be pointed at, by the names that options use."""
    found = {"nemesis", *(f"pile:{pile.id}" for pile in table.supply)}
    found |= {f"revealed:{card.n}" for card in table.revealed}
    found |= {f"turn:{card}" for card in table.order.gone}
    found |= {f"turn:{chance.card}" for chance in table.order.left}
    found.update(_of_nemesis(table.nemesis))
    for player in table.players:
        found.update(_of_player(player))
    return found


def _of_nemesis(nemesis: Nemesis) -> Iterator[str]:
    for foe in nemesis.in_play:
        yield f"{foe.kind}:{foe.n}"
    for card in nemesis.resolving:
        yield f"resolving:{card.n}"


def _of_player(player: Player) -> Iterator[str]:
    for part in ("player", "charges", "ability"):
        yield f"{part}:{player.seat}"
    for breach in player.breaches:
        yield f"breach:{player.seat}.{breach.slot}"
        for spell in breach.spells:
            yield f"spell:{spell.n}"
    for zone in ("hand", "played", "discard", "deck"):
        for card in getattr(player, zone):
            yield f"{zone}:{card.n}"
    for card in player.unordered:
        yield f"deck:{card.n}"
