"""Card text in English: every definition has one, every node has a phrase."""

import inspect
import re
from typing import Any

import pytest

from gravehold.content.library import LIBRARY
from gravehold.content.war_eternal.tiles import SIGIL_BREACH, TILES
from gravehold.kernel import nodes
from gravehold.kernel.definitions import Definition
from gravehold.kernel.nodes import (
    ANY_ALLY,
    DISCARD_PILE,
    HAND,
    PREPPED,
    As,
    Clause,
    Condition,
    Count,
    Deal,
    Discard,
    Draw,
    Effect,
    GainLife,
    If,
    May,
    Node,
    Or,
    Suffer,
    Take,
    Times,
    Value,
    Who,
)
from gravehold.words import english

ALL: list[Definition] = [
    *LIBRARY.cards.values(),
    *LIBRARY.mages.values(),
    *LIBRARY.nemeses.values(),
    *TILES[1:],
    SIGIL_BREACH,
]
ROOTS = {Node, Effect, Value, Condition, Who, Clause}
PARTS = {nodes.Cards, nodes.Minions}  # said by the nodes that hold them
ENGINE_WORDS = re.compile(
    r"[<>{}_]|\bNone\b|\blambda\b|\bctx\b|\bnode\b|  |\.\.|\bTrue\b|\bFalse\b"
)


VOCABULARY = [
    found
    for found in vars(nodes).values()
    if inspect.isclass(found) and issubclass(found, Node) and found not in ROOTS | PARTS
]


@pytest.mark.parametrize("definition", ALL, ids=lambda d: d.id)
def test_every_definition_has_a_text(definition: Definition) -> None:
    text = english.text(definition)
    assert text
    assert [line for line in text if not line or ENGINE_WORDS.search(line)] == []
    assert [line for line in text if line != "OR" and not line.endswith(".")] == []


@pytest.mark.parametrize("kind", VOCABULARY, ids=lambda kind: kind.__name__)
def test_every_node_has_a_phrase(kind: type[Node]) -> None:
    tables: dict[type[Node], list[dict[type, Any]]] = {
        Effect: [english.EFFECTS],
        Value: [english.COUNTED, english.PLAIN],
        Condition: [english.CONDITIONS],
        Who: [english.WHO],
        Clause: [english.CLAUSES],
    }
    root = next(root for root in tables if issubclass(kind, root))
    assert sum(kind in table for table in tables[root]) == 1


@pytest.mark.parametrize(
    ("tree", "text"),
    [
        (Deal(3), "Deal 3 damage."),
        (
            Deal(2, plus=Count(PREPPED.others)),
            "Deal 2 damage plus 1 additional damage for each of your other prepped spells.",
        ),
        (Deal(Times(2, Count(HAND.gems))), "Deal 2 damage for each gem in your hand."),
        (As(ANY_ALLY, (Draw(1), GainLife(2))), "Any ally draws a card and gains 2 life."),
        (
            As(ANY_ALLY, (Suffer(3), May(Take(1, DISCARD_PILE)))),
            "Any ally suffers 3 damage and may put a card in their discard pile into their hand.",
        ),
        (
            May(Discard(1, HAND), then=Deal(1)),
            "You may discard a card in your hand. If you do, deal 1 damage.",
        ),
        (Or(Deal(1), Suffer(2)), "Deal 1 damage.\nOR\nSuffer 2 damage."),
        (
            If(Count(PREPPED).at_least(2), Deal(1), otherwise=Deal(2)),
            "If you have 2 or more prepped spells, deal 1 damage. Otherwise, deal 2 damage.",
        ),
    ],
)
def test_effects_read_as_english(tree: Effect, text: str) -> None:
    assert english.effect(tree) == text


def test_terms_of_the_game_lead_their_lines() -> None:
    planar_collision = english.text(LIBRARY.card("planar-collision"))
    assert planar_collision == [
        "To discard: Discard 2 of your prepped spells.",
        "Power 2: Unleash twice.",
    ]
    assert english.text(LIBRARY.card("catacomb-drone"))[0].startswith("Persistent: Unleash.")
    assert english.text(LIBRARY.card("shadows-reach"))[0].startswith("Immediately: ")
    assert english.text(LIBRARY.card("equilibrium"))[0].startswith("While prepped: ")
    assert english.text(LIBRARY.card("spark")) == ["Cast: Deal 1 damage."]
