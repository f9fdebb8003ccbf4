"""YAML as plain data that knows its lines; without tags and aliases a file can hide nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NoReturn

from gravehold.kernel.errors import BadFile, Phrase, phrase

from .yamlevents import Doubtful, Event, events, events_of_libyaml, kind

DEEPEST = 40  # effects of cards lie deep within each other
WHOLE_NUMBER = re.compile(r"[-+]?[0-9]{1,20}")
WORDS = {"": None, "~": None, "null": None, "true": True, "false": False}


class Mapping(dict[Any, Any]):
    """A mapping with the line of each key, and the column where it begins."""

    def __init__(self, line: int, column: int = 1) -> None:
        super().__init__()
        self.line, self.column = line, column
        self.lines: dict[Any, int] = {}
        self.columns: dict[Any, int] = {}


class Items(list[Any]):
    """A list with the line of each item, and the column where it begins."""

    def __init__(self, line: int, column: int = 1) -> None:
        super().__init__()
        self.line, self.column = line, column
        self.lines: list[int] = []
        self.columns: list[int] = []


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


def documents(
    text: str, name: str, reader_class: type[Reader] | None = None
) -> list[tuple[int, Any]]:
    """The documents of a YAML text with their first lines; empty ones are left out."""
    reader = reader_class or Reader
    try:
        return _documents(reader(events_of_libyaml(text), name))
    except (Doubtful, BadFile):
        return _explained(text, name, reader)


def _explained(text: str, name: str, reader: type[Reader]) -> list[tuple[int, Any]]:
    """The same, read so that whatever is wrong can be told."""
    from ruamel.yaml.error import MarkedYAMLError, YAMLError  # noqa: PLC0415 - slow to import

    try:
        return _documents(reader(events(text), name))
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        why = str(error.problem or error.context)
        told = phrase("file-tab") if "'\\t'" in why else _not_yaml(why)
        reader.fail_at(name, line, column, told)
    except YAMLError as error:
        line = text.count("\n", 0, getattr(error, "position", 0)) + 1
        reader.fail_at(name, line, 1, _not_yaml(str(error)))


def _documents(reader: Reader) -> list[tuple[int, Any]]:
    found: list[tuple[int, Any]] = []
    for event in reader.events:
        if kind(event) == "DocumentStartEvent":
            first = next(reader.events)
            value = reader.value(first, 0)
            if value is not None:
                found.append((_line(first), value))
    return found


def _line(event: Event) -> int:
    return int(event.start_mark.line) + 1


def _column(event: Event) -> int:
    return int(event.start_mark.column) + 1


def _not_yaml(why: str) -> Phrase:
    """What the parser says is in its own words."""
    return phrase("file-yaml", why=" ".join(why.split()))


class Reader:
    """Makes data of the events of a parser; subclasses may keep more of them."""

    def __init__(self, events: Iterator[Event], name: str) -> None:
        self.events = events
        self.name = name

    @staticmethod
    def fail_at(name: str, line: int, column: int, why: Phrase) -> NoReturn:
        raise BadFile.at(name, line, why)

    def fail(self, event: Event, why: Phrase) -> NoReturn:
        self.fail_at(self.name, _line(event), _column(event), why)

    def scalar(self, event: Event) -> Any:
        return _scalar(event)

    def value(self, event: Event, depth: int) -> Any:
        if depth > DEEPEST:
            self.fail(event, phrase("file-deep"))
        what = kind(event)
        if what == "AliasEvent" or event.anchor is not None:
            self.fail(event, phrase("file-anchors"))
        if event.tag is not None:
            self.fail(event, phrase("file-tags"))
        if what == "ScalarEvent":
            return self.scalar(event)
        if what == "SequenceStartEvent":
            return self._items(event, depth)
        assert what == "MappingStartEvent"
        return self._mapping(event, depth)

    def _items(self, start: Event, depth: int) -> Items:
        items = Items(_line(start), _column(start))
        for event in self.events:
            if kind(event) == "SequenceEndEvent":
                break
            items.lines.append(_line(event))
            items.columns.append(_column(event))
            items.append(self.value(event, depth + 1))
        return items

    def _mapping(self, start: Event, depth: int) -> Mapping:
        mapping = Mapping(_line(start), _column(start))
        for event in self.events:
            if kind(event) == "MappingEndEvent":
                break
            if kind(event) != "ScalarEvent":
                self.fail(event, phrase("file-name"))
            key = self.value(event, depth + 1)
            if not isinstance(key, str) and type(key) is not int:
                key = str(event.value)
            if key in mapping:
                self.fail(event, phrase("file-twice", field=str(event.value)))
            mapping.lines[key] = _line(event)
            mapping.columns[key] = _column(event)
            mapping[key] = self.value(next(self.events), depth + 1)
        return mapping


def _scalar(event: Event) -> str | int | bool | None:
    """YAML 1.2: only true, false, null and whole numbers are more than words."""
    text = str(event.value)
    if event.style:  # quoted
        return text
    if text in WORDS:
        return WORDS[text]
    return int(text) if WHOLE_NUMBER.fullmatch(text) else text
