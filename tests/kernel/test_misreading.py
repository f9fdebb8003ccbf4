"""What is no definition is refused with its place and with what would be right there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from gravehold.content.library import LIBRARY
from gravehold.kernel import closed
from gravehold.kernel.definitions import Definition
from gravehold.kernel.errors import BadFile
from gravehold.kernel.misreading import Place, mistakes
from gravehold.kernel.reading import definition_from, rules_from, setup_from
from gravehold.words.errors import explain
from gravehold.words.language import LANGUAGES

AETHER = {"node": "gain-aether", "amount": 2}
ALWAYS = {"node": "if", "condition": {"node": "your-turn"}, "do": AETHER}


def gem(**fields: Any) -> dict[str, Any]:
    return {"kind": "gem", "id": "sunstone", **fields}


def play(*effects: Any) -> dict[str, Any]:
    return gem(play=list(effects))


def discard(**fields: Any) -> dict[str, Any]:
    return {"node": "discard", "n": 1, "cards": {"node": "cards", "zones": ["hand"]}, **fields}


def mage(**fields: Any) -> dict[str, Any]:
    return {"kind": "mage", "id": "orsa", **fields}


MISTAKES: tuple[tuple[Any, str], ...] = (
    (  # what old YAML makes of `on:`
        {"kind": "gem", "id": "x", "play": {"node": "become", "id": "y", True: "it"}},
        "x, play: unknown field 'True' in 'become' (there are: id, on, evolve)",
    ),
    (
        play({"node": "gain-aethr", "amount": 2}),
        "sunstone, play[0].node: there is no effect 'gain-aethr'; did you mean 'gain-aether'?",
    ),
    (
        play(AETHER, {"node": "GainAether", "amount": 2}),
        "sunstone, play[1].node: there is no effect 'GainAether'; did you mean 'gain-aether'?",
    ),
    (play({"node": "zzzz"}), "sunstone, play[0].node: there is no effect 'zzzz'"),
    (
        play({"amount": 2}),
        "sunstone, play[0]: the field 'node' is missing, which says what effect this is",
    ),
    (play({"node": 3}), "sunstone, play[0].node: this should be a word, not 3"),
    (
        play({"node": "gain-aether", "amonut": 2}),
        "sunstone, play[0]: unknown field 'amonut' in 'gain-aether'; did you mean 'amount'?",
    ),
    (play({"node": "gain-aether"}), "sunstone, play[0]: 'gain-aether' lacks the field 'amount'"),
    (
        play({"node": "gain-aether", "amount": "two"}),
        "sunstone, play[0].amount: this should be a whole number or a value, not 'two'",
    ),
    (
        play({"node": "gain-aether", "amount": 2.5}),
        "sunstone, play[0].amount: this should be a whole number or a value, not 2.5",
    ),
    (
        play({"node": "gain-aether", "amount": True}),
        "sunstone, play[0].amount: this should be a whole number or a value, not true",
    ),
    (
        play({"node": "gain-aether", "amount": None}),
        "sunstone, play[0].amount: this should be a whole number or a value, not nothing",
    ),
    (
        play({"node": "your-turn"}),
        "sunstone, play[0].node: 'your-turn' is a condition, but an effect belongs here",
    ),
    (
        play({"node": "if", "condition": AETHER, "do": AETHER}),
        (
            "sunstone, play[0].condition.node: 'gain-aether' is an effect, "
            "but a condition belongs here"
        ),
    ),
    (
        gem(
            play={
                "node": "if",
                "condition": {"node": "your-turn"},
                "do": [AETHER, {"node": "deal", "amount": {"node": "lief"}}],
            }
        ),
        "sunstone, play.do[1].amount.node: there is no value 'lief'; did you mean 'life'?",
    ),
    (
        play([AETHER]),
        "sunstone, play[0]: effects stand in one list, never in a list inside a list",
    ),
    (gem(play="draw"), "sunstone, play: 'draw' is written {node: draw}"),
    (gem(play=3), "sunstone, play: this should be an effect or a list, not 3"),
    (gem(cost="3"), "sunstone, cost: this should be a whole number, not '3'"),
    (gem(cost=-3), "sunstone, cost: this should be at least 0, not -3"),
    (
        {"id": "x"},
        "x: the field 'kind' is missing, which says what kind of thing this is",
    ),
    (
        {"kind": "gme", "id": "x"},
        "x, kind: there is no such thing as 'gme'; did you mean 'gem'?",
    ),
    ({"kind": "gem"}, "definition: 'gem' lacks the field 'id'"),
    (
        gem(id="Sun Stone"),
        (
            "Sun Stone, id: 'Sun Stone' is no id: small letters a to z and digits, words joined by "
            "'-', as in 'breach-ore'"
        ),
    ),
    (
        gem(colour="red"),
        (
            "sunstone: unknown field 'colour' in 'gem' "
            "(there are: id, cost, on_gain, standing, origin, copies, level, setup, "
            "discarded, play)"
        ),
    ),
    (
        gem(standing={"node": "alter", "deed": "suffer", "less": 1}),
        "sunstone, standing: this should be a list, not 'alter'",
    ),
    (
        gem(standing=[AETHER]),
        (
            "sunstone, standing[0].node: 'gain-aether' is an effect, "
            "but a standing effect belongs here"
        ),
    ),
    (
        gem(standing=[{"node": "whenever", "deed": "gian", "do": AETHER}]),
        (
            "sunstone, standing[0].deed: 'gian' is none of the words that may stand here; "
            "did you mean 'gain'?"
        ),
    ),
    (
        play(discard(cards={"node": "cards", "zones": ["hnad"]})),
        (
            "sunstone, play[0].cards.zones[0]: 'hnad' is none of the words that may stand here; "
            "did you mean 'hand'?"
        ),
    ),
    (
        play(discard(cards={"node": "you"})),
        "sunstone, play[0].cards.node: 'you' is a player, but a selector of cards belongs here",
    ),
    (
        play(discard(up_to=1)),
        "sunstone, play[0].up_to: this should be true or false, not 1",
    ),
    (
        play({"node": "suffer", "amount": 1, "who": "you"}),
        "sunstone, play[0].who: 'you' is written {node: you}",
    ),
    (
        play({"node": "cases", "one": AETHER, "two": ALWAYS}),
        "sunstone, play[0].one.node: only 'if' may stand here, not 'gain-aether'",
    ),
    (
        play({"node": "next-turn"}),
        "sunstone, play[0].node: there is no effect 'next-turn'; did you mean 'next-gain'?",
    ),
    (mage(breaches=[{"turned": 5}]), "orsa, breaches[0].turned: this should be at most 4, not 5"),
    (mage(ability=5), "orsa, ability: this should be a mapping, not 5"),
    (
        mage(starters=[{"kind": "attack", "id": "harrow"}]),
        "harrow, kind: 'attack' is a nemesis card, but a player card belongs here",
    ),
    (
        {"kind": "nemesis", "id": "foe", "cards": [{"kind": "minion", "id": "imp", "life": 0}]},
        "imp, life: this should be at least 1, not 0",
    ),
    (
        {"kind": "tile", "id": "gap", "open": [1, 2]},
        "gap, open: this list should have 4 entries, not 2",
    ),
    ([], "definition: this should be a mapping, not a list"),
    ('{"kind": "gem", ', "this cannot be read as JSON (Input data was truncated)"),
    ("[" * 5000, "nested too deeply"),
)


@pytest.mark.parametrize(("data", "message"), MISTAKES)
def test_a_mistake_is_one_clear_line(data: Any, message: str) -> None:
    with pytest.raises(BadFile) as caught:
        definition_from(data)
    assert str(caught.value) == message


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize(("data", "message"), MISTAKES)
def test_a_mistake_is_told_in_every_language(data: Any, message: str, lang: str) -> None:
    with pytest.raises(BadFile) as caught:
        definition_from(data)
    assert explain(caught.value, lang) != message


def test_every_mistake_of_a_card_is_told_with_its_file() -> None:
    with pytest.raises(BadFile) as caught:
        definition_from(gem(cost="3", colour="red"), "pack.json")
    lines = str(caught.value).splitlines()
    assert len(lines) == 2
    assert all(line.startswith("pack.json: sunstone") for line in lines)


def test_set_ups_and_rule_sets_are_refused_likewise() -> None:
    with pytest.raises(BadFile, match="rule-set: unknown field 'player_lief' in 'rule-set'; did"):
        rules_from({"player_lief": 12})
    with pytest.raises(BadFile, match=r"rule-set, basics\[0\]: this list should have 3 entries"):
        rules_from({"basics": [[1, 2]]})
    with pytest.raises(BadFile, match="setup: 'setup' lacks the field 'rules'"):
        setup_from(b"{}")


def damaged(data: Any, chance: Random) -> Any:
    """The same data with something wrong in it, most of the time."""
    if isinstance(data, dict) and data:
        key = chance.choice(list(data))
        changed = dict(data)
        if chance.random() < 0.3:
            changed[chance.choice(["node", "kind", "amount", key + "x"])] = changed.pop(key)
        else:
            changed[key] = damaged(data[key], chance)
        return changed
    if isinstance(data, list | tuple) and data:
        i = chance.randrange(len(data))
        return [*data[:i], damaged(data[i], chance), *data[i + 1 :]]
    return chance.choice([None, -1, 7, "x", True, 1.5, [], {}, [[]], {"node": "you"}, "draw"])


def damages() -> Iterator[Any]:
    definitions = (*LIBRARY.cards.values(), *LIBRARY.mages.values(), *LIBRARY.nemeses.values())
    for seed, definition in enumerate(definitions * 4):
        yield damaged(msgspec.to_builtins(definition), Random(seed))


def test_we_find_a_mistake_exactly_where_reading_fails() -> None:
    type_ = closed.closed(Definition)
    failed = 0
    for data in damages():
        found = list(mistakes(type_, data, Place("definition")))
        try:
            msgspec.convert(data, type_)
        except msgspec.ValidationError:
            failed += 1
            assert found, data
        else:
            assert not found, data
    assert failed > 1000
