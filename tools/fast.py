"""Compiles the kernel into modules that take the place of their sources (`make fast`).

    python -m tools.fast            # compares thousands of games, then lays them beside the sources
    python -m tools.fast --check    # a part of `make test`: fewer games, compiled quickly and aside

The wheel is built of a copy of the sources, for hatch-mypyc moves pyproject.toml away meanwhile
and leaves modules in the tree. docs/decisions/023-compiled-kernel.md says how they are used.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

from gravehold.compiled import FOLDER, LIST, NO_FILE, PACKAGE, SHARED, VARIABLE, hash_of, modules_in

ROOT = Path(__file__).parents[1]
SOURCES = Path(PACKAGE)
BUILD = ROOT / "build" / "fast"
MODULES = BUILD / "modules"
PARTS = ("kernel",)  # whatever they hold, the compiled modules were made with it
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
LEVEL = 'opt_level = "3"'
QUICK = 'opt_level = "1"'
MANY, FEW = 40, 4  # games of each nemesis and number of mages
TESTS = ("tests/kernel",)


def compiler() -> str:
    """What compiles C here, '' if nothing does."""
    name = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return name if shutil.which(name) and headers.is_file() else ""


def copied_tree(*, quickly: bool) -> Path:
    tree = BUILD / "tree"
    shutil.rmtree(BUILD, ignore_errors=True)
    leave = shutil.ignore_patterns("__pycache__", "static", FOLDER)
    shutil.copytree(SOURCES, tree / "src" / SOURCES.name, ignore=leave)
    for name in ("LICENSE", "tools/wheel.py"):
        (tree / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert LEVEL in project
    (tree / "pyproject.toml").write_text(project.replace(LEVEL, QUICK if quickly else LEVEL))
    return tree


def wheel_of(tree: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(BUILD)]
    env = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_MYPYC": "true"}
    done = subprocess.run(command, check=False, cwd=tree, env=env, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"error: the kernel does not compile\n{(done.stdout + done.stderr)[-4000:]}")
    return next(BUILD.glob("*.whl"))


def unpack(wheel: Path, tree: Path) -> None:
    """The modules of the wheel, and the list of the sources they belong to."""
    with ZipFile(wheel) as packed:
        for name in packed.namelist():
            if name.endswith(SUFFIX):
                target = MODULES / name.removeprefix(f"{SOURCES.name}/")
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(packed.read(name))
    assert (MODULES / f"{SHARED}{SUFFIX}").is_file()
    lines = [SUFFIX]
    copied = tree / "src" / SOURCES.name
    for source in sorted(path for part in PARTS for path in (copied / part).rglob("*.py")):
        name = source.relative_to(copied).as_posix()
        module = name.removesuffix(".py") + SUFFIX
        there = module if (MODULES / module).is_file() else NO_FILE
        lines.append(f"{hash_of(str(source))} {name} {there}")
    (MODULES / LIST).write_text("\n".join(lines) + "\n", "utf-8")


def differences(games: int) -> list[str]:
    """The games that are not the same compiled as they are of the sources."""
    command = [sys.executable, "-m", "tools.same_games", "--games", str(games)]
    runs = [
        subprocess.Popen(command, cwd=ROOT, env={**os.environ, VARIABLE: folder}, stdout=-1)
        for folder in ("", str(MODULES))
    ]
    told = [run.communicate()[0] for run in runs]
    if any(run.returncode for run in runs):
        sys.exit("error: the games could not be played")
    plain, compiled = (json.loads(text) for text in told)
    print(f"{len(plain)} games, plain and compiled")
    return [game for game in plain if plain[game] != compiled.get(game)]


def check_games(games: int) -> None:
    probe = "import sys; from gravehold.compiled import is_compiled; sys.exit(not is_compiled())"
    env = {**os.environ, VARIABLE: str(MODULES)}
    subprocess.run([sys.executable, "-c", probe], check=True, env=env)
    if different := differences(games):
        sys.exit("error: compiled, these games go another way: " + ", ".join(different[:20]))


def run_tests() -> int:
    env = {**os.environ, VARIABLE: str(MODULES)}
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", *TESTS]
    return subprocess.run(command, check=False, cwd=ROOT, env=env).returncode


def main() -> None:
    parser = argparse.ArgumentParser(description="the compiled kernel")
    parser.add_argument("--check", action="store_true", help="compile aside, quickly, and test")
    given = parser.parse_args()
    if not compiler():
        missing = "no C compiler with Python's headers (Debian: apt install gcc python3-dev)"
        print(f"skipped: {missing}" if given.check else f"error: {missing}", file=sys.stderr)
        sys.exit(0 if given.check else 1)
    tree = copied_tree(quickly=given.check)
    unpack(wheel_of(tree), tree)
    check_games(FEW if given.check else MANY)
    if given.check:
        sys.exit(run_tests())
    place = SOURCES / FOLDER
    shutil.rmtree(place, ignore_errors=True)
    MODULES.rename(place)
    fits = modules_in(str(place)) is not None
    print(
        f"The kernel is compiled ({place.relative_to(ROOT)}) and used from now on."
        if fits
        else "error: a source was changed meanwhile; make fast once more"
    )
    sys.exit(not fits)


if __name__ == "__main__":
    main()
