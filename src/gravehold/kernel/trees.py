"""Looking through the trees of definitions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec

from .definitions import Definition
from .nodes.base import Node

Kind = TypeVar("Kind")

PLAIN: Final = frozenset({str, int, bool, float, type(None)})  # parts that hold no further ones
REMEMBERED: Final = 8192  # definitions kept in mind: some times what our boxes have


def parts(whole: Any, kind: type[Kind]) -> Iterator[Kind]:
    """Everything of a kind in a tree or definition, in the order it is written."""
    found: list[Kind] = []
    _gather(whole, kind, found)
    return iter(found)


def walk(tree: Any) -> Iterator[Node]:
    """Every node of a tree, in the order it is written."""
    return parts(tree, Node)


def _gather(whole: Any, kind: type[Kind], found: list[Kind]) -> None:
    if isinstance(whole, msgspec.Struct):
        if isinstance(whole, kind):
            found.append(whole)
        for name in whole.__struct_fields__:
            part = getattr(whole, name)
            if type(part) not in PLAIN:
                _gather(part, kind, found)
    elif isinstance(whole, tuple):
        for part in whole:
            if type(part) not in PLAIN:
                _gather(part, kind, found)


@lru_cache(maxsize=REMEMBERED)
def nodes_of(definition: Definition) -> tuple[Node, ...]:
    """The same of one definition: as it never changes, it is looked through once."""
    return tuple(walk(definition))


@lru_cache(maxsize=REMEMBERED)
def by_type(definition: Definition) -> Mapping[type[Node], tuple[Any, ...]]:
    """The nodes of one definition; of each type in the order they are written."""
    found: dict[type[Node], tuple[Any, ...]] = {}
    for node in nodes_of(definition):
        found[type(node)] = (*found.get(type(node), ()), node)
    return found


def those(definitions: Iterable[Definition], *kinds: type[Kind]) -> list[Kind]:
    """The nodes of some types, definition by definition, in the order they are written."""
    found: list[Kind] = []
    for definition in definitions:
        if not by_type(definition).keys().isdisjoint(kinds):
            found += [node for node in nodes_of(definition) if type(node) in kinds]  # type: ignore[misc]
    return found
