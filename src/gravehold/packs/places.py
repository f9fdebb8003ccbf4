"""Where things stand in a file: YAML that knows its lines and columns, and the way back to them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple, NoReturn

from gravehold.kernel.errors import BadFile, Phrase, Told
from gravehold.notation.yamltree import Items, Mapping, Reader, documents

STEP = re.compile(r"([^.\[\]]+)|\[(\d+)\]")


class Spot(NamedTuple):
    """A line and a column, both counted from 1."""

    line: int
    column: int


class Misplaced(Exception):
    """Something wrong, and where; with it, what else is."""

    def __init__(self, spot: Spot, why: Told) -> None:
        super().__init__(why)
        self.spot, self.why = spot, why
        self.others: list[Misplaced] = []

    @property
    def all(self) -> list[Misplaced]:
        return [self, *self.others]


def wrong_at(file: str, spot: Spot, why: Told) -> BadFile:
    return BadFile("error-at", file=file, line=f"{spot.line}:{spot.column}", why=why)


class Word(str):
    """A text with its place, and as it was written if that was without quotes."""

    __slots__ = ("raw", "spot")
    spot: Spot
    raw: str | None


class _Reader(Reader):
    @staticmethod
    def fail_at(name: str, line: int, column: int, why: Phrase) -> NoReturn:
        raise wrong_at(name, Spot(line, column), why)

    def scalar(self, event: Any) -> Any:
        value = super().scalar(event)
        if type(value) is not str:
            return value
        word = Word(value)
        start, end = event.start_mark, event.end_mark
        word.spot = Spot(start.line + 1, start.column + 1)
        word.raw = None if event.style else self.text[start.index : end.index]
        return word

    text: str = ""


def read(text: str, file: str) -> list[tuple[int, Any]]:
    """The documents of a text, whose words know where they stand."""
    reader = type("_ReaderOfText", (_Reader,), {"text": text})
    return documents(text, file, reader)


# Data with places


def put(mapping: Mapping, key: Any, value: Any, spot: Spot) -> None:
    mapping[key] = value
    mapping.lines[key], mapping.columns[key] = spot


def append(items: Items, value: Any, spot: Spot) -> None:
    items.append(value)
    items.lines.append(spot.line)
    items.columns.append(spot.column)


def spot_in(mapping: Mapping, key: Any) -> Spot:
    return Spot(mapping.lines[key], mapping.columns[key])


def entries(items: Items) -> Iterator[tuple[Spot, Any]]:
    spots = (Spot(*at) for at in zip(items.lines, items.columns, strict=True))
    yield from zip(spots, items, strict=True)


def spot_of(part: Mapping, path: str, field: str = "") -> Spot:
    """Where a path like `play[1].amount` leads, as far as it leads anywhere; there, a field."""
    here: Any = part
    spot = Spot(part.line, part.column)
    for name, number in STEP.findall(path):
        if isinstance(here, Items) and number and int(number) < len(here):
            at = int(number)
            spot, here = Spot(here.lines[at], here.columns[at]), here[at]
        elif isinstance(here, Mapping) and name in here:
            spot, here = spot_in(here, name), here[name]
        elif not (isinstance(here, Mapping) and number == "0"):  # one may stand for a list of one
            break
    if isinstance(here, Mapping) and field in here:
        return spot_in(here, field)
    return Spot(here.line, here.column) if isinstance(here, Mapping | Items) else spot
