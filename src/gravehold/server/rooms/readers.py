"""Texts from elsewhere are read by processes of their own, a few at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context

from gravehold.content.box import Library
from gravehold.content.library import LIBRARY

from ..errors import Refused
from ..games.played import Made
from ..games.reading_process import TOO_HEAVY, Answer, Reply, Wanted, Wrong, serve
from ..json_log import logger

AT_ONCE = 2
MOST_WAITING = 20  # texts; whoever comes then is asked to come again
PATIENCE = 12.0  # times as long as the processor may work: others may need it, too


class Readers:
    """The processes, each started when there is something to read, and again when it was ended."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="import")
        self._idle: list[Reader] = []
        self._all: set[Reader] = set()
        self._waiting = 0
        self._stopped = False

    async def read(
        self, text: str, library: Library, printed: Library
    ) -> tuple[Made, Sequence[str]]:
        """What a room begins with, and the answers; refused in the words of who reads it."""
        if self._waiting >= MOST_WAITING or self._stopped:
            raise Refused("busy", wait=self.seconds)
        self._waiting += 1
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(self._threads, self._read, text, library, printed)
        work.add_done_callback(self._done)
        found = await asyncio.shield(work)
        if isinstance(found, Wrong):
            if found.trace:
                logger.error("import", trace=found.trace)
            raise Refused(found.code, found.detail)
        return found

    def _done(self, work: asyncio.Future[Answer]) -> None:
        self._waiting -= 1
        if not work.cancelled():
            work.exception()  # whoever asked may be gone

    def _read(self, text: str, library: Library, printed: Library) -> Answer:
        """In one of the threads."""
        try:
            reader = self._one()
        except OSError as error:  # no process, no memory
            logger.error("import", exc_info=error)
            raise Refused("busy", wait=self.seconds) from None
        self._all.add(reader)
        found = None
        try:
            if not self._stopped:  # else whoever stopped us may not have seen this one
                found = reader.read(text, (library, printed), self.seconds)
        finally:
            if found is None or reader.full or self._stopped:
                self._give_up(reader)
            else:
                self._idle.append(reader)
        if found is None:
            logger.warning("import-ended", size=len(text))
        return found or TOO_HEAVY

    def _give_up(self, reader: Reader) -> None:
        reader.end()
        self._all.discard(reader)

    def _one(self) -> Reader:
        """One that waits and lives, or a new one."""
        while (reader := self._waits()) is not None:
            if reader.alive():
                return reader
            self._give_up(reader)
        return Reader()

    def _waits(self) -> Reader | None:
        try:
            return self._idle.pop()
        except IndexError:  # not asked before: another thread may take the last one meanwhile
            return None

    def stop(self) -> None:
        self._stopped = True
        for busy in list(self._all):
            busy.kill()  # whoever reads there finds it dead, and ends it
        while (reader := self._waits()) is not None:
            self._give_up(reader)
        self._threads.shutdown(wait=False, cancel_futures=True)


class Reader:
    """One process; never forked, since others of our threads may hold locks."""

    def __init__(self) -> None:
        spawn = get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._libraries = (LIBRARY, LIBRARY)
        self.full = False  # with what it has read: it would refuse texts that are harmless
        self._process = spawn.Process(target=serve, args=(theirs,), name="import", daemon=True)
        self._process.start()
        theirs.close()

    def read(self, text: str, libraries: tuple[Library, Library], seconds: float) -> Answer | None:
        """None: it died, or took too long."""
        told = None if libraries == self._libraries else _but_ours(*libraries)
        self._libraries = libraries
        try:
            self._pipe.send(Wanted(text, seconds, told))
            if not self._pipe.poll(seconds * PATIENCE):
                return None
            found: Reply = self._pipe.recv()
        except (EOFError, OSError):
            return None
        self.full = found.full
        return found.answer

    def alive(self) -> bool:
        return self._process.is_alive()

    def kill(self) -> None:
        self._process.kill()

    def end(self) -> None:
        self.kill()
        self._process.join()
        self._pipe.close()


def _but_ours(library: Library, printed: Library) -> tuple[Library | None, Library | None]:
    """What the process has anyway is not sent."""
    return None if library is LIBRARY else library, None if printed is LIBRARY else printed
