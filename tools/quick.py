"""The checks that a change touches: `make quick`, for the loop between two edits.

What was changed since the last commit (or since `BASE`): its style, all types, and the tests that
are named after a changed module or import it. `make test` is the whole.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = Path("src/gravehold")
ALWAYS = ("tests/test_layers.py",)
MOST = 25  # test files; what more of them import a module is left to the whole run


def changed(base: str) -> list[Path]:
    """Files that differ from a commit, and new ones that git does not ignore."""
    differ = _git("diff", "--name-only", "--diff-filter=d", base)
    new = _git("ls-files", "--others", "--exclude-standard")
    return [Path(name) for name in dict.fromkeys([*differ, *new])]


def _git(*arguments: str) -> list[str]:
    ran = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return ran.stdout.splitlines()


def fitting_tests(files: Iterable[Path], tests: Iterable[Path]) -> list[Path]:
    """Changed tests first, then those named after a changed module, then those that import it."""
    changed_files = list(files)
    own = [path for path in changed_files if path.parts[0] == "tests" and _is_test(path)]
    modules = [path for path in changed_files if path.suffix == ".py" and SOURCE in path.parents]
    named: list[Path] = []
    importing: list[Path] = []
    for path in tests:
        stem = path.stem.removeprefix("test_")
        if any(module.stem == stem for module in modules):
            named.append(path)
        elif any(_imports(path, module) for module in modules):
            importing.append(path)
    return list(dict.fromkeys([*own, *named, *importing]))[:MOST]


def _is_test(path: Path) -> bool:
    return path.name.startswith("test_") and path.suffix == ".py"


def _imports(test: Path, module: Path) -> bool:
    dotted = ".".join(module.with_suffix("").parts[1:])
    package, _, name = dotted.removesuffix(".__init__").rpartition(".")
    words = (
        rf"(?:from {re.escape(dotted)} import|from {re.escape(package)} import [^\n]*\b{name}\b)"
    )
    return re.search(words, (ROOT / test).read_text("utf-8")) is not None


def main(base: str = "HEAD") -> int:
    files = changed(base)
    every = sorted(
        path.relative_to(ROOT)
        for path in (ROOT / "tests").rglob("test_*.py")
        if "browser" not in path.parts
    )
    python = [str(path) for path in files if path.suffix == ".py"]
    scenarios = [str(p) for p in files if p.suffix == ".yaml" and "scenarios" in p.parts]
    tests = [*ALWAYS, *map(str, fitting_tests(files, every))]
    run = [sys.executable, "-m"]
    steps = [[*run, "ruff", "check", *python], [*run, "ruff", "format", "--check", *python]]
    steps = (steps if python else []) + [[*run, "mypy"]]
    steps += [[*run, "gravehold", "scenario", "run", *scenarios]] if scenarios else []
    steps.append([*run, "pytest", "-q", "-x", *dict.fromkeys(tests)])
    if any(path.parts[0] == "web" for path in files):
        steps.append(["npm", "--prefix", "web", "run", "--silent", "test"])
    failed = [step for step in steps if subprocess.run(step, cwd=ROOT, check=False).returncode]
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
