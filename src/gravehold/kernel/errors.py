"""What can go wrong from outside: every error says what is wrong and what would be right.

An error is the id of a message and what the message names, so that whoever shows it chooses the
language (`gravehold.words.errors`). `str(error)` is English.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Any, ClassVar, NamedTuple, Self


class Phrase(NamedTuple):
    """A part of a message that is itself a message."""

    id: str
    told: Mapping[str, Told]


Told = str | int | Phrase | BaseException | tuple[BaseException, ...]
NOTHING = ""  # in place of a phrase
LONGEST_NAME = 200


def phrase(id_: str, /, **told: Told) -> Phrase:
    return Phrase(id_, told)


class GraveholdError(ValueError):
    """Bad input of any kind; the message is for a person."""

    in_english: ClassVar[Callable[[GraveholdError], str] | None] = None  # the package sets it

    def __init__(self, id_: str, /, **told: Told) -> None:
        super().__init__(id_)
        self.id = id_
        self.told: Mapping[str, Told] = told

    @classmethod
    def of(cls, errors: Iterable[GraveholdError]) -> Self:
        """Several at once, a line each."""
        return cls("error-several", lines=tuple(errors))

    def __str__(self) -> str:
        say = GraveholdError.in_english
        return f"{self.id} {dict(self.told)}" if say is None else say(self)

    def __reduce__(self) -> tuple[Any, ...]:  # keywords are lost otherwise, between processes
        return _again, (type(self), self.id, dict(self.told))


def _again(kind: type[GraveholdError], id_: str, told: Mapping[str, Told]) -> GraveholdError:
    return kind(id_, **told)


class IllegalChoice(GraveholdError):
    """The answer is readable but not among the options of this decision."""


class UnknownName(GraveholdError):
    """An id that no definition carries."""


class BadFile(GraveholdError):
    """A file or text that cannot be read as what it should be."""

    @classmethod
    def at(cls, file: object, line: int, why: Told) -> Self:
        """With the place where it is wrong."""
        return cls("error-at", file=str(file), line=str(line), why=why)


def nearest(name: str, known: Iterable[str]) -> Phrase | str:
    """The end of a message: the closest known name, or nothing."""
    if len(name) > LONGEST_NAME:  # comparing would take long, and find nothing
        return NOTHING
    found = get_close_matches(name, list(known), n=1, cutoff=0.55)
    return phrase("error-near", name=found[0]) if found else NOTHING


def _stickers(name: str, names: list[str]) -> UnknownName | None:
    """A card that is there, but never with so many stickers."""
    card, mark, _ = name.partition("~")
    if not mark or card not in names:
        return None
    printed = [one for one in names if one.startswith(f"{card}~")]
    if not printed:
        return UnknownName("error-no-stickers", name=name, card=card)
    first, last, n = printed[0], printed[-1], len(printed) - 1
    return UnknownName("error-stickers", name=name, card=card, n=n, first=first, last=last)


def unknown(what: str, name: str, known: Iterable[str], *, listed: bool = False) -> UnknownName:
    """No such card, mage, ...; names the nearest one, and if there are few, all of them."""
    names = list(known)
    if (wrong := _stickers(name, names)) is not None:
        return wrong
    there_are = phrase("error-there-are", names=", ".join(names)) if listed and names else NOTHING
    near = nearest(name, names)
    return UnknownName("error-unknown", what=what, name=name, near=near, known=there_are)
