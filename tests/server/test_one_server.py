"""One SQLite file, one server: a second one says so instead of starting."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.harness import PATIENCE, Server


def second(server: Server, *options: str) -> subprocess.CompletedProcess[str]:
    """Another process with the same settings, which has to end by itself."""
    command = [sys.executable, "-m", "gravehold", "serve", "--port", "0", *options]
    return subprocess.run(
        command, env={**server.env, "GRAVEHOLD_LANG": "en"}, capture_output=True, text=True,
        timeout=3 * PATIENCE, check=False,
    )  # fmt: skip


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    return tmp_path / "home"


def test_a_second_server_on_the_same_folder_is_refused(home: Path, tmp_path: Path) -> None:
    server = Server(home)
    try:
        (tmp_path / "other-name").symlink_to(home, target_is_directory=True)
        for options in ((), ("--database", str(tmp_path / "other-name" / "table.sqlite3"))):
            ended = second(server, *options)
            assert ended.returncode == 2
            assert f"table.sqlite3 in {home} is in use by another" in ended.stderr
            assert "another folder (GRAVEHOLD_HOME" in ended.stderr
            assert "Postgres" in ended.stderr
            assert "http://" not in ended.stdout
        assert server.new()["owner"]  # the first one goes on
    finally:
        server.stop()


def test_another_file_beside_it_is_free(home: Path) -> None:
    server = Server(home)
    try:
        other = Server(home, database=f"sqlite:///{home / 'other.sqlite3'}")
        other.stop()
    finally:
        server.stop()


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_a_server_starts_after_another_has_ended(home: Path, end: str) -> None:
    server = Server(home)
    links = server.new()
    getattr(server, end)()
    assert (home / "table.sqlite3.lock").exists()  # what is left means nothing
    server.restart()
    try:
        assert server.get(f"/api/games/{links['owner']}")
    finally:
        server.stop()
