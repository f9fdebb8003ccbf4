"""Looking through the trees of definitions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from .nodes.base import Node


def walk(part: Any) -> Iterator[Node]:
    """Every node of a tree, in the order it is written."""
    if isinstance(part, tuple):
        for child in part:
            yield from walk(child)
    elif isinstance(part, msgspec.Struct):
        if isinstance(part, Node):
            yield part
        for name in part.__struct_fields__:
            yield from walk(getattr(part, name))
