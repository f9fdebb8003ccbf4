"""Small checks on the parts of a file; each failure names file, line and what would be right."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, NoReturn

from gravehold.kernel.errors import BadFile, nearest

from .yamltree import Items, Mapping

LONGEST_SHOWN = 60


def shown(value: object) -> str:
    """A value of a file in an error message."""
    if isinstance(value, Mapping):
        return "a mapping"
    if isinstance(value, list):
        return "a list"
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return str(value).lower()
    text = str(value)
    text = text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "..."
    return f"'{text}'" if isinstance(value, str) else text


class Fields:
    """Reads the fields of one file."""

    def __init__(self, file: str) -> None:
        self.file = file

    def fail(self, line: int, why: str) -> NoReturn:
        raise BadFile(f"{self.file}:{line}: {why}")

    def mapping(self, value: Any, line: int, what: str, fields: Collection[Any] = ()) -> Mapping:
        """A mapping; with `fields`, of these names only."""
        if not isinstance(value, Mapping):
            self.fail(line, f"'{what}' should be a mapping (name: value), not {shown(value)}")
        if fields:
            for key in value:
                if key not in fields:
                    known = [str(field) for field in fields]
                    hint = nearest(str(key), known) or f" (there are: {', '.join(known)})"
                    self.fail(value.lines[key], f"unknown field '{key}' in {what}{hint}")
        return value

    def items(self, value: Any, line: int, what: str) -> Iterator[tuple[int, Any]]:
        """The items of a list with their lines."""
        if not isinstance(value, Items):
            self.fail(line, f"'{what}' should be a list, not {shown(value)}")
        return zip(value.lines, value, strict=True)

    def whole(self, value: Any, line: int, what: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        if type(value) is not int:
            self.fail(line, f"'{what}' should be a whole number, not {shown(value)}")
        if not low <= value <= high:
            self.fail(line, f"'{what}' should be from {low} to {high}, not {value}")
        return value

    def true(self, value: Any, line: int, what: str) -> bool:
        if not isinstance(value, bool):
            self.fail(line, f"'{what}' should be true or false, not {shown(value)}")
        return value

    def text(self, value: Any, line: int, what: str) -> str:
        if not isinstance(value, str) or not value.strip():
            self.fail(line, f"'{what}' should be some words, not {shown(value)}")
        return value

    def word(self, value: Any, line: int, what: str, known: Collection[str]) -> str:
        """One of some known words."""
        if not isinstance(value, str) or value not in known:
            hint = nearest(str(value), known) if isinstance(value, str) else ""
            few = f" ({what}: {', '.join(known)})" if len(known) <= 12 else ""
            self.fail(line, f"unknown {what} {shown(value)}{hint}{few}")
        return value
