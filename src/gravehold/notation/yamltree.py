"""YAML as plain data that knows its lines; without tags and aliases a file can hide nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NoReturn

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from gravehold.kernel.errors import BadFile, Phrase, phrase

DEEPEST = 40  # effects of cards lie deep within each other
WHOLE_NUMBER = re.compile(r"[-+]?[0-9]{1,20}")
WORDS = {"": None, "~": None, "null": None, "true": True, "false": False}

Event = Any  # the events of ruamel.yaml have no types


class Mapping(dict[Any, Any]):
    """A mapping with the line of each key."""

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        self.lines: dict[Any, int] = {}


class Items(list[Any]):
    """A list with the line of each item."""

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        self.lines: list[int] = []


def words_in(part: Any, line: int) -> Iterator[tuple[int, str]]:
    """Every word that stands as a value, without what marks a card, and its line."""
    if isinstance(part, str):
        yield line, part.rpartition(" ")[2].removesuffix("+")
    elif isinstance(part, Mapping):
        for name, inner in part.items():
            yield from words_in(inner, part.lines[name])
    elif isinstance(part, Items):
        for at, inner in zip(part.lines, part, strict=True):
            yield from words_in(inner, at)


def documents(text: str, name: str) -> list[tuple[int, Any]]:
    """The documents of a YAML text with their first lines; empty ones are left out."""
    found: list[tuple[int, Any]] = []
    try:
        events = iter(YAML(typ="safe", pure=True).parse(text))
        reader = _Reader(events, name)
        for event in events:
            if isinstance(event, DocumentStartEvent):
                first = next(events)
                value = reader.value(first, 0)
                if value is not None:
                    found.append((_line(first), value))
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 1
        why = str(error.problem or error.context)
        _fail(name, line, phrase("file-tab") if "'\\t'" in why else _not_yaml(why))
    except YAMLError as error:
        line = text.count("\n", 0, getattr(error, "position", 0)) + 1
        _fail(name, line, _not_yaml(str(error)))
    return found


def _line(event: Event) -> int:
    return int(event.start_mark.line) + 1


def _not_yaml(why: str) -> Phrase:
    """What the parser says is in its own words."""
    return phrase("file-yaml", why=" ".join(why.split()))


def _fail(name: str, line: int, why: Phrase) -> NoReturn:
    raise BadFile.at(name, line, why)


class _Reader:
    def __init__(self, events: Iterator[Event], name: str) -> None:
        self.events = events
        self.name = name

    def value(self, event: Event, depth: int) -> Any:
        line = _line(event)
        if depth > DEEPEST:
            _fail(self.name, line, phrase("file-deep"))
        if isinstance(event, AliasEvent) or event.anchor is not None:
            _fail(self.name, line, phrase("file-anchors"))
        if event.tag is not None:
            _fail(self.name, line, phrase("file-tags"))
        if isinstance(event, ScalarEvent):
            return _scalar(event)
        if isinstance(event, SequenceStartEvent):
            return self._items(line, depth)
        assert isinstance(event, MappingStartEvent)
        return self._mapping(line, depth)

    def _items(self, line: int, depth: int) -> Items:
        items = Items(line)
        for event in self.events:
            if isinstance(event, SequenceEndEvent):
                break
            items.lines.append(_line(event))
            items.append(self.value(event, depth + 1))
        return items

    def _mapping(self, line: int, depth: int) -> Mapping:
        mapping = Mapping(line)
        for event in self.events:
            if isinstance(event, MappingEndEvent):
                break
            if not isinstance(event, ScalarEvent):
                _fail(self.name, _line(event), phrase("file-name"))
            key = self.value(event, depth + 1)
            if not isinstance(key, str) and type(key) is not int:
                key = str(event.value)
            if key in mapping:
                _fail(self.name, _line(event), phrase("file-twice", field=str(event.value)))
            mapping.lines[key] = _line(event)
            mapping[key] = self.value(next(self.events), depth + 1)
        return mapping


def _scalar(event: Event) -> str | int | bool | None:
    """YAML 1.2: only true, false, null and whole numbers are more than words."""
    text = str(event.value)
    if event.style is not None:  # quoted
        return text
    if text in WORDS:
        return WORDS[text]
    return int(text) if WHOLE_NUMBER.fullmatch(text) else text
