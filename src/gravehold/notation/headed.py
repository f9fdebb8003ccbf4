"""Texts with a header: lines of `name: value`, an empty line, then one key per line."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import NamedTuple, NoReturn

from gravehold.kernel.errors import BadFile, Told, phrase, unknown

from .fields import quoted
from .keys import tidy
from .settings import LARGEST_SEED

FORMAT = 1
REMARK = " #"  # what follows it on a header line means nothing


class Answer(NamedTuple):
    """A key and the line it stands on."""

    line: int
    key: str


class Headed:
    """Reads one such text; every mistake is an error with its line and what would be right."""

    what = "chronicle"  # as messages call it
    fields: Collection[str] = ()
    needed: Collection[str] = ()
    names: Collection[str] = ()  # fields whose value somebody chose: all of it is meant
    spoken: Collection[str] = ()  # verbs after which somebody's own words stand

    def __init__(self, file: str) -> None:
        self.file = file
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}

    def keys_after_header(self, text: str) -> tuple[Answer, ...]:
        """Takes in the header and gives what follows it."""
        text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        lines = [(i, line.strip()) for i, line in enumerate(text.split("\n"), 1)]
        body = 0
        for number, line in lines:
            if line.startswith("#"):
                continue
            if not line and self.values:
                body = number
                break
            if line:
                self._field(number, line)
        for field in self.needed:
            if field not in self.values:
                self.fail(1, phrase("file-header-lacks", what=self.what, field=field))
        keys = [(i, self._key(line)) for i, line in lines if body and i > body]
        return tuple(Answer(i, key) for i, key in keys if key and not key.startswith("#"))

    def _key(self, line: str) -> str:
        return line if line.partition(" ")[0] in self.spoken else tidy(line)

    def _field(self, number: int, line: str) -> None:
        field, colon, value = line.partition(":")
        field = field.strip()
        if not colon:
            self.fail(number, phrase("file-header-line"))
        if field not in self.fields:
            self.fail(number, unknown("header-field", field, self.fields))
        if field in self.values:
            self.fail(number, phrase("file-twice", field=field))
        value = (value if field in self.names else value.partition(REMARK)[0]).strip()
        if field == "format" and value != str(FORMAT):
            told = phrase("file-format", what=self.what, format=str(FORMAT), value=value)
            self.fail(number, told)
        self.values[field] = value
        self.lines[field] = number

    def fail(self, line: int, why: Told) -> NoReturn:
        raise BadFile.at(self.file, line, why)

    # Values

    def seed(self) -> int:
        value = self.values["seed"]
        if not re.fullmatch("[0-9]{1,20}", value) or int(value) > LARGEST_SEED:
            self.fail(self.lines["seed"], phrase("error-seed", seed=quoted(value)))
        return int(value)

    def whole(self, field: str) -> int:
        value = self.values[field]
        if not re.fullmatch("[0-9]{1,4}", value):
            why = phrase("file-whole", field=field, value=quoted(value))
            self.fail(self.lines[field], why)
        return int(value)

    def listed(self, field: str) -> tuple[str, ...]:
        """What stands between commas."""
        return tuple(value.strip() for value in self.values[field].split(",") if value.strip())


def headed(values: dict[str, str], body: Iterable[str]) -> str:
    """The text of a header and what follows it."""
    header = [f"{field}: {value}".rstrip() for field, value in values.items()]
    return "\n".join([*header, "", *body]) + "\n"
