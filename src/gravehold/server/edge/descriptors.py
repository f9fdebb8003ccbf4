"""How many connections the system lets us hold at once."""

from __future__ import annotations

import sys
from typing import NamedTuple

SPARE = 400  # descriptors that are kept from connections; of few, half of them
USUAL = 10_240  # what macOS grants where it calls the limit infinite
WAITING = 2048  # connections that the system keeps for us until we take them


class Space(NamedTuple):
    """For connections; what is left is for the database, files and logs."""

    held: int  # more than these are told that there is no room
    most: int  # and more than these are not even heard
    at_once: int  # that may be taken before we look how many there are


def space() -> Space:
    """After asking for as many descriptors as we may have."""
    limit = _descriptors()
    spare = min(SPARE, limit // 2)
    return Space(limit - spare, limit - spare + spare // 4, min(WAITING, spare // 2))


if sys.platform == "win32":  # it has no such limit

    def _descriptors() -> int:
        return sys.maxsize

else:
    import resource

    def _descriptors() -> int:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        for wanted in (hard, USUAL):
            if wanted == resource.RLIM_INFINITY or wanted <= soft:
                continue
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            except (ValueError, OSError):  # the system has a limit of its own
                continue
            return wanted
        return sys.maxsize if soft == resource.RLIM_INFINITY else soft
