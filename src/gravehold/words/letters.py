"""The lettered rules of a campaign as its rulebook tells them once they are unlocked."""

from __future__ import annotations

import msgspec

from .locale import say


class LetteredRule(msgspec.Struct, frozen=True):
    """One rule of a campaign in a reader's language."""

    letter: str
    title: str
    text: str


def lettered_rule(letter: str, lang: str) -> LetteredRule:
    title, text = (say(lang, f"lettered-{letter.lower()}-{part}") for part in ("title", "text"))
    return LetteredRule(letter, title, text)
