"""Counts the processor's instructions of fixed runs (`make instructions`); docs/benchmarks.md.

Wall time swings by ten per cent from run to run, instructions by less than one in a hundred. Only
the run itself is counted: a process makes everything ready at full speed, then tells valgrind to
begin, and to write down what it has seen so far after each figure.
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path

from gravehold.kernel.game import Game
from gravehold.lab.bench import BOXES, CROWD, crowded_game, random_game, setups_of
from gravehold.lab.setups import OURS, make_setup, setup_from_ids

TIMES = 24  # how often each small thing is done
ROUNDS = 4  # games of each set-up of War Eternal; a fourth of it elsewhere
MISSING = (
    "error: instructions are counted by valgrind, which is not installed\n"
    "hint: apt install valgrind (Debian, Ubuntu), dnf install valgrind (Fedora); not on a Mac"
)

Action = Callable[[], int]  # does something so many times


def of_box(box: str) -> Action:
    """Random play in a box, the deal included."""
    setups = setups_of(box)
    for setup in setups:
        random_game(setup, 0)
    rounds = ROUNDS if box == "war-eternal" else 1
    seeded = [(setup, seed) for seed, setup in enumerate(setups * rounds)]
    return lambda: sum(random_game(setup, seed) for setup, seed in seeded)


def of_nemesis(nemesis: str) -> Action:
    box = next(box for box in BOXES if nemesis in BOXES[box])
    setups = [setup for setup in setups_of(box) if setup.nemesis.id == nemesis]
    for setup in setups:
        random_game(setup, 0)
    return lambda: sum(random_game(setup, seed) for seed, setup in enumerate(setups))


def recorded() -> Action:
    setups = setups_of("war-eternal")
    for setup in setups:
        random_game(setup, 0, record=True)
    return lambda: sum(random_game(setup, i, record=True) for i, setup in enumerate(setups))


def repeated(action: Callable[[], object]) -> Action:
    def run() -> int:
        for _ in range(TIMES):
            action()
        return TIMES

    action()
    return run


def new_games() -> Action:
    """Four mages and a supply drawn from all packs, another one each time."""

    def new(seed: int) -> None:
        packs = tuple(OURS.supply)
        setup = make_setup(
            nemesis="umbra-titan", mages=CROWD, supply="random", packs=packs, seed=seed
        )
        Game.new(setup, seed)

    def run() -> int:
        for seed in range(TIMES):
            new(seed)
        return TIMES

    for seed in range(TIMES, 4 * TIMES):  # every card has been met
        new(seed)
    return run


def dealt_again() -> Action:
    setup = setups_of("war-eternal")[0]
    return repeated(lambda: Game.new(setup, 1, record=False))


def of_game(act: Callable[[Game], Callable[[], object]]) -> Callable[[], Action]:
    return lambda: repeated(act(crowded_game()))


def loading(game: Game) -> Callable[[], object]:
    text = game.to_json()
    return lambda: Game.from_json(text, setup_from_ids)


def imagining(game: Game) -> Callable[[], object]:
    view = game.view(0)
    return lambda: view.determinize(1)


FIGURES: dict[str, Callable[[], Action]] = {
    "nothing": lambda: lambda: 1,
    **{f"a decision, {box}": lambda box=box: of_box(box) for box in BOXES},  # type: ignore[misc]
    "a recorded decision, war-eternal": recorded,
    "a copy of a position": of_game(lambda game: game.state.copy),
    "a copy of a game": of_game(lambda game: game.copy),
    "a new game, new supply": new_games,
    "a new game of a set-up dealt before": dealt_again,
    "to_json": of_game(lambda game: game.to_json),
    "from_json": of_game(loading),
    "a view": of_game(lambda game: lambda: game.view(0)),
    "determinize": of_game(imagining),
    **{
        f"a decision, {nemesis}": lambda nemesis=nemesis: of_nemesis(nemesis)  # type: ignore[misc]
        for box in BOXES
        for nemesis in BOXES[box]
    },
}


def control(*command: str) -> None:
    """Tell valgrind, which runs this process, what to do now."""
    command = ("callgrind_control", *command, str(os.getpid()))
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def count(names: list[str]) -> None:
    """In a process under valgrind: each figure, and how many times."""
    gc.disable()  # when it runs depends on what was there before
    for name in ("nothing", *names):  # the same as before it each time: what telling costs
        action = FIGURES[name]()
        gc.collect()
        control("-i", "on")
        times = action()
        control("-i", "off")
        control("-d")
        print(times, name, sep="\t", flush=True)


def counted(names: list[str]) -> list[tuple[str, float]]:
    """Each figure with its instructions, of one process."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        command = ["valgrind", "--tool=callgrind", "--instr-atstart=no"]
        command += [f"--callgrind-out-file={out}", sys.executable, "-m", "tools.instructions"]
        for name in names:
            command += ["--do", name]
        env = {**os.environ, "PYTHONHASHSEED": "0"}
        done = subprocess.run(command, check=False, env=env, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"error: valgrind failed\n{done.stderr[-2000:]}")
        told = [line.split("\t") for line in done.stdout.splitlines()]
        totals = [_total(Path(f"{out}.{n}")) for n in range(1, len(told) + 1)]
    found = zip(totals, told, strict=True)
    return [(name, (total - totals[0]) / int(times)) for total, (times, name) in found]


def _total(dump: Path) -> int:
    found = re.search(r"^totals: (\d+)", dump.read_text(), re.MULTILINE)
    if found is None:
        sys.exit(f"error: valgrind wrote no total\n{dump.name}")
    return int(found[1])


def main() -> None:
    parser = argparse.ArgumentParser(description="instructions of fixed runs")
    parser.add_argument("--do", action="append", choices=FIGURES, help=argparse.SUPPRESS)
    parser.add_argument("--only", default="", help="figures whose name has this in it")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    given = parser.parse_args()
    if given.do:
        count(given.do)
        return
    if shutil.which("valgrind") is None:
        sys.exit(MISSING)
    names = [name for name in FIGURES if name != "nothing" and given.only in name]
    parts = [names[i :: given.jobs] for i in range(given.jobs) if names[i :: given.jobs]]
    with ThreadPoolExecutor(given.jobs) as pool:
        found = dict(chain.from_iterable(pool.map(counted, parts)))
    for name in names:
        print(f"{found[name] / 1000:10.1f} k instructions: {name}")


if __name__ == "__main__":
    main()
