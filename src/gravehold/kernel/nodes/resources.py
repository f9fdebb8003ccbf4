"""Aether, charges and players' tokens."""

from __future__ import annotations

from typing import Literal

from .base import AnyWho, Do, Effect, V
from .who import YOU

Purpose = Literal["gem", "relic", "spell", "charge", "focus", "open", "discard", "other"]


class GainAether(Effect, frozen=True):
    """Aether for this turn; `only` and `never` limit what it may be spent on."""

    amount: V
    only: tuple[Purpose, ...] = ()
    never: tuple[Purpose, ...] = ()


class SpendAether(Effect, frozen=True):
    """Pay aether; `purpose` decides which restricted aether may help."""

    amount: V
    purpose: Purpose = "other"


class GainCharge(Effect, frozen=True):
    """Charges up to the slots of the mat; the rest is lost (R28)."""

    amount: V = 1
    who: AnyWho = YOU
    keep: bool = False  # nothing may take their place


class LoseCharges(Effect, frozen=True):
    """A player loses charges; without an amount, all of them."""

    amount: V | None = None
    who: AnyWho = YOU


class AllyGainsCharges(Effect, frozen=True):
    """Who is protected in the place of Gravehold gains charges; nothing without them (R75)."""

    ally: str
    amount: V = 1


class GainPlayerTokens(Effect, frozen=True):
    """A player gains tokens of a kind."""

    token: str
    amount: V = 1
    who: AnyWho = YOU


class LosePlayerTokens(Effect, frozen=True):
    """A player loses tokens of a kind."""

    token: str
    amount: V = 1
    who: AnyWho = YOU


class LoseAnyNumber(Effect, frozen=True):
    """You lose as many tokens of a kind as you want; if any, `then`, which knows how many."""

    token: str
    then: Do
