"""Copies of a SQLite database, made beside a running server or put in its place."""

from __future__ import annotations

import os
import shlex
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import make_url

from gravehold.kernel.errors import BadFile, GraveholdError, phrase

from .file_lock import file_of, held
from .versions import check_version

VERSION = "alembic_version"
OURS = {"games", "tokens", "seats", "answers", VERSION}
BESIDE = ("-wal", "-shm")  # what SQLite keeps beside a file
SECRETS = ("password", "sslpassword")
DUMP = "pg_dump --format=custom --file={file} {database}"
LOAD = "pg_restore --clean --if-exists --no-owner --single-transaction --dbname={database} {file}"


class Copy(NamedTuple):
    """A file with how much is in it."""

    file: Path
    games: int
    answers: int
    before: Path | None = None  # where what was there before is now


def back_up(url: str, target: Path) -> Copy:
    """All that is stored by now in one file, or in a file of a folder; whoever writes goes on."""
    source = _file(url, "backup", DUMP, target)
    if target.is_dir():
        target /= f"gravehold-{_now()}.sqlite3"
    if target.exists():
        raise BadFile("error-in", file=str(target), why=phrase("error-file-exists"))
    return copied(source, target)


def restore(url: str, source: Path) -> Copy:
    """A copy in the place of what is there, which is kept beside it; not under a running server."""
    target = _file(url, "restore", LOAD, source)
    target.parent.mkdir(parents=True, exist_ok=True)
    with _alone(url, target):
        coming = free_name(target, "restoring")
        try:
            found = copied(source, coming, awaken=True)
            _give_to_owner(coming, target)
            before = _put_aside(target) if target.exists() else None
            coming.replace(target)
        finally:
            coming.unlink(missing_ok=True)
        _on_disk(target.parent)
    return found._replace(file=target, before=before)


def copied(source: Path, target: Path, *, awaken: bool = False) -> Copy:
    """A checked copy, under its name only when it is whole.

    It is made in one go: step by step, each answer of somebody would make SQLite begin anew.
    `awaken`: whatever opens it counts from then for how long nobody has touched a game.
    """
    _check_is_file(source)
    handle, name = tempfile.mkstemp(prefix=f"{target.name}.", suffix=".part", dir=target.parent)
    os.close(handle)
    part = Path(name)
    try:
        with _naming(source), closing(_opened(source)) as here, closing(_opened(part)) as there:
            here.backup(there)
            there.execute("PRAGMA journal_mode=DELETE")  # one file, without any beside it
            if (
                awaken
                and there.execute("SELECT 1 FROM sqlite_master WHERE name='marks'").fetchone()
            ):
                there.execute("DELETE FROM marks")
                there.commit()
            games, answers = _counted(there, source)
        _on_disk(part)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    return Copy(target, games, answers)


def free_name(file: Path, what: str) -> Path:
    """Beside a file, and not taken."""
    names = (
        f"{file.name}.{what}-{_now()}{more}" for more in ("", *(f"-{n}" for n in range(2, 99)))
    )
    return next(path for path in map(file.with_name, names) if not path.exists())


def _now() -> str:
    return time.strftime("%Y-%m-%d-%H%M%S")


def _file(url: str, what: str, command: str, file: Path) -> Path:
    """The file of the database; of Postgres, whose own tools do it better, which ones."""
    found = file_of(url)
    if found is not None:
        return found
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        raise GraveholdError("error-backup-nowhere", database=address.database or ":memory:")
    query = {key: value for key, value in address.query.items() if key not in SECRETS}
    shown = address.set(drivername="postgresql", query=query)._replace(password=None)
    told = {"database": shlex.quote(shown.render_as_string()), "file": shlex.quote(str(file))}
    raise GraveholdError(f"error-{what}-postgres", command=command.format(**told))


@contextmanager
def _alone(url: str, file: Path) -> Iterator[None]:
    try:
        with held(url):
            yield
    except GraveholdError as error:
        if error.id != "error-database-taken":
            raise
        raise GraveholdError("error-restore-running", file=str(file)) from None


def _put_aside(file: Path) -> Path:
    """Under another name, with what SQLite keeps beside it, which is nothing as a rule.

    Its own name stays until the copy takes it: whoever is cut short has no empty place there,
    in which the next server would begin anew.
    """
    kept = free_name(file, "before-restore")
    try:
        with closing(_opened(file)) as link:
            link.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error:  # damaged, which may be why somebody restores
        pass
    for ending in BESIDE:
        part = file.with_name(file.name + ending)
        if part.exists():
            part.rename(kept.with_name(kept.name + ending))
    try:
        os.link(file, kept)
    except OSError:  # not every file system knows two names of a file
        file.rename(kept)
    return kept


def _give_to_owner(file: Path, other: Path) -> None:
    """Whoever restores as root does it for the user who runs the server."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = (other if other.exists() else other.parent).stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def _check_is_file(path: Path) -> None:
    if not path.is_file():
        why = phrase("error-file-folder" if path.is_dir() else "error-file-missing")
        raise BadFile("error-in", file=str(path), why=why)


def _opened(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, timeout=30)


@contextmanager
def _naming(file: Path) -> Iterator[None]:
    """What SQLite says becomes an error that names the file."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", None)
        if code == sqlite3.SQLITE_NOTADB:
            raise GraveholdError("error-backup-strange", file=str(file)) from None
        if code == sqlite3.SQLITE_CORRUPT:
            raise GraveholdError("error-backup-damaged", file=str(file), why=str(error)) from None
        raise BadFile("error-in", file=str(file), why=str(error)) from None


def _counted(link: sqlite3.Connection, file: Path) -> tuple[int, int]:
    """Games and answers, of a database of ours that we understand and that is whole."""
    tables = {name for (name,) in link.execute("SELECT name FROM sqlite_master")}
    if VERSION in tables:
        check_version(*link.execute(f"SELECT max(version_num) FROM {VERSION}").fetchone())
    if not tables >= OURS:
        raise GraveholdError("error-backup-strange", file=str(file))
    (whole,) = link.execute("PRAGMA integrity_check(1)").fetchone()
    if whole != "ok":
        raise GraveholdError("error-backup-damaged", file=str(file), why=whole)
    counts = [
        link.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("games", "answers")
    ]
    return counts[0], counts[1]


def _on_disk(path: Path) -> None:
    """Windows does so only with what may be written, and not at all with folders."""
    folder = path.is_dir()
    try:
        handle = os.open(path, os.O_RDONLY if folder else os.O_RDWR)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError:
        if not folder:
            raise
