"""The real program: in this process, in one of its own, or in a terminal of its own."""

from __future__ import annotations

import contextlib
import fcntl
import io
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from gravehold.cli.app import main

PROGRAM = [sys.executable, "-m", "gravehold"]
NOT_OURS = ("NO_COLOR", "COLUMNS", "LINES")  # of the environment of whoever runs the tests
PATIENCE = 60.0


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """The command line in this process; its exit code."""
    monkeypatch.setattr("sys.argv", ["gravehold", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    code = ended.value.code or 0
    assert isinstance(code, int)
    return code


def environment(home: Path, **extra: str) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if k not in NOT_OURS}
    return {
        **kept,
        "GRAVEHOLD_HOME": str(home),
        "GRAVEHOLD_LANG": "en",
        "GRAVEHOLD_PAUSE": "0",
        "TERM": "xterm",
        "PYTHONUTF8": "1",
        **extra,
    }


Ended = subprocess.CompletedProcess[str]


def through_pipes(home: Path, *words: str, typed: str | bytes = "", **extra: str) -> Ended:
    """Run to the end with all input given at once; in this process, which has read all it needs."""
    given, out, err = (io.BytesIO(part) for part in (_raw(typed), b"", b""))
    with pytest.MonkeyPatch.context() as patch:
        for name in NOT_OURS:
            patch.delenv(name, raising=False)
        for name, value in environment(home, **extra).items():
            patch.setenv(name, value)
        for stream, pipe in (("stdin", given), ("stdout", out), ("stderr", err)):
            wrapped = io.TextIOWrapper(pipe, "utf-8", "surrogateescape", write_through=True)
            patch.setattr(sys, stream, wrapped)
        code = run(patch, *words)
        shown = [pipe.getvalue().decode("utf-8", "replace") for pipe in (out, err)]
    return subprocess.CompletedProcess(words, code, *shown)


def in_own_process(home: Path, *words: str, typed: str | bytes = "", **extra: str) -> Ended:
    """The same as a program that starts: where its encoding or its end matter."""
    ended = subprocess.run(
        [*PROGRAM, *words], input=_raw(typed), capture_output=True, check=False, timeout=120,
        env=environment(home, **extra),
    )  # fmt: skip
    out, err = (part.decode("utf-8", "replace") for part in (ended.stdout, ended.stderr))
    return subprocess.CompletedProcess(ended.args, ended.returncode, out, err)


def _raw(typed: str | bytes) -> bytes:
    return typed if isinstance(typed, bytes) else typed.encode()


def _take_terminal() -> None:
    """As a terminal starts a program, also when the tests run where Ctrl-C is ignored."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The program in a terminal: type, wait for words to appear."""

    def __init__(self, home: Path, *words: str, rows: int = 24, columns: int = 80) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            [*PROGRAM, *words], stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True,
            env=environment(home), start_new_session=True,
            preexec_fn=_take_terminal,  # noqa: PLW1509  (no threads here)
        )  # fmt: skip
        os.close(theirs)
        self.fd = ours
        self.shown = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        with contextlib.suppress(OSError):
            os.close(self.fd)

    def wait_for(self, words: str) -> str:
        """What was shown up to and including the words."""
        until = time.monotonic() + PATIENCE
        while words not in self.shown:
            left = until - time.monotonic()
            ready = select.select([self.fd], [], [], max(left, 0))[0]
            try:
                chunk = os.read(self.fd, 65536) if ready else b""
            except OSError:  # the program has ended
                chunk = b""
            if not chunk:
                raise AssertionError(f"{words!r} did not appear in:\n{self.shown[-3000:]}")
            self.shown += chunk.decode("utf-8", "replace")
        before, _, self.shown = self.shown.partition(words)
        return before + words

    def quiet(self, seconds: float = 0.5) -> None:
        """Wait until nothing more is shown: the program waits for a key."""
        while select.select([self.fd], [], [], seconds)[0]:
            self.shown += os.read(self.fd, 65536).decode("utf-8", "replace")

    def type(self, text: str, end: str = "\n") -> None:
        os.write(self.fd, (text + end).encode())

    def kill(self) -> None:
        """As a crash or a power cut would."""
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
