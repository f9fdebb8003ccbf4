"""The rulebook of a campaign that fills in: a text for every letter, and for no other."""

import re

import pytest

from gravehold.content.legacy.letters import LETTERS
from gravehold.words.language import LANGUAGES
from gravehold.words.letters import lettered_rule

from .ftl import read


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_letter_has_a_title_and_whole_sentences(lang: str) -> None:
    rules = [lettered_rule(letter, lang) for letter in LETTERS]
    assert len({rule.title for rule in rules}) == len(rules)
    for rule in rules:
        assert rule.title
        assert rule.title[-1] not in ".:"
        assert re.fullmatch(r"[^\W\d_a-z].*\.", rule.text), rule
        assert "  " not in rule.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_letter_is_told_that_does_not_exist(lang: str) -> None:
    ids = {id_ for id_, _ in read(lang) if id_.startswith("lettered-")}
    assert ids == {
        f"lettered-{letter.lower()}-{part}" for letter in LETTERS for part in ("title", "text")
    }
