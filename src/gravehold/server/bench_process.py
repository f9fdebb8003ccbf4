"""The server that is measured: a process of its own, and what the system tells of it."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def serving(database: str = "") -> Iterator[tuple[str, int]]:
    """A fresh server; its address and process id."""
    with tempfile.TemporaryDirectory() as home:
        env = {
            **os.environ,
            "GRAVEHOLD_HOME": home,
            "GRAVEHOLD_DATABASE": database,
            "GRAVEHOLD_BOT_PAUSE": "0",
            "GRAVEHOLD_LOG_LEVEL": "warning",
            "GRAVEHOLD_RATE": "100000",
            "GRAVEHOLD_BURST": "100000",
            "GRAVEHOLD_ROOMS_PER_ADDRESS": "100000",
            "GRAVEHOLD_SOCKETS_PER_ADDRESS": "100000",
            "GRAVEHOLD_REQUESTS_BURST": "100000",
        }
        command = [sys.executable, "-m", "gravehold", "serve", "--port", "0"]
        with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            try:
                yield "127.0.0.1:" + line.split("127.0.0.1:")[1].split("/")[0], process.pid
            finally:
                process.terminate()


def memory(pid: int) -> float:
    """Megabytes in use; 0 where the system does not tell."""
    try:
        text = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0.0
    return int(text.split("VmRSS:")[1].split()[0]) / 1024


def cpu(pid: int) -> float:
    """Seconds of processor time used so far; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
