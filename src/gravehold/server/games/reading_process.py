"""A process that reads texts from elsewhere: it may be stopped, and take its memory with it.

What such a text brings along is checked and played here first, with limits that a thread cannot
have; what comes back is known to be harmless.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from gravehold.content.box import Library
from gravehold.content.library import LIBRARY
from gravehold.kernel.errors import Told

from ..errors import Code, Refused
from .imported import read_text
from .played import Made

MEMORY = 256_000_000  # bytes beyond what the process has before it reads anything
MEMORY_MAP = Path("/proc/self/statm")


class Wanted(NamedTuple):
    """A text to be read; libraries are told when they change, none: that of the package."""

    text: str
    seconds: float  # of the processor
    libraries: tuple[Library | None, Library | None] | None = None


class Wrong(NamedTuple):
    """Why it was refused; a trace, if that was a defect of ours."""

    code: Code
    detail: Told = ""
    trace: str = ""


TOO_HEAVY = Wrong("too-heavy")
Answer = tuple[Made, Sequence[str]] | Wrong


class Reply(NamedTuple):
    """What is sent back, and whether so much memory is taken that the next text would lack it."""

    answer: Answer
    full: bool


def serve(pipe: Connection) -> None:
    """One text after another, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends us
    Thread(target=_end_with_server, daemon=True).start()
    library = printed = LIBRARY
    enough = _used() + MEMORY // 2
    _limit_memory()
    with suppress(EOFError, OSError):
        while True:
            wanted: Wanted = pipe.recv()
            if wanted.libraries is not None:
                library, printed = (found or LIBRARY for found in wanted.libraries)
            _limit_time(wanted.seconds)
            answer = _read(wanted.text, library, printed)
            pipe.send(Reply(answer, answer == TOO_HEAVY or _used() > enough))


def _end_with_server() -> None:
    """However it ends, and whatever we are reading then."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _read(text: str, library: Library, printed: Library) -> Answer:
    try:
        return read_text(text, library, printed)
    except Refused as refused:
        return Wrong(refused.code, refused.detail)
    except MemoryError:
        return TOO_HEAVY
    except Exception:
        return Wrong("internal", trace=traceback.format_exc())


def _used() -> int:
    """The memory that our data take, in bytes; 0 where the system does not tell.

    Not what `getrusage` says: on Linux a new process begins with the figure of its server.
    """
    try:
        pages = MEMORY_MAP.read_text(encoding="ascii").split()[5]
    except OSError:  # not on Linux
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def _limit_memory() -> None:
    if sys.platform != "win32" and (used := _used()):
        import resource  # noqa: PLC0415  (not everywhere)

        _limit(resource.RLIMIT_DATA, used + MEMORY)


def _limit_time(seconds: float) -> None:
    """The system ends a process that uses more of the processor, whatever it is doing."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  (not everywhere)

        used = resource.getrusage(resource.RUSAGE_SELF)
        _limit(resource.RLIMIT_CPU, int(used.ru_utime + used.ru_stime + seconds) + 1)


def _limit(what: int, most: int) -> None:
    """No more than this, nor than whoever runs the server allows its processes."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  (not everywhere)

        _, hard = resource.getrlimit(what)
        least = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(what, (least, hard))
