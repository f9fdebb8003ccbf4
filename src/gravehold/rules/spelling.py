"""Letters as people type them when they look for something."""

from __future__ import annotations

import unicodedata

LETTERS = str.maketrans({"ł": "l", "–": "-", "’": "'"})
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def fold(text: str) -> str:
    """Without capitals and accents: 'Zaklęcie' is 'zaklecie', 'Größe' is 'grosse'."""
    parts = unicodedata.normalize("NFKD", text.casefold().translate(LETTERS))
    return "".join(part for part in parts if not unicodedata.combining(part))


def fold_umlauts(text: str) -> str:
    """As on a keyboard without umlauts: 'Größe' is 'groesse'."""
    return fold(text.casefold().translate(UMLAUTS))
