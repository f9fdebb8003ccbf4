"""Mistakes in a pack as they are told: in order, each once, in the words of a pack."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from gravehold.kernel.errors import BadFile, GraveholdError, Phrase
from gravehold.kernel.nodes.spelling import kebab

from .expressions import classes

PLACED = re.compile(r"(\d+):(\d+)")


def in_order(wrong: Iterable[BadFile]) -> list[BadFile]:
    """File by file, line by line; of several at one place, the first."""
    found: dict[tuple[str, int, int, str], BadFile] = {}
    for error in each(wrong):
        placed = PLACED.fullmatch(str(error.told.get("line", "")))
        line, column = map(int, placed.groups()) if placed else (0, 0)
        text = "" if placed and not _nameless(error) else str(error)
        found.setdefault((str(error.told.get("file", "")), line, column, text), error)
    return [found[place] for place in sorted(found)]


def _nameless(error: BadFile) -> bool:
    """Whether it is told where a definition begins, as others of its kind are."""
    why = error.told.get("why")
    inner = why.told.get("why") if isinstance(why, GraveholdError) else why
    return isinstance(inner, Phrase) and inner.id == "pack-nameless"


def each(errors: Iterable[GraveholdError]) -> Iterator[BadFile]:
    """One by one, also those that were put together."""
    for error in errors:
        lines = error.told.get("lines")
        if error.id == "error-several" and isinstance(lines, tuple):
            yield from each(one for one in lines if isinstance(one, GraveholdError))
        else:
            yield error if isinstance(error, BadFile) else BadFile(error.id, **error.told)


def field_of(error: GraveholdError) -> str:
    """The field that should not be there, if that is what is wrong."""
    why = error.told.get("why")
    wrong = isinstance(why, Phrase) and why.id == "definition-field"
    return str(why.told["field"]) if wrong else ""  # type: ignore[union-attr]


def as_written(error: GraveholdError) -> GraveholdError:
    """With the names of classes, as a pack writes them, for the words of data."""
    why = error.told.get("why")
    if not isinstance(why, Phrase):
        return error
    tags = {str(kind.__struct_config__.tag): name for name, kind in classes().items()}
    tags |= {kebab(name): name for name in classes()}  # what has no tag goes by its name
    told = {
        key: tags.get(str(value), value) if key in ("part", "name", "here") else value
        for key, value in why.told.items()
    }
    return type(error)(error.id, **{**error.told, "why": Phrase(why.id, told)})
