"""Selectors: which cards an effect may reach, by place, owner, type, cost and name."""

from __future__ import annotations

from typing import Literal

from .base import AnyWho, Node, V, Who
from .who import EVERYONE, YOU

# Of destroyed cards those are somebody's that began as theirs (`State.whose`).
Zone = Literal["hand", "discard", "deck", "played", "prepped", "revealed", "destroyed"]
CardType = Literal["gem", "relic", "spell"]


class Cards(Node, frozen=True):
    """Player cards in some zones of somebody."""

    zones: tuple[Zone, ...]
    whose: AnyWho = YOU
    types: tuple[CardType, ...] = ()
    at_least: V | None = None
    at_most: V | None = None
    name: str = ""
    also: str = ""  # or of this name
    same_name: bool = False  # only cards with the name of the source
    other: bool = False  # never the source itself
    top: bool = False  # only the top card of the zone

    def _with(self, **changes: object) -> Cards:
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return Cards(**{**fields, **changes})

    def of(self, whose: Who) -> Cards:
        return self._with(whose=whose)

    def costing(self, *, at_least: V | None = None, at_most: V | None = None) -> Cards:
        return self._with(at_least=at_least, at_most=at_most)

    def named(self, name: str, also: str = "") -> Cards:
        return self._with(name=name, also=also)

    @property
    def gems(self) -> Cards:
        return self._with(types=("gem",))

    @property
    def relics(self) -> Cards:
        return self._with(types=("relic",))

    @property
    def spells(self) -> Cards:
        return self._with(types=("spell",))

    @property
    def gems_and_relics(self) -> Cards:
        return self._with(types=("gem", "relic"))

    @property
    def others(self) -> Cards:
        return self._with(other=True)

    @property
    def with_this_name(self) -> Cards:
        return self._with(same_name=True)

    @property
    def top_card(self) -> Cards:
        return self._with(top=True)


HAND = Cards(("hand",))
DISCARD_PILE = Cards(("discard",))
HAND_OR_DISCARD = Cards(("hand", "discard"))
PLAYED = Cards(("played",))
PREPPED = Cards(("prepped",))
REVEALED = Cards(("revealed",))
DESTROYED = Cards(("destroyed",))
ALL_HANDS = HAND.of(EVERYONE)
ALL_PREPPED = PREPPED.of(EVERYONE)
