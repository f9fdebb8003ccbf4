"""Generated trees: every node and definition there is, with every kind of thing in every field."""

from __future__ import annotations

import types
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from gravehold.kernel import closed

WORDS = ("spark", "token", "some-name")


@cache
def hints(kind: Any) -> dict[str, Any]:
    """The types of a struct's fields, with all unions closed."""
    closed.names()
    return get_type_hints(kind)


@cache
def alternatives(type_: Any) -> list[Any]:
    """What may stand in a field: a type each, a sequence counts as one."""
    if get_origin(type_) in (Union, types.UnionType):
        return [found for part in get_args(type_) for found in alternatives(part)]
    return [type_]


@cache
def required(kind: Any) -> list[str]:
    return [f.name for f in msgspec.structs.fields(kind) if f.required]


@cache
def simplest(type_: Any) -> Any:
    """The smallest thing of a type."""
    parts = alternatives(type_)
    bare = [part for part in parts if not _is_struct(part) or not required(part)]
    return _made((bare or parts)[0])


@cache
def _made(type_: Any) -> Any:
    """A small thing of a type that is no union."""
    if _is_struct(type_):
        fields = hints(type_)
        return type_(**{name: simplest(fields[name]) for name in required(type_)})
    if get_origin(type_) is tuple:
        inner = get_args(type_)
        return () if inner[-1] is ... else tuple(simplest(part) for part in inner)
    if get_origin(type_) is Literal:
        return get_args(type_)[0]
    return {int: 1, str: "some-name", bool: True, type(None): None}[type_]


def variations(kind: Any) -> Iterator[Any]:
    """The struct with each thing that each of its fields may hold, one after the other."""
    yield _made(kind)
    for name, type_ in hints(kind).items():
        for part in alternatives(type_):
            for value in _values(part):
                yield msgspec.structs.replace(_made(kind), **{name: value})


def _values(type_: Any) -> Iterator[Any]:
    if get_origin(type_) is tuple and get_args(type_)[-1] is ...:
        one = simplest(get_args(type_)[0])
        yield from ((), (one,), (one, one))
    elif get_origin(type_) is Literal:
        yield from get_args(type_)
    elif type_ is bool:
        yield from (True, False)
    else:
        yield _made(type_)


def tree(type_: Any, chance: Random, depth: int) -> Any:
    """Any thing of a type by chance, about so deep."""
    parts = alternatives(type_)
    if depth <= 0:
        return simplest(type_)
    part = chance.choice(parts)
    if _is_struct(part):
        return part(**{name: tree(t, chance, depth - 1) for name, t in hints(part).items()})
    if get_origin(part) is tuple:
        inner = get_args(part)
        inner = (inner[0],) * chance.randrange(3) if inner[-1] is ... else inner
        return tuple(tree(one, chance, depth - 1) for one in inner)
    if get_origin(part) is Literal:
        return chance.choice(get_args(part))
    scalars: dict[Any, Any] = {int: chance.randrange(9), str: chance.choice(WORDS)}
    return scalars[part] if part in scalars else chance.choice(list(_values(part)))


def _is_struct(type_: Any) -> bool:
    return isinstance(type_, type) and issubclass(type_, msgspec.Struct)
