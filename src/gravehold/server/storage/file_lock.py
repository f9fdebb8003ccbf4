"""One server on one SQLite file: of two, neither could tell its players of the other's turns."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import make_url

from gravehold.kernel.errors import GraveholdError

from ..json_log import logger

TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK, errno.EWOULDBLOCK)


@contextlib.contextmanager
def held(url: str) -> Iterator[None]:
    """The database is ours inside; the system lets go of it however the process ends."""
    file = file_of(url)
    if file is None:
        yield
        return
    try:
        lock = os.open(file.with_name(f"{file.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:  # opening the database will say why
        yield
        return
    try:
        _take(lock, file)
        yield
    finally:
        os.close(lock)


def file_of(url: str) -> Path | None:
    """The file of a SQLite database under its own name, nothing if it lies in no file."""
    found = make_url(url)
    name = found.database
    if found.get_backend_name() != "sqlite" or not name or name.startswith((":", "file:")):
        return None
    return Path(name).resolve()


def _take(lock: int, file: Path) -> None:
    try:
        _lock(lock)
    except OSError as error:
        if error.errno in TAKEN:
            raise GraveholdError(
                "error-database-taken", file=file.name, folder=str(file.parent)
            ) from None
        logger.warning("database not locked", exc_info=error)  # this file system has no locks


if sys.platform == "win32":
    import msvcrt

    def _lock(lock: int) -> None:
        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(lock: int) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
