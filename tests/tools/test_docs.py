"""Pages and pictures that are made from the program say what the program says."""

import doctest
import re
from pathlib import Path

import pytest

from gravehold.kernel import nodes
from gravehold.packs.code import code
from tools.picture import draw, mid_game
from tools.vocabulary import vocabulary_page

ROOT = Path(__file__).parent.parent.parent


def test_the_vocabulary_page_is_current_and_names_every_node() -> None:
    """`make docs` writes it."""
    page = vocabulary_page()
    assert (ROOT / "docs" / "vocabulary.md").read_text("utf-8") == page
    abstract = {"Node", "Effect", "Value", "Condition", "Who", "Clause"}
    found = {n for n, v in vars(nodes).items() if isinstance(v, type)} - abstract
    assert [n for n in sorted(found) if f"### {n}(" not in page] == []


@pytest.mark.parametrize(
    "written",
    [
        "Deal(2, plus=Count(PREPPED.others))",
        "May(Discard(1, HAND), then=Deal(1))",
        "Count(HAND.gems.of(ANY_ALLY))",
        "HAND.costing(at_least=2)",
    ],
)
def test_examples_are_code(written: str) -> None:
    assert code(eval(written, dict(vars(nodes)))) == written


def test_the_readme_session_runs() -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS
    )
    assert tried > 5
    assert not failed


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/playing.md"])
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    links = re.findall(r"\]\(([^)#:]+)\)", text)
    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []


def test_the_picture_can_be_drawn() -> None:
    shown = draw(mid_game()).export_text()
    assert "choose an action" in shown
    assert "supply" in shown
