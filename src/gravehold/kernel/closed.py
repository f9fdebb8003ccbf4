"""The unions of all nodes and definitions there are, so that a tree can be read back from JSON.

Nothing has to be listed: a class that subclasses one of the roots is part of its union. What is
made here is made on first use, since a decoder takes longer to build than the package to import.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache, reduce
from operator import or_
from types import GenericAlias, ModuleType, UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from .definitions import Definition, NemesisCard, PlayerCard
from .nodes.base import Clause, Condition, Effect, Value, Who
from .nodes.steps import Step
from .once import once

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


@once
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
def fields(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a struct with their defaults, for which msgspec reads all annotations anew."""
    return msgspec.structs.fields(kind)


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


@once
def decoder(type_: Any) -> msgspec.json.Decoder[Any]:
    """Reads JSON as a `Definition`, `Setup`, `RuleSet`, or a single `Effect`, `Value`, ...

    msgspec learns a struct when it is first read, and takes what another thread has half learnt for
    the whole, which ends the process: so whatever is read is learnt here, under one lock.
    """
    return msgspec.json.Decoder(closed(type_))


def decoded(text: str | bytes, type_: type[T]) -> T:
    """What JSON says, as a type."""
    found: T = decoder(type_).decode(text)
    return found


def converted(data: Any, type_: type[T], *, from_attributes: bool = False) -> T:
    """Plain data, or another struct, as a type."""
    decoder(type_)
    return msgspec.convert(data, type_, from_attributes=from_attributes)


def learn_all() -> None:
    """Every struct there is by now: others may read them in threads without asking us."""
    for kind in dict.fromkeys(_below(msgspec.Struct)):
        with suppress(TypeError, NameError):  # never read: what it holds could not be told apart
            decoder(kind)
