"""Names of all that has an id, in English, Polish and German; a file per language and box.

Beside the ids of the library: `<mage>.title`, `<nemesis>.token`, and the words cards use for
tokens, side decks and named parts of cards. A name that no printed edition gives is ours.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from gravehold.kernel.errors import UnknownName, nearest

LANGUAGES = ("en", "pl", "de")


class _Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    names: dict[str, str]
    ours: frozenset[str] = frozenset()


def name(id_: str, lang: str = "en") -> str:
    """The name of an id; one without a name is called by the id itself."""
    found = _read(lang).names.get(id_)
    if found is None and lang != "en":
        found = _read("en").names.get(id_)
    return found or id_.replace("-", " ").title()


def is_ours(id_: str, lang: str) -> bool:
    """Whether we gave the name because we know of no printed one."""
    return id_ in _read(lang).ours


@cache
def _read(lang: str) -> _Names:
    if lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownName(f"unknown language '{lang}'{nearest(lang, LANGUAGES)} (one of {known})")
    names: dict[str, str] = {}
    ours: frozenset[str] = frozenset()
    for path in sorted((Path(__file__).parent / lang).glob("*.json")):
        box = msgspec.json.decode(path.read_bytes(), type=_Names)
        names |= box.names
        ours |= box.ours
    return _Names(names, ours)


__all__ = ["LANGUAGES", "is_ours", "name"]
