"""Generated trees: every node and definition there is, with every kind of thing in every field."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Literal, get_args, get_origin

import msgspec

from gravehold.kernel.closed import alternatives, bounds, field_types, is_struct

WORDS = ("spark", "token", "some-name")


@cache
def required(kind: Any) -> list[str]:
    return [f.name for f in msgspec.structs.fields(kind) if f.required]


@cache
def simplest(type_: Any) -> Any:
    """The smallest thing of a type."""
    parts = alternatives(type_)
    bare = [part for part in parts if not is_struct(part) or not required(part)]
    return _made((bare or parts)[0])


@cache
def _made(type_: Any) -> Any:
    """A small thing of a type that is no union."""
    if is_struct(type_):
        fields = field_types(type_)
        return type_(**{name: simplest(fields[name]) for name in required(type_)})
    if get_origin(type_) is tuple:
        inner = get_args(type_)
        return () if inner[-1] is ... else tuple(simplest(part) for part in inner)
    if get_origin(type_) is Literal:
        return get_args(type_)[0]
    type_, _ = bounds(type_)
    return {int: 1, str: "some-name", bool: True, type(None): None}[type_]


def variations(kind: Any) -> Iterator[Any]:
    """The struct with each thing that each of its fields may hold, one after the other."""
    yield _made(kind)
    for name, type_ in field_types(kind).items():
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
    if is_struct(part):
        return part(**{name: tree(t, chance, depth - 1) for name, t in field_types(part).items()})
    if get_origin(part) is tuple:
        inner = get_args(part)
        inner = (inner[0],) * chance.randrange(3) if inner[-1] is ... else inner
        return tuple(tree(one, chance, depth - 1) for one in inner)
    if get_origin(part) is Literal:
        return chance.choice(get_args(part))
    part, meta = bounds(part)
    if part is int:
        low, high = (meta.ge or 0, meta.le or 9) if meta else (0, 9)
        return chance.randint(int(low), int(high))
    return chance.choice(WORDS) if part is str else chance.choice(list(_values(part)))
