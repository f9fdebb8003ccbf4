"""Expressions: what content writes in Python, a pack writes too."""

import msgspec
import pytest

from gravehold.content.library import LIBRARY
from gravehold.kernel.closed import decoder
from gravehold.kernel.nodes import Clause, Condition, Effect, Node, Value, Who
from gravehold.kernel.trees import walk
from gravehold.packs.code import code
from gravehold.packs.expressions import parsed
from gravehold.packs.places import Misplaced, Spot, Word


def word(text: str) -> Word:
    found = Word(text)
    found.spot, found.raw = Spot(1, 1), text
    return found


def test_every_node_of_every_box_reads_back() -> None:
    nodes = dict.fromkeys(n for d in LIBRARY.definitions.values() for n in walk(d))
    assert len(nodes) > 1000
    for node in nodes:
        roots: tuple[type[Node], ...] = (Effect, Value, Condition, Who, Clause)
        root = next((root for root in roots if isinstance(node, root)), type(node))
        assert decoder(root).decode(msgspec.json.encode(parsed(word(code(node))))) == node


@pytest.mark.parametrize(
    ("root", "written"),
    [
        (Condition, "Charges().no_less(Life())"),
        (Condition, "Some(ANY_ALLY, THEIR_LIFE.no_less(Plus(Life(), 1)))"),
        (Effect, "EachAlly(ByChance(Draw(1), Suffer(1)))"),
        (Effect, "NextCast(plus=Minus(6, Lower(Charges(), Higher(2, Life()))))"),
    ],
)
def test_words_that_no_box_uses_read_back(root: type[Node], written: str) -> None:
    node = decoder(root).decode(msgspec.json.encode(parsed(word(written))))
    assert code(node) == written


@pytest.mark.parametrize(
    "text",
    [
        '__import__("os").system("true")',
        "(lambda: 1)()",
        "[n for n in (1, 2)]",
        "Deal.__class__",
        "open('x')",
        'f"{1}"',
        "Deal(*(1, 2))",
        "Deal(**{})",
        "(x := 1)",
        "Deal(1) if True else Deal(2)",
        "1.5",
        "((((" * 200,
        "Deal(" * 300 + ")" * 300,
    ],
)
def test_nothing_is_run(text: str) -> None:
    with pytest.raises(Misplaced):
        parsed(word(text))


def test_places_are_those_of_the_file() -> None:
    with pytest.raises(Misplaced) as wrong:
        parsed(word('Deal(1),\n    Draw(1),  Take(1, HAND.named("é"), Wrong())'))
    assert wrong.value.spot == Spot(2, 40)
