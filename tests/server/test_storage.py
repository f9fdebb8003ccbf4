"""The tables: made from nothing, kept as the models say, safe against two writers."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Inspector, create_engine, inspect, text

from gravehold.content.library import LIBRARY
from gravehold.notation.settings import Settings as GameSettings
from gravehold.server.errors import Refused
from gravehold.server.rooms.hub import Hub
from gravehold.server.settings import Settings
from gravehold.server.storage import database, models
from gravehold.server.storage.rows import Entry, GameRow, Proposal, Right, SeatRow
from gravehold.server.storage.store import Store
from gravehold.server.storage.versions import NEWEST
from tests.server.harness import OwnServer

GAME = GameSettings(nemesis="gate-witch", mages=("garu",), seed=(1 << 64) - 1)
ENTRY = Entry(1, "answer", "done", 0, False, 1.0)


@pytest.fixture(params=["sqlite", "postgres"])
def with_store(
    request: pytest.FixtureRequest, tmp_path: Path
) -> Callable[[Callable[[Store], Awaitable[None]]], None]:
    """Runs a test on an empty store."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite3'}"
    if request.param == "postgres":
        url = request.getfixturevalue("postgres").database()
        url = url.replace("postgresql://", "postgresql+psycopg://")

    def run(test: Callable[[Store], Awaitable[None]]) -> None:
        async def all_of_it() -> None:
            store = await Store.open(url)
            try:
                await test(store)
            finally:
                await store.close()

        asyncio.run(all_of_it())

    return run


WithStore = Callable[[Callable[[Store], Awaitable[None]]], None]


async def new_game(store: Store, id_: str = "g", created: float = 0.0) -> None:
    row = GameRow(id_, "name", GAME, "free", "", "", created)
    await store.create(row, {f"hash-{id_}": Right(id_, "owner", -1)}, [SeatRow(0, "human", False)])


def test_tables_laid_out_at_once_are_those_of_the_migrations() -> None:
    """What a fresh database gets saves it the migrations, and differs in nothing from them."""

    def tables(make: Callable[[Connection], None]) -> dict[str, object]:
        with create_engine("sqlite://").begin() as connection:
            make(connection)
            assert database.version(connection) == NEWEST
            differences = compare_metadata(MigrationContext.configure(connection), models.metadata)
            assert differences == []
            found = inspect(connection)
            return {name: _form(found, name) for name in found.get_table_names()}

    assert tables(database.upgrade) == tables(database.migrate)


def _form(found: Inspector, table: str) -> object:
    columns = {
        column["name"]: (str(column["type"]), column["nullable"], column["default"])
        for column in found.get_columns(table)
    }
    keys = sorted(found.get_pk_constraint(table)["constrained_columns"])
    foreign = [
        (key["constrained_columns"], key["options"]) for key in found.get_foreign_keys(table)
    ]
    return columns, keys, foreign, found.get_indexes(table)


