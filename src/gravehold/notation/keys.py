"""The grammar of option keys: can a key be read at all, and does it name things that exist?"""

from __future__ import annotations

import re
from collections.abc import Collection

from gravehold.kernel.decision import seat_name
from gravehold.kernel.errors import NOTHING, Phrase, nearest, phrase
from gravehold.kernel.verbs import VERBS

from .fields import either

SEAT = r"p[1-4]"
SLOTS = r"[1-4](?:\+[1-4])?"
CARD = r"[a-z0-9]+(?:-[a-z0-9]+)*(?:#[1-9][0-9]?)?"
NUMBER = r"[0-9]{1,3}"


def _forms(form: str) -> tuple[str, ...]:
    """A form as written in the table of verbs, with and without what may be left out."""
    short = " ".join(part for part in form.split() if not part.startswith("["))
    full = form.replace("[ALLY]", "SEAT").replace("[", "").replace("]", "")
    return (short,) if short == full else (short, full)


# Each verb with what may follow it; docs/notation.md explains them.
AFTER_VERB: dict[str, tuple[str, ...]] = {
    **{
        name: _forms(verb.form)
        for name, verb in VERBS.items()
        if verb.word is None  # the others are written as something else
    },
    **{seat_name(seat): ("",) for seat in range(4)},
    "revealed": ("CARD",),
    # kept for boxes to come
    "strike": ("CARD NUMBER",),
    "maw": ("NUMBER",),
    "soul": ("SPACE",),
    "bridge": ("SPACE",),
}
_PARTS = (
    ("SEAT", SEAT),
    ("SLOTS", SLOTS),
    ("SLOT", "[1-4]"),
    ("SPACE", "[A-Za-z0-9]+(?:-[A-Za-z0-9]+)?"),
    ("CARD", f"({CARD})"),
    ("NUMBER", NUMBER),
    ("TURN", r"(?:p[1-4]|wild|1/2|3/4|nemesis)"),
    ("SOURCE", rf"(?:p[1-4]|nemesis|ally|rules|({CARD}))"),
    (".", r"\."),
)


def _pattern(form: str) -> re.Pattern[str]:
    parts = re.split(r"(SEAT|SLOTS|SLOT|CARD|NUMBER|TURN|SOURCE|\.)", form)
    known = dict(_PARTS)
    return re.compile("".join(known.get(part, part) for part in parts))


_FORMS = {verb: [_pattern(form) for form in forms] for verb, forms in AFTER_VERB.items()}


def tidy(key: str) -> str:
    """A key with single blanks."""
    return " ".join(key.split())


def why_unreadable(key: str, cards: Collection[str]) -> Phrase | str:
    """What is wrong with a key whatever the position, '' if nothing is; `cards`: all there are."""
    verb, _, rest = tidy(key).partition(" ")
    if verb not in AFTER_VERB:
        return phrase("file-key", key=key, near=nearest(verb, AFTER_VERB))
    for pattern in _FORMS[verb]:
        found = pattern.fullmatch(rest)
        if found is None:
            continue
        for card in filter(None, found.groups()):
            id_ = card.partition("#")[0]
            if id_ not in cards:
                near = nearest(id_, cards)
                return phrase("file-key-card", card=id_, key=key, near=near)
        return NOTHING
    forms = either(f"{verb} {form}".rstrip() for form in AFTER_VERB[verb])
    return phrase("file-key-form", key=key, forms=forms)
