"""The script behind `make install` says what is wrong with the Python it finds."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent.parent / "tools" / "make-venv"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")


def make_venv(folder: Path, python: str) -> subprocess.CompletedProcess[str]:
    command = ["/bin/sh", str(SCRIPT), str(folder), python]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def fake_python(folder: Path, script: str) -> str:
    path = folder / "python"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return str(path)


def test_a_python_too_old_is_refused(tmp_path: Path) -> None:
    ended = make_venv(tmp_path / "venv", fake_python(tmp_path, "exit 1"))
    assert ended.returncode == 1
    assert "needs Python 3.11 or newer" in ended.stderr


def test_a_python_without_venv_is_refused(tmp_path: Path) -> None:
    no_venv = 'case "$2" in *ensurepip*) exit 1;; esac'
    ended = make_venv(tmp_path / "venv", fake_python(tmp_path, no_venv))
    assert ended.returncode == 1
    assert "has no 'venv' module" in ended.stderr
    assert not (tmp_path / "venv").exists()


def test_a_good_python_makes_the_folder(tmp_path: Path) -> None:
    good = f'[ "$2" != venv ] || mkdir "$3"; [ "$1" != -c ] || exec "{sys.executable}" "$@"'
    ended = make_venv(tmp_path / "venv", fake_python(tmp_path, good))
    assert (ended.returncode, ended.stderr) == (0, "")
    assert (tmp_path / "venv").is_dir()
