"""What every request and every answer passes."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..access.limits import LATER, Limits
from ..access.origins import check_host, origin_allowed
from ..errors import Refused
from ..settings import Settings
from .requests import address_of

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' blob:; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'; object-src 'none'",  # blob: drawn by the page
    "Referrer-Policy": "no-referrer",  # links are keys: they must not leave
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


def guarded(app: ASGIApp, settings: Settings, limits: Limits) -> ASGIApp:
    """Not too many, all under a name of ours, security headers on every answer."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            request = Request[Any, Any, Any](scope)
            limits.request(address_of(request))
            check_own(request, settings, reads=scope["method"] in ("GET", "HEAD", "OPTIONS"))

        begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal begun
            begun = True
            if message["type"] == "http.response.start":
                there = {name.lower() for name, _ in message["headers"]}
                missing = [header for header in RAW_HEADERS if header[0] not in there]
                message["headers"] = [*message["headers"], *missing]
            await send(message)

        try:
            await app(scope, receive, send_with_headers)
        except asyncio.CancelledError:  # the server stops, which is no defect
            if scope["type"] == ScopeType.HTTP and not begun:
                raise Refused("restart", wait=LATER) from None

    return handle


def check_own(
    connection: ASGIConnection[Any, Any, Any, Any], settings: Settings, *, reads: bool
) -> None:
    """Asked under a name of this server; and whatever changes something, by a page of ours."""
    headers, scope = connection.headers, connection.scope
    reached = str((scope.get("server") or ("",))[0])
    check_host(headers.get("host"), str(scope.get("scheme")), reached, settings)
    if not reads and not origin_allowed(headers.get("origin"), headers.get("host"), settings):
        raise Refused("origin")


def with_heads(app: ASGIApp) -> ASGIApp:
    """HEAD is GET without a body, which the server around us leaves out; Litestar knows no such."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # a copy: the server must know what was asked
        await app(scope, receive, send)

    return handle
