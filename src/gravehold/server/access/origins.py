"""Whose pages may post here and open sockets."""

from __future__ import annotations

from urllib.parse import urlsplit

from ..settings import Settings


def origin_allowed(origin: str | None, host: str | None, settings: Settings) -> bool:
    """A page of this server, or of one that was named; programs send no origin."""
    if origin is None:
        return True
    if origin.rstrip("/") in [o.strip().rstrip("/") for o in settings.origins.split(",") if o]:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == str(host).lower()
    except ValueError:  # half an address
        return False
