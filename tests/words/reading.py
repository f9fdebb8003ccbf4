"""A card as a reader has it before them, in one line."""

from __future__ import annotations

from gravehold.kernel.definitions import Definition
from gravehold.words.grammar.definitions import text


def said(card: Definition, lang: str) -> str:
    return " | ".join(str(part) for part in text(card, lang))