def test_a_database_has_the_tables_of_the_models(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        def differences(connection: Connection) -> list[object]:
            return list(compare_metadata(MigrationContext.configure(connection), models.metadata))

        async with store.engine.begin() as connection:
            assert await connection.run_sync(differences) == []
            assert await connection.run_sync(database.version) == NEWEST
            await connection.run_sync(database.upgrade)  # a second time changes nothing

    with_store(test)


def test_the_newest_migration_is_the_one_we_know() -> None:
    folder = Path(database.__file__).parent / "migrations"
    assert ScriptDirectory(str(folder)).get_current_head() == NEWEST


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("mysql://here/games", "mysql"),
        ("{home}/no/such/folder/games.sqlite3", "unable to open"),
        ("{home}/letter.txt", "not a database"),
        ("{home}/newer.sqlite3", "made by a newer Gravehold (its form is 0099"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_in_a_line(
    tmp_path: Path, database: str, why: str
) -> None:
    (tmp_path / "letter.txt").write_text("Dear all, " * 100)
    with closing(sqlite3.connect(tmp_path / "newer.sqlite3")) as link, link:
        link.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        link.execute("INSERT INTO alembic_version VALUES ('0099')")
    command = [sys.executable, "-m", "gravehold", "serve", "--port", "0"]
    command += ["--database", database.format(home=tmp_path)]
    found = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert (found.returncode, found.stdout) == (2, "")
    assert why in found.stderr
    assert "Traceback" not in found.stderr


def test_a_sqlite_commit_is_on_the_disk(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite3'}")
        async with store.engine.connect() as connection:
            full = (await connection.execute(text("PRAGMA synchronous"))).scalar()
            mode = (await connection.execute(text("PRAGMA journal_mode"))).scalar()
            assert (full, mode) == (2, "wal")
        await store.close()

    asyncio.run(test())


def test_a_game_comes_back_as_it_was_stored(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await new_game(store)
        row = await store.game("g")
        assert (row.settings, row.undo) == (GAME, "free")
        assert (await store.right("hash-g")).role == "owner"
        await store.seat("g", 0, holder="bot:greedy", claimed=True)
        assert await store.seats("g") == [SeatRow(0, "bot:greedy", True)]
        proposal = Proposal(3, 0, frozenset({-1}))
        assert await store.propose("g", proposal) == proposal
        assert await store.propose("g", Proposal(3, 1, frozenset())) == proposal  # too late
        assert await store.agree("g", 2, 2) is None
        assert await store.agree("g", 3, 2) == Proposal(3, 0, frozenset({-1, 2}))
        assert await store.proposal("g") == Proposal(3, 0, frozenset({-1, 2}))
        with pytest.raises(Refused, match="unknown-token"):
            await store.right("hash-h")

    with_store(test)


def test_a_number_is_given_once(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await new_game(store)
        assert await store.append("g", ENTRY)
        assert not await store.append("g", ENTRY._replace(key="play crystal"))
        assert await store.entries("g") == [ENTRY]

    with_store(test)


def test_many_answers_share_a_commit_and_a_bad_one_harms_none(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        for n in range(5):
            await new_game(store, f"g{n}")
        entries = [ENTRY._replace(seq=seq) for seq in range(1, 41)]
        work = [store.append(f"g{n}", entry) for entry in entries for n in range(5)]
        work.append(store.append("deleted", ENTRY))
        found = await asyncio.gather(*work, return_exceptions=True)
        assert found[:-1] == [True] * 200
        assert found[-1] is False  # whoever asked looks again, and finds no game
        assert await store.entries("g3", after=30) == entries[30:]

    with_store(test)


def test_a_deleted_game_takes_everything_with_it(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await new_game(store)
        await store.append("g", ENTRY)
        await store.delete("g")
        assert await store.entries("g") == []
        assert await store.seats("g") == []

    with_store(test)


def test_more_games_than_fit_in_memory_are_played(own_server: OwnServer) -> None:
    server = own_server(live_rooms=1)
    links = [server.new() for _ in range(3)]
    with server.sit(links[0]["owner"]) as one, server.sit(links[2]["owner"]) as other:
        for person in (one, other):
            person.until("update")
            person.play(2)
    assert server.get(f"/api/games/{links[0]['spectator']}")["seq"] == 2


def test_a_table_is_read_once_even_if_reading_failed_before(with_store: WithStore) -> None:
    """Two rooms of one game in a process would not hear of each other."""

    async def test(store: Store) -> None:
        await new_game(store)
        hub = Hub(store, Settings(), LIBRARY)
        entries, gate, tries = store.entries, asyncio.Event(), 0

        async def read(game: str, after: int = 0) -> list[Entry]:
            nonlocal tries
            tries += 1
            if tries == 1:
                raise OSError("away")
            if tries == 2:
                await gate.wait()
            return await entries(game, after)

        store.entries = read  # type: ignore[method-assign]
        asked = [asyncio.create_task(hub.room("g")) for _ in range(2)]
        while tries < 2:
            await asyncio.sleep(0.01)
        asked.append(asyncio.create_task(hub.room("g")))
        await asyncio.sleep(0.2)
        gate.set()
        failed, *rooms = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(failed, OSError)
        assert rooms[0] is rooms[1]

    with_store(test)


def test_games_nobody_touches_are_idle(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await new_game(store, "old")
        await new_game(store, "played")
        await new_game(store, "young", created=time.time())
        await store.append("played", ENTRY._replace(at=time.time()))
        assert await store.idle(30) == ["old"]

    with_store(test)


def test_idle_games_are_deleted_but_not_under_anybody(own_server: OwnServer) -> None:
    server = own_server(expire_days=2 / 86_400)
    watched, left = server.new(), server.new()
    with server.sit(watched["spectator"]) as watcher:
        watcher.until("update")
        end = time.monotonic() + 20
        while server.http.get(f"/api/games/{left['owner']}").status_code == 200:
            assert time.monotonic() < end
            time.sleep(0.2)
        time.sleep(2.5)  # one round more
        assert server.get(f"/api/games/{watched['owner']}")["seq"] == 0


DAYS = 86_400.0


async def marked(store: Store, **moments: float) -> None:
    async with store.engine.begin() as connection:
        for name, at in moments.items():
            await connection.execute(text(f"UPDATE marks SET at = {at} WHERE name = '{name}'"))


def test_time_without_a_server_does_not_count(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await new_game(store, "old")
        now = time.time()
        since = await store.noticed(DAYS)
        assert since >= now  # a database that no server has seen
        assert await store.idle(30, since) == []
        assert await store.noticed(DAYS) == since
        await marked(store, seen=now - 0.9 * DAYS, woken=now - 31 * DAYS)
        assert await store.idle(30, await store.noticed(DAYS)) == ["old"]
        for away in (1.1, 400, -1.1, -400):  # a server that was off; a clock that was wrong
            await marked(store, seen=now - away * DAYS, woken=now - 31 * DAYS)
            since = await store.noticed(DAYS)
            assert since >= now
            assert await store.idle(30, since) == []

    with_store(test)


def test_what_comes_back_is_not_emptied(own_server: OwnServer) -> None:
    """Games of a year ago, and a setting under which they would be gone."""
    server = own_server()
    owner = server.new()["owner"]
    server.stop()
    with closing(sqlite3.connect(server.home / "table.sqlite3")) as link, link:
        link.execute("UPDATE games SET created = created - 365 * 86400")
        link.execute("UPDATE marks SET at = at - 365 * 86400")
    server.env["GRAVEHOLD_EXPIRE_DAYS"] = "30"
    server.restart()
    end = time.monotonic() + 60
    while '"event":"expiry"' not in server.log.read_text():
        assert time.monotonic() < end
    assert '"days":30.0,"due":0,' in server.log.read_text()
    server.stop()
    with closing(sqlite3.connect(server.home / "table.sqlite3")) as link, link:
        link.execute("UPDATE marks SET at = at - 31 * 86400 WHERE name = 'woken'")
    server.restart()  # now it has had its days, and the log says so an hour before
    while '"days":30.0,"due":1,"first":3600.0' not in server.log.read_text():
        assert time.monotonic() < end
    assert server.get(f"/api/games/{owner}")["seq"] == 0
