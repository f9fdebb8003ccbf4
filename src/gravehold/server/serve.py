"""Runs the server until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import socket
import sys
import webbrowser

import uvicorn

from gravehold.kernel.errors import GraveholdError
from gravehold.words.locale import say

from . import json_log
from .access.limits import Limits
from .app import make_app
from .edge import network
from .edge.descriptors import space
from .edge.middleware import with_heads
from .edge.slow_clients import impatient_protocol
from .settings import EVERYWHERE, Settings, database_url
from .storage.database import prepare
from .storage.file_lock import held


class Server(uvicorn.Server):
    """Says where it listens, once it does."""

    def __init__(self, config: uvicorn.Config, *, port: int, browse: bool, lang: str) -> None:
        super().__init__(config)
        self.port = port  # that was wanted
        self.browse = browse
        self.lang = lang

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started or not sockets:
            return
        listens, port = sockets[0].getsockname()[:2]
        host = {EVERYWHERE: "127.0.0.1", "::": "[::1]"}.get(listens, listens)
        address = f"http://{host}:{port}/"
        print(say(self.lang, "serve-at", address=address), flush=True)
        if self.port not in (0, port):
            print(say(self.lang, "serve-other-port", port=str(self.port)), flush=True)
        if host != listens and (here := network.lan_address()):
            print(say(self.lang, "serve-lan", address=f"http://{here}:{port}/"), flush=True)
        if self.browse and _has_display():
            await asyncio.to_thread(webbrowser.open, address)


def run(
    settings: Settings, *, browse: bool = False, any_port: bool = False, lang: str = "en"
) -> None:
    """Serve; a port that has to be this one, or a folder, that is taken is an error with a hint."""
    json_log.start(settings.log_level)
    with held(database_url(settings)):
        _prepare_database(settings)
        _serve(settings, browse=browse, any_port=any_port, lang=lang)


def _serve(settings: Settings, *, browse: bool, any_port: bool, lang: str) -> None:
    limits = Limits(settings)
    room = space()
    limits.most_connections = room.held
    config = uvicorn.Config(
        with_heads(make_app(settings, limits=limits, lang=lang)),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,  # addresses hold links, which are keys
        server_header=False,
        http=impatient_protocol(settings.request_seconds, limits, room.most),
        backlog=room.at_once,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
        ws_max_size=settings.message_size,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    server = Server(config, port=settings.port, browse=browse, lang=lang)
    gc.freeze()  # what is there now stays; positions hold no cycles, so look for them rarely
    gc.set_threshold(20_000, 20, 50)
    listening = network.listen(settings, search=any_port)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if not server.started:
        sys.exit(1)


def _prepare_database(settings: Settings) -> None:
    """Whoever names a wrong database is told so, not shown how a server fails to start."""
    url = database_url(settings)
    try:
        prepare(url)
    except GraveholdError:
        raise
    except Exception as error:
        why = str(getattr(error, "orig", error)).partition("\n")[0]
        raise GraveholdError("error-database-open", why=why) from error


def _has_display() -> bool:
    """Elsewhere a browser in the terminal would take over the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
