"""Games are read in threads, as the first thing a process does."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import gravehold
from gravehold import LIBRARY, Game, make_setup

PACKAGE = Path(gravehold.__file__).parent
THREADS, ROUNDS = 8, 4
READ_AT_ONCE = """
import faulthandler, sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from gravehold import Game

faulthandler.enable()
texts = [Path(name).read_bytes() for name in sys.argv[1:]]
gate = Barrier(len(texts))

def read(text):
    gate.wait()
    return Game.from_json(text).to_json()

with ThreadPoolExecutor(len(texts)) as pool:
    for text in pool.map(read, texts):
        print(len(text))
"""


@pytest.fixture(scope="module")
def saves(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Different games, so that what they need is needed for the first time in each thread."""
    folder = tmp_path_factory.mktemp("saves")
    files = []
    for nemesis in list(LIBRARY.nemeses)[:THREADS]:
        files.append(folder / f"{nemesis}.json")
        game = Game.new(make_setup(nemesis=nemesis, mages=["garu", "gex"]), 7)
        files[-1].write_text(game.to_json())
    return files


@pytest.mark.parametrize("_", range(ROUNDS))
def test_a_fresh_process_reads_games_in_threads(saves: list[Path], _: int) -> None:
    command = [sys.executable, "-c", READ_AT_ONCE, *map(str, saves)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.split() == [str(len(Game.from_json(s.read_text()).to_json())) for s in saves]


# Whoever reads a type by itself, and why that is right.
BY_THEMSELVES = {
    "kernel/closed.py": "the one place that learns types, under a lock",
    "server/settings.py": "numbers and words, before there are threads",
}


def test_types_are_read_through_the_one_place_that_has_a_lock() -> None:
    """msgspec learns a struct when it first reads one; two threads that do so at once crash."""
    wrong = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.relative_to(PACKAGE).as_posix() not in BY_THEMSELVES
        for line in learning(ast.parse(path.read_bytes()))
    ]
    assert wrong == []


def learning(module: ast.Module) -> Iterator[int]:
    """The lines of functions that make msgspec learn a type; modules are imported once."""
    parts = list(ast.walk(module))
    functions = [f for f in parts if isinstance(f, ast.FunctionDef | ast.AsyncFunctionDef)]
    calls = {c for f in functions for c in ast.walk(f) if isinstance(c, ast.Call)}
    for call in sorted(calls, key=lambda call: call.lineno):
        name = ast.unparse(call.func)
        typed = any(word.arg == "type" for word in call.keywords)
        if name.endswith(("json.Decoder", "msgspec.convert")) or (
            name.endswith("json.decode") and typed
        ):
            yield call.lineno


def test_such_readers_are_found() -> None:
    source = """
DECODER = msgspec.json.Decoder(Names)
def one(text):
    return msgspec.json.decode(text)
def two(text):
    return msgspec.json.decode(text, type=Names)
async def three(data):
    return [msgspec.convert(part, Names) for part in data]
"""
    assert list(learning(ast.parse(source))) == [6, 8]
