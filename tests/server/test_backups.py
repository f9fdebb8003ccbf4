"""Copies of all games, made while people play, and put back."""

from __future__ import annotations

import errno
import fcntl
import os
import shlex
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest

from gravehold.kernel.errors import GraveholdError
from gravehold.server.storage.backups import back_up, restore
from gravehold.server.storage.versions import NEWEST
from tests.server.harness import PATIENCE, OwnServer, Person, Server
from tests.server.postgres import Postgres

OLD = Path(__file__).parents[1] / "old/0.1.0/server/table.sqlite3"


def gravehold(server: Server, *words: object, lang: str = "en") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "gravehold", *map(str, words)]
    env = {**server.env, "GRAVEHOLD_LANG": lang}
    return subprocess.run(
        command, env=env, capture_output=True, text=True, timeout=3 * PATIENCE, check=False
    )


@pytest.fixture
def made(own_server: OwnServer, tmp_path: Path) -> tuple[Server, Path]:
    """A server with one game of three answers, and a copy of it."""
    server = own_server()
    with server.sit(server.new()["owner"]) as person:
        person.until("update")
        person.play(3)
    copy = tmp_path / "copy.sqlite3"
    ended = gravehold(server, "backup", copy)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == f"{copy}: 1 game with 3 answers, checked.\n"
    return server, copy


def test_a_copy_made_among_answers_holds_every_one_that_was_acknowledged(
    own_server: OwnServer, tmp_path: Path
) -> None:
    server = own_server(rate=100_000, burst=100_000)
    owners = [server.new(seed=str(n), undo="free")["owner"] for n in range(3)]
    told: list[list[tuple[int, object]]] = [[] for _ in owners]
    enough = threading.Event()

    def answer(person: Person, seen: list[tuple[int, object]]) -> None:
        while not enough.is_set():
            if person.now["decision"] is None:
                person.send(type="undo", seq=person.seq)
                person.until("update")
            else:
                person.answer()
            seen.append((person.seq, person.now["table"]))

    people = [server.sit(owner) for owner in owners]
    for person in people:
        person.until("update")
    threads = [
        threading.Thread(target=answer, args=pair) for pair in zip(people, told, strict=True)
    ]
    for thread in threads:
        thread.start()
    end = time.monotonic() + PATIENCE
    while min(map(len, told)) < 5:
        assert time.monotonic() < end
    before = [seen[-1] for seen in told]
    ended = gravehold(server, "backup", tmp_path)
    enough.set()
    for thread in threads:
        thread.join()
    for person in people:
        person.leave()
    assert ended.returncode == 0, ended.stderr
    (copy,) = tmp_path.glob("gravehold-*.sqlite3")
    server.stop()
    ended = gravehold(server, "restore", copy)
    assert ended.returncode == 0, ended.stderr
    server.restart()
    for owner, (seq, table) in zip(owners, before, strict=True):
        assert server.get(f"/api/games/{owner}")["seq"] >= seq
        assert server.get(f"/api/games/{owner}/at/{seq}")["table"] == table
        with server.sit(owner) as person:
            person.until("update")
            person.play(1)


def test_the_copy_is_one_file_that_only_its_owner_reads(made: tuple[Server, Path]) -> None:
    _, copy = made
    assert [path.name for path in copy.parent.glob("copy*")] == ["copy.sqlite3"]
    assert copy.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(copy)) as link:
        assert link.execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_nothing_is_written_over(made: tuple[Server, Path]) -> None:
    server, copy = made
    ended = gravehold(server, "backup", copy)
    assert ended.returncode == 2
    assert ended.stderr == f"error: {copy}: this exists already\n"


def test_what_was_there_is_kept(made: tuple[Server, Path]) -> None:
    server, copy = made
    later = server.new()["owner"]
    server.kill()  # its last rows lie beside the file
    ended = gravehold(server, "restore", copy, lang="de")
    assert ended.returncode == 0, ended.stderr
    told, before = ended.stdout.splitlines()
    assert "liegt jetzt 1 Spiel mit 3 Antworten" in told
    with closing(sqlite3.connect(server.home / "table.sqlite3")) as link:
        assert link.execute("SELECT * FROM marks").fetchall() == []  # nothing expires for long
    server.restart()
    assert server.http.get(f"/api/games/{later}").status_code == 404
    server.stop()
    gravehold(server, "restore", before.split(": ")[1])
    server.restart()
    assert server.get(f"/api/games/{later}")["seq"] == 0


def test_under_a_running_server_nothing_is_restored(made: tuple[Server, Path]) -> None:
    server, copy = made
    later = server.new()["owner"]
    ended = gravehold(server, "restore", copy)
    assert ended.returncode == 2
    assert "in use by a running 'gravehold serve': stop it first" in ended.stderr
    assert server.get(f"/api/games/{later}")["seq"] == 0


def changed(copy: Path, statement: str) -> Path:
    with closing(sqlite3.connect(copy)) as link, link:
        link.execute(statement)
    return copy


