"""A socket: reads what one link sends, sends what its queue holds, and waits for nobody."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath
from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS, HTTP_503_SERVICE_UNAVAILABLE

from gravehold import __version__

from ..access.limits import Bucket
from ..errors import Refused
from ..json_log import logger
from ..rooms import gestures, play, why_not
from ..rooms.hub import Hub
from ..rooms.room import Room
from ..rooms.subscriber import Subscriber
from ..wire.types import messages as msg
from ..words import wording
from .middleware import check_own
from .requests import TheHub, TheLimits, address_of, opened

Socket = WebSocket[None, None, AppState]
REFUSED, SLOW, TOO_MANY, RESTART, LATER = 4404, 4408, 4429, 1012, 1013
REFUSED_BY_STATUS = {
    HTTP_429_TOO_MANY_REQUESTS: TOO_MANY,
    HTTP_503_SERVICE_UNAVAILABLE: LATER,
}
CLOSE_CODES = {"slow": SLOW, "broken": 1011, "too-many": TOO_MANY, "restart": RESTART, "gone": 4410}
PATIENCE = 20  # messages over the rate, each refused, before the connection is closed


@websocket("/api/games/{token:str}/socket")
async def socket(socket: Socket, token: FromPath[str], hub: TheHub, limits: TheLimits) -> None:
    """Live updates of one game for one link."""
    await socket.accept()
    address = address_of(socket)
    try:
        limits.request(address)
        with limits.socket(address):
            room, subscriber = await _joined(socket, token, hub)
            try:
                await _serve(socket, hub, room, subscriber)
            finally:
                hub.leave(room, subscriber)
    except Refused as refused:
        text = wording.message(refused, _spoken(socket))
        code = REFUSED_BY_STATUS.get(refused.status, REFUSED)
        last: msg.ServerMessage = msg.Closed(refused.code, text)
        if code == LATER:  # not for good: whoever is told so comes back by themselves
            last = msg.Error(refused.code, text, [])
        await _last_word(socket, msg.encode(last), code)


async def _joined(socket: Socket, token: str, hub: Hub) -> tuple[Room, Subscriber]:
    query = socket.query_params
    check_own(socket, hub.settings, reads=False)
    lang = wording.language(query.get("lang"))
    right, room = await opened(hub, token)
    subscriber = Subscriber(right, lang, _number(query.get("after")), hub.settings.queue)
    await play.claim(hub, room, right)
    await hub.prepare(room, lang, subscriber.seen)
    room = await hub.room(right.game)
    hub.join(room, subscriber)
    return room, subscriber


def _spoken(socket: Socket) -> str:
    """The language of whoever is refused, even if it is one that we do not speak."""
    try:
        return wording.language(socket.query_params.get("lang"))
    except Refused:
        return wording.ENGLISH


def _number(text: str | None) -> int:
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 9 else -1


async def _serve(socket: Socket, hub: Hub, room: Room, subscriber: Subscriber) -> None:
    right = subscriber.right
    seat = f"p{right.seat + 1}" if right.role == "seat" else None
    role: msg.Role = right.role  # type: ignore[assignment]  # only these are stored
    subscriber.put(msg.Welcome(__version__, room.id, room.row.name, role, seat, subscriber.lang))
    hub.send_state(room, subscriber)
    tasks = [
        asyncio.create_task(_read(socket, hub, room, subscriber)),
        asyncio.create_task(_write(socket, hub, subscriber)),
        asyncio.create_task(subscriber.stop.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception):
                logger.error("socket", exc_info=result, game=room.id, seq=room.seq)
    if subscriber.dropped:
        logger.info("dropped", game=room.id, seq=room.seq, role=right.role, why=subscriber.dropped)
        last = None
        if subscriber.dropped != "slow":
            while not subscriber.queue.empty():
                last = subscriber.queue.get_nowait()
        await _last_word(socket, last, CLOSE_CODES.get(subscriber.dropped, 1000))


async def _last_word(socket: Socket, data: bytes | None, code: int) -> None:
    """Say goodbye, to a subscriber that may not listen any more."""
    with contextlib.suppress(Exception):
        async with asyncio.timeout(2):
            if data is not None:
                await socket.send_data(data, mode="text")
            await socket.close(code)


async def _write(socket: Socket, hub: Hub, subscriber: Subscriber) -> None:
    settings = hub.settings
    beat = msg.encode(msg.Pong(-1))
    while not subscriber.dropped:
        try:
            async with asyncio.timeout(settings.heartbeat):  # `wait_for` may lose a cancellation
                data = await subscriber.queue.get()
        except TimeoutError:
            data = beat
        try:
            async with asyncio.timeout(settings.send_seconds):
                await socket.send_data(data, mode="text")
        except TimeoutError:
            subscriber.drop("slow")
            return
        except (WebSocketException, RuntimeError, OSError):
            return


async def _read(socket: Socket, hub: Hub, room: Room, subscriber: Subscriber) -> None:
    bucket = Bucket(hub.settings.rate, hub.settings.burst)
    over = 0
    while True:
        try:
            data = await socket.receive_data(mode="text")
        except (WebSocketDisconnect, WebSocketException):
            return
        except (KeyError, TypeError, UnicodeDecodeError):  # a binary frame
            data = ""
        if not bucket.take():
            over += 1
            if over > PATIENCE:
                subscriber.drop("too-many")
                return
            _refuse(subscriber, Refused("too-many"))
            await asyncio.sleep(0)
            continue
        over = max(0, over - 1)
        await _handle(hub, room, subscriber, data)
        await asyncio.sleep(0)  # what was said is sent before the next message is read


async def _handle(hub: Hub, room: Room, subscriber: Subscriber, data: str | bytes) -> None:
    try:
        if len(data) > hub.settings.message_size:
            raise Refused("too-big")
        try:
            message = msg.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("bad-message", str(error)[:120]) from None
        await _obey(hub, room, subscriber, message)
    except Refused as refused:
        if refused.code == "stale":
            hub.send_state(room, subscriber, resync=True)
        else:
            _refuse(subscriber, refused)
    except Exception as error:
        logger.error("message", exc_info=error, game=room.id, seq=room.seq)
        _refuse(subscriber, Refused("internal"))


def _refuse(subscriber: Subscriber, refused: Refused) -> None:
    text = wording.message(refused, subscriber.lang)
    subscriber.put(msg.Error(refused.code, text, list(refused.legal)))


async def _obey(hub: Hub, room: Room, subscriber: Subscriber, message: msg.ClientMessage) -> None:
    right = subscriber.right
    match message:
        case msg.Answer(seq=seq, key=key):
            await play.answer(hub, room, right, seq, key)
        case msg.Undo(seq=seq):
            await play.undo(hub, room, right, seq)
        case msg.Redo(seq=seq):
            await play.redo(hub, room, right, seq)
        case msg.Consent(seq=seq, agree=agree):
            await play.consent(hub, room, right, seq, agree)
        case msg.Lang(lang=lang):
            wanted = wording.language(lang)
            await hub.prepare(room, wanted)
            subscriber.lang = wanted
            hub.send_state(room, subscriber, resync=True)
        case msg.Say() | msg.Point():
            gestures.give(hub, room, subscriber, message)
        case msg.Why(place=place):
            subscriber.put(why_not.answer(room, subscriber, place))
        case msg.Ping(id=number):
            subscriber.put(msg.Pong(number))
