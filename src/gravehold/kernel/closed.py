"""The unions of all nodes and definitions there are, so that a tree can be read back from JSON.

Nothing has to be listed: a class that subclasses one of the roots is part of its union. What is
made here is made on first use, since a decoder takes longer to build than the package to import.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache, reduce
from operator import or_
from types import GenericAlias, ModuleType, UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from .definitions import Definition, NemesisCard, PlayerCard
from .nodes.base import Clause, Condition, Effect, Value, Who
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
    for module in _modules(found):
        vars(module).update(found)  # it stays: msgspec resolves annotations when it needs them
    return found


def _union(*types: Any) -> Any:
    return reduce(or_, types)


def _modules(wanted: dict[str, Any]) -> Iterator[ModuleType]:
    """Wherever a struct is declared beside one of these names."""
    kinds = [msgspec.Struct, *_below(msgspec.Struct)]
    for name in dict.fromkeys(kind.__module__ for kind in kinds):
        module = sys.modules.get(name)
        if module is not None and not wanted.keys().isdisjoint(vars(module)):
            yield module


def _below(root: type[Any]) -> Iterator[type[Any]]:
    for kind in root.__subclasses__():
        yield kind
        yield from _below(kind)


@cache
def field_types(kind: Any) -> dict[str, Any]:
    """The types of a struct's fields, with all unions closed and bounds beside them."""
    names()
    return get_type_hints(kind, include_extras=True)


@cache
def alternatives(type_: Any) -> tuple[Any, ...]:
    """The types a union is made of; of any other, the type itself."""
    if get_origin(type_) in (Union, UnionType):
        return tuple(found for part in get_args(type_) for found in alternatives(part))
    return (type_,)


def is_struct(type_: Any) -> bool:
    return isinstance(type_, type) and issubclass(type_, msgspec.Struct)


def bounds(type_: Any) -> tuple[Any, msgspec.Meta | None]:
    """A type and what else is asked of it, if anything."""
    if get_origin(type_) is Annotated:
        inner, *extra = get_args(type_)
        return inner, next((m for m in extra if isinstance(m, msgspec.Meta)), None)
    return type_, None


def closed(type_: type[T]) -> Any:
    """The type to read in the place of an abstract one; of any other, the type itself."""
    unions = names()
    return next((unions[name] for name, root in ROOTS.items() if root is type_), type_)


@cache
def decoder(type_: type[T]) -> msgspec.json.Decoder[T]:
    """Reads JSON as a `Definition`, `Setup`, `RuleSet`, or a single `Effect`, `Value`, ..."""
    return msgspec.json.Decoder(closed(type_))
