"""Whoever sits at the terminal types until something has changed: an answer, or a command."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from .typed_answers import Offered, Unclear, understand
from .typed_commands import obey

T = TypeVar("T")
Offer = Callable[[], tuple[Offered[T], Sequence[str]]]  # the options, and how each is called


def ask_until_changed(sitting: Any, offer: Offer[T], take: Callable[[T], None]) -> None:
    """Read lines for a sitting, in a battle or between two."""
    while True:
        typed = sitting.screen.ask()
        if typed and _changed(sitting, typed, offer, take):
            return


def _changed(sitting: Any, typed: str, offer: Offer[T], take: Callable[[T], None]) -> bool:
    options, labels = offer()
    if options.find(" ".join(typed.lower().split())) is None:
        done = obey(sitting, typed)
        if done is not None:
            return done
    try:
        option = understand(typed, options, labels)
    except Unclear as problem:
        sitting.screen.say(str(problem), "yellow")
        return False
    take(option)
    return True
