"""Looking through the trees of definitions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from .nodes.base import Node

Kind = TypeVar("Kind")


def parts(whole: Any, kind: type[Kind]) -> Iterator[Kind]:
    """Everything of a kind in a tree or definition, in the order it is written."""
    if isinstance(whole, tuple):
        for child in whole:
            yield from parts(child, kind)
    elif isinstance(whole, msgspec.Struct):
        if isinstance(whole, kind):
            yield whole
        for name in whole.__struct_fields__:
            yield from parts(getattr(whole, name), kind)


def walk(tree: Any) -> Iterator[Node]:
    """Every node of a tree, in the order it is written."""
    return parts(tree, Node)
