"""Focusing, prepping, casting, and breaches that change."""

from __future__ import annotations

from typing import Literal

from .base import AnyWho, Do, Effect, V
from .cards import HAND, Cards
from .who import EVERYONE, YOU


class Focus(Effect, frozen=True):
    """Focus a closed breach for free; `cheapest`: the one with the lowest focus cost."""

    whose: AnyWho = YOU
    cheapest: bool = False
    slot: int = 0  # only this breach, I to IV; 0: any


class FocusOne(Effect, frozen=True):
    """Focus one of your closed breaches several times; what is left once it is open is lost."""

    times: int


class OpenBreach(Effect, frozen=True):
    """Open a closed breach for free; `then` is done by the player whose breach it is."""

    whose: AnyWho = YOU
    then: Do = ()


class GainBreach(Effect, frozen=True):
    """You get a breach that your mat lacks, closed and not turned; a destroyed one is gone."""

    slot: int  # I to IV


class FocusThisBreach(Effect, frozen=True):
    """Focus the breach this spell was cast from."""


class Prep(Effect, frozen=True):
    """Prep a spell to one of your breaches; `closed`: also to one that was not focused."""

    cards: Cards = HAND
    closed: bool = False


class PrepIt(Effect, frozen=True):
    """Prep the spell found by a surrounding node to a free open breach; with none it stays."""

    whose: AnyWho = YOU


class PrepAny(Effect, frozen=True):
    """Prep any number of spells from your hand to your breaches, focused or not."""


class HaveCast(Effect, frozen=True):
    """So many times a player casts one of their prepped spells, which stays prepped."""

    times: int


class CastPrepped(Effect, frozen=True):
    """Cast prepped spells; you are the caster. `after` each, with the spell as 'it'."""

    n: V = 1
    whose: AnyWho = EVERYONE
    up_to: bool = False
    at_most: V | None = None  # cost
    plus: V = 0  # additional damage
    after: Do = ()
    keep: bool = False  # they stay prepped
    aim: tuple[
        Literal["gravehold", "any-player", "you"], ...
    ] = ()  # whom they damage in the place of foes
    dearest: bool = False  # only the most expensive of them


class CastAll(Effect, frozen=True):
    """Cast every spell you have prepped now, once each, in an order of your choice."""

    keep: bool = False  # they stay prepped


class ReplaceBreach(Effect, frozen=True):
    """An open breach becomes another kind; its spells return to the owner's hand, who acts on."""

    tile: str
    slots: tuple[int, ...]
    then: Do = ()


class DestroyWithBreach(Effect, frozen=True):
    """Destroy one of your prepped spells and a breach it was prepped on."""

    cards: Cards
    dearest: bool = False  # the most expensive of them


class DestroyBreach(Effect, frozen=True):
    """Destroy one of your breaches; spells there are discarded."""
