"""A language is its files and one entry, as docs/extending.md says: tried with a copy of another.

Dutch counts as German does, so German texts under its code must come out word for word.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import gravehold
from gravehold.rules.source import read_yaml
from gravehold.words.language import LANGUAGES

PACKAGE = Path(gravehold.__file__).parent
ROOT = PACKAGE.parent.parent
PAGE = (ROOT / "docs" / "extending.md").read_text("utf-8")
NEW, LIKE = "nl", "de"
IN_ONE_FILE = ("glossary.yaml", "examples.yaml")
TOLD = """
from gravehold import Game, GraveholdError
from gravehold.content.library import LIBRARY, make_setup
from gravehold.rules import load_examples, load_glossary, load_rules
from gravehold.words.catalogue import as_data, facts
from gravehold.words.errors import explain
from gravehold.words.plain import table
lang = {lang!r}
for definition in LIBRARY.definitions.values():
    print(as_data(definition, LIBRARY, lang), facts(definition, lang, LIBRARY))
print(table(Game.new(make_setup(nemesis="bladius", mages=("garu", "gex"), seed=1), 1), lang))
print(load_rules(lang), load_glossary(lang).terms, load_examples(lang))
print(explain(GraveholdError("error-seed", seed="x"), lang))
"""


def files_of_a_language() -> Iterator[str]:
    """What the page says has to be made, and where."""
    section = PAGE.partition("## A language\n")[2].partition("\n## ")[0]
    yield from re.findall(r"`(src/gravehold/[^`]*<language>[^`]*)`", section)


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package in which somebody has followed the page."""
    folder = tmp_path_factory.mktemp("package")
    ignored = shutil.ignore_patterns("__pycache__", "static")
    copy = Path(shutil.copytree(PACKAGE, folder / "gravehold", ignore=ignored))
    for pattern in files_of_a_language():
        found = list(folder.glob(pattern.removeprefix("src/").replace("<language>", LIKE)))
        assert found, pattern
        for path in found:
            under = path.relative_to(copy).as_posix()
            new = copy / re.sub(rf"\b{LIKE}\b", NEW, under)
            new.parent.mkdir(exist_ok=True)
            shutil.copy(path, new)
    for name in IN_ONE_FILE:
        entries: dict[str, dict[str, Any]] = read_yaml(name)
        for entry in entries.values():
            entry[NEW] = entry[LIKE]
        (copy / "rules" / name).write_text(json.dumps(entries), "utf-8")  # which YAML can read
    listed = copy / "words" / "language.py"
    text = listed.read_text("utf-8")
    (entry,) = re.findall(rf'^    "{LIKE}": .*,\n', text, re.MULTILINE)
    listed.write_text(text.replace(entry, entry + entry.replace(LIKE, NEW, 1)), "utf-8")
    return folder


def run(package: Path, *arguments: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(package), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *arguments], env=env, cwd=package, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    return done.stdout.decode()


def test_everything_is_told_in_it(package: Path) -> None:
    new, like = (run(package, "-c", TOLD.format(lang=lang)) for lang in (NEW, LIKE))
    assert len(new) > 100_000
    assert new == like


def test_it_can_be_asked_for(package: Path) -> None:
    page = run(package, "-m", "gravehold", "card", "--lang", NEW, "--help")
    assert page == run(package, "-m", "gravehold", "card", "--lang", LIKE, "--help")
    assert "|".join((*LANGUAGES, NEW)) in page


def test_the_browser_has_the_same_languages() -> None:
    assert {path.stem for path in (ROOT / "web" / "locale").glob("*.ftl")} == set(LANGUAGES)


def test_the_codes_stand_once() -> None:
    """Whoever needs them reads the list."""
    listed = re.compile(r"""["']en["'](: .*)?,\s*["']pl["']|en\|pl""")
    places = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.ftl"), *(ROOT / "tools").rglob("*.py")]
    found = [path for path in places if listed.search(path.read_text("utf-8"))]
    assert found == [PACKAGE / "words" / "language.py"]
