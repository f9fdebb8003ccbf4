"""What was typed, understood as an option: a number, a key, or the beginning of one."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from gravehold.cli.speech import near, say

LEAST = 3  # letters


class Unclear(Exception):
    """The answer is no option, or could be several; the message is for the person."""


T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Offered(Protocol[T_co]):
    """The options of a decision: of a game, or of a journey between its battles."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> T_co: ...
    def find(self, key: str) -> T_co | None: ...
    def by_key(self) -> Mapping[str, T_co]: ...


def understand(typed: str, options: Offered[T], labels: Sequence[str] = ()) -> T:
    """The option meant, by its key or by words of its label; raises `Unclear`."""
    if typed.isdecimal() and typed.isascii():
        number = int(typed[:9])
        if not 1 <= number <= len(options):
            raise Unclear(say("play-answer-number", n=typed[:20], last=len(options)))
        return options[number - 1]
    words = typed.lower().split()
    found = options.find(" ".join(words))
    if found is not None:
        return found
    keys = list(options.by_key())
    fitting = [key for key in keys if key.startswith(" ".join(words))] or [
        key for key in keys if _fits(words, key.split())
    ]
    fitting = fitting or [
        key for key, label in zip(keys, labels, strict=False) if _said(words, label)
    ]
    if len(fitting) == 1:
        return options.by_key()[fitting[0]]
    if fitting:
        raise Unclear(say("play-answer-several", answer=typed[:60], keys=", ".join(fitting[:8])))
    hint = near(typed[:60].lower(), keys)
    raise Unclear(say("play-answer-unknown", answer=typed[:60], near=hint))


def _said(words: list[str], label: str) -> bool:
    """Each typed word begins a word of the label: names are typed as the language has them.

    A letter or two would be too easily a slip of the finger that ends a phase.
    """
    parts = re.findall(r"\w+", label.lower())
    enough = any(len(word) >= LEAST for word in words)
    return enough and all(any(part.startswith(word) for part in parts) for word in words)


def _fits(words: list[str], key: list[str]) -> bool:
    """Each typed word begins a word of the key, in order; a part of a card's name will do."""
    if not words or len(words) > len(key):
        return False
    return all(
        any(part.startswith(word) for part in (whole, *whole.split("-")))
        for word, whole in zip(words, key, strict=False)
    )
