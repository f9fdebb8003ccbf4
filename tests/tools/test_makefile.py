"""The targets people call first: what they run, and what they say."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
STUBS = """
good better: ; @echo $@ ran
bad worse: ; @echo $@ ran; exit 1
"""
BEFORE, AFTER = 1_000_000_000, 1_000_000_001  # when a file was last changed

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")


def make(*arguments: str, folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Make as somebody calls it who is not in the middle of 'make test'."""
    env = {n: value for n, value in os.environ.items() if not n.startswith(("MAKE", "MFLAGS"))}
    command = ["make", *arguments]
    return subprocess.run(
        command, cwd=folder, env={**env, **more}, capture_output=True, text=True, check=False
    )


def _makefile(folder: Path) -> None:
    (folder / "Makefile").write_text((ROOT / "Makefile").read_text("utf-8"))


def check(folder: Path, parts: str, *options: str) -> subprocess.CompletedProcess[str]:
    """`make test` of these parts, with our Makefile."""
    stubs = folder / "stubs.mk"
    stubs.write_text(STUBS)
    _makefile(folder)
    return make(*options, "test", f"PARTS={parts}", folder=folder, MAKEFILES=str(stubs))


@pytest.mark.parametrize("options", [(), ("-j1",), ("-j4",), ("-k",)], ids=" ".join)
def test_a_part_that_fails_hides_no_other(tmp_path: Path, options: tuple[str, ...]) -> None:
    ended = check(tmp_path, "good bad better worse", *options)
    assert ended.stdout.splitlines() == ["good ran", "bad ran", "better ran", "worse ran"]
    assert ended.returncode != 0
    said = [line for line in ended.stderr.splitlines() if not line.startswith("make")]
    assert said[-1] == "Parts that failed: bad worse"


def test_parts_that_pass_are_a_success(tmp_path: Path) -> None:
    ended = check(tmp_path, "good better")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.splitlines()[-1] == "All parts passed: good better"


def test_every_check_is_a_part() -> None:
    """In their order, the quick ones first."""
    ended = make("-n", "test", folder=ROOT)
    marks = [
        "ruff check", "mypy", "pytest --ignore=tests/browser", "npm run --silent check",
        "pytest tests/browser", "scenario run tests/scenarios", "rules --coverage",
    ]  # fmt: skip
    places = [ended.stdout.find(mark) for mark in marks]
    assert -1 not in places
    assert places == sorted(places)


def _file(path: Path, text: str = "", at: int = BEFORE) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)
    os.utime(path, (at, at))


def test_a_later_start_says_nothing_of_make(tmp_path: Path) -> None:
    """Everything is built: what is printed is what the server prints."""
    _makefile(tmp_path)
    sources = ("index.html", "package.json", "package-lock.json", "svelte.config.js")
    for name in ("pyproject.toml", "constraints.txt", "web/vite.config.ts"):
        _file(tmp_path / name)
    for name in sources:
        _file(tmp_path / "web" / name)
    _file(tmp_path / "tools" / "need-node", "#!/bin/sh\n")
    _file(tmp_path / ".venv" / "bin" / "python", '#!/bin/sh\necho "python $*"\n')
    built = (".venv/.playable", "web/node_modules/.package-lock.json")
    for name in (*built, "src/gravehold/server/static/.built"):
        _file(tmp_path / name, at=AFTER)
    ended = make("play", folder=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.strip() == "python -m gravehold.cli serve --open"
