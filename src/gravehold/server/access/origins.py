"""Under which names this server answers, and whose pages may post here and open sockets."""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from ..errors import Refused
from ..settings import EVERY_ADDRESS, Settings, listed

SHOWN = 100  # letters of a strange name


def check_host(host: str | None, scheme: str, reached: str, settings: Settings) -> None:
    """Refuse a name that is not ours: its owner could point it here, and then their page is ours.

    `reached` is the address at which the connection came in. Browsers always send a name.
    """
    name = name_of(f"//{host}") if host else ""
    if not host or local(name) or name in _named(settings):
        return
    if settings.host in EVERY_ADDRESS and name in (_number(reached), *_own_names()):
        return
    shown = "".join(letter for letter in host[:SHOWN] if letter.isprintable())
    raise Refused("host", f"{scheme.replace('ws', 'http')}://{shown}")


def origin_allowed(origin: str | None, host: str | None, settings: Settings) -> bool:
    """A page of this server, or of one that was named; programs send no origin."""
    if origin is None:
        return True
    if origin.rstrip("/") in [one.rstrip("/") for one in listed(settings.origins)]:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == str(host).lower()
    except ValueError:  # half an address
        return False


def local(host: str) -> bool:
    """Whether a name or number means the computer itself."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def name_of(address: str) -> str:
    """The name or number in an address, without its port."""
    try:
        return _number((urlsplit(address).hostname or "").rstrip("."))
    except ValueError:  # half an address
        return ""


def _named(settings: Settings) -> tuple[str, ...]:
    return (_number(settings.host.lower()), *map(name_of, listed(settings.origins)))


@cache
def _own_names() -> tuple[str, str]:
    """What others in the network may call this computer."""
    name = socket.gethostname().lower()
    return name, f"{name.partition('.')[0]}.local"


def _number(host: str) -> str:
    """The usual way to write an address; a name stays as it is."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return str(mapped or found)
