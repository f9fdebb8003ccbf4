"""Puts the server together."""

from __future__ import annotations

import math
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from gravehold import __version__
from gravehold.content.library import LIBRARY, Library

from .access.limits import Limits, address_of
from .edge.http import HANDLERS
from .edge.network import network
from .edge.openapi import openapi
from .edge.pages import front, page
from .edge.socket import origin_allowed, socket
from .errors import Refused
from .json_log import tell
from .rooms.hub import Hub
from .rooms.watched_packs import Shelf
from .settings import Settings, database_url
from .storage.store import Store
from .wire.types.http import Problem
from .words import wording

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; object-src 'none'",
    "Referrer-Policy": "no-referrer",  # links are keys: they must not leave
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
HUNG_UP = "client disconnected prematurely"  # Litestar's words: it has no type for that
AnyRequest = Request[Any, Any, AppState]


def make_app(settings: Settings, library: Library = LIBRARY) -> Litestar:
    """The application; it opens its database when it starts."""
    limits = Limits(settings)
    shelf = Shelf(settings.packs, library) if settings.packs else None

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(database_url(settings), sender=secrets.token_hex(4))
        hub = Hub(store, settings, shelf.library if shelf else library, library)
        app.state.hub = hub
        await hub.start()
        if shelf:
            hub.later(shelf.watch(hub))
        tell("info", "started", version=__version__, database=store.engine.dialect.name)
        try:
            yield
        finally:
            await hub.stop()
            await store.close()
            tell("info", "stopped")

    return Litestar(
        route_handlers=[*HANDLERS, network, socket, openapi, front, page],
        lifespan=[life],
        dependencies={
            "hub": Provide(_hub, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
        },
        middleware=[lambda app: guarded(app, settings, limits)],
        exception_handlers={Refused: _refused, HTTPException: _http, Exception: _defect},
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        request_max_body_size=settings.body_size,
        openapi_config=OpenAPIConfig("Gravehold", __version__, path="/api/-", render_plugins=[]),
        logging_config=None,
        signature_namespace={"Hub": Hub, "Limits": Limits, "Settings": Settings},
    )


def _hub(state: AppState) -> Hub:
    hub: Hub = state.hub
    return hub


# What every request and answer passes


def guarded(app: ASGIApp, settings: Settings, limits: Limits) -> ASGIApp:
    """Not too many, nothing is changed for a page of somebody else, security headers on all."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            limits.request(address_of(Request(scope)))
        if scope["type"] == ScopeType.HTTP and scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            found = {name: value.decode("latin-1") for name, value in scope["headers"]}
            if not origin_allowed(found.get(b"origin"), found.get(b"host"), settings):
                raise Refused("origin")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                there = {name.lower() for name, _ in message["headers"]}
                missing = [header for header in RAW_HEADERS if header[0] not in there]
                message["headers"] = [*message["headers"], *missing]
            await send(message)

        await app(scope, receive, send_with_headers)

    return handle


def with_heads(app: ASGIApp) -> ASGIApp:
    """HEAD is GET without a body, which the server around us leaves out; Litestar knows no such."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # a copy: the server must know what was asked
        await app(scope, receive, send)

    return handle


# What goes wrong


def _problem(request: AnyRequest, refused: Refused) -> Response[Problem]:
    try:
        lang = wording.language(request.query_params.get("lang"))
    except Refused:
        lang = wording.ENGLISH
    text = wording.message(refused, lang)
    later = {"Retry-After": str(math.ceil(refused.wait))} if refused.wait else {}
    headers = {**HEADERS, **later}
    return Response(Problem(refused.code, text), status_code=refused.status, headers=headers)


def _refused(request: AnyRequest, refused: Refused) -> Response[Problem]:
    return _problem(request, refused)


def _http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    if error.status_code == 404:
        return _problem(request, Refused("not-found"))
    if error.status_code == 413:
        return _problem(request, Refused("too-big"))
    if error.detail == HUNG_UP:  # nobody's defect, and nobody is there to be told
        return _problem(request, Refused("bad-message"))
    if error.status_code >= 500:
        return _defect(request, error)
    extra = error.extra if isinstance(error, ValidationException) else None
    detail = "; ".join(_said(part) for part in extra) if isinstance(extra, list) else error.detail
    answer = _problem(request, Refused("bad-message", detail[:300]))
    answer.status_code = error.status_code
    if allowed := (error.headers or {}).get("allow"):  # of a method that is not
        methods = {method for method in allowed.split(", ") if method.isupper()}
        answer.headers["Allow"] = ", ".join(
            sorted(methods | {"HEAD"} if "GET" in methods else methods)
        )
    return answer


def _said(part: Any) -> str:
    found = part if isinstance(part, dict) else {}
    return f"{found.get('key', '')}: {found.get('message', part)}".removeprefix(": ")


def _defect(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Ours: in the log with all it has, to the client without."""
    if isinstance(error, RecursionError):  # brackets without end
        return _problem(request, Refused("bad-message", "too deep"))
    route = getattr(request.scope.get("route_handler"), "paths", "")
    tell("error", "request", error=error, method=request.method, route=str(route))
    return _problem(request, Refused("internal"))
