"""The rules say the same in every language."""

import re
from collections.abc import Iterator

import pytest

from gravehold.content.library import SUGGESTED
from gravehold.rules import Ruling, load_examples, load_glossary, load_rules
from gravehold.rules.book import load_translation
from gravehold.rules.source import read_yaml
from gravehold.words.language import LANGUAGES
from gravehold.words.names import name

TRANSLATIONS = [lang for lang in LANGUAGES if lang != "en"]
QUOTES = {"pl": ("„", "”"), "de": ("„", "“")}
ENGLISH = re.compile(
    r"\b(the|and|of|with|you|your|players?|cards?|spells?|breach|breaches|damage|turns?|when|may"
    r"|must|each|is|are|this|that|from|not|its|only|gains?|mages?|gems?|relics?|discards?|draw"
    r"|tokens?|life|powers?|minions?|supply|charges?|one|two|three|which|who)\b",
    re.IGNORECASE,
)


def sayings(lang: str) -> Iterator[tuple[str, str]]:
    """Everything that is said in a language, and where."""
    for entry in load_rules(lang).entries.values():
        yield f"{entry.id} title", entry.title
        yield entry.id, entry.text
        if isinstance(entry, Ruling):
            yield f"{entry.id} basis", entry.basis
    for rule, example in load_examples(lang).items():
        yield f"{rule} example", example.text
    for term in load_glossary(lang).terms.values():
        yield f"{term.id} term", term.term
        yield f"{term.id} meaning", term.text


def numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_the_same_rules_in_the_same_order(lang: str) -> None:
    words = load_translation(lang)
    assert [*words.rules, *words.rulings] == list(load_rules().entries)
    assert [*words.rulings] == [e.id for e in load_rules().topics()["rulings"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_empty_or_unfinished(lang: str) -> None:
    unfinished = [
        place
        for place, said in sayings(lang)
        if not said.strip() or said != said.strip() or "TODO" in said or "  " in said
    ]
    assert unfinished == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_sentences_and_titles_are_short(lang: str) -> None:
    for entry in load_rules(lang).entries.values():
        assert entry.text.endswith((".", ".)")), entry.id
        assert len(entry.title) <= 45, entry.title
        assert not entry.title.endswith(".") or entry.title[-2].isdigit(), entry.title
    titles = [entry.title for entry in load_rules(lang).entries.values()]
    assert len(titles) - len(set(titles)) <= 1  # a rule and the ruling on it may share one


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_no_english_is_left(lang: str) -> None:
    left = [(place, ENGLISH.findall(said)) for place, said in sayings(lang)]
    assert [found for found in left if found[1]] == []


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_no_text_was_forgotten(lang: str) -> None:
    english = dict(sayings("en"))
    same = {place for place, said in sayings(lang) if said == english[place]}
    assert {place for place in same if not place.endswith(("title", "term", "basis"))} == set()


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_numbers_are_the_same(lang: str) -> None:
    said = dict(sayings(lang))
    lost = {place: numbers(text) - numbers(said[place]) for place, text in sayings("en")}
    assert {place: gone for place, gone in lost.items() if gone} == {}


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_quotes_are_those_of_the_language(lang: str) -> None:
    opening, closing = QUOTES[lang]
    for place, said in sayings(lang):
        assert said.count(opening) == said.count(closing), place
        others = set("\"'„“”‚‘’«»") - {opening, closing}
        assert not others & set(said.replace("Z'hana", "").replace("Z'hany", "")), place


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_have_the_names_of_the_edition(lang: str) -> None:
    text = load_rules(lang)["setup.market-suggested"].text
    cards = [name(id_, lang) for box in ("a", "b") for id_ in SUGGESTED[f"suggested-{box}"]]
    assert [card for card in cards if card not in text] == []
    assert name("umbra-titan", lang).split()[0][:4] in load_rules(lang)["R21"].text
    assert name("hollow-crown", lang) in load_rules(lang)["R29"].text
    assert name("sigil-breach", lang).casefold() in load_rules(lang)["R15"].text.casefold()


def test_a_rule_written_twice_is_an_error_of_the_file() -> None:
    """ruamel.yaml refuses a key that is written twice, so every id has one text."""
    assert set(read_yaml("pl.yaml")) == {"rules", "rulings"}
