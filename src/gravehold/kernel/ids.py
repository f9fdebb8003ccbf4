"""How things of a game are called."""

from __future__ import annotations

import re

ID = "[a-z0-9]+(-[a-z0-9]+)*(~[0-9])?"  # behind ~: a printing of its own, with so many stickers


def is_id(text: str) -> bool:
    """Words of small letters and digits, joined by hyphens."""
    return re.fullmatch(ID, text) is not None


def card_of_printing(id_: str) -> str:
    """The id that all printings of a card share, in keys and for its name."""
    return id_.partition("~")[0]
