"""Texts written by hand are few, and say the numbers of their cards."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

from gravehold.content.library import LIBRARY
from gravehold.kernel.definitions import Body, Definition
from gravehold.words import overrides as handwritten
from gravehold.words.catalogue import EFFECT_FIELDS
from gravehold.words.grammar import definitions
from gravehold.words.language import LANGUAGES
from gravehold.words.overrides import Written, overrides

SHARE = 0.03
SAID = ("power", "breaches")  # numbers of a card that its text has too
UNSAID = {"slots", "slot"}  # breaches have Roman numbers
Texts = Mapping[str, tuple[Written, ...]]


def numbers_of_tree(definition: Definition) -> Counter[int]:
    """Every number above 1 that the effects of a card hold; 1 is often 'a' or nothing at all."""
    fields = [getattr(definition, field, ()) for field in (*EFFECT_FIELDS, *SAID)]
    found = (n for tree in fields for n in _numbers(msgspec.to_builtins(tree)))
    return Counter(n for n in found if n > 1)


def _numbers(tree: Any) -> Iterator[int]:
    if isinstance(tree, dict):
        tree = [part for key, part in tree.items() if key not in UNSAID]
    if isinstance(tree, list | tuple):
        for part in tree:
            yield from _numbers(part)
    elif isinstance(tree, int) and not isinstance(tree, bool):
        yield tree


def numbers_of_text(paragraphs: tuple[Written, ...]) -> Counter[int]:
    said = " ".join(f"{part.keyword} {part.text}" for part in paragraphs)
    return Counter(n for n in map(int, re.findall(r"\d+", said)) if n > 1)


def wrong(texts: Texts) -> list[str]:
    """Cards whose text is of no card, or has other numbers than its tree."""
    return [
        id_
        for id_, paragraphs in texts.items()
        if id_ not in LIBRARY.cards
        or numbers_of_text(paragraphs) != numbers_of_tree(LIBRARY.cards[id_])
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_overrides_are_the_last_resort(lang: str) -> None:
    assert len(overrides(lang)) <= SHARE * len(LIBRARY.cards)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_overrides_say_the_numbers_of_their_cards(lang: str) -> None:
    assert wrong(overrides(lang)) == []


def test_a_wrong_number_is_found() -> None:
    """Heart of Nothing: discard 4 cards to thwart it, power 2, unleash 2 times or suffer 4."""
    right = (
        Written("Discard 4 cards in hand.", "To discard:"),
        Written("Unleash 2 times, or any player suffers 4 damage.", "Power 2:"),
    )
    assert wrong({"heart-of-nothing": right}) == []
    too_few = (right[0], Written("Unleash 2 times, or any player suffers 3 damage.", "Power 2:"))
    assert wrong({"heart-of-nothing": too_few}) == ["heart-of-nothing"]
    assert wrong({"heart-of-nothing": right[:1]}) == ["heart-of-nothing"]
    assert wrong({"no-such-card": right}) == ["no-such-card"]


def test_the_check_agrees_with_the_grammar() -> None:
    """German writes its numbers in digits.

    But 'zum zweiten Mal' is a word, what is dealt either way is said once, and Echo and
    the name of a part of a card have a number that stands in no effect.
    """
    differ = {
        card.id
        for card in LIBRARY.cards.values()
        if not isinstance(card, Body)  # its numbers stand on a track, not in an effect
        and wrong(
            {card.id: tuple(Written(p.text, p.keyword) for p in definitions.text(card, "de"))}
        )
    }
    assert differ == {
        "aether-drain",  # three equal steps are told once
        "bouncing-boom",
        "breach-communion",
        "dream-devourer",
        "fortified-frost",
        "fortifying-blaze",
        "interceding-flare",
        "molten-peridot",
        "paired-storm",
        "reverberating-shock",
        "risen-blight",
        "spiralling-nightmare",  # spaces have names
        "starfire-frenzy",
        "unmake",  # all that are revealed: 'sie'
    }


def test_an_override_is_what_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    spark = msgspec.structs.replace(LIBRARY.cards["spark"], id="test-spark")
    written = {"test-spark": (Written("Deal a damage by hand.", "Cast:"),)}
    monkeypatch.setattr(definitions, "overrides", lambda lang: written if lang == "en" else {})
    assert [str(part) for part in definitions.text(spark, "en")] == ["Cast: Deal a damage by hand."]
    assert [str(part) for part in definitions.text(spark, "de")] == ["WIRKEN: Füge 1 Schaden zu."]


def test_every_language_has_its_file() -> None:
    assert {path.stem for path in handwritten.FOLDER.glob("*.json")} == set(LANGUAGES)
