"""Counts the processor's instructions of a fixed run (`make instructions`); docs/benchmarks.md.

Wall time swings by ten per cent from run to run, instructions by less than one in a hundred. Each
figure is the difference to a process that prepares the same run and then does nothing.
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from gravehold import Game, make_setup
from gravehold.content import war_eternal
from gravehold.kernel.codex import Setup
from gravehold.lab.setups import Dice

EVERY = 8  # positions between two that are copied
TIMES = 24  # how often each of them is copied, each set-up dealt
PASSES = 3  # how often each game is played
MISSING = (
    "error: instructions are counted by valgrind, which is not installed\n"
    "hint: apt install valgrind (Debian, Ubuntu), dnf install valgrind (Fedora); not on a Mac"
)

Picks = list[int]


class Run:
    """The fixed games: how each begins, which options are taken, some positions on the way."""

    def __init__(self) -> None:
        box = war_eternal.BOX
        nemeses, mages = ([mat.id for mat in mats] for mats in (box.nemeses, box.mages))
        self.setups = [
            make_setup(
                nemesis=nemesis,
                mages=[mages[(i + seat) % len(mages)] for seat in range(1 + i // len(nemeses))],
                supply="suggested-b" if i % 2 else "suggested-a",
            )
            for i, nemesis in enumerate(nemeses * 4)
        ]
        self.middles: list[Game] = []
        games = [self._play(setup, seed) for seed, setup in enumerate(self.setups)]
        self.plain = [(game.copy(record=False), picks) for game, picks in games * PASSES]
        self.recorded = [(game.copy(record=True), picks) for game, picks in games * PASSES]

    def _play(self, setup: Setup, seed: int) -> tuple[Game, Picks]:
        """To its end by chance; the picks are kept, so that choosing is no part of the count."""
        game, dice, picks = Game.new(setup, seed, record=False), Dice(seed), Picks()
        first = game.copy()
        while not game.over:
            picks.append(dice.below(len(game.asked.options)))
            game.pick(picks[-1])
            if len(picks) % EVERY == 0 and not game.over:
                self.middles.append(game.copy())
        return first, picks


def do_nothing(run: Run) -> int:
    return 0


def play(run: Run) -> int:
    return _played(run.plain)


def play_recorded(run: Run) -> int:
    return _played(run.recorded)


def _played(games: list[tuple[Game, Picks]]) -> int:
    for game, picks in games:
        pick = game.pick
        for index in picks:
            pick(index)
    return sum(len(picks) for _, picks in games)


def copy_states(run: Run) -> int:
    for _ in range(TIMES):
        for game in run.middles:
            game.state.copy()
    return TIMES * len(run.middles)


def copy_games(run: Run) -> int:
    for _ in range(TIMES):
        for game in run.middles:
            game.copy()
    return TIMES * len(run.middles)


def deal_games(run: Run) -> int:
    for seed in range(TIMES):
        for setup in run.setups:
            Game.new(setup, seed, record=False)
    return TIMES * len(run.setups)


FIGURES: dict[str, Callable[[Run], int]] = {
    "nothing": do_nothing,
    "a decision": play,
    "a recorded decision": play_recorded,
    "a copy of a position": copy_states,
    "a copy of a game": copy_games,
    "a new game": deal_games,
}


def counted(name: str) -> tuple[int, int]:
    """The instructions of a process that prepares the run and does one thing, how many times."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    command += [sys.executable, "-m", "tools.instructions", "--do", name]
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, check=False, env=env, capture_output=True, text=True)
    found = re.search(r"Collected *: *(\d+)", done.stderr)
    if done.returncode or found is None:
        sys.exit(f"error: valgrind failed\n{done.stderr[-2000:]}")
    return int(found[1]), int(done.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description="instructions of a fixed run")
    parser.add_argument("--do", choices=FIGURES, help=argparse.SUPPRESS)
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    given = parser.parse_args()
    if given.do:
        gc.disable()  # when it runs depends on what was there before
        print(FIGURES[given.do](Run()))
        return
    if shutil.which("valgrind") is None:
        sys.exit(MISSING)
    with ThreadPoolExecutor(given.jobs) as pool:
        counts = dict(zip(FIGURES, pool.map(counted, FIGURES), strict=True))
    nothing, _ = counts.pop("nothing")
    for name, (count, times) in counts.items():
        print(f"{(count - nothing) / times / 1000:8.1f} k instructions: {name} (of {times:,})")


if __name__ == "__main__":
    main()
