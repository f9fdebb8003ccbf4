"""The targets people call first: what they run, and what they say."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.play_args import SERVE, declared, wrong

ROOT = Path(__file__).parent.parent.parent
STUBS = """
good better: ; @echo $@ ran
bad worse: ; @echo $@ ran; echo $@ complains >&2; exit 1
long: ; @seq 100; echo long has a sum; exit 1
"""
TELLING = '#!/bin/sh\necho "python $*"\n'
BEFORE, AFTER = 1_000_000_000, 1_000_000_001  # when a file was last changed

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")


def make(*arguments: str, folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Make as somebody calls it who is not in the middle of 'make test'."""
    env = {n: value for n, value in os.environ.items() if not n.startswith(("MAKE", "MFLAGS"))}
    command = ["make", *arguments]
    return subprocess.run(
        command, cwd=folder, env={**env, **more}, capture_output=True, text=True, check=False
    )


def _file(path: Path, text: str = "", at: int = BEFORE) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)
    os.utime(path, (at, at))


def _sources(folder: Path) -> None:
    """Our Makefile and what it looks at."""
    (folder / "Makefile").write_text((ROOT / "Makefile").read_text("utf-8"))
    sources = ("index.html", "package.json", "package-lock.json", "svelte.config.js")
    for name in ("pyproject.toml", "constraints.txt", "web/vite.config.ts"):
        _file(folder / name)
    for name in sources:
        _file(folder / "web" / name)
    serve = "src/gravehold/cli/commands/serve.py"
    for name in ("tools/patiently", "tools/run-parts", "tools/play_args.py", serve):
        _file(folder / name, (ROOT / name).read_text("utf-8"))


def _installed(folder: Path, python: str = TELLING) -> None:
    """The same where the environment is made, with such a Python."""
    _sources(folder)
    _file(folder / ".venv" / "bin" / "python", python)
    for name in (".playable", ".installed"):
        _file(folder / ".venv" / name, at=AFTER)


def check(
    folder: Path, parts: str, *options: str, python: str = TELLING
) -> subprocess.CompletedProcess[str]:
    """`make test` of these parts, with our Makefile."""
    stubs = folder / "stubs.mk"
    stubs.write_text(STUBS)
    _installed(folder, python)
    return make(*options, "test", f"PARTS={parts}", folder=folder, MAKEFILES=str(stubs))


@pytest.mark.parametrize("options", [(), ("-j1",), ("-j4",), ("-k",)], ids=" ".join)
def test_a_part_that_fails_hides_no_other(tmp_path: Path, options: tuple[str, ...]) -> None:
    ended = check(tmp_path, "good bad better worse", *options)
    said = ["good ran", "bad ran", "bad complains", "better ran", "worse ran", "worse complains"]
    besides = ("make", "Time taken")
    told = [line for line in ended.stdout.splitlines() if not line.startswith(besides)]
    assert told == said
    assert ended.returncode != 0
    assert _end(ended) == "Parts that failed: bad worse"


def _end(ended: subprocess.CompletedProcess[str]) -> str:
    return [line for line in ended.stderr.splitlines() if not line.startswith("make")][-1]


def test_the_end_says_how_each_part_failed(tmp_path: Path) -> None:
    """Also of a part that was told long ago; all that it printed is kept."""
    ended = check(tmp_path, "bad long good")
    end = ended.stderr.splitlines()
    assert "bad failed, and ended with (all of it: build/parts/bad.log):" in end
    assert "bad complains" in end
    assert "long has a sum" in end
    assert "100" in end
    assert "50" not in end
    assert "good ran" not in end
    assert (tmp_path / "build/parts/long.log").read_text("utf-8").startswith("1\n2\n")


def test_of_the_rules_only_the_sum_is_told(tmp_path: Path) -> None:
    listing = '#!/bin/sh\nseq 100\necho "Missing: a.b"\necho "9 rules"\nexit 1\n'
    ended = check(tmp_path, "rules", python=listing)
    assert ended.stdout.splitlines()[:2] == ["Missing: a.b", "9 rules"]
    assert "Missing: a.b" in ended.stderr
    assert _end(ended) == "Parts that failed: rules"


def test_types_are_checked_beside_the_others_and_told_whole(tmp_path: Path) -> None:
    ended = check(tmp_path, "types good")
    assert ended.stdout.splitlines()[0] == "good ran"
    assert "python -m mypy" in ended.stdout.splitlines()
    assert ended.returncode == 0


