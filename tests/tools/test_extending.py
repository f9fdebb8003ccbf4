"""docs/extending.md and docs/definitions.md speak of what is there."""

import re
from pathlib import Path

import pytest

from gravehold.kernel import closed
from gravehold.kernel.definitions import Definition, Gem
from gravehold.kernel.nodes import GainAether
from tools.definitions import GROUPS, definitions_page, written_out

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "extending.md").read_text("utf-8")
FILE = re.compile(r"`([\w./<>*-]+/[\w./<>*-]*)`")
OF_FILE = re.compile(r"`([A-Z_]{4,}|_printed)`(?:[^`.]*`[A-Z_]{4,}`)* (?:of|in) `([\w./]+\.py)`")


def found(path: str) -> list[Path]:
    """Where a path leads, from the root or from the package."""
    path = path.replace("<language>", "pl").replace("<box>", "legacy").replace("*", "?*")
    return [p for base in (ROOT, ROOT / "src" / "gravehold") for p in base.glob(path.rstrip("/"))]


@pytest.mark.parametrize("path", sorted(set(FILE.findall(PAGE))))
def test_the_files_it_speaks_of_are_there(path: str) -> None:
    near = found(path) or found(f"src/gravehold/kernel/{path}")
    assert near, path


def test_what_it_names_stands_where_it_says() -> None:
    named = OF_FILE.findall(PAGE)
    assert len(named) >= 10
    for word, path in named:
        near = found(path) or found(f"src/gravehold/kernel/{path}")
        assert re.search(rf"\b{word}\b", near[0].read_text("utf-8")), (word, path)


def test_the_page_of_definitions_is_current_and_names_all_of_them() -> None:
    """`make docs` writes it."""
    page = definitions_page()
    assert (ROOT / "docs" / "definitions.md").read_text("utf-8") == page
    told = {kind for _, kinds in GROUPS for kind in kinds}
    assert set(closed.leaves(Definition)) <= told
    assert all(f"### {kind.__name__}\n" in page for kind in told)


def test_it_says_what_the_source_says_of_a_field() -> None:
    page = definitions_page()
    assert "- `copies: Natural = 0`: in a full supply pile; 0: as many as others" in page
    assert "- `name: str`" in page  # without a default
    assert "`breaches: int from 1 to 2 = 1`: 2: lies on two adjacent breaches" in page


def test_an_example_is_written_as_content_writes_it() -> None:
    gem = Gem("ore", cost=3, play=GainAether(2))
    assert written_out(gem) == 'Gem("ore", cost=3, play=GainAether(2))'
