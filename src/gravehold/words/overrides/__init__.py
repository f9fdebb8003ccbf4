"""Card texts written by hand, the last resort: a file per language, empty as long as it can be.

`{"some-card": [{"keyword": "Cast:", "text": "Deal 3 damage."}]}` takes the place of the text made
from the card's tree. Numbers above 1 are written in digits, as many and the same as in the tree: a
test compares them, and counts how many such texts there are.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One paragraph."""

    text: str
    keyword: str = ""


_READER = msgspec.json.Decoder(dict[str, tuple[Written, ...]])  # threads must not make one each


@cache
def overrides(lang: str) -> dict[str, tuple[Written, ...]]:
    """The texts of a language by card."""
    path = FOLDER / f"{lang}.json"
    return _READER.decode(path.read_bytes())
