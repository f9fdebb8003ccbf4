"""Puts the server together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from gravehold import __version__
from gravehold.content.library import LIBRARY, Library
from gravehold.kernel.closed import learn_all

from .access.limits import Limits
from .edge import problems
from .edge.drawings import drawing
from .edge.http import COMPRESSED, HANDLERS
from .edge.middleware import guarded
from .edge.network import network
from .edge.openapi import openapi
from .edge.pages import front, page
from .edge.socket import socket
from .errors import Refused
from .json_log import logger
from .rooms.hub import Hub
from .rooms.watched_packs import WatchedPacks
from .settings import Settings, database_url
from .storage.store import Store


def make_app(
    settings: Settings,
    library: Library = LIBRARY,
    limits: Limits | None = None,
    lang: str = "en",
) -> Litestar:
    """The application; it opens its database when it starts. `lang` is spoken most, it seems."""
    limits = limits or Limits(settings)
    packs = WatchedPacks(settings.packs, library) if settings.packs else None

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        learn_all()  # before there are threads
        asyncio.get_running_loop().set_exception_handler(problems.LoopProblems())
        store = await Store.open(database_url(settings), sender=secrets.token_hex(4))
        hub = Hub(store, settings, packs.library if packs else library, library, lang)
        app.state.hub = hub
        await hub.start()
        if packs:
            hub.later(packs.watch(hub))
        logger.info("started", version=__version__, database=store.engine.dialect.name)
        try:
            yield
        finally:
            await hub.stop()
            await store.close()
            logger.info("stopped")

    return Litestar(
        route_handlers=[*HANDLERS, drawing, network, socket, openapi, front, page],
        lifespan=[life],
        dependencies={
            "hub": Provide(_hub, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
        },
        middleware=[lambda app: guarded(app, settings, limits)],
        exception_handlers={
            Refused: problems.refused,
            HTTPException: problems.failed_http,
            Exception: problems.defect,
        },
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude_opt_key=COMPRESSED
        ),
        request_max_body_size=settings.body_size,
        openapi_config=OpenAPIConfig("Gravehold", __version__, path="/api/-", render_plugins=[]),
        logging_config=None,
        signature_namespace={"Hub": Hub, "Limits": Limits, "Settings": Settings},
    )


def _hub(state: AppState) -> Hub:
    hub: Hub = state.hub
    return hub
