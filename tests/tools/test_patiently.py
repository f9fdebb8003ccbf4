"""The script that says what `make play` is doing while it takes long."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent.parent / "tools" / "patiently"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")


def on_a_terminal(script: str) -> tuple[int, str]:
    """What somebody sees who calls it, and how it ends."""
    import pty

    ours, theirs = pty.openpty()
    command = [str(SCRIPT), "Building", "sh", "-c", script]
    with subprocess.Popen(command, stdout=theirs, stderr=theirs) as process:
        os.close(theirs)
        seen = b""
        while True:
            try:
                part = os.read(ours, 1000)
            except OSError:  # how a terminal says that nobody is there any more
                break
            if not part:
                break
            seen += part
    os.close(ours)
    return process.returncode, seen.decode().replace("\r\n", "\n")


def test_elsewhere_it_says_what_it_does_and_gets_out_of_the_way() -> None:
    command = [str(SCRIPT), "Building", "sh", "-c", "echo out; echo wrong >&2; exit 3"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (3, "Building ...\nout\n", "wrong\n")


def test_a_terminal_sees_the_seconds_go_by_and_what_went_wrong_on_a_line_of_its_own() -> None:
    code, seen = on_a_terminal("sleep 2.2; echo wrong >&2; exit 4")
    assert code == 4
    assert seen.startswith("\rBuilding ... 0 s\rBuilding ... ")
    assert seen.count("\rBuilding ... ") >= 3
    assert seen.endswith(" s\nwrong\n")
