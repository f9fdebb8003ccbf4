"""What every request and every answer passes."""

from __future__ import annotations

import asyncio

from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..access.limits import LATER, Limits
from ..access.origins import origin_allowed
from ..errors import Refused
from ..settings import Settings
from .requests import address_of

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


def guarded(app: ASGIApp, settings: Settings, limits: Limits) -> ASGIApp:
    """Not too many, nothing is changed for a page of somebody else, security headers on all."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            limits.request(address_of(Request(scope)))
        if scope["type"] == ScopeType.HTTP and scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            found = {name: value.decode("latin-1") for name, value in scope["headers"]}
            if not origin_allowed(found.get(b"origin"), found.get(b"host"), settings):
                raise Refused("origin")

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


def with_heads(app: ASGIApp) -> ASGIApp:
    """HEAD is GET without a body, which the server around us leaves out; Litestar knows no such."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # a copy: the server must know what was asked
        await app(scope, receive, send)

    return handle
