"""Definitions, set-ups and rule sets as JSON, both ways."""

from __future__ import annotations

from itertools import islice
from typing import Any, TypeVar

import msgspec

from .closed import closed, decoder
from .definitions import Definition
from .errors import BadFile, GraveholdError
from .misreading import FOREIGN, MOST_TOLD, Place, lists, mistakes
from .nodes.spelling import kebab
from .rules import REVISION, RuleSet
from .setup import Setup

T = TypeVar("T", Definition, Setup, RuleSet)


def check_revision(told: int) -> None:
    """An error for one that a later version has brought."""
    if type(told) is not int or not 0 <= told <= REVISION:
        raise GraveholdError(
            "file-range", field="revision", low=0, high=REVISION, value=repr(told)[:20]
        )


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


def type_mistakes(source: Definition | RuleSet) -> list[BadFile]:
    """What a definition made in Python holds that could not be read back."""
    root: Any = Definition if isinstance(source, Definition) else type(source)
    try:
        text = _text(source)
        decoder(root).decode(text)
    except RecursionError as error:
        return _explained(root, "", error)
    except msgspec.ValidationError as error:
        return _explained(root, text, error)
    return list(lists(source, Place(source.id)))


def _text(data: Any) -> str | bytes:
    """As JSON, which the decoder reads far quicker than it converts data; what is none is told."""
    if isinstance(data, str | bytes):
        return data
    return msgspec.json.encode(_named(data), enc_hook=lambda found: {FOREIGN: repr(found)})


def _named(data: Any) -> Any:
    """With words for names: a name that is none, such as the `on` of old YAML, is told as one."""
    if isinstance(data, dict):
        return {str(name): _named(part) for name, part in data.items()}
    return [_named(part) for part in data] if isinstance(data, list | tuple) else data


def _read(type_: type[T], data: Any, where: str) -> T:
    text: str | bytes = ""
    try:
        text = _text(data)
        found: T = decoder(type_).decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        errors = _explained(type_, text, error)
        if where:
            errors = [BadFile("error-in", file=where, why=one) for one in errors]
        raise (errors[0] if len(errors) == 1 else BadFile.of(errors)) from error
    return found


def _explained(type_: Any, text: str | bytes, error: Exception) -> list[BadFile]:
    """A line for each mistake; in the words of the library where we find none."""
    if isinstance(error, RecursionError):
        return [BadFile("definition-deep")]
    start = Place(kebab(type_.__name__))
    try:
        plain = msgspec.json.decode(text)
        found = list(islice(mistakes(closed(type_), plain, start), MOST_TOLD))
        return found or [start.wrong(str(error))]
    except RecursionError:
        return [BadFile("definition-deep")]
    except (msgspec.DecodeError, UnicodeDecodeError) as unreadable:
        return [BadFile("definition-syntax", why=str(unreadable))]
