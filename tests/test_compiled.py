"""The compiled kernel is used where it fits its sources, and never otherwise."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from pathlib import Path

import pytest
from pathspec import GitIgnoreSpec

from gravehold.compiled import LIST, NO_FILE, PACKAGE, SHARED, VARIABLE, hash_of, modules_in
from tests.kernel.test_structs_apart import STRUCTS, bases, classes, parsed
from tests.test_layers import imported_modules
from tools import fast

SUFFIX = EXTENSION_SUFFIXES[0]
RUN = f"kernel/run{SUFFIX}"
ROOT = Path(__file__).parents[1]
HOOKS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
HOOK = HOOKS["targets"]["wheel"]["hooks"]["mypyc"]
NAMES = [path.relative_to(ROOT).as_posix() for path in Path(PACKAGE).rglob("*.py")]
COMPILED = sorted(
    set(GitIgnoreSpec.from_lines(HOOK["include"]).match_files(NAMES))
    - set(GitIgnoreSpec.from_lines(HOOK["exclude"]).match_files(NAMES))
)


def written(folder: Path, run: str, *, suffix: str = SUFFIX) -> str:
    """A list of two sources, one of them compiled."""
    frames = hash_of(f"{PACKAGE}/kernel/frames.py")
    lines = (suffix, f"{run} kernel/run.py {RUN}", f"{frames} kernel/frames.py {NO_FILE}")
    (folder / LIST).write_text("\n".join(lines) + "\n", "utf-8")
    return str(folder)


def test_modules_stand_in_for_the_sources_they_were_made_of(tmp_path: Path) -> None:
    found = modules_in(written(tmp_path, hash_of(f"{PACKAGE}/kernel/run.py")))
    assert found is not None
    assert found.files == {
        SHARED: f"{tmp_path}/{SHARED}{SUFFIX}",
        "gravehold.kernel.run": f"{tmp_path}/{RUN}",
    }
    spec = found.find_spec("gravehold.kernel.run")
    assert spec is not None
    assert isinstance(spec.loader, ExtensionFileLoader)
    assert found.find_spec("gravehold.kernel.frames") is None


def test_a_source_that_changed_is_read_itself(tmp_path: Path) -> None:
    assert modules_in(written(tmp_path, "0" * 16)) is None


def test_another_interpreter_reads_the_sources(tmp_path: Path) -> None:
    hash_ = hash_of(f"{PACKAGE}/kernel/run.py")
    assert modules_in(written(tmp_path, hash_, suffix=".cpython-27.so")) is None


def test_a_source_that_is_gone_leaves_the_others_as_they_are(tmp_path: Path) -> None:
    (tmp_path / LIST).write_text(f"{SUFFIX}\n{'0' * 16} kernel/gone.py {NO_FILE}\n", "utf-8")
    assert modules_in(str(tmp_path)) is None
    assert modules_in(str(tmp_path / "nothing")) is None


def test_the_variable_names_no_folder_and_the_sources_are_used() -> None:
    code = "from gravehold.compiled import is_compiled; print(is_compiled())"
    env = {**os.environ, VARIABLE: ""}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=True)
    assert done.stdout == b"False\n"


def test_what_is_compiled_has_code_and_no_structs() -> None:
    found = {
        name for name in COMPILED for cls in classes(parsed(ROOT / name)) if bases(cls) & STRUCTS
    }
    assert found == set()
    assert {"src/gravehold/kernel/run.py", "src/gravehold/kernel/handlers/damage.py"} < {*COMPILED}


def test_each_module_left_out_is_there() -> None:
    names = {Path(name).name for name in NAMES if "/kernel/" in name}
    assert {*HOOK["exclude"]} - names == set()


def test_what_is_compiled_depends_on_nothing_outside_the_list_of_sources() -> None:
    """A constant of another package would be kept as it was when that package changes."""
    parts = {f"gravehold.{part}" for part in fast.PARTS}
    wrong = {
        f"{name} imports {module}"
        for name in COMPILED
        for module in imported_modules(ROOT / name)
        if module.startswith("gravehold") and ".".join(module.split(".")[:2]) not in parts
    }
    assert wrong == set()


def test_without_a_compiler_the_check_is_skipped_and_the_wish_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    for given, code, word in ((["--check"], 0, "skipped"), ([], 1, "error")):
        monkeypatch.setattr(sys, "argv", ["fast", *given])
        with pytest.raises(SystemExit) as ended:
            fast.main()
        assert ended.value.code == code
        assert word in capsys.readouterr().err
