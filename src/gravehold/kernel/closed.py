"""The unions of all nodes and definitions there are, so that a tree can be read back from JSON.

Nothing has to be listed: a class that subclasses one of the roots is part of its union. What is
made here is made on first use, since a decoder takes longer to build than the package to import.
"""

from __future__ import annotations

import sys
from functools import cache, reduce
from operator import or_
from types import GenericAlias, ModuleType
from typing import Any, TypeVar

import msgspec

from . import codex as codex_module
from .definitions import Definition, NemesisCard, PlayerCard
from .nodes.base import Clause, Condition, Effect, Node, Value, Who
from .nodes.steps import Step

T = TypeVar("T")

ROOTS: dict[str, type] = {
    "AnyEffect": Effect,
    "AnyValue": Value,
    "AnyCondition": Condition,
    "AnyWho": Who,
    "AnyClause": Clause,
    "AnyPlayerCard": PlayerCard,
    "AnyNemesisCard": NemesisCard,
    "AnyDefinition": Definition,
}


def leaves(root: type[Any]) -> tuple[type[Any], ...]:
    """The classes below a root that can be written; steps of the rules are no vocabulary."""
    found: list[type[Any]] = []
    for kind in root.__subclasses__():
        if kind is not Step:
            found += leaves(kind) or (kind,)
    return tuple(found)


@cache
def names() -> dict[str, Any]:
    """What the names in annotations mean; the modules know it from then on."""
    found = {name: _union(*leaves(root)) for name, root in ROOTS.items()}
    effect = found["AnyEffect"]
    found["V"] = _union(int, found["AnyValue"])
    found["Do"] = _union(effect, GenericAlias(tuple, (effect, ...)))
    found["AnyCard"] = _union(found["AnyPlayerCard"], found["AnyNemesisCard"])
    for module in _modules():
        vars(module).update(found)  # it stays: msgspec resolves annotations when it needs them
    return found


def _union(*types: Any) -> Any:
    return reduce(or_, types)


def _modules() -> set[ModuleType]:
    """Wherever a node or a definition is declared."""
    kinds = {*leaves(Node), *leaves(Definition)}
    return {codex_module, *(sys.modules[kind.__module__] for kind in kinds)}


def closed(type_: type[T]) -> Any:
    """The type to read in the place of an abstract one; of any other, the type itself."""
    unions = names()
    return next((unions[name] for name, root in ROOTS.items() if root is type_), type_)


@cache
def decoder(type_: type[T]) -> msgspec.json.Decoder[T]:
    """Reads JSON as a `Definition`, `Setup`, `RuleSet`, or a single `Effect`, `Value`, ..."""
    return msgspec.json.Decoder(closed(type_))
