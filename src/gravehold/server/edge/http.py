"""The HTTP side: set up, look, hand over, export."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Annotated, Any

from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_304_NOT_MODIFIED

from gravehold import __version__
from gravehold.kernel.errors import GraveholdError, phrase
from gravehold.modes.campaign.plan import CampaignPlan

from ..access.limits import Limits
from ..access.links import spectators_link
from ..access.rights import check_may_know_seed, check_owns
from ..errors import Refused
from ..json_log import logger
from ..rooms import new_rooms, outdated, people, play
from ..rooms.hub import Hub
from ..rooms.outdated import Outdated
from ..rooms.room import Room
from ..storage.rows import Right
from ..wire.catalogue import catalogue, mat_of
from ..wire.page import Page
from ..wire.rulebook import rules_text
from ..wire.types.catalogue import Catalogue, MageInfo
from ..wire.types.http import (
    Change,
    Chronicle,
    Drawn,
    Fork,
    GameInfo,
    GameLog,
    Health,
    Import,
    Links,
    NewCampaign,
    NewGame,
    NewJourney,
    NewMat,
    Watch,
)
from ..wire.types.messages import Update
from ..wire.types.rules import RulesText
from ..words import wording
from .requests import AnyRequest, TheHub, TheLimits, address_of, opened, opened_or_kept

Token = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,64}$")]
Language = Annotated[str | None, QueryParameter(name="lang", max_length=20)]
CHANGEABLE = {"Cache-Control": "no-store"}
GZIP = "gzip"
COMPRESSED = "compressed"  # the mark of answers that are so already


@get("/api/health")
async def health(hub: TheHub) -> Health:
    """Whether the server answers and can store anything; if not, 503 and why."""
    await hub.store.ready()
    return Health("ok", __version__)


@get("/api/catalogue", cache_control=None, compressed=True)
async def the_catalogue(
    request: AnyRequest, hub: TheHub, language: Language = None
) -> Response[Catalogue]:
    """All that can be set up, and how it reads."""
    lang = wording.language(language)
    return _kept(request, await hub.pages.page(catalogue, lang, hub.library))


@get("/api/rules", cache_control=None, compressed=True)
async def the_rules(
    request: AnyRequest, hub: TheHub, language: Language = None
) -> Response[RulesText]:
    """The rules, the rulings and the glossary."""
    return _kept(request, await hub.pages.page(rules_text, wording.language(language)))


def _kept(request: AnyRequest, page: Page) -> Response[Any]:
    """Sent once; a browser that has it is told that it is still right."""
    headers = {"ETag": page.etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if page.etag in request.headers.get("if-none-match", ""):
        return Response(b"", headers=headers, status_code=HTTP_304_NOT_MODIFIED)
    zipped = GZIP in request.headers.get("accept-encoding", "")
    return Response(
        page.zipped if zipped else page.data,  # encoded already
        headers={**headers, "Content-Encoding": GZIP} if zipped else headers,
        media_type="application/json",
        status_code=HTTP_200_OK,
    )


@post("/api/games", status_code=HTTP_201_CREATED)
async def create(
    data: JSONBody[NewGame], hub: TheHub, limits: TheLimits, request: AnyRequest
) -> Links:
    """Set up a game; the answer holds its links, once."""
    return await _made(hub, limits, request, new_rooms.new_game(hub, data))


@post("/api/mats", status_code=HTTP_200_OK)
async def mat(data: JSONBody[NewMat], hub: TheHub, language: Language = None) -> MageInfo:
    """The mat that a build makes; nothing is stored."""
    try:
        return mat_of(data.mage, data.build, hub.library, wording.language(language))
    except GraveholdError as error:
        raise Refused("bad-setup", error) from None


@post("/api/journeys", status_code=HTTP_201_CREATED)
async def set_out(
    data: JSONBody[NewJourney], hub: TheHub, limits: TheLimits, request: AnyRequest
) -> Links:
    """Set out on an expedition; one link per seat serves for all of it."""
    limits.dear_request(address_of(request))
    return await _made(hub, limits, request, new_rooms.new_expedition(hub, data))


@post("/api/campaigns", status_code=HTTP_201_CREATED)
async def begin(
    data: JSONBody[NewCampaign], hub: TheHub, limits: TheLimits, request: AnyRequest
) -> Links:
    """Begin a campaign; one link per seat serves for all of it."""
    return await _made(hub, limits, request, new_rooms.new_campaign(hub, data))


@post("/api/journeys/draw", status_code=HTTP_200_OK)
async def draw(
    data: JSONBody[NewJourney], hub: TheHub, limits: TheLimits, request: AnyRequest
) -> Drawn:
    """What an expedition would start with; nothing is stored, the same seed draws the same."""
    limits.dear_request(address_of(request))
    return await asyncio.to_thread(new_rooms.drawn, data, hub.library)


@post("/api/import", status_code=HTTP_201_CREATED)
async def import_(
    data: JSONBody[Import], hub: TheHub, limits: TheLimits, request: AnyRequest
) -> Links:
    """A chronicle as a new game, an expedition or a campaign as a new one."""
    limits.dear_request(address_of(request))
    return await _made(hub, limits, request, new_rooms.from_text(hub, data))


@post("/api/games/{token:str}/fork", status_code=HTTP_201_CREATED)
async def fork(
    token: Token, data: JSONBody[Fork], hub: TheHub, limits: TheLimits, request: AnyRequest
) -> Links:
    """Play on from an earlier moment, as a new game.

    It has the same cards to come, and its owner may read the seed: before the end only the
    owner of this game gets one.
    """
    limits.dear_request(address_of(request))
    right, room = await opened(hub, token)
    check_may_know_seed(right, over=room.now.over)
    return await _made(hub, limits, request, new_rooms.fork(hub, room, data))


async def _made(
    hub: Hub, limits: Limits, request: AnyRequest, work: Coroutine[Any, Any, Links]
) -> Links:
    address = address_of(request)
    try:
        limits.new_room(address)
    except Refused:
        work.close()
        raise
    try:
        links = await work
    except BaseException:
        limits.no_room(address)
        raise
    limits.made[links.game] = address
    with contextlib.suppress(Refused):  # whatever it is: these links are told now or never
        await hub.room(links.game)  # its bots may begin
    logger.info("created", game=links.game, seq=0)
    return links


@get("/api/games/{token:str}")
async def info(token: Token, hub: TheHub, language: Language = None) -> GameInfo:
    """Who am I here, and what is this game?"""
    lang = wording.language(language)
    right, room = await opened_or_kept(hub, token)
    if isinstance(room, Outdated):
        return await outdated.info(hub, right, room, lang)
    return _info(right, room, lang)


def _info(right: Right, room: Room, lang: str) -> GameInfo:
    row, now = room.row, room.now
    return GameInfo(
        game=row.id,
        name=row.name,
        role=right.role,  # type: ignore[arg-type]  # only these are stored
        seat=f"p{right.seat + 1}" if right.role == "seat" else None,
        setup=now.setup(),
        undo=row.undo,  # type: ignore[arg-type]
        seq=room.seq,
        turn=now.turn,
        over=now.over,
        won=now.won,
        parent=row.parent,
        created=row.created,
        presence=room.presence(right),
        journey=now.in_short(lang),
        campaign=now.campaign_in_short(lang),
        trouble=wording.trouble(room.line.trouble, lang) if room.line.trouble else "",
    )


@post("/api/games/{token:str}/watch", status_code=HTTP_200_OK)
async def watch(token: Token, hub: TheHub) -> Watch:
    """A link for others that gives no right of this one away; asked again, the same."""
    return Watch(await spectators_link(hub.store, token))


@patch("/api/games/{token:str}")
async def change(
    token: Token, data: JSONBody[Change], hub: TheHub, language: Language = None
) -> GameInfo:
    """Rename and undo mode: the owner. Hand a seat over: the owner or whoever holds it.

    Who sits there: the owner or the seat's own link.
    """
    lang = wording.language(language)
    right, room = await opened_or_kept(hub, token)
    name = new_rooms.tidy_name(data.name) if data.name is not None else None
    if isinstance(room, Outdated):
        await outdated.change(hub, right, room, data, name)
        return await outdated.info(
            hub, right, await outdated.read(hub, room.row.id, room.why), lang
        )
    renaming = data.name is not None or data.undo is not None
    if renaming:
        check_owns(right)
    if (data.seat is None) != (data.holder is None and data.person is None):
        raise Refused("bad-message", phrase("error-seat-and-holder"))
    if data.seat is not None:  # first: it may still be refused
        seat = int(data.seat[1:]) - 1 if data.seat in ("p1", "p2", "p3", "p4") else -1
        if data.holder is not None:
            await play.hand_over(hub, room, right, seat, data.holder)
        if data.person is not None:
            await people.call(hub, room, right, seat, data.person)
    if renaming:
        await play.rename(hub, room, name=name, undo_mode=data.undo)
    return _info(right, room, lang)


@delete("/api/games/{token:str}")
async def remove(token: Token, hub: TheHub, limits: TheLimits) -> None:
    """Delete the game, for everybody and for good: the owner."""
    right, room = await opened_or_kept(hub, token)
    check_owns(right)
    if isinstance(room, Outdated):
        await hub.store.delete(right.game)
    else:
        async with room.lock:
            await hub.store.delete(right.game)
    hub.forget(right.game)
    limits.deleted(right.game)
    logger.info("deleted", game=right.game)


@get("/api/games/{token:str}/at/{seq:int}")
async def at(
    token: Token, seq: FromPath[int], hub: TheHub, language: Language = None
) -> Response[Update]:
    """The table after entry `seq`, for stepping through the game."""
    lang = wording.language(language)
    right, room = await opened(hub, token)
    found = await hub.aside(room, lambda: room.moment(right, lang, seq))
    return Response(found, headers=CHANGEABLE)


@get("/api/games/{token:str}/log")
async def log(
    token: Token, hub: TheHub, after: FromQuery[int] = -1, language: Language = None
) -> GameLog:
    """The log after entry `after`, and all moments there are."""
    lang = wording.language(language)
    _, room = await opened_or_kept(hub, token)
    if isinstance(room, Outdated):
        return outdated.log(room, after)
    return await hub.aside(room, lambda: _log(room, after, lang))


def _log(room: Room, after: int, lang: str) -> GameLog:
    part = room.log.all_since(after, lang)
    return GameLog(part.after, part.lines, [0, *(s.entry.seq for s in room.line.steps)])


@get("/api/games/{token:str}/catalogue", cache_control=None, compressed=True)
async def table_catalogue(
    request: AnyRequest, token: Token, hub: TheHub, language: Language = None
) -> Response[Catalogue]:
    """How everything at this table reads: in a campaign only what is unlocked there by now."""
    lang = wording.language(language)
    _, room = await opened_or_kept(hub, token)
    own = await asyncio.to_thread(_own_catalogue, room, lang)
    return _kept(request, own or await hub.pages.page(catalogue, lang, hub.library))


@get("/api/games/{token:str}/rules", cache_control=None, compressed=True)
async def table_rules(
    request: AnyRequest, token: Token, hub: TheHub, language: Language = None
) -> Response[RulesText]:
    """The rules at this table: in a campaign only those that are unlocked there by now."""
    lang = wording.language(language)
    _, room = await opened_or_kept(hub, token)
    own = await asyncio.to_thread(_own_rules, room, lang)
    return _kept(request, own or await hub.pages.page(rules_text, lang))


def _check_readable(room: Room | Outdated) -> None:
    """Of a campaign that cannot be opened nobody can say what is unlocked there."""
    if isinstance(room, Outdated) and isinstance(room.row.settings, CampaignPlan):
        raise Refused("outdated", room.why)


def _own_catalogue(room: Room | Outdated, lang: str) -> Page | None:
    _check_readable(room)
    return room.played.catalogue(lang) if isinstance(room, Room) else None


def _own_rules(room: Room | Outdated, lang: str) -> Page | None:
    _check_readable(room)
    return room.played.rulebook(lang) if isinstance(room, Room) else None


@get("/api/games/{token:str}/chronicle")
async def export(
    token: Token,
    hub: TheHub,
    limits: TheLimits,
    request: AnyRequest,
    battle: FromQuery[int | None] = None,
) -> Chronicle:
    """The game as a chronicle, a journey as an expedition, or one `battle` of it as a chronicle.

    It names the seed, and that of a battle tells the journey's: before the end only the owner
    gets it.
    """
    limits.dear_request(address_of(request))
    right, room = await opened_or_kept(hub, token)
    if isinstance(room, Outdated):
        return outdated.chronicle(right, room)
    check_may_know_seed(right, over=room.now.over)
    write = room.played.writing(battle)
    return Chronicle(room.played.file(battle), await asyncio.to_thread(write))


HANDLERS = [
    health, the_catalogue, the_rules, create, mat, set_out, begin, draw, import_, fork, info, watch,
    change, remove, at, log, table_catalogue, table_rules, export,
]  # fmt: skip
