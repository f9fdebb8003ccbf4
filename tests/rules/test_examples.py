import re
from pathlib import Path

import pytest

from gravehold.rules import Rule, load_examples, load_rules
from gravehold.rules.mentions import find_mentions
from gravehold.words.language import LANGUAGES
from gravehold.words.names import name

TESTS = Path(__file__).parent.parent
FOLDER = "scenarios/examples"


def test_examples_are_of_rules() -> None:
    book = load_rules()
    assert len(load_examples()) >= 20
    assert all(isinstance(book[id_], Rule) for id_ in load_examples())


def test_the_scenario_of_an_example_names_its_rule() -> None:
    named = {(mention.test.partition(":")[0], mention.rule) for mention in find_mentions(TESTS)}
    told = {
        (f"{FOLDER}/{example.scenario}", id_)
        for id_, example in load_examples().items()
        if example.scenario
    }
    assert told - named == set()


def test_most_example_scenarios_are_told() -> None:
    told = {example.scenario for example in load_examples().values()}
    there = {path.name for path in (TESTS / FOLDER).glob("*.yaml")}
    assert len(there - told) <= 6  # several books tell the same example with other cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_examples_are_short(lang: str) -> None:
    for id_, example in load_examples(lang).items():
        assert len(re.findall(r"\. [A-ZŻŚŁ]", example.text)) <= 2, id_
        assert len(example.text) <= 320, id_


@pytest.mark.parametrize("name", ["Annika", "Bella", "Gregor", "Abby", "Bob", "Ania", "Michał"])
def test_the_players_are_ours(name: str) -> None:
    assert not any(name in e.text for lang in LANGUAGES for e in load_examples(lang).values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("rule", "cards"),
    [
        ("nemesis.attack", ["hasten", "gate-witch"]),
        ("nemesis.oldest-first", ["howling-spinners", "night-unending", "grubber"]),
        ("nemesis.unleash", ["afflict", "quell"]),
        ("nemesis.most-able", ["throttle"]),
        ("main.to-discard", ["morbid-gyre"]),
        ("main.while-prepped", ["kindle"]),
        ("term.adjacent", ["crystallize"]),
        ("term.this-turn", ["mages-totem"]),
    ],
)
def test_cards_have_their_names(lang: str, rule: str, cards: list[str]) -> None:
    text = load_examples(lang)[rule].text
    assert [name(card, lang) for card in cards if name(card, lang) not in text] == []
