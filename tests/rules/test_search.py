import pytest

from gravehold.rules import load_examples, load_glossary, load_rules
from gravehold.rules.search import find_id, find_topic, search
from gravehold.rules.spelling import fold, fold_umlauts


def found(lang: str, *words: str) -> list[str]:
    entries = search(load_rules(lang), words, load_glossary(lang), load_examples(lang))
    return [entry.id for entry in entries]


def test_letters_are_folded() -> None:
    assert fold("Żółta Zaklęć") == "zolta zaklec"
    assert fold("Größe") == "grosse"
    assert fold_umlauts("Größe, Züge") == "groesse, zuege"


@pytest.mark.parametrize("words", [["main.gain"], ["MAIN.GAIN"]])
def test_an_id_is_found_in_any_case(words: list[str]) -> None:
    entry = find_id(load_rules(), words)
    assert entry is not None
    assert entry.id == "main.gain"


@pytest.mark.parametrize(
    "words", [["main_phase"], ["main", "phase"], ["faza", "główna"], ["Faza glowna"]]
)
def test_a_topic_is_found_by_id_and_name(words: list[str]) -> None:
    topics = {"draw_phase": "faza dobierania", "main_phase": "faza główna"}
    assert find_topic(topics, words) == "main_phase"
    assert find_topic(topics, ["phase"]) is None


@pytest.mark.parametrize(
    ("lang", "words", "expected"),
    [
        ("en", ["Exhausted", "lowest"], ["exhausted.not-lowest", "L52", "solo.lowest", "R87"]),
        ("en", ["no-choice", "token"], ["order.three-no-choice"]),
        ("en", ["r16"], ["R16"]),
        ("en", ["parking", "fees"], []),
        ("pl", ["zaklecie", "wiez"], ["main.link", "R13", "R100"]),
        ("de", ["umdrehen"], ["draw.flip", "R58", "R94"]),
        ("de", ["zuruecksetzen"], []),
    ],
)
def test_search_finds_what_holds_all_words(
    lang: str, words: list[str], expected: list[str]
) -> None:
    assert found(lang, *words) == expected


@pytest.mark.parametrize(
    ("lang", "word", "expected"),
    [("en", "unleash", "nemesis.unleash"), ("pl", "wyzwolenie", "nemesis.unleash"),
     ("de", "verknüpfbar", "main.link"), ("de", "verknuepfbar", "main.link")],
)  # fmt: skip
def test_titles_come_first(lang: str, word: str, expected: str) -> None:
    ids = found(lang, word)
    book = load_rules(lang)
    titled = [fold(word)[:6] in fold(book[id_].title) for id_ in ids]
    assert ids[0] == expected
    assert len(ids) > 1
    assert titled == sorted(titled, reverse=True)


def test_a_term_is_found_in_all_its_forms() -> None:
    assert found("pl", "Brama") == found("pl", "bramach")
    assert "main.open" in found("pl", "brama", "otwarta")
    assert found("de", "aktiver") == found("de", "aktivieren")


def test_a_term_is_a_word_of_its_own() -> None:
    assert "R18" in found("en", "or")
    assert "order.two" not in found("en", "or")
    assert "setup.player-life" not in found("de", "Riss")  # it speaks of a Riss-Magier


def test_other_words_may_be_parts_of_words() -> None:
    assert "setup.nemesis-deck-order" in found("de", "gemisch")


def test_examples_are_searched_last() -> None:
    assert found("en", "gauntlet") == ["R72", "setup.market-suggested", "cast.others-spell"]
