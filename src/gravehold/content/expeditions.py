"""What a printed expedition consists of; the boxes hold them as they hold cards."""

from __future__ import annotations

import msgspec

from .recipe import GRAVEHOLD


class Reward(msgspec.Struct, frozen=True, kw_only=True):
    """What comes to the barracks when a battle is won."""

    supply: tuple[str, ...] = ()
    mages: tuple[str, ...] = ()
    treasures: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()  # of the ally


class Battle(msgspec.Struct, frozen=True, kw_only=True):
    """One battle of a printed expedition."""

    nemesis: str
    protects: str = GRAVEHOLD
    upgraded: tuple[str, ...] = ()  # upgraded basics met for the first time
    variants: tuple[str, ...] = ()  # of the first try
    reward: Reward = Reward()


class Expedition(msgspec.Struct, frozen=True, kw_only=True):
    """A printed expedition: what it starts with, and its battles in order."""

    id: str
    rules: str
    packs: tuple[str, ...]
    mages: tuple[str, ...]
    supply: tuple[str, ...]
    battles: tuple[Battle, ...]
