"""Definitions that a scenario brings along, by value or in a file beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from gravehold.content.box import Library
from gravehold.content.own import library_with
from gravehold.kernel.definitions import Definition
from gravehold.kernel.errors import BadFile, GraveholdError
from gravehold.kernel.reading import definition_from, definition_to_json
from gravehold.kernel.setup import Setup

from .fields import Fields
from .textfile import read_text
from .yamltree import Items, Mapping, documents

STEP = re.compile(r"([^.\[\]]+)|\[(\d+)\]")


def library_of(file: str, value: Any, line: int, base: Library) -> Library:
    """A library and what `definitions` of a scenario adds: a list, or the path of one."""
    reader = Fields(file)
    if isinstance(value, str):
        reader, line, value = _file(reader, value, line)
    items = list(reader.items(value, line, "definitions"))
    wrong: list[BadFile] = []
    found: list[Definition] = []
    for at, item in items:
        try:
            reader.mapping(item, at, "definitions")
            found.append(definition_from(item))
        except BadFile as error:
            wrong += _placed(reader.file, items, at, error)
    if not wrong:
        try:
            return library_with(found, base)
        except GraveholdError as error:
            wrong += _placed(reader.file, items, line, error)
    raise BadFile.of(wrong)


def _file(reader: Fields, name: str, line: int) -> tuple[Fields, int, Any]:
    path = Path(reader.file).parent / name
    try:
        found = documents(read_text(path), str(path))
    except OSError as error:
        reader.fail(line, "error-in", file=name, why=error)
    except BadFile as error:
        if error.id == "error-at":
            raise
        reader.refuse(line, error)
    if len(found) != 1:
        reader.fail(line, "file-one-list", file=name)
    return Fields(str(path)), *found[0]


def _placed(
    file: str, items: list[tuple[int, Any]], line: int, error: GraveholdError
) -> Iterator[BadFile]:
    """An error about definitions with the line of what it is about."""
    if error.id == "error-several":
        for one in error.told["lines"]:  # type: ignore[union-attr]
            yield from _placed(file, items, line, one)  # type: ignore[arg-type]
    elif error.id == "error-at":
        assert isinstance(error, BadFile)
        yield error
    else:
        name, path = str(error.told.get("name", "")), str(error.told.get("path", ""))
        met = [(at, item) for at, item in items if not line or at == line] or items
        owner = next((found for _, item in met if (found := _with_id(item, name))), None)
        if owner is None and len(met) == 1 and isinstance(met[0][1], Mapping):
            owner = met[0][1]
        yield BadFile.at(file, line if owner is None else _line(owner, path), error)


def _with_id(part: Any, id_: str) -> Mapping | None:
    """The mapping of the definition with this id, wherever it stands."""
    if isinstance(part, Mapping) and part.get("id") == id_:
        return part
    inner = part.values() if isinstance(part, Mapping) else part if isinstance(part, Items) else ()
    return next((found for one in inner if (found := _with_id(one, id_)) is not None), None)


def _line(part: Mapping, path: str) -> int:
    """The line where a path like `play[1].amount` leads, as far as it leads anywhere."""
    here: Any = part
    line = part.line
    for name, number in STEP.findall(path):
        if isinstance(here, Items) and number and int(number) < len(here):
            line, here = here.lines[int(number)], here[int(number)]
        elif isinstance(here, Mapping) and name in here:
            line, here = here.lines[name], here[name]
        elif not (isinstance(here, Mapping) and number == "0"):  # one may stand for a list of one
            break
    return line


def own_definitions(setup: Setup, library: Library) -> list[dict[str, Any]]:
    """What a set-up holds under ids that a library does not know, as `definitions` say it."""
    cards = (*setup.commons, *setup.supply, *setup.basics, *setup.upgraded, *setup.extra)
    treasures = [card for taken in (*setup.treasures, setup.shared) for card in taken]
    ally = (setup.ally,) if setup.ally else ()
    held = (*setup.tiles, *cards, setup.nemesis, *setup.mages, *ally, *treasures, *setup.curses)
    own = {one.id: one for one in held if one.id not in library.definitions}
    return [msgspec.json.decode(definition_to_json(one)) for one in own.values()]
