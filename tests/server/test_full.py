"""More connections than the system lets a server hold: some are refused, and all goes on."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.harness import PATIENCE, Server

DESCRIPTORS = 256
HELD = DESCRIPTORS // 2


class Narrow(Server):
    """One that may not have many."""

    descriptors = DESCRIPTORS


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Server]:
    server = Narrow(tmp_path, request_seconds=600)
    yield server
    server.stop()


def _idle(server: Server, crowd: ExitStack, count: int) -> None:
    for _ in range(count):
        crowd.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE))


def test_who_comes_to_a_full_server_is_told_so(narrow: Server) -> None:
    links = narrow.new()
    with ExitStack() as crowd:
        _idle(narrow, crowd, HELD - 10)
        assert narrow.http.get("/api/health").status_code == 200
        _idle(narrow, crowd, 20)
        while (answer := narrow.http.get("/api/health?lang=de")).status_code == 200:
            pass  # it has not taken them all yet
        assert (answer.status_code, answer.json()["code"]) == (503, "server-full")
        assert "keinen Platz" in answer.json()["message"]
        assert int(answer.headers["retry-after"]) > 0
        with narrow.sit(links["owner"]) as person:
            assert (person.welcome["type"], person.welcome["code"]) == ("error", "server-full")
            assert person.closed() == 1013
    _until_free(narrow)
    with narrow.sit(links["owner"]) as person:
        assert person.welcome["type"] == "welcome"


def test_a_flood_of_connections_ends_no_game(narrow: Server) -> None:
    links = narrow.new()
    with narrow.sit(links["owner"]) as person:
        person.until("update")
        with ExitStack() as flood:
            _idle(narrow, flood, 2 * DESCRIPTORS)
            person.play(3)
        _until_free(narrow)
        person.play(3)
    log = narrow.log.read_text()
    assert '"level":"error"' not in log
    assert '"trace"' not in log


def _until_free(server: Server) -> None:
    """It learns only by and by that the others have gone."""
    while server.http.get("/api/health").status_code != 200:
        pass