def test_parts_that_pass_are_a_success(tmp_path: Path) -> None:
    ended = check(tmp_path, "good better")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.splitlines()[-1] == "All parts passed: good better"


def test_the_end_says_how_long_each_part_took(tmp_path: Path) -> None:
    told = check(tmp_path, "types good bad").stdout.splitlines()[-1]
    assert re.fullmatch(r"Time taken: types \d+ s, good \d+ s, bad \d+ s", told)


def test_every_check_is_a_part(tmp_path: Path) -> None:
    """In their order, the quick ones first; the scenario files are tests as well."""
    _installed(tmp_path)
    ended = make("-n", "test", folder=tmp_path)
    marks = ["ruff check", "npm run --silent check", "mypy", "pytest --ignore=tests/browser"]
    places = [ended.stdout.find(mark) for mark in (*marks, "pytest tests/browser")]
    assert -1 not in places
    assert places == sorted(places)
    assert "rules --coverage" in ended.stdout


def test_a_later_start_says_nothing_of_make(tmp_path: Path) -> None:
    """Everything is built: what is printed is what the server prints."""
    _installed(tmp_path)
    _file(tmp_path / "tools" / "need-node", "#!/bin/sh\n")
    for name in ("web/node_modules/.package-lock.json", "src/gravehold/server/static/.built"):
        _file(tmp_path / name, at=AFTER)
    ended = make("play", folder=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.strip() == "python -m gravehold serve --open"
    quiet = make("play", "PLAY_ARGS=--port 8100 --no-open", folder=tmp_path)
    assert quiet.stdout.strip() == "python -m gravehold serve --open --port 8100 --no-open"
    quiet = make("play", "NO_BROWSER=1", folder=tmp_path)
    assert quiet.stdout.strip() == "python -m gravehold serve --open --no-open"


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("--prot 8100", "there is no option '--prot'; did you mean '--port'?"),
        ("--port", "option '--port' needs a value"),
        ("--port --lan", "option '--port' needs a value"),
        ("8100", "there is no word '8100' expected; there are --help"),
    ],
)
def test_what_cannot_be_meant_is_told_before_anything_is_installed(
    tmp_path: Path, given: str, told: str
) -> None:
    _sources(tmp_path)
    ended = make("play", f"PLAY_ARGS={given}", folder=tmp_path)
    assert ended.returncode != 0
    assert ended.stdout == ""
    assert f"error: PLAY_ARGS: {told}" in ended.stderr
    assert not (tmp_path / ".venv").exists()


def test_the_options_looked_for_are_those_of_the_command() -> None:
    """As its help lists them, which is made of the command itself."""
    help_ = subprocess.run(
        [sys.executable, "-m", "gravehold", "serve", "--help"],
        capture_output=True, text=True, check=True, env={**os.environ, "COLUMNS": "200"},
    )  # fmt: skip
    listed = set(re.findall(r"(?<!\S)--[a-z][a-z-]*", help_.stdout))
    known = declared(SERVE.read_text("utf-8"))
    assert listed == {name for name in known if name.startswith("--")}
    assert wrong(["--port=1", "--lan", "--lang", "pl", "--no-open"], known) == ""


def test_the_first_start_says_how_long_it_takes_and_what_it_does(tmp_path: Path) -> None:
    """Nothing is there yet but the sources; the steps themselves are stubs."""
    _sources(tmp_path)
    for name in ("web/node_modules", "src/gravehold/server/static", ".venv", "bin"):
        (tmp_path / name).mkdir(parents=True)
    _file(tmp_path / "tools" / "need-node", "#!/bin/sh\n")
    _file(
        tmp_path / "tools" / "make-venv",
        "#!/bin/sh\nmkdir -p $1/bin\n"
        'printf \'#!/bin/sh\\ncase "$*" in *serve*) echo "served";; esac\\n\' > $1/bin/python\n'
        "chmod +x $1/bin/python\n",
    )
    _file(tmp_path / "bin" / "npm", "#!/bin/sh\n")
    ended = make("play", folder=tmp_path, PATH=f"{tmp_path / 'bin'}:{os.environ['PATH']}")
    assert (ended.returncode, ended.stderr) == (0, "")
    said = ended.stdout.splitlines()
    assert said[0] == "Getting ready. This takes one to three minutes, only now and after updates."
    steps = ("Making .venv", "Installing Gravehold", "Fetching what", "Building the table")
    assert [line.startswith(step) for line, step in zip(said[1:], steps, strict=False)] == [
        True
    ] * 4
    assert said[5:] == ["served"]
