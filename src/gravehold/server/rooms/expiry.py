"""Deletes games that nobody has touched for long, and none of those that just came back."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ..errors import Refused
from ..json_log import logger
from ..storage.store import DAY

if TYPE_CHECKING:
    from .hub import Hub

HOUR = 3600.0


async def watch(hub: Hub) -> None:
    """Look every hour; at the start only tell what is due, so that whoever reads it can act.

    Time without a server does not count: what was restored has all its days before it again.
    """
    days = hub.settings.expire_days
    pause = max(1.0, min(HOUR, days * DAY)) if days else HOUR
    longest = min(DAY, days * DAY / 2) if days else DAY
    started = False
    while True:
        try:
            since = await hub.store.noticed(longest)
            due = await hub.store.idle(days, since) if days else []
            if started:
                for game in due:
                    await _expire(hub, game)
            elif days:
                logger.info("expiry", days=days, due=len(due), first=pause)
            started, longest = True, DAY
        except Refused:  # the database is away, which the log says; the next round finds them too
            pass
        except Exception as error:
            logger.error("expire", exc_info=error)
        await asyncio.sleep(pause)


async def _expire(hub: Hub, game: str) -> None:
    room = hub.rooms.get(game)
    if room is not None and (room.subscribers or room.lock.locked()):  # somebody is there
        return
    await hub.store.delete(game)
    hub.forget(game)
    logger.info("expired", game=game)
