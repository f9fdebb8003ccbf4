"""Where this server can be reached: from this computer alone, or from others in its network."""

from __future__ import annotations

import errno
import socket

from litestar import get
from litestar.di import NamedDependency

from gravehold.kernel.errors import GraveholdError

from ..access.origins import local, name_of
from ..settings import EVERYWHERE, Settings
from ..wire.types.http import Network
from .requests import AnyRequest

FOR_ALL, USUAL = 1024, 8000  # ports below the first are the system's
FURTHER = 50  # ports tried after one that is taken


@get("/api/network")
async def network(request: AnyRequest, settings: NamedDependency[Settings]) -> Network:
    """For whom links with this computer's own address are of no use, and which are."""
    caller = request.client.host if request.client else ""
    server = request.scope.get("server") or ("", settings.port)
    return told(request.headers.get("host", ""), caller, int(server[1] or 0), settings)


def told(host: str, caller: str, port: int, settings: Settings) -> Network:
    """`host` is what the page calls this server, `caller` where the request comes from."""
    if not (local(name_of(f"//{host}")) and local(caller)):
        return Network(open=True, address="")
    found = lan_address()
    return Network(not local(settings.host), f"http://{found}:{port}" if found else "")


def lan_address() -> str:
    """The number under which others in the network see this computer; nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("198.51.100.1", 9))  # an address kept for examples: only the way matters
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if local(found) or found == EVERYWHERE else found


def listen(settings: Settings, *, search: bool) -> socket.socket:
    """At the port that is set, or, where none was asked for, at the next that is free."""
    try:
        return _bound(settings.host, settings.port)
    except OSError as error:
        address = f"{settings.host}:{settings.port}"
        if error.errno not in (errno.EADDRINUSE, errno.EACCES):
            raise GraveholdError("error-listen-host", address=address, why=error) from None
        found = _next_free(settings.host, settings.port)
        if found is None:
            raise GraveholdError("error-listen-host", address=address, why=error) from None
        if search:
            return found
        free = found.getsockname()[1]
        found.close()
        raise GraveholdError("error-listen", address=address, why=error, free=str(free)) from None


def _next_free(host: str, port: int) -> socket.socket | None:
    first = (port if port >= FOR_ALL else USUAL - 1) + 1
    for after in range(first, min(first + FURTHER, 65_536)):
        try:
            return _bound(host, after)
        except OSError:
            continue
    return None


def _bound(host: str, port: int) -> socket.socket:
    found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError:
        found.close()
        raise
    return found
