"""A full disk, a file that can only be read, a database that is away: told as such."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from gravehold.content.library import LIBRARY
from gravehold.server.errors import Refused
from gravehold.server.rooms import new_rooms
from gravehold.server.rooms.hub import Hub
from gravehold.server.settings import Settings
from gravehold.server.storage.store import Store
from gravehold.server.wire.types.http import NewGame
from tests.server.harness import PATIENCE, Message, OwnServer, Server
from tests.server.postgres import NoPostgres, running

if sys.platform == "linux":
    from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit

SPARE = 4000  # bytes for the log: files may be this much longer than it


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of the server grows further, as if there were no space left."""
    if sys.platform != "linux":
        pytest.skip("needs prlimit")
    room = server.log.stat().st_size + SPARE
    assert (server.home / "table.sqlite3-wal").stat().st_size > room  # it is appended to
    prlimit(server.process.pid, RLIMIT_FSIZE, (room, RLIM_INFINITY))
    try:
        yield
    finally:
        prlimit(server.process.pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))


def health(server: Server) -> tuple[int, Message]:
    answer = server.http.get("/api/health")
    return answer.status_code, answer.json()


def until(server: Server, status: int) -> Message:
    """An answer holds for a second."""
    end = time.monotonic() + PATIENCE
    while (found := health(server))[0] != status:
        assert time.monotonic() < end, found
    return found[1]


def lines(server: Server, event: str) -> list[Message]:
    told = [json.loads(line) for line in server.log.read_text().splitlines()]
    return [line for line in told if line["event"] == event]


def test_on_a_full_disk_nothing_is_changed_and_everybody_is_told(own_server: OwnServer) -> None:
    server = own_server()
    links = server.new()
    with server.sit(links["owner"]) as person:
        before = person.until("update")
        with full_disk(server):
            told = until(server, 503)
            assert told["code"] == "storage"
            assert told["message"].startswith("The server cannot save right now: its disk is full")
            refused = person.answer()
            assert (refused["type"], refused["code"]) == ("error", "storage")
            assert "Nothing was changed" in refused["message"]
            made = server.http.post(
                "/api/games?lang=pl", json={"nemesis": "gate-witch", "mages": ["garu"]}
            )
            assert (made.status_code, made.headers["retry-after"]) == (503, "5")
            assert "nie może teraz niczego zapisać: jego dysk jest pełny" in made.json()["message"]
            assert server.get(f"/api/games/{links['owner']}")["seq"] == before["seq"]
            for _ in range(20):
                assert person.answer(seq=before["seq"])["code"] == "storage"
                assert health(server)[0] == 503
        until(server, 200)
        assert person.answer(seq=before["seq"])["seq"] == before["seq"] + 1
    assert len(lines(server, "storage")) == 1
    assert len(lines(server, "storage works again")) == 1
    assert "Traceback" not in server.log.read_text()


def test_a_seat_that_is_opened_first_on_a_full_disk_sees_the_table(own_server: OwnServer) -> None:
    server = own_server()
    links = server.new()
    with full_disk(server):
        until(server, 503)
        with server.sit(links["seats"][0]) as person:
            assert person.welcome["type"] == "welcome"
            assert person.until("update")["seq"] == 0
            assert person.answer()["code"] == "storage"
    until(server, 200)
    with server.sit(links["seats"][0]) as person:
        assert person.until("update")["seq"] == 0
        assert person.answer()["type"] == "update"


def test_bots_go_on_when_there_is_space_again(own_server: OwnServer) -> None:
    server = own_server(bot_pause=0.02)
    with server.sit(server.new(seats=["bot:random", "bot:random"])["spectator"]) as watcher:
        watcher.until("update")
        with full_disk(server):
            until(server, 503)
        seq = watcher.seq
        while watcher.now["decision"] is not None and watcher.seq < seq + 40:
            watcher.until("update")
    assert not lines(server, "bot")


def test_health_of_a_file_that_can_only_be_read(own_server: OwnServer) -> None:
    first = own_server()
    links = first.new()
    file = first.home / "table.sqlite3"
    reader = own_server(f"sqlite:///file:{file}?mode=ro&uri=true")
    told = until(reader, 503)
    assert "its database can only be read" in told["message"]
    assert reader.get(f"/api/games/{links['owner']}")["seq"] == 0


def test_many_who_ask_write_once(own_server: OwnServer) -> None:
    server = own_server()
    log = server.home / "table.sqlite3-wal"
    until(server, 200)
    before = log.stat().st_size
    found: list[Message] = []  # on a busy machine nothing may be stored for a while
    askers = [
        threading.Thread(target=lambda: found.extend(until(server, 200) for _ in range(20)))
        for _ in range(5)
    ]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    assert len(found) == 100
    assert log.stat().st_size < before + 100 * 4096


def test_a_table_that_cannot_be_read_again_is_not_gone(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite3'}")
        hub = Hub(store, Settings(), LIBRARY)
        links = await new_rooms.new_game(hub, NewGame(nemesis="gate-witch", mages=("garu",)))
        room = await hub.room(links.game)
        for table, other in (("games", "away"), ("away", "games")):
            async with store.engine.begin() as connection:
                await connection.execute(text(f"ALTER TABLE {table} RENAME TO {other}"))
            if other == "away":
                with pytest.raises(Refused, match="storage"):
                    await hub.refresh(room)
            assert (room.gone, hub.rooms.get(links.game)) == (False, room)
        await hub.refresh(room)
        await store.delete(links.game)
        await hub.refresh(room)
        assert room.gone
        await store.close()

    asyncio.run(test())


@pytest.fixture
def lonely() -> Iterator[tuple[str, Callable[[], None], Callable[[], None]]]:
    """A Postgres of one test: a database of it, how to stop it, how to start it again."""
    try:
        with running() as found:
            yield found.database(), found.stop, found.start
    except NoPostgres as error:
        pytest.skip(f"no Postgres to test with: {error}")


def test_a_postgres_that_is_away_is_told_and_comes_back(
    own_server: OwnServer, lonely: tuple[str, Callable[[], None], Callable[[], None]]
) -> None:
    database, stop, start = lonely
    server = own_server(database)
    links = server.new()
    with server.sit(links["owner"]) as person:
        seq = person.until("update")["seq"]
        stop()
        assert "its database does not answer" in until(server, 503)["message"]
        refused = person.answer()
        assert (refused["code"], refused["type"]) == ("storage", "error")
        with server.sit(links["seats"][0], lang="de") as other:  # told, and not for good
            assert (other.welcome["type"], other.welcome["code"]) == ("error", "storage")
            assert "seine Datenbank antwortet nicht" in other.welcome["message"]
            assert other.closed() == 1013
        for _ in range(10):
            assert health(server)[0] == 503
        told = server.log.read_text()
        assert (len(lines(server, "storage")), "Traceback" in told) == (1, False)
        assert len(lines(server, "listen")) <= 1
        start()
        until(server, 200)
        assert person.answer(seq=seq)["seq"] == seq + 1
    with server.sit(links["seats"][0]) as other:
        assert other.until("update")["seq"] == seq + 1
