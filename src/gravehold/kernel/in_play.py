"""Nemesis cards in play: the life or power tokens on them, and how they are discarded."""

from __future__ import annotations

from . import deeds, zones
from .run import Run


def marks_of(run: Run, card: int) -> int:
    s = run.s
    return s.marks[s.in_play.index(card)] if card in s.in_play else 0


def set_marks(run: Run, card: int, marks: int) -> None:
    s = run.s
    i = s.in_play.index(card)
    s.marks = s.marks[:i] + (marks,) + s.marks[i + 1 :]


def lose_power(run: Run, card: int, n: int) -> None:
    """Tokens leave a power in play; whether it is due is looked at by whoever took them."""
    left = marks_of(run, card) - n
    left = left if left > 0 else 0
    set_marks(run, card, left)
    if run.log is not None:
        run.tell("tick", card=card, n=left)
    if "power-lost" in run.codex.heard:
        deeds.happened(run, "power-lost", it=card, n=left)


def discard_from_play(run: Run, card: int) -> bool:
    """Discard a card in play; False if something else happens to it instead."""
    s = run.s
    if card not in s.in_play:
        return False
    zones.leave_play(run, card)
    heard = "discarded" in run.codex.heard
    if heard and deeds.replaced(run, "discarded", it=card):
        s.resolving = (*s.resolving, card)
        return False
    to_nemesis_discard(run, card)
    if heard:
        deeds.happened(run, "discarded", it=card)
    return True


def to_nemesis_discard(run: Run, card: int) -> None:
    deck = getattr(run.codex.definitions[run.s.kind[card]], "deck", "")
    # Cards of another nemesis may name a deck that is not in this game.
    zone = run.codex.tables.place.get(deck) if deck else None
    if zone is None:
        zones.put_on_nemesis_discard(run, card)
    else:
        zones.put(run, card, zone.discard or "nemesis-discard")
    if run.log is not None:
        run.tell("leave", card=card)
