"""Builds in the header of a file: `p1.starter: starter-gem-heal`, a line for each part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gravehold.content.box import Library
from gravehold.content.builds import PARTS, Build, Builds, first_mistake
from gravehold.kernel.errors import Told, phrase, unknown

from .fields import quoted

SEATS = ("p1", "p2", "p3", "p4")
WORDS = {True: "true", False: "false"}
MOST_DIGITS = 2


def build_lines(who: Sequence[str]) -> tuple[str, ...]:
    """All the lines there can be of some mages."""
    return tuple(f"{each}.{part}" for each in who for part in PARTS)


BUILD_LINES = build_lines(SEATS)
NAME_LINES = tuple(f"{seat}.name" for seat in SEATS)


class BadLine(Exception):
    """A header line that says nothing a build can have."""

    def __init__(self, field: str, why: Told) -> None:
        super().__init__(field)
        self.field, self.why = field, why


def builds_to_lines(builds: Builds) -> dict[str, str]:
    """What is left out has its plain value."""
    plain = Build()
    return {
        f"{who}.{part}": WORDS[value] if isinstance(value, bool) else str(value)
        for who in sorted(builds)
        for part in PARTS
        if (value := getattr(builds[who], part)) != getattr(plain, part)
    }


def build_to_text(build: Build) -> str:
    """One mage alone, a line for each part: `starter: starter-gem-heal`."""
    lines = builds_to_lines({SEATS[0]: build}).items()
    return "".join(f"{field.partition('.')[2]}: {value}\n" for field, value in lines)


def lines_of_build(seat: str, text: str) -> dict[str, str]:
    """The same read again, as the lines of a header; what is no part of a build is an error."""
    found: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        part, colon, value = (piece.strip() for piece in line.partition(":"))
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if not colon or part not in PARTS:
            raise BadLine(str(number), unknown("build-part", part[:40], PARTS, listed=True))
        if f"{seat}.{part}" in found:
            raise BadLine(str(number), phrase("file-twice", field=part))
        found[f"{seat}.{part}"] = value
    return found


def build_from_lines(values: Mapping[str, str], who: str) -> Build | None:
    """What the lines of one mage say, whether such a mage can be or not; none: there are none."""
    told = {part: values[f"{who}.{part}"] for part in PARTS if values.get(f"{who}.{part}")}
    if not told:
        return None
    build = Build(**{part: _value(who, part, told[part]) for part in told})
    if build.ability and told.get("fourth") == WORDS[False]:
        raise BadLine(f"{who}.fourth", phrase("error-fourth-there"))
    return build


def builds_from_lines(
    values: Mapping[str, str], mages: tuple[str, ...], library: Library
) -> Builds:
    """The other way round; only seats that are there and whose mage is built have any."""
    found: Builds = {}
    for seat in SEATS:
        if (build := build_from_lines(values, seat)) is None:
            continue
        found[seat] = build
        mage = mages[SEATS.index(seat)] if SEATS.index(seat) < len(mages) else ""
        workshop = library.workshops.get(mage)
        if workshop and (wrong := first_mistake(workshop, build)):
            raise BadLine(f"{seat}.{wrong.part}", wrong.why)
    return found


def _value(who: str, part: str, word: str) -> Any:
    field = f"{who}.{part}"
    if part == "fourth":
        if word not in WORDS.values():
            raise BadLine(field, phrase("file-true", field=field, value=quoted(word)))
        return word == WORDS[True]
    if part == "flawed":
        if not (word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS):
            raise BadLine(field, phrase("file-whole", field=field, value=quoted(word)))
        return int(word)
    return word
