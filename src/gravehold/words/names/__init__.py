"""Names of all that has an id, in English, Polish and German; a file per language and box.

Beside the ids of the library: `<mage>.title`, `<nemesis>.token`, and the words cards use for
tokens, side decks and named parts of cards. A name that no printed edition gives is ours.
A language with cases adds the forms of a name that its sentences need.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from gravehold.kernel.errors import unknown

LANGUAGES = ("en", "pl", "de")


class _Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    names: dict[str, str]
    ours: frozenset[str] = frozenset()
    forms: dict[str, dict[str, str]] = {}  # by id and case


def name(id_: str, lang: str = "en") -> str:
    """The name of an id; one without a name is called by the id itself."""
    id_ = id_.partition("~")[0]  # all printings of a card have its name
    found = _read(lang).names.get(id_)
    if found is None and lang != "en":
        found = _read("en").names.get(id_)
    return found or id_.replace("-", " ").title()


def form(id_: str, lang: str, case: str) -> str:
    """The name in a case, or as it is where the language does not give that case."""
    found = _read(lang).forms.get(id_.partition("~")[0], {}).get(case)
    return found or name(id_, lang)


def is_named(id_: str, lang: str) -> bool:
    """Whether this language itself has a name for it."""
    return id_ in _read(lang).names


def is_ours(id_: str, lang: str) -> bool:
    """Whether we gave the name because we know of no printed one."""
    return id_ in _read(lang).ours


@cache
def _read(lang: str) -> _Names:
    if lang not in LANGUAGES:
        raise unknown("language", lang, LANGUAGES, listed=True)
    names: dict[str, str] = {}
    ours: frozenset[str] = frozenset()
    forms: dict[str, dict[str, str]] = {}
    for path in sorted((Path(__file__).parent / lang).glob("*.json")):
        box = msgspec.json.decode(path.read_bytes(), type=_Names)
        names |= box.names
        ours |= box.ours
        forms |= box.forms
    return _Names(names, ours, forms)


__all__ = ["LANGUAGES", "form", "is_named", "is_ours", "name"]
