"""Servers that are forked from one parent, which has imported all there is: a second less each.

They are processes of their own as any other; who wants one that has learnt nothing takes a cold
one (see `Server`).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from subprocess import TimeoutExpired

PARENT = get_context("forkserver")
PARENT.set_forkserver_preload(["gravehold.server.serve", "gravehold.cli.commands.serve"])


def _serve(env: Mapping[str, str], words: list[str], out: Connection, log: Path) -> None:
    os.environ.clear()
    os.environ.update(env)
    os.dup2(out.fileno(), 1)
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
    out.close()
    sys.stdout, sys.stderr = (os.fdopen(fd, "w", buffering=1, closefd=False) for fd in (1, 2))
    sys.argv = ["gravehold", *words]

    from gravehold.__main__ import main

    main()


class WarmProcess:
    """As much of `subprocess.Popen` as a server's tests need."""

    def __init__(self, env: Mapping[str, str], words: list[str], log: Path) -> None:
        here, there = PARENT.Pipe(duplex=False)
        self._process = PARENT.Process(target=_serve, args=(env, words, there, log))
        self._process.start()
        there.close()
        self.stdout = os.fdopen(os.dup(here.fileno()), encoding="utf-8")
        here.close()
        self.pid = int(self._process.pid or 0)

    def poll(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        if (code := self.poll()) is None:
            raise TimeoutExpired(self._process.name, timeout)
        return code
