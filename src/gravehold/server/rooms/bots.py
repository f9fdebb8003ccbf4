"""Bots answer in threads of their own; what they answer is stored like anybody's answer."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

from gravehold.players.journeys import any_answer
from gravehold.players.policy import make_bot

from ..errors import Refused
from ..games.played import Bot
from ..json_log import logger

if TYPE_CHECKING:
    from .hub import Hub
    from .room import Room

AGAIN = 2.0  # seconds after which an answer that could not be stored is tried once more
OTHERS_FIRST = 2.0  # seconds: the process that stored the last answer lets its bots go on


async def run_bots(hub: Hub, room: Room, *, local: bool) -> None:
    """Answer as long as bots are asked."""
    from .play import bot_answer  # noqa: PLC0415  (it needs the hub, which needs us)

    bots: dict[tuple[int, str], Bot] = {}
    pause = hub.settings.bot_pause
    if not local:
        await asyncio.sleep(OTHERS_FIRST)
    while (turn := room.bot_asked()) is not None and not (room.gone or hub.stopping):
        if pause:
            await asyncio.sleep(pause)
        seat, name = turn
        seq = room.seq
        if turn not in bots:
            bots[turn] = Bot(name, make_bot(name, random.getrandbits(32)))
        game = room.line.game
        ask = room.played.asking(game, bots[turn], seat)
        loop = asyncio.get_running_loop()
        try:
            key = await loop.run_in_executor(hub.pool, ask)
        except Exception as error:  # a bot that breaks must not hold up the table
            logger.error("bot", exc_info=error, game=room.id, seq=seq, bot=name)
            key = any_answer(game.asked)
        try:
            await bot_answer(hub, room, seat, seq, key)
        except Refused as refused:
            if refused.code == "storage":  # nobody else may play for it
                await asyncio.sleep(AGAIN)
            elif refused.code not in ("stale", "not-your-turn"):
                logger.error("bot", game=room.id, seq=seq, why=str(refused))
                return
        except Exception as error:
            logger.error("bot", exc_info=error, game=room.id, seq=seq, bot=name)
            await asyncio.sleep(AGAIN)
