"""docs/rules/: the pages are current and every link in them leads somewhere."""

import re
from pathlib import Path

import pytest

from gravehold.rules import load_glossary, load_rules
from gravehold.words.language import LANGUAGES
from tools.docs import PAGES
from tools.rules_page import linked, rules_page

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_current(lang: str) -> None:
    """`make docs` writes it."""
    page = f"rules/{lang}.md"
    assert (DOCS / page).read_text("utf-8") == PAGES[page]()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_and_every_link_is_there(lang: str) -> None:
    page = rules_page(lang)
    anchors = re.findall(r'<a id="([^"]+)">', page)
    assert len(anchors) == len(set(anchors))
    assert set(load_rules().entries) <= set(anchors)
    assert set(re.findall(r"\]\(#([^)]+)\)", page)) <= set(anchors)
    files = re.findall(r"\]\((\.\.[^)]+)\)", page)
    assert files
    assert [file for file in files if not (DOCS / "rules" / file).exists()] == []


def test_a_term_is_linked_once() -> None:
    text = linked(load_glossary(), "Gems, a gem and gems.", without="relic")
    assert text == "[Gems](#word-gem), a gem and gems."
    assert linked(load_glossary(), "Gems.", without="gem") == "Gems."
