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
Forms = Mapping[str, tuple[str, ...]]
BATTLE: Forms = {"fight": ("",), "battle": ("won", "lost")}
EXPEDITION: Forms = {
    "reward": ("mage", "gem", "relic", "spell", "treasure-LEVEL"),
    **{f"p{seat}": ("BUILT", "CARD") for seat in range(1, 5)},
    "recall": ("CARD",),
    "banish": ("CARD",),
    "take": ("CARD",),
    "treasure": ("SEAT CARD", "group CARD"),
    **BATTLE,
}
CAMPAIGN: Forms = {
    "name": ("SEAT NAME",),
    "starter": ("SEAT CARD",),
    "ability": ("SEAT WORD",),
    "second": ("SEAT CARD WORD",),
    "breach": ("SEAT WORD NUMBER",),
    "craft": ("SEAT WORD",),
    "add": ("CARD",),
    "banish": ("CARD",),
    "retry": ("",),
    "yield": ("",),
    **BATTLE,
}
_PARTS = {
    "SEAT": "p[1-4]",
    "CARD": f"({CARD})",
    "BUILT": "b[1-4]",
    "LEVEL": "[1-4]",
    "NAME": ".+",
    "WORD": "[a-z-]+",
    "NUMBER": "[1-4]",
}
_SPLIT = re.compile(f"({'|'.join(_PARTS)})")


def why_unreadable_on_the_way(
    key: str, definitions: Mapping[str, Definition], forms: Forms = EXPEDITION
) -> Phrase | str:
    """What is wrong with a key whatever the journey, '' if nothing is."""
    in_battle = why_unreadable(key, definitions)
    if not in_battle:
        return NOTHING
    verb, _, rest = tidy(key).partition(" ")
    if verb not in forms:
        if verb in verbs(definitions):
            return in_battle
        return phrase("file-key", key=key, near=nearest(verb, (*forms, *verbs(definitions))))
    for form in forms[verb]:
        found = re.fullmatch("".join(_PARTS.get(p, p) for p in _SPLIT.split(form)), rest)
        if found is None:
            continue
        for id_ in found.groups():
            if id_ not in definitions:
                return phrase("file-key-card", card=id_, key=key, near=nearest(id_, definitions))
        return NOTHING
    told = either(f"{verb} {form}".rstrip() for form in forms[verb])
    return phrase("file-key-form", key=key, forms=told)
