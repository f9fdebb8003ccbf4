"""Definitions, set-ups and rule sets as JSON, both ways."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from .closed import closed, decoder
from .codex import Setup
from .definitions import Definition
from .errors import BadFile
from .rules import RuleSet

T = TypeVar("T", Definition, Setup, RuleSet)


def definition_to_json(definition: Definition) -> bytes:
    return msgspec.json.encode(definition)


def setup_to_json(setup: Setup) -> bytes:
    return msgspec.json.encode(setup)


def rules_to_json(rules: RuleSet) -> bytes:
    return msgspec.json.encode(rules)


def definition_from(data: Any, where: str = "") -> Definition:
    """A card, mage, nemesis or tile from JSON text or from plain data; `where` names the file."""
    return _read(Definition, data, where)


def setup_from(data: Any, where: str = "") -> Setup:
    """A set-up with all its definitions."""
    return _read(Setup, data, where)


def rules_from(data: Any, where: str = "") -> RuleSet:
    return _read(RuleSet, data, where)


def _read(type_: type[T], data: Any, where: str) -> T:
    try:
        if isinstance(data, str | bytes):
            found: T = decoder(type_).decode(data)
        else:
            found = msgspec.convert(data, closed(type_))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadFile("error-in", file=where, why=str(error)) from error
    return found
