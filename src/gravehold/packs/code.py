"""Trees of the vocabulary as content writes them: `Deal(3, plus=When(Life().at_most(3), 4))`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from gravehold.kernel import nodes
from gravehold.kernel.closed import fields
from gravehold.kernel.nodes import base
from gravehold.kernel.nodes.base import Node
from gravehold.kernel.nodes.cards import Cards

CONSTANTS = {
    value: constant
    for constant, value in vars(nodes).items()
    if constant.isupper() and isinstance(value, Node)
}
BASES = {value.zones: constant for value, constant in CONSTANTS.items() if type(value) is Cards}
BASES |= {("hand",): "HAND", ("prepped",): "PREPPED"}
TYPES = {
    ("gem",): ".gems",
    ("relic",): ".relics",
    ("spell",): ".spells",
    ("gem", "relic"): ".gems_and_relics",
    (): "",
}
COMPARED = {base.AtLeast: "at_least", base.AtMost: "at_most", base.Exactly: "exactly"}
NAMED = ("then", "otherwise", "plus", "up_to", "at_most")


def code(tree: Any) -> str:
    """A tree as content writes it."""
    if isinstance(tree, tuple):
        parts = [code(part) for part in tree]
        return f"({', '.join(parts)}{',' * (len(parts) == 1)})"
    if not isinstance(tree, msgspec.Struct):
        return f'"{tree}"' if isinstance(tree, str) else repr(tree)
    if isinstance(tree, Node) and tree in CONSTANTS:
        return CONSTANTS[tree]
    if isinstance(tree, Cards) and tree.zones in BASES and tree.types in TYPES:
        return BASES[tree.zones] + _narrowed(tree)
    if isinstance(tree, base.AtLeast | base.AtMost | base.Exactly) and not isinstance(
        tree.value, int
    ):
        return f"{code(tree.value)}.{COMPARED[type(tree)]}({tree.n})"
    if isinstance(tree, base.NoLess) and not isinstance(tree.value, int):
        return f"{code(tree.value)}.no_less({code(tree.than)})"
    return f"{type(tree).__name__}({', '.join(_arguments(tree))})"


def _narrowed(cards: Cards) -> str:
    written = TYPES[cards.types]
    limits = [
        f"{field}={code(getattr(cards, field))}"
        for field in ("at_least", "at_most")
        if getattr(cards, field) is not None
    ]
    written += f".costing({', '.join(limits)})" if limits else ""
    also = f', "{cards.also}"' if cards.also else ""
    written += f'.named("{cards.name}"{also})' if cards.name or also else ""
    written += "".join(
        word
        for word, is_so in (
            (".with_this_name", cards.same_name),
            (".others", cards.other),
            (".top_card", cards.top),
        )
        if is_so
    )
    return written + (f".of({code(cards.whose)})" if cards.whose != nodes.YOU else "")


def _arguments(tree: msgspec.Struct) -> Iterator[str]:
    """The first two by place, the others by name, as content writes them."""
    by_place = True
    for i, field in enumerate(fields(type(tree))):
        value = getattr(tree, field.name)
        by_place = by_place and i < 2 and field.name not in NAMED
        if value == field.default:
            by_place = False
        else:
            yield code(value) if by_place else f"{field.name}={code(value)}"
