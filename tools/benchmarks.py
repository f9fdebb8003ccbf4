"""Writes docs/benchmarks.md from what the benches print (`make benchmarks`)."""

from __future__ import annotations

import datetime
import json
import os
import platform
import re
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.benchmark_rows import KERNEL, SERVER, Row

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "benchmarks.md"
RUNS = 3  # of the bench of the kernel; the middle one of each figure counts

TEMPLATE = Path(__file__).with_name("benchmarks.template.md")


def run(*command: str) -> str:
    """What a command prints."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"error: {' '.join(command)} failed\n{done.stderr[-2000:]}")
    return done.stdout


def table(rows: dict[str, Row], found: dict[str, Any]) -> str:
    """Every figure that was measured, with what it must be and what it is."""
    lines = ["| figure | measured | must | what it is |", "| --- | ---: | ---: | --- |"]
    for name, row in rows.items():
        lines.append(f"| `{name}` | {shown(found[name])} | {row.must} | {row.what} |")
    return "\n".join(lines)


def shown(value: float) -> str:
    if value >= 1000 or isinstance(value, int):
        return f"{value:,.0f}"
    return f"{value:,.2f}" if value < 10 else f"{value:,.1f}"


def middle(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """Figure by figure."""
    return {name: statistics.median(run[name] for run in runs) for name in KERNEL}


def instructions() -> str:
    """As they are told, in a table."""
    lines = ["| figure | thousand instructions |", "| --- | ---: |"]
    for line in run(sys.executable, "-m", "tools.instructions").splitlines():
        count, name = re.fullmatch(r" *([\d.]+) k instructions: (.*)", line).groups()  # type: ignore[union-attr]
        lines.append(f"| {name} | {float(count):,.1f} |")
    return "\n".join(lines)


def cpu() -> str:
    try:
        told = Path("/proc/cpuinfo").read_text("utf-8")
    except OSError:
        return platform.processor() or "an unknown processor"
    found = re.search(r"^model name\s*: (.*)$", told, re.MULTILINE)
    return found[1] if found else platform.machine()


def main() -> None:
    bench = (sys.executable, "-m", "gravehold")
    load = os.getloadavg()[0]
    kernel = middle([json.loads(run(*bench, "bench", "--json")) for _ in range(RUNS)])
    server = json.loads(run(*bench, "bench-server", "--json"))
    size = run("npm", "--prefix", "web", "run", "--silent", "size").splitlines()[-1]
    text = TEMPLATE.read_text("utf-8").format(
        date=datetime.datetime.now(datetime.UTC).date().isoformat(),
        version=run(*bench, "--version").split()[-1],
        commit=run("git", "rev-parse", "--short", "HEAD").strip(),
        python=f"{platform.python_implementation()} {platform.python_version()}",
        cpu=cpu(),
        cores=os.cpu_count(),
        load=f"{load:.1f}",
        calibration=shown(kernel["calibration_us"]),
        runs=RUNS,
        kernel=table(KERNEL, kernel),
        instructions=instructions(),
        server=table(SERVER, server),
        size=size[0].upper() + size[1:],
    )
    PAGE.write_text(text, encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
