import pytest

from gravehold.rules import load_examples, load_glossary, load_rules
from gravehold.rules.source import read_yaml
from gravehold.words.language import LANGUAGES

WANTED = {
    "ability", "adjacent", "aether", "ally", "any-player", "assist", "attack", "breach", "cast",
    "charge", "closed", "collectively", "degrade", "destroy", "discard", "evolve", "exhausted",
    "flawed", "focus", "gain", "gem", "gravehold", "immediately", "link", "main-phase", "minion",
    "most-lowest", "nemesis", "open", "or", "persistent", "play", "power", "prep", "pulse", "relic",
    "reveal", "shield", "sigil-breach", "silence", "spell", "supply", "tier", "to-discard", "token",
    "turn-order", "unleash", "while-prepped", "wild",
}  # fmt: skip


def marked(lang: str, text: str) -> list[tuple[str, str]]:
    return [(text[s.start : s.end], s.term) for s in load_glossary(lang).find(text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_keyword_is_explained_with_rules_to_read_on(lang: str) -> None:
    terms = load_glossary(lang).terms
    assert terms.keys() >= WANTED
    book = load_rules()
    assert [t.id for t in terms.values() if not t.rules or set(t.rules) - set(book.entries)] == []
    assert all(1 <= t.text.count(". ") + 1 <= 3 and len(t.text) <= 200 for t in terms.values())


def test_the_file_has_every_language_for_every_term() -> None:
    assert all(entry.keys() >= set(LANGUAGES) for entry in read_yaml("glossary.yaml").values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_form_belongs_to_two_terms(lang: str) -> None:
    forms = [form for term in load_glossary(lang).terms.values() for form in term.spellings]
    assert sorted({form for form in forms if forms.count(form) > 1}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_finds_its_own_forms(lang: str) -> None:
    for term in load_glossary(lang).terms.values():
        for form in term.spellings:
            assert marked(lang, f"... {form}, ...") == [(form, term.id)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nearly_every_term_is_met_in_the_rules(lang: str) -> None:
    glossary = load_glossary(lang)
    texts = [entry.text for entry in load_rules(lang).entries.values()]
    texts += [example.text for example in load_examples(lang).values()]
    met = {term.id for term in glossary.mentioned(*texts)}
    assert set(glossary.terms) - met <= {"draw-phase"}


@pytest.mark.parametrize(
    ("lang", "text", "found"),
    [
        ("en", "Prepped spells, in order.", [("Prepped", "prep"), ("spells", "spell")]),
        ("en", "OR or Or", [("OR", "or")]),
        ("en", "While prepped: +1 damage.", [("While prepped", "while-prepped"), ("damage", "damage")]),  # noqa: E501
        ("en", "on top of the discard pile", [("discard pile", "discard-pile")]),
        ("en", "openly unleashing", [("unleashing", "unleash")]),
        ("pl", "Wzmocnij Bramę sojusznika.", [("Wzmocnij", "focus"), ("Bramę", "breach"), ("sojusznika", "ally")]),  # noqa: E501
        ("pl", "Na moc nie licz, na Moc tak.", [("Moc", "power")]),
        ("pl", "dwukrotne Wyzwolenie", [("dwukrotne Wyzwolenie", "unleash")]),
        ("de", "ein Riss-Magier an Rissen", [("Riss-Magier", "mage"), ("Rissen", "breach")]),
        ("de", "GEBUNDEN: gebundene Zauber", [("GEBUNDEN", "while-prepped"), ("gebundene", "prep"), ("Zauber", "spell")]),  # noqa: E501
        ("de", "SOFORT und nicht sofort", [("SOFORT", "immediately")]),
    ],
)  # fmt: skip
def test_terms_are_found_in_all_their_forms(
    lang: str, text: str, found: list[tuple[str, str]]
) -> None:
    assert marked(lang, text) == found


@pytest.mark.parametrize(
    ("lang", "name", "term"),
    [
        ("en", "breaches", "breach"),
        ("en", "sigil-breach", "sigil-breach"),
        ("pl", "zaklec", "spell"),
        ("pl", "ŁADUNKÓW", "charge"),
        ("de", "erschopft", "exhausted"),
        ("de", "gebunden", "while-prepped"),
        ("de", "Parkplatz", None),
    ],
)
def test_terms_are_looked_up_however_they_are_spelled(
    lang: str, name: str, term: str | None
) -> None:
    found = load_glossary(lang).look_up(name)
    assert (found and found.id) == term


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terms_are_in_alphabetical_order(lang: str) -> None:
    first = [term.term[0].casefold() for term in load_glossary(lang).terms.values()]
    assert first[0] in "1a"
    assert first == sorted(
        first, key=lambda letter: {"ł": "l", "ü": "u", "ż": "z"}.get(letter, letter)
    )
