"""Everybody comes back at once after a restart, and the server has done nothing before."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TypeVar

import pytest

from tests.server.harness import Message, OwnServer, Server

T = TypeVar("T")
NEMESES = ("umbra-titan", "gate-witch", "hollow-crown", "magus-of-cloaks")
TABLES = 8


@pytest.fixture(autouse=True)
def nothing_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the first of everything in a process that went wrong once."""
    monkeypatch.setattr(Server, "cold", True)


def _at_once(work: list[Callable[[], T]]) -> list[T]:
    gate = Barrier(len(work))

    def begin(one: Callable[[], T]) -> T:
        gate.wait()
        return one()

    with ThreadPoolExecutor(len(work)) as pool:
        return list(pool.map(begin, work))


def _seen(server: Server, token: str) -> Callable[[], Message]:
    def look() -> Message:
        with server.sit(token) as person:
            return person.until("update")

    return look


def test_all_tables_come_back_at_once(own_server: OwnServer, database: str) -> None:
    server = own_server(database)
    links = [server.new(nemesis=NEMESES[n % 4], seed=str(n))["owner"] for n in range(TABLES)]
    before = _at_once([_seen(server, token) for token in links])
    for _ in range(3 if database else 10):
        server.kill()
        server.restart()
        after = _at_once([_seen(server, token) for token in links])
        assert [now["table"] for now in after] == [then["table"] for then in before]
    server.get("/api/health")


def test_texts_are_imported_at_once_by_a_fresh_server(own_server: OwnServer) -> None:
    server = own_server()
    links = [server.new(nemesis=nemesis)["owner"] for nemesis in NEMESES[:2]]
    texts = [server.get(f"/api/games/{token}/chronicle")["chronicle"] for token in links]

    def import_(text: str) -> Callable[[], int]:
        return lambda: server.http.post("/api/import", json={"chronicle": text}).status_code

    for _ in range(4):
        server.kill()
        server.restart()
        assert _at_once([import_(text) for text in texts]) == [201, 201]
    server.get("/api/health")
