"""The rules page of a campaign's table tells of no rule before its letter, not even in passing."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from gravehold import Campaign
from gravehold.content.library import LIBRARY
from gravehold.modes.campaign.known import known_to
from gravehold.rules import load_examples, load_glossary, load_rules
from gravehold.server.wire.campaign_catalogue import Book, opened
from gravehold.words.language import LANGUAGES

pytestmark = pytest.mark.rule("legacy.sealed", "legacy.rules-unlock")

# Words of the glossary nobody reads before this letter.
TERMS = {
    "S": ("evolve",),
    "A": ("charge", "ability"),
    "B": ("shield",),
    "E": ("silence",),
    "X": ("degrade",),
    "J": ("flawed",),
    "D": ("pulse",),
}
# What is told in passing, by no word of the glossary: entries and examples that wait for a letter.
ENTRIES = {"T": ("R6",), "U": ("legacy.no-charges-at-first",), "M": ("R87",), "G": ("L32",)}
EXAMPLES = {"O": ("cast.additional-same-target",), "U": ("exhausted.unleash",)}


def played() -> Iterator[Campaign]:
    """A campaign wherever rules may have come."""
    campaign, last = Campaign.new(mages=2, seed=7), ("", 0)
    for seat in ("p1", "p2"):
        campaign.choose(f"name {seat} Zyx")
    while not campaign.over:
        if (here := ("".join(campaign.state.letters), campaign.state.chapter)) != last:
            yield campaign
        last = here
        if campaign.at_battle:
            campaign.settle(won=True)
        else:
            campaign.choose(campaign.asked.options[0].key)


def texts(book: Book) -> str:
    rules = [" ".join((rule.title, rule.text, rule.example)) for rule in book.rules()]
    return "\n".join([*rules, *(f"{word.name} {word.text}" for word in book.words())])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_rule_is_told_of_before_its_letter(lang: str) -> None:
    terms = load_glossary(lang).terms
    for campaign in played():
        have = campaign.state.letters
        page = opened(known_to(campaign, ()), LIBRARY, lang)
        said = texts(page).lower()
        for letter, words in TERMS.items():
            for form in (form for id_ in words for form in terms[id_].spellings):
                if letter not in have:
                    assert not re.search(rf"\b{re.escape(form.lower())}\b", said), (letter, form)
        assert "H" in have or not re.search(r"\biv\b", said)
        for letter, ids in ENTRIES.items():
            assert letter in have or not {*ids} & page.entries.keys(), letter
        shown = {rule.id for rule in page.rules() if rule.example}
        for letter, ids in EXAMPLES.items():
            assert letter in have or not {*ids} & shown, letter


def test_what_waited_is_there_at_the_end() -> None:
    *_, campaign = played()
    page = opened(known_to(campaign, ()), LIBRARY, "en")
    shown = {rule.id for rule in page.rules() if rule.example}
    assert {id_ for ids in EXAMPLES.values() for id_ in ids} <= shown
    assert {id_ for ids in ENTRIES.values() for id_ in ids} <= page.entries.keys()


def test_examples_need_rules_that_there_are() -> None:
    known = load_rules().entries
    assert all(id_ in known for each in load_examples().values() for id_ in each.needs)
