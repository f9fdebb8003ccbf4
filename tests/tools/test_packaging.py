"""What `pip install gravehold` brings, what the extra `table` adds, what is handed out."""

import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from gravehold.words.language import LANGUAGES
from gravehold.words.locale import FOLDER
from gravehold.words.locale.parsing import SUFFIX, mark_of, sources_in
from tests.test_layers import files_of, imported_modules
from tools.layers import LAYERS, TOP_LAYERS

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
MODULES = {"fluent.syntax": "fluent", "pyyaml": "yaml", "ruamel.yaml": "ruamel"}  # else alike

# The whole of the engine on a machine without the extra: its modules cannot be imported there.
STUDY = """
import sys
for name in {table!r}:
    sys.modules[name] = None
from gravehold import Campaign, Expedition, Game, make_bot, make_setup, play
game = Game.new(make_setup(nemesis="umbra-titan", mages=["garu"], supply="suggested-a"), seed=7)
play(game, {{"p1": make_bot("greedy")}})
assert game.outcome is not None and "Umbra Titan" in str(game)
assert Game.from_json(game.to_json()) == game
assert Campaign.new(mages=1, seed=7).decision and Expedition.new(players=1, seed=7).decision
import gravehold.lab.soak, gravehold.lab.winrate, gravehold.packs.reading, gravehold.rules.book
import gravehold.notation.runner
sys.argv = ["gravehold", "--lang", "{lang}", "play"]
import gravehold.__main__
gravehold.__main__.main()
"""


def packages(requirements: list[str]) -> set[str]:
    names = {re.split(r"[\[<>=;, ]", requirement)[0] for requirement in requirements}
    return {MODULES.get(name, name) for name in names}


ENGINE = packages(PROJECT["dependencies"])
TABLE = packages(PROJECT["optional-dependencies"]["table"])


@pytest.mark.parametrize("layer", sorted({*LAYERS, "cli"}))
def test_each_layer_needs_only_what_comes_with_it(layer: str) -> None:
    more = TABLE if layer in {"server", "cli"} else set[str]()
    allowed = {"gravehold", *sys.stdlib_module_names, *ENGINE, *more}
    found = {module.split(".")[0] for path in files_of(layer) for module in imported_modules(path)}
    assert found - allowed == set()
    assert layer in LAYERS or layer in TOP_LAYERS


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("en", "error: the package 'typer' is not installed; "),
        ("pl", "błąd: brakuje pakietu „typer”; "),
        ("de", "Fehler: das Paket „typer“ ist nicht installiert; "),
    ],
)
def test_the_engine_alone_is_enough_to_study(lang: str, message: str) -> None:
    code = STUDY.format(table=sorted(TABLE), lang=lang)
    ended = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert ended.stderr.startswith(message), ended.stderr
    assert ended.stderr.endswith("pip install 'gravehold[table]'\n")
    assert ended.returncode == 2


def built(target: str, folder: Path) -> tuple[set[str], str]:
    """The files of a wheel or sdist of this tree, and what was said while it was made."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    (made,) = folder.iterdir()
    if target == "wheel":
        names = set(zipfile.ZipFile(made).namelist())
    else:
        with tarfile.open(made) as archive:
            names = {name.partition("/")[2] for name in archive.getnames()}
    return names, said.stdout + said.stderr


def test_a_wheel_holds_the_table_or_says_that_it_does_not(tmp_path: Path) -> None:
    names, said = built("wheel", tmp_path)
    assert {"gravehold/__main__.py", "gravehold/words/locale/pl/errors.ftl"} <= names
    (wheel,) = tmp_path.iterdir()
    for lang in LANGUAGES:
        words = zipfile.ZipFile(wheel).read(f"gravehold/words/locale/{lang}{SUFFIX}")
        assert words.startswith(mark_of(sources_in(FOLDER / lang)))
    has_it = "gravehold/server/static/index.html" in names
    assert has_it == (ROOT / "src/gravehold/server/static/index.html").is_file()
    assert ("holds no table" in said) != has_it


def test_an_sdist_holds_the_source_and_nothing_fetched(tmp_path: Path) -> None:
    names, _ = built("sdist", tmp_path)
    assert [name for name in names if "node_modules" in name or ".venv" in name] == []
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    needed = {name for name in kept.stdout.splitlines() if not name.startswith(".")}
    missing = {name for name in needed - names if "/." not in name}
    assert missing == set()
