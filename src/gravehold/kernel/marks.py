"""Marks of definitions: short, and another one whenever a definition means something else."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

from .closed import fields
from .definitions import Definition
from .rules import RuleSet
from .setup import Setup

LENGTH = 8


def plain(value: Any) -> Any:
    """As data, without fields that have their default value.

    A new field therefore changes no mark. msgspec leaves out what *is* the default, which depends
    on where a value came from; marks must not.
    """
    if isinstance(value, msgspec.Struct):
        found = [(field, getattr(value, field.name)) for field in fields(type(value))]
        told = {field.name: plain(part) for field, part in found if part != field.default}
        tag = value.__struct_config__.tag
        return told if tag is None else {"": tag, **told}
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    return value


@lru_cache(maxsize=4096)
def mark(definition: Definition | RuleSet) -> str:
    return digest(plain(definition))[:LENGTH]


def digest(data: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(data)).hexdigest()[:16]


def parts(setup: Setup) -> Iterator[Definition | RuleSet]:
    """All that a set-up is made of."""
    yield setup.rules
    yield setup.nemesis
    yield from setup.mages
    yield from setup.supply
    yield from setup.basics
    yield from setup.commons
    yield from setup.tiles
    yield from setup.extra
    yield from dict.fromkeys(setup.curses)
    if setup.ally is not None:
        yield setup.ally
    for cards in (*setup.treasures, setup.shared):
        yield from cards
    yield from setup.upgraded
