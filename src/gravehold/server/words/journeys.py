"""What both kinds of journey say of themselves, each in words of its own; none may stop a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from gravehold.modes.journey import Journey

from .wording import WordedLine, said

J = TypeVar("J", bound=Journey[Any])


class Label(Protocol):
    """An answer in words, and what it leads to."""

    @property
    def text(self) -> str: ...
    @property
    def note(self) -> str: ...


class Spoken(Protocol):
    """The words of a kind of journey."""

    def prompt(self, journey: Any, lang: str, /) -> str: ...
    def label(self, journey: Any, key: str, lang: str, /) -> Label: ...
    def standing(self, journey: Any, lang: str, /) -> str: ...


class JourneyWords(Generic[J]):
    """For clients; the language is one argument, as everywhere."""

    def __init__(self, words: Spoken, told: Callable[[J, J, str], list[str]]) -> None:
        self._words = words
        self._told = told

    def prompt(self, journey: J, lang: str) -> str:
        return said(lambda code: self._words.prompt(journey, code), lang, journey.asked.kind)

    def label(self, journey: J, key: str, lang: str) -> tuple[str, str]:
        """The answer, and what it leads to."""

        def make(code: str) -> tuple[str, str]:
            found = self._words.label(journey, key, code)
            return found.text, found.note

        return said(make, lang, (key, ""))

    def told(self, before: J, after: J, key: str, lang: str) -> list[WordedLine]:
        """What an answer between battles, or the end of one, has changed."""
        lines = said(lambda code: self._told(before, after, code), lang, [key])
        return [WordedLine(text, "journey", None, []) for text in lines]

    def standing(self, journey: J, lang: str) -> str:
        return said(lambda code: self._words.standing(journey, code), lang, "-")
