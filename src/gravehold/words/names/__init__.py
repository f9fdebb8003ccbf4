"""Names of all that has an id, in English, Polish and German; a file per language and box.

Beside the ids of the library: `<mage>.title`, `<nemesis>.token`, `<nemesis>.rule` (what an edition
calls the one rule of a mat), and the words cards use for
tokens, side decks and named parts of cards. A name that no printed edition gives is ours.
A language with cases adds the forms of a name that its sentences need.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from gravehold.kernel.once import once
from gravehold.words.language import check_language

FOLDER = Path(__file__).parent


class Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one language calls things."""

    names: dict[str, str]
    ours: frozenset[str] = frozenset()
    forms: dict[str, dict[str, str]] = {}  # by id and case


_READER = msgspec.json.Decoder(Names)  # threads must not make one each


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


def card_names(lang: str) -> frozenset[str]:
    """Every name this language gives, but what it calls tokens and discard piles."""
    words = ("token", "discard")
    return frozenset(n for id_, n in _read(lang).names.items() if not id_.endswith(words))


def is_named(id_: str, lang: str) -> bool:
    """Whether this language itself has a name for it."""
    return id_ in _read(lang).names


def printed_name(id_: str, lang: str) -> str | None:
    """The name that our own boxes give it, whatever packs call it."""
    return _printed(lang).names.get(id_)


def cases(lang: str) -> list[str]:
    """In which forms names of a language stand."""
    return sorted({case for forms in _printed(lang).forms.values() for case in forms})


def printed_forms(id_: str, lang: str) -> dict[str, str]:
    """The forms of that name, by case."""
    return _printed(lang).forms.get(id_, {})


def bring(source: str, brought: Mapping[str, Names]) -> None:
    """Names of somebody's own boxes, by language; in the place of those the same source brought."""
    _BROUGHT[source] = brought
    _read.cache_clear()


def is_ours(id_: str, lang: str) -> bool:
    """Whether we gave the name because we know of no printed one."""
    return id_ in _read(lang).ours


_BROUGHT: dict[str, Mapping[str, Names]] = {}


@once
def _read(lang: str) -> Names:
    """Those of our boxes, then what has been brought."""
    printed = _printed(lang)
    brought = [names[lang] for names in _BROUGHT.values() if lang in names]
    if not brought:
        return printed
    names, forms = dict(printed.names), dict(printed.forms)
    for more in brought:
        names |= more.names
        forms |= more.forms
    return Names(names, printed.ours - {id_ for more in brought for id_ in more.names}, forms)


@once
def _printed(lang: str) -> Names:
    names: dict[str, str] = {}
    ours: frozenset[str] = frozenset()
    forms: dict[str, dict[str, str]] = {}
    for path in sorted((FOLDER / check_language(lang)).glob("*.json")):
        box = _READER.decode(path.read_bytes())
        names |= box.names
        ours |= box.ours
        forms |= box.forms
    return Names(names, ours, forms)


__all__ = [
    "Names", "bring", "card_names", "form", "is_named", "is_ours", "name", "printed_forms",
    "printed_name",
]  # fmt: skip