def test_what_is_no_copy_of_ours_is_refused(made: tuple[Server, Path], tmp_path: Path) -> None:
    server, copy = made
    server.stop()
    there = (server.home / "table.sqlite3").read_bytes()
    (tmp_path / "letter").write_text("Dear all, " * 100)
    (tmp_path / "empty").touch()
    torn = tmp_path / "torn"
    data = copy.read_bytes()
    torn.write_bytes(data[:4096] + b"\xff" * 8192 + data[12288:])
    (tmp_path / "other").touch()
    newer = changed(copy, "UPDATE alembic_version SET version_num = '0099'")
    for file, why in (
        (tmp_path / "letter", "no database of a Gravehold server"),
        (tmp_path / "empty", "no database of a Gravehold server"),
        (
            changed(tmp_path / "other", "CREATE TABLE games (id)"),
            "no database of a Gravehold server",
        ),
        (torn, "this database is damaged"),
        (newer, "made by a newer Gravehold"),
        (tmp_path / "nothing", "no such file"),
        (tmp_path, "a folder"),
    ):
        with pytest.raises(GraveholdError, match=why):
            restore(f"sqlite+aiosqlite:///{server.home / 'table.sqlite3'}", file)
    assert (server.home / "table.sqlite3").read_bytes() == there
    left = {path.name for path in server.home.iterdir()}
    assert left <= {"table.sqlite3", "table.sqlite3.lock", "server.log"}


def test_who_is_cut_short_still_has_a_database(
    made: tuple[Server, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, copy = made
    server.stop()
    file = server.home / "table.sqlite3"
    there = contents(file)
    replace = Path.replace

    def cut_short(path: Path, target: Path) -> Path:
        if target == file:
            raise KeyboardInterrupt
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", cut_short)
    with pytest.raises(KeyboardInterrupt):
        restore(f"sqlite+aiosqlite:///{file}", copy)
    assert contents(file) == there


def test_systems_that_put_no_folder_on_the_disk_make_copies_too(
    made: tuple[Server, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As Windows does: it opens no folder, and wants to write what it puts there."""
    server, copy = made
    server.stop()
    file = server.home / "table.sqlite3"
    opened, on_disk = os.open, os.fsync

    def open_files(path: Path, flags: int, *more: int) -> int:
        if Path(path).is_dir():
            raise PermissionError(path)
        return opened(path, flags, *more)

    def put_on_disk(handle: int) -> None:
        if fcntl.fcntl(handle, fcntl.F_GETFL) & os.O_ACCMODE == os.O_RDONLY:
            raise OSError(errno.EBADF, "Bad file descriptor")
        on_disk(handle)

    monkeypatch.setattr(os, "open", open_files)
    monkeypatch.setattr(os, "fsync", put_on_disk)
    url = f"sqlite+aiosqlite:///{file}"
    assert restore(url, copy).answers == 3
    assert back_up(url, copy.with_name("another")).answers == 3


@pytest.mark.parametrize("what", ["backup", "restore"])
def test_of_postgres_its_own_tools_are_named(what: str) -> None:
    url = (
        "postgresql+psycopg://me:se%20cret@db.example:5433/games?sslmode=require&password=se%20cret"
    )
    call = back_up if what == "backup" else restore
    with pytest.raises(GraveholdError) as refused:
        call(url, Path("of thursday"))
    told = str(refused.value)
    assert "cret" not in told
    address = "'postgresql://me@db.example:5433/games?sslmode=require'"
    tool = {"backup": f"pg_dump --format=custom --file='of thursday' {address}"}
    assert tool.get(what, f"--dbname={address} 'of thursday'") in told


def test_the_tools_named_for_postgres_do_it(
    own_server: OwnServer, postgres: Postgres, tmp_path: Path
) -> None:
    server = own_server(postgres.database())
    owner = server.new()["owner"]
    with server.sit(owner) as person:
        person.until("update")
        person.play(3)
    file = tmp_path / "dump"
    for what in ("backup", "restore"):
        ended = gravehold(server, what, file)
        assert ended.returncode == 2
        command = shlex.split(ended.stderr[ended.stderr.index("pg_") : ended.stderr.index(" (the")])
        tool = postgres.binaries / command[0]
        if not tool.exists():
            pytest.skip(f"this Postgres has no {tool.name}")
        subprocess.run([tool, *command[1:]], check=True, capture_output=True)
        if what == "backup":
            assert server.http.delete(f"/api/games/{owner}").status_code == 204
            server.stop()
    server.restart()
    assert server.get(f"/api/games/{owner}")["seq"] == 3


def contents(file: Path) -> list[list[object]]:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as link:
        tables = ("games", "seats", "answers", "alembic_version")
        return [link.execute(f"SELECT * FROM {table}").fetchall() for table in tables]


def test_an_older_database_is_copied_before_it_is_changed(own_server: OwnServer) -> None:
    server = own_server()
    server.stop()
    (server.home / "table.sqlite3").write_bytes(OLD.read_bytes())
    server.log.write_text("")
    server.restart()
    told = server.log.read_text()
    assert '"event":"database upgraded"' in told
    assert f'"now":"{NEWEST}"' in told
    (kept,) = server.home.glob("table.sqlite3.before-*")
    assert str(kept) in told
    assert contents(kept) == contents(OLD)
    server.stop()
    server.restart()
    assert len(list(server.home.glob("table.sqlite3.before-*"))) == 1
