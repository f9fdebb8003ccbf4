"""How much a definition may hold, and how often it may do something: sizes before anything else.

What is refused here could be read, but checked and played only with more time and memory than
anybody has. Printed definitions stay below a tenth of each bound.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from . import nodes
from .definitions import MOST, Definition
from .errors import GraveholdError, phrase
from .misreading import Place, shown
from .nodes.base import Node
from .rules import RuleSet
from .trees import walk

LONGEST = 200  # parts of one list
DEEPEST = 50  # parts within each other
MOST_PARTS = 3_000  # of one definition, with all that is in it
MOST_WORK = 50_000  # parts to be looked at or done for one effect, repetitions counted
OFTEN = 20  # of what is repeated as often as the game says
SEATS = 4

_PER_SEAT = (
    nodes.As, nodes.With, nodes.EachPlayer, nodes.EachAlly, nodes.DifferentPlayers,
    nodes.IfTheyDo, nodes.UpToPlayers, nodes.Highest, nodes.Most, nodes.Fewest, nodes.Some,
)  # fmt: skip


def too_much(source: Definition | RuleSet) -> list[GraveholdError]:
    """What is too long, too deep, or would be done too often; none: it can be looked through."""
    at = Place(source.id)
    if wrong := _oversized(source, at):
        return [wrong]
    return [*_overdone(source, at)]


def _oversized(source: Any, at: Place) -> GraveholdError | None:
    """Looked through level by level: what is too deep would break whoever goes down into it."""
    level: list[Any] = [source]
    met = depth = 0
    while level:
        structs = [part for part in level if isinstance(part, msgspec.Struct)]
        met, depth = met + len(structs), depth + 1
        if depth > DEEPEST:
            return at.wrong(phrase("definition-deep"))
        if met > MOST_PARTS:
            return at.wrong(phrase("definition-large", limit=str(MOST_PARTS)))
        level = []
        for part in structs:
            for name in part.__struct_fields__:
                value = getattr(part, name)
                if isinstance(value, tuple):
                    if len(value) > LONGEST:
                        told = {"limit": str(LONGEST), "found": str(len(value))}
                        return at.field(name).wrong(phrase("definition-long", **told))
                    level += value
                else:
                    level.append(value)
    return None


def _overdone(part: Any, at: Place) -> Iterator[GraveholdError]:
    """The outermost trees of a definition, each with all that happens in it."""
    if isinstance(part, tuple):
        for i, one in enumerate(part):
            yield from _overdone(one, at.item(i))
    elif isinstance(part, Node):
        if (work := _work(part)) > MOST_WORK:
            told = {"limit": str(MOST_WORK), "found": shown(work)}
            yield at.wrong(phrase("definition-often", **told))
        multiples = [_product(node) for node in walk(part) if isinstance(node, nodes.Times)]
        if max(multiples, default=0) > MOST:
            told = {"limit": str(MOST), "value": shown(max(multiples))}
            yield at.wrong(phrase("definition-most", **told))
    elif isinstance(part, msgspec.Struct):
        here = Place(part.id) if isinstance(part, Definition) else at
        for name in part.__struct_fields__:
            yield from _overdone(getattr(part, name), here.field(name))


def _work(part: Any) -> int:
    if isinstance(part, tuple):
        return sum(map(_work, part))
    if not isinstance(part, msgspec.Struct):
        return 0
    inner = sum(_work(getattr(part, name)) for name in part.__struct_fields__)
    return 1 + _times(part) * inner


def _times(part: Any) -> int:
    """How often what is in a node is looked at or done."""
    if isinstance(part, nodes.Repeat):
        return max(1, part.times if isinstance(part.times, int) else OFTEN)
    if isinstance(part, nodes.RepeatUntil):
        return OFTEN
    if isinstance(part, _PER_SEAT):
        return max(SEATS, getattr(part, "n", 0))
    return 2 if isinstance(part, nodes.May) else 1


def _product(value: Any) -> int:
    """The largest that numbers can make which stand in one another; what the game says is 1."""
    if isinstance(value, int):
        return abs(value)
    if isinstance(value, nodes.Times):
        return abs(value.factor) * _product(value.of)
    if isinstance(value, nodes.Plus):
        return _product(value.left) + _product(value.right)
    if isinstance(value, nodes.Lower | nodes.Higher):
        return max(_product(value.one), _product(value.two))
    return 1
