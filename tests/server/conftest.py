"""Servers for the tests: the same tests run on SQLite and on Postgres."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import OwnServer, Server
from tests.server.postgres import NoPostgres, Postgres, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A Postgres of our own; the tests that need one are skipped where there is none."""
    try:
        with running() as found:
            yield found
    except NoPostgres as error:
        pytest.skip(f"no Postgres to test with: {error}")


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """One server for all tests that leave it as it was."""
    database = ""
    if request.param == "postgres":
        database = request.getfixturevalue("postgres").database()
    found = Server(tmp_path_factory.mktemp("home"), database)
    yield found
    found.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[OwnServer]:
    """A maker of servers that a test may kill, on SQLite unless told otherwise."""
    made: list[Server] = []

    def make(database: str = "", **settings: object) -> Server:
        home = tmp_path / f"home{len(made)}"
        home.mkdir()
        made.append(Server(home, database, **settings))
        return made[-1]

    yield make
    for server in made:
        server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind, as the server's setting names it."""
    if request.param == "sqlite":
        return ""
    found: Postgres = request.getfixturevalue("postgres")
    return found.database()


@pytest.fixture(scope="module")
def pair(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database."""
    database = postgres.database()
    here, there = (Server(tmp_path_factory.mktemp("home"), database) for _ in range(2))
    yield here, there
    here.stop()
    there.stop()
