"""Compares random play with other libraries of games (`make bench-peers`); writes docs/peers.md.

Every contender is a process of its own. All are measured in rounds, in another order each time, so
that what else the machine does falls on all; a ratio is that of two figures of the same round.
"""

from __future__ import annotations

import argparse
import datetime
import importlib.metadata
import os
import platform
import random
import statistics
import subprocess
import sys
from pathlib import Path

from gravehold.compiled import FOLDER, PACKAGE, VARIABLE, modules_in
from tools.benchmarks import cpu
from tools.peer_games import CONTENDERS

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "peers.md"
TEMPLATE = Path(__file__).with_name("peers.template.md")
PACKAGES = ("chess", "open-spiel", "pyminion", "rlcard")
OURS = next(iter(CONTENDERS))
COMPILED = f"{OURS}, compiled"


class Contender:
    """A process that plays when told to."""

    def __init__(self, name: str) -> None:
        game = name if name in CONTENDERS else OURS
        command = [sys.executable, str(Path(__file__).with_name("peer_games.py")), game]
        modules = str(Path(PACKAGE, FOLDER)) if name == COMPILED else ""
        self.process = subprocess.Popen(
            command,
            env={**os.environ, VARIABLE: modules},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.name = name
        self.speeds: list[float] = []
        self._line()  # ready

    def _line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"error: {self.name} cannot be measured (above: why)")
        return line

    def play(self, seconds: float) -> None:
        """One round."""
        assert self.process.stdin is not None
        print(seconds, file=self.process.stdin, flush=True)
        decisions, took = self._line().split()
        self.speeds.append(int(decisions) / float(took))

    def close(self) -> None:
        self.process.communicate()


def measured(rounds: int, seconds: float) -> list[Contender]:
    compiled = modules_in(str(Path(PACKAGE, FOLDER))) is not None
    contenders = [Contender(name) for name in (*CONTENDERS, *[COMPILED] * compiled)]
    for number in range(rounds):
        for contender in random.Random(number).sample(contenders, len(contenders)):
            contender.play(seconds)
    for contender in contenders:
        contender.close()
    return contenders


def table(contenders: list[Contender]) -> str:
    """How many decisions a second, and how many times as many ours makes, round by round."""
    ours = [each for each in contenders if each.name in (OURS, COMPILED)]
    heads = [
        "",
        "decisions/s",
        *("compiled / it" if each.name == COMPILED else "ours / it" for each in ours),
    ]
    rows = [heads, ["---"] + ["---:"] * (len(heads) - 1)]
    rows += [
        [its.name, f"{statistics.median(its.speeds):,.0f}", *(ratio(our, its) for our in ours)]
        for its in contenders
    ]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def ratio(ours: Contender, its: Contender) -> str:
    """The middle one, and from the least to the most."""
    found = [our / other for our, other in zip(ours.speeds, its.speeds, strict=True)]
    return f"{statistics.median(found):.2f} ({min(found):.2f} to {max(found):.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each, in each round")
    given = parser.parse_args()
    load = os.getloadavg()[0]
    text = TEMPLATE.read_text("utf-8").format(
        date=datetime.datetime.now(datetime.UTC).date().isoformat(),
        commit=_commit(),
        python=f"{platform.python_implementation()} {platform.python_version()}",
        cpu=cpu(),
        cores=os.cpu_count(),
        load=f"{load:.1f}",
        rounds=given.rounds,
        seconds=given.seconds,
        versions=", ".join(f"{name} {importlib.metadata.version(name)}" for name in PACKAGES),
        ours=OURS,
        table=table(measured(given.rounds, given.seconds)),
    )
    PAGE.write_text(text, encoding="utf-8")
    print(text)


def _commit() -> str:
    command = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout[:-1]


if __name__ == "__main__":
    main()
