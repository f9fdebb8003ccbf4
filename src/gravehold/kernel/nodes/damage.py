"""Damage and healing."""

from __future__ import annotations

from .base import AnyWho, Do, Effect, V
from .who import YOU


class Deal(Effect, frozen=True):
    """Damage to the nemesis or one minion, one instance; `plus` is additional damage."""

    amount: V
    plus: V = 0
    against_minion: V = 0  # additional damage if the target is a minion
    on_kill: Do = ()  # if it discards a minion of the nemesis deck


class DealDivided(Effect, frozen=True):
    """Damage divided freely among the nemesis and minions; each part is an instance."""

    amount: V
    minions: bool = False  # among minions alone


class DealNemesis(Effect, frozen=True):
    """Damage to the nemesis itself, one instance."""

    amount: V


class Suffer(Effect, frozen=True):
    """A player suffers damage, one instance."""

    amount: V
    who: AnyWho = YOU


class PlayersSuffer(Effect, frozen=True):
    """Damage that the players share as they choose, one instance for each who takes any (L53)."""

    amount: V


class GraveholdSuffers(Effect, frozen=True):
    """Gravehold suffers damage."""

    amount: V


class GraveholdGains(Effect, frozen=True):
    """Gravehold gains life, never above its start but with `beyond`."""

    amount: V
    beyond: bool = False


class GainLife(Effect, frozen=True):
    """A player gains life, never above the start; an exhausted one gains none."""

    amount: V
    who: AnyWho = YOU
    beyond: bool = False  # above the start too


class NemesisGainsLife(Effect, frozen=True):
    """The nemesis gains life, never above its start."""

    amount: V


class ThisSuffers(Effect, frozen=True):
    """This minion suffers damage."""

    amount: V


class ItSuffers(Effect, frozen=True):
    """The minion found by a surrounding node suffers damage."""

    amount: V


class ItGainsLife(Effect, frozen=True):
    """The minion found by a surrounding node gains life, never above its start."""

    amount: V


class ItLosesLife(Effect, frozen=True):
    """The minion found by a surrounding node loses life; this is no damage."""

    amount: V


class SetItsLife(Effect, frozen=True):
    """The minion found by a surrounding node has so much life; all else stays as it is (L8)."""

    amount: V
