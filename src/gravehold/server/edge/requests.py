"""What all handlers ask of a request: who calls, and what their link opens."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency

from ..access.limits import Limits
from ..access.links import right_of
from ..errors import Refused
from ..rooms import outdated
from ..rooms.hub import Hub
from ..rooms.outdated import Outdated
from ..rooms.room import Room
from ..storage.rows import Right

AnyRequest = Request[Any, Any, AppState]
TheHub = NamedDependency[Hub]
TheLimits = NamedDependency[Limits]


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who calls: of IPv6 the network, for one household has as many addresses as it likes.

    Behind a proxy that the settings name, the server has put the forwarded address here.
    """
    host = connection.client.host if connection.client else ""
    try:
        found = ip_address(host)
    except ValueError:  # a local socket has none
        return host
    if isinstance(found, IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped) if mapped else str(IPv6Address(int(found) >> 64 << 64))
    return host


async def opened(hub: Hub, token: str) -> tuple[Right, Room]:
    """The right a link gives, and the room it is for."""
    right = await right_of(hub.store, token)
    return right, await hub.room(right.game)


async def opened_or_kept(hub: Hub, token: str) -> tuple[Right, Room | Outdated]:
    """The same; of a game that cannot be played any more, what its rows tell."""
    right = await right_of(hub.store, token)
    try:
        return right, await hub.room(right.game)
    except Refused as refused:
        if refused.code != "outdated":
            raise
        return right, await outdated.read(hub, right.game, refused.detail)
