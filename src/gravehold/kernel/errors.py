"""What can go wrong from outside: every error says what is wrong and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class GraveholdError(ValueError):
    """Bad input of any kind; the message is for a person."""


class IllegalChoice(GraveholdError):
    """The answer is readable but not among the options of this decision."""


class UnknownName(GraveholdError):
    """An id that no definition carries."""


class BadFile(GraveholdError):
    """A file or text that cannot be read as what it should be."""


def nearest(name: str, known: Iterable[str]) -> str:
    """The end of an error message: the closest known name, or nothing."""
    found = get_close_matches(name, list(known), n=1, cutoff=0.55)
    return f"; did you mean '{found[0]}'?" if found else ""
