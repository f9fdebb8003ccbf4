"""A server that is stopped in the middle of things says so, and not as if it were a defect."""

from __future__ import annotations

import asyncio
import json
import signal
from contextlib import ExitStack
from typing import Any

import pytest
from litestar import Litestar, WebSocket, get, websocket

from gravehold.server.access.limits import Limits
from gravehold.server.edge import problems
from gravehold.server.edge.middleware import guarded
from gravehold.server.errors import Refused
from gravehold.server.settings import Settings
from tests.server.harness import PATIENCE, OwnServer

Sent = list[dict[str, Any]]


def test_open_tables_leave_no_trace_in_the_log(own_server: OwnServer) -> None:
    server = own_server()
    owner = server.new()["owner"]
    with ExitStack() as table:
        for _ in range(20):
            table.enter_context(server.sit(owner)).until("update")
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(PATIENCE)
    assert '"trace"' not in server.log.read_text()


async def _cut_short(kind: str, begin: asyncio.Event, app: Litestar) -> Sent:
    """What is sent to somebody whose request is given up, as the server does when it stops."""
    sent: Sent = []
    path = f"/{kind}"
    scope: Any = {"type": kind, "path": path, "raw_path": path.encode(), "query_string": b"lang=pl"}
    scope |= {"client": ("127.0.0.1", 1), "server": ("127.0.0.1", 2), "root_path": ""}
    scope |= {"http_version": "1.1", "asgi": {"version": "3.0"}, "scheme": kind, "headers": []}
    if kind == "http":
        scope["method"] = "GET"
    first = {"type": "websocket.connect"} if kind == "websocket" else {"type": "http.request"}

    async def receive() -> Any:
        return first

    async def send(message: Any) -> None:
        sent.append(message)

    task = asyncio.create_task(app(scope, receive, send))
    await begin.wait()
    task.cancel()
    await task  # whatever came out of it would be logged with its trace
    return sent


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_whoever_is_given_up_at_the_end_is_told_to_come_back(kind: str) -> None:
    async def stop() -> Sent:
        begin = asyncio.Event()

        @get("/http")
        async def page() -> None:
            begin.set()
            await asyncio.Event().wait()

        @websocket("/websocket")
        async def table(socket: WebSocket[Any, Any, Any]) -> None:
            await socket.accept()
            begin.set()
            await asyncio.Event().wait()

        settings = Settings()
        app = Litestar(
            [page, table],
            middleware=[lambda app: guarded(app, settings, Limits(settings))],
            exception_handlers={Refused: problems.refused},
            openapi_config=None,
        )
        return await _cut_short(kind, begin, app)

    sent = asyncio.run(stop())
    if kind == "websocket":
        assert [message["type"] for message in sent] == ["websocket.accept"]
    else:
        assert sent[0]["status"] == 503
        told = json.loads(sent[1]["body"])
        assert told["code"] == "restart"
        assert "uruchamiany ponownie" in told["message"]
