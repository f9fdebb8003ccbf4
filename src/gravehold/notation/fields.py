"""Small checks on the parts of a file; each failure names file, line and what would be right."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import reduce
from typing import Any, NoReturn

from gravehold.kernel.errors import NOTHING, BadFile, Phrase, Told, nearest, phrase, unknown

from .yamltree import Items, Mapping

LONGEST_SHOWN = 60
FEW = 12  # so many known words are all named
NO_FIELDS = ("",)  # for a mapping that must be empty


def shown(value: object) -> Told:
    """A value of a file in an error message."""
    if isinstance(value, Mapping):
        return phrase("file-a-mapping")
    if isinstance(value, list):
        return phrase("file-a-list")
    if value is None:
        return phrase("file-nothing")
    if isinstance(value, bool):
        return str(value).lower()
    return quoted(value) if isinstance(value, str) else shortened(str(value))


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "..."


def quoted(text: str) -> Phrase:
    """A word of a file between the quotation marks of the language."""
    return phrase("file-quoted", text=shortened(text))


def either(words: Iterable[str]) -> Phrase:
    """'a' or 'b'"""
    return reduce(lambda a, b: phrase("file-or", first=a, second=b), map(quoted, words))


def together(words: Iterable[str]) -> Phrase:
    """'a' and 'b'"""
    return reduce(lambda a, b: phrase("file-and", first=a, second=b), map(quoted, words))


class Fields:
    """Reads the fields of one file."""

    def __init__(self, file: str) -> None:
        self.file = file

    def fail(self, line: int, id_: str, /, **told: Told) -> NoReturn:
        self.refuse(line, phrase(id_, **told))

    def refuse(self, line: int, why: Told) -> NoReturn:
        """Fail for a reason that is already in words."""
        raise BadFile.at(self.file, line, why)

    def mapping(
        self, value: Any, line: int, what: str | Phrase, fields: Collection[Any] = ()
    ) -> Mapping:
        """A mapping; with `fields`, of these names only."""
        if not isinstance(value, Mapping):
            self.fail(line, "file-mapping", field=what, value=shown(value))
        if fields:
            for key in value:
                if key not in fields:
                    known = [str(name) for name in fields]
                    names = ", ".join(known)
                    there_are = phrase("error-there-are", names=names) if names else NOTHING
                    near = nearest(str(key), known) or there_are
                    field = shortened(str(key))
                    self.fail(value.lines[key], "file-field", field=field, part=what, near=near)
        return value

    def items(self, value: Any, line: int, what: str) -> Iterator[tuple[int, Any]]:
        """The items of a list with their lines."""
        if not isinstance(value, Items):
            self.fail(line, "file-list", field=what, value=shown(value))
        return zip(value.lines, value, strict=True)

    def whole(self, value: Any, line: int, what: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        if type(value) is not int:
            self.fail(line, "file-whole", field=what, value=shown(value))
        if not low <= value <= high:
            why = "file-exactly" if low == high else "file-range"
            self.fail(line, why, field=what, value=str(value), low=str(low), high=str(high))
        return value

    def true(self, value: Any, line: int, what: str) -> bool:
        if not isinstance(value, bool):
            self.fail(line, "file-true", field=what, value=shown(value))
        return value

    def text(self, value: Any, line: int, what: str) -> str:
        if not isinstance(value, str) or not value.strip():
            self.fail(line, "file-words", field=what, value=shown(value))
        return value

    def word(self, value: Any, line: int, what: str, known: Collection[str]) -> str:
        """One of some known words; `what` as in the message `error-unknown`."""
        if not isinstance(value, str):
            self.fail(line, "file-word", value=shown(value))
        if value not in known:
            self.refuse(line, unknown(what, shortened(value), known, listed=0 < len(known) <= FEW))
        return value
