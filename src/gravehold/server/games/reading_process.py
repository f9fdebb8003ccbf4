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
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from gravehold.content.box import Library
from gravehold.content.library import LIBRARY
from gravehold.kernel.errors import Told

from ..errors import Code, Refused
from .imported import read_text
from .played import Made

MEMORY = 256_000_000  # bytes beyond what the process has before it reads anything


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


Answer = tuple[Made, Sequence[str]] | Wrong


def serve(pipe: Connection) -> None:
    """One text after another, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends us
    library = printed = LIBRARY
    _limit_memory()
    with suppress(EOFError, OSError):
        while True:
            wanted: Wanted = pipe.recv()
            if wanted.libraries is not None:
                library, printed = (found or LIBRARY for found in wanted.libraries)
            _limit_time(wanted.seconds)
            pipe.send(_read(wanted.text, library, printed))


def _read(text: str, library: Library, printed: Library) -> Answer:
    try:
        return read_text(text, library, printed)
    except Refused as refused:
        return Wrong(refused.code, refused.detail)
    except MemoryError:
        return Wrong("too-heavy")
    except Exception:
        return Wrong("internal", trace=traceback.format_exc())


def _limit_memory() -> None:
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  (not everywhere)

        with suppress(ValueError, OSError):
            most = _held() + MEMORY
            resource.setrlimit(resource.RLIMIT_DATA, (most, resource.RLIM_INFINITY))


def _held() -> int:
    """Bytes of data; where the system does not tell, nothing but what is read counts."""
    try:
        pages = Path("/proc/self/statm").read_text("utf-8").split()[5]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def _limit_time(seconds: float) -> None:
    """The system ends a process that uses more of the processor, whatever it is doing."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  (not everywhere)

        used = resource.getrusage(resource.RUSAGE_SELF)
        most = int(used.ru_utime + used.ru_stime + seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))
