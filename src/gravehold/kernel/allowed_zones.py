"""Which zones the words that move cards may name, and that somebody acts where they are his."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, NamedTuple

from . import nodes
from .definitions import Board, Body, Minion, Zone
from .errors import Phrase, phrase
from .given import Known


class Allowed(NamedTuple):
    """Zones that definitions declare, by what each belongs to, and some that every game has."""

    of: tuple[str, ...]
    printed: tuple[str, ...] = ()


OWN = ("hand", "deck", "discard")  # each player has one
_TOPPED = ("deck", "discard", "nemesis-deck", "nemesis-discard")
_HEAPS = (*_TOPPED, "hand")
_DECLARED = Allowed(("game", "seat"))
_SHARED = Allowed(("game",))
ZONES: dict[tuple[type, str], Allowed] = {
    (nodes.MoveTop, "zone"): Allowed(("game", "seat"), _TOPPED),
    (nodes.MoveTop, "to"): Allowed(("game", "seat"), _HEAPS),
    (nodes.PutInto, "zone"): Allowed(("game", "seat"), _HEAPS),
    (nodes.MoveAll, "zone"): Allowed(("game", "seat", "pile"), _HEAPS),
    (nodes.MoveAll, "to"): Allowed(("game", "seat", "pile"), _HEAPS),
    (nodes.ResolveCards, "zone"): Allowed(("game", "seat", "pile")),
    (nodes.ResolveCards, "to"): Allowed(("game", "seat", "pile")),
    (nodes.PutByPile, "zone"): Allowed(("pile",)),
    (nodes.PutByPile, "source"): Allowed(("game", "seat", "pile")),
    (nodes.PutOnBoard, "zone"): _DECLARED,
    (nodes.PutInZone, "zone"): _DECLARED,
    (nodes.RevealTop, "zone"): _SHARED,
    (nodes.SortTop, "zone"): _SHARED,
    (nodes.FromPiles, "zone"): _SHARED,
    (nodes.CastTop, "zone"): _SHARED,
    (nodes.CastBoard, "under"): _SHARED,
    (nodes.ResolveTop, "zone"): _SHARED,
    (nodes.ShuffleZone, "zone"): Allowed(("game",), ("nemesis-deck",)),
    (nodes.DrawMinion, "deck"): _SHARED,
    (nodes.DiscardFromDeck, "deck"): _SHARED,
    (nodes.PutItUnderDeck, "deck"): _SHARED,
    (nodes.ShuffleBack, "deck"): _SHARED,
    (Minion, "deck"): _SHARED,
    (Body, "deck"): _SHARED,
    (Board, "off"): Allowed(("game",), ("nemesis-discard",)),
    (Zone, "discard"): Allowed(("game",), ("nemesis-discard",)),
}


def misplaced(
    part: Any, field: str, name: str, names: Known, known: Container[str]
) -> Phrase | None:
    """What is wrong with a zone that there is: this word cannot mean it, or it is nobody's here."""
    allowed = ZONES.get((type(part), field))
    if allowed is None:
        return None
    of = [kind for kind in ("game", "seat", "pile", "breach") if name in names[f"zone-of-{kind}"]]
    if name not in allowed.printed and not {*of} & {*allowed.of}:
        if isinstance(part, nodes.MoveTop) and (field, name) == ("zone", "hand"):
            return phrase("definition-no-top")
        return phrase("definition-no-heap", name=name)
    if (name in OWN or of == ["seat"]) and "you" not in known:
        return phrase("definition-unbound", what="you")
    return None
