"""Trouble with the database: told as such to whoever asked, and in the log without a flood."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import exc

from gravehold.kernel.errors import phrase

from ..errors import Refused
from ..json_log import logger

OURS = (exc.IntegrityError, exc.ProgrammingError, exc.DataError, exc.NotSupportedError)
SELDOM = 60.0  # seconds between two lines about the same
AGAIN = 5.0  # seconds after which whoever is refused may hope
# The first byte of what SQLite calls its errors, and SQLSTATE of Postgres.
KINDS: dict[object, str] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    "53100": "full",
    "58030": "full",  # an error of the disk
    "25006": "read-only",
    "XX001": "damaged",
    "XX002": "damaged",
}


class Trouble:
    """What is wrong with one database now, as far as anybody has noticed."""

    def __init__(self) -> None:
        self._refused = 0  # since it was last written to
        self._noted: dict[str, float] = {}

    @contextmanager
    def told(self, *, writes: bool = True) -> Iterator[None]:
        """A database that fails inside is a refusal; defects of ours stay what they are."""
        try:
            yield
        except OURS:
            raise
        except (exc.DBAPIError, exc.TimeoutError, OSError) as error:
            raise self.met(kind_of(error), line_of(error)) from error
        if writes and self._refused:
            logger.warning("storage works again", refused=self._refused)
            self._refused = 0
            self._noted.clear()

    def met(self, kind: str, why: str) -> Refused:
        self._refused += 1
        self.note("storage", why, level=logging.ERROR, kind=kind, refused=self._refused)
        return Refused("storage", phrase(f"storage-{kind}"), wait=AGAIN)

    def note(self, event: str, why: str, *, level: int = logging.WARNING, **facts: object) -> None:
        """A line, but not another one for each time it is tried again."""
        now = time.monotonic()
        if now - self._noted.get(event, -SELDOM) >= SELDOM:
            self._noted[event] = now
            logger.log(level, event, why=why, **facts)


def kind_of(error: Exception) -> str:
    cause = getattr(error, "orig", error)
    code = getattr(cause, "sqlite_errorcode", None)
    found = code & 0xFF if code is not None else getattr(cause, "sqlstate", None)
    return KINDS.get(found, "away")


def line_of(error: Exception) -> str:
    """What the database says, without the statement."""
    cause = getattr(error, "orig", error)
    return (str(cause) or type(cause).__name__).partition("\n")[0][:300]
