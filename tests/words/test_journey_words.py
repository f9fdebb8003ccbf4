"""Words between battles: every question, answer and line, in every language, on real journeys."""

import random
import re

import pytest

from gravehold import Expedition
from gravehold.modes.expedition.plan import OPTIONS, kinds, options_of
from gravehold.words import journeys as words
from gravehold.words.language import LANGUAGES

PLANS = [
    ("outcasts", (), ("outcasts",)),
    ("outcasts", ("one-dial",), ("outcasts",)),
    ("default", ("increased", "xaxos"), ("outcasts", "war-eternal")),
    ("short", ("big-pocket",), ("outcasts",)),
    ("fight-five", (), ("outcasts", "war-eternal")),
]


def journey_steps(kind: str, options: tuple[str, ...], packs: tuple[str, ...], seed: int):  # type: ignore[no-untyped-def]
    """A journey before and after each answer; its battles are settled, won or lost by chance."""
    dice = random.Random(seed)
    journey = Expedition.new(kind, players=1 + seed % 4, seed=seed, options=options, packs=packs)
    while not journey.over and len(journey.state.results) < 12:
        key = dice.choice([choice.key for choice in journey.asked.options])
        before = journey.copy()
        journey.choose(key)
        yield before, key, journey
        if key == "fight":
            running = journey.copy()
            journey.settle(won=dice.random() < 0.7)
            yield running, "", journey


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "options", "packs"), PLANS)
def test_everything_between_battles_has_words(
    lang: str, kind: str, options: tuple[str, ...], packs: tuple[str, ...]
) -> None:
    for before, key, after in journey_steps(kind, options, packs, seed=len(kind)):
        texts = [words.standing(before, lang), words.title(before.plan, lang)]
        if before.question is not None:
            texts.append(words.prompt(before, lang))
            for choice in before.question.options:
                found = words.label(before, choice.key, lang)
                texts += [found.text, found.note]
                assert found.card == words.about(choice.key)
        told = words.told(before, after, lang)
        assert told, f"nothing is told of {key or 'the end of a battle'}"
        for text in [*texts, *told]:
            assert text
            assert not re.search(r"[{}$]|  |\b[a-z]+-[a-z]+-[a-z]+\b", text), text


def test_what_came_and_what_was_chosen_is_told() -> None:
    journey = Expedition.new(players=4, seed=3)
    for key in ("p1 kel", "p2 ilya"):
        journey.choose(key)
    before = journey.copy()
    journey.choose("p3 zhana-outcasts")  # nobody has to ask the fourth
    assert words.told(before, journey) == [
        "Seat p3 leads Z'hana into battle.",
        "Seat p4 leads Taqren into battle.",
    ]
    before = journey.copy()
    journey.settle(won=True)
    told = words.told(before, journey)
    assert told[0] == "Battle 1 of 4: Experiment 153: won."
    assert "Galvanized Sapphire" in told[1]
    assert "Mazra's Thesis" in told[2]
    assert told[3].startswith("Xaxos: Outcast has learned: Obsidian Burst, ")
    assert told[4] == "From now on Xaxos: Outcast is under your protection, no longer Gravehold."
    assert told[5] == "Battle 2 of 4: Thief of Dreams lies ahead."


def test_who_is_protected_is_told_once() -> None:
    journey = Expedition.new(players=1, seed=3)
    said = []
    for _ in range(4):
        while journey.asked.kind != "fight":
            journey.choose(0)
        before = journey.copy()
        journey.settle(won=True)
        said.append(any("under your protection" in line for line in words.told(before, journey)))
    assert said == [True, False, False, False]


def test_a_treasure_says_what_it_does_to_the_deck() -> None:
    journey = Expedition.new(players=1, seed=3)
    journey.choose("p1 kel")
    journey.settle(won=True)
    journey.choose("p1 kel")
    while journey.asked.kind == "market":
        journey.choose(0)
    notes = {c.key: words.label(journey, c.key).note for c in journey.asked.options}
    assert notes["treasure p1 rhias-planar-pocket"].endswith("in the place of a Crystal")
    assert notes["treasure p1 losts-forged-spark"].endswith("in the place of a Spark")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_kinds_and_options_have_names(lang: str) -> None:
    library = Expedition.new().rules.library
    names = {words.kind_name(kind, lang) for kind in kinds(library)}
    assert len(names) == len(kinds(library))
    assert len({words.option_name(option, lang) for option in OPTIONS}) == len(OPTIONS)
    assert len({words.option_help(option, lang) for option in OPTIONS}) == len(OPTIONS)
    assert set(options_of("outcasts")) < set(OPTIONS)
