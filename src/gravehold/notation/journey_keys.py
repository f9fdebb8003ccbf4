"""The keys of journeys: what is answered between battles, and those of the battles."""

from __future__ import annotations

import re
from collections.abc import Mapping

from gravehold.kernel.definitions import Definition
from gravehold.kernel.errors import NOTHING, Phrase, nearest, phrase

from .fields import either
from .keys import CARD, tidy, verbs, why_unreadable

SETTLED = {"battle won": True, "battle lost": False}  # in scenarios only: how the battle ended

# Each verb with what may follow it; docs/notation.md explains them.
FORMS = {
    "reward": ("mage", "gem", "relic", "spell", "treasure-LEVEL"),
    **{f"p{seat}": ("CARD",) for seat in range(1, 5)},
    "recall": ("CARD",),
    "banish": ("CARD",),
    "take": ("CARD",),
    "treasure": ("SEAT CARD", "group CARD"),
    "fight": ("",),
    "battle": ("won", "lost"),
}
_PARTS = {"SEAT": "p[1-4]", "CARD": f"({CARD})", "LEVEL": "[1-4]"}
_SPLIT = re.compile("(SEAT|CARD|LEVEL)")


def why_unreadable_on_the_way(key: str, definitions: Mapping[str, Definition]) -> Phrase | str:
    """What is wrong with a key whatever the journey, '' if nothing is."""
    in_battle = why_unreadable(key, definitions)
    if not in_battle:
        return NOTHING
    verb, _, rest = tidy(key).partition(" ")
    if verb not in FORMS:
        if verb in verbs(definitions):
            return in_battle
        return phrase("file-key", key=key, near=nearest(verb, (*FORMS, *verbs(definitions))))
    for form in FORMS[verb]:
        found = re.fullmatch("".join(_PARTS.get(p, p) for p in _SPLIT.split(form)), rest)
        if found is None:
            continue
        for id_ in found.groups():
            if id_ not in definitions:
                return phrase("file-key-card", card=id_, key=key, near=nearest(id_, definitions))
        return NOTHING
    forms = either(f"{verb} {form}".rstrip() for form in FORMS[verb])
    return phrase("file-key-form", key=key, forms=forms)
