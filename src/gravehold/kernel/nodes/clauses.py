"""Standing effects, found where their source is."""

from __future__ import annotations

from typing import Literal

from .base import AnyCondition, Clause, Do, V

Event = Literal[
    "casting-start",  # your casting phase begins
    "casting-end",
    "focus",  # you focus or open a breach of your own
    "gain",  # you gain a card ('it')
    "play",  # you play a gem or relic ('it')
    "suffer",  # you suffer damage (the number)
    "hurt",  # this minion is dealt damage
    "nemesis-hit",  # damage is aimed at the nemesis, before it is reduced
    "nemesis-hurt",  # the nemesis is dealt damage, after it was reduced
    "discarded",  # this minion or power has left play for the discard pile
    "minion-discarded",  # any minion has ('it'), on the mat of the nemesis
    "turn-end",  # any turn ends
    "nemesis-turn-end",
    "nemesis-turn-start",
    "tokens-changed",  # the tokens of the nemesis changed, on its mat
]


class Whenever(Clause, frozen=True):
    """Each time the event happens, `do`."""

    event: Event
    do: Do
    only_if: AnyCondition | None = None
    subtype: str = ""  # for 'minion-discarded'


class Reduce(Clause, frozen=True):
    """Damage to `to` is `by` less, never below `floor`."""

    to: Literal["you", "this", "nemesis"]
    by: V
    floor: int = 0


class ReduceTo(Clause, frozen=True):
    """Damage to `to` is never more than `n` at a time."""

    to: Literal["this", "nemesis"]
    n: int


class CannotBeDamaged(Clause, frozen=True):
    """The nemesis is no target."""


class InsteadOfDiscard(Clause, frozen=True):
    """When this card would be discarded, `do` instead."""

    do: Do
