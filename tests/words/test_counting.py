"""Plurals as CLDR has them, and numbers as people write them."""

import pytest

from gravehold.words.counting import Number
from gravehold.words.language import LANGUAGES

ENGLISH = {
    "one": [1, -1, 1.0],
    "other": [0, 2, 3, 5, 11, 12, 21, 22, 100, 101, 1_000_000, 1.5, 0.5],
}
FACTS: dict[str, dict[str, list[Number]]] = {
    "en": ENGLISH,
    "de": ENGLISH,
    "pl": {
        "one": [1, -1, 1.0],
        "few": [2, 3, 4, 22, 24, 32, 102, 122, 1_002, -2, 2.0],
        "many": [0, 5, 9, 11, 12, 13, 14, 20, 21, 25, 100, 101, 111, 112, 114, 1_000_000],
        "other": [1.5, 0.5, 2.2, 10.1],
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_are_those_of_the_language(lang: str) -> None:
    plural = LANGUAGES[lang].plural
    numbers = [number for found in FACTS[lang].values() for number in found]
    assert {kind: [n for n in numbers if plural(n) == kind] for kind in FACTS[lang]} == FACTS[lang]


@pytest.mark.parametrize(
    ("lang", "written"),
    [
        ("en", ["0", "999", "1,000", "9,999", "12,345", "1,234,567", "-1,000"]),
        ("de", ["0", "999", "1.000", "9.999", "12.345", "1.234.567", "-1.000"]),
        ("pl", ["0", "999", "1000", "9999", "12\u00a0345", "1\u00a0234\u00a0567", "-1000"]),
    ],
)
def test_numbers_are_written_as_in_the_language(lang: str, written: list[str]) -> None:
    numbers = (0, 999, 1_000, 9_999, 12_345, 1_234_567, -1_000)
    assert [LANGUAGES[lang].written(number) for number in numbers] == written
