"""Which expeditions there are, for the catalogue."""

from __future__ import annotations

import msgspec

from gravehold.content.box import Library
from gravehold.modes.expedition.plan import VARIANTS, kinds, options_of
from gravehold.words import journeys as words


class OptionInfo(msgspec.Struct, frozen=True):
    """What may be chosen with an expedition."""

    id: str
    name: str
    text: str  # what it changes


class ExpeditionInfo(msgspec.Struct, frozen=True):
    """A kind of expedition."""

    id: str
    name: str
    custom: bool  # drawn at random from boxes; else printed
    battles: int
    options: list[OptionInfo]
    packs: list[str]  # of a printed one: its boxes


def expeditions(library: Library, lang: str) -> list[ExpeditionInfo]:
    return [
        ExpeditionInfo(
            id=kind,
            name=words.kind_name(kind, lang),
            custom=kind in VARIANTS,
            battles=_battles(kind, library),
            options=[
                OptionInfo(id_, words.option_name(id_, lang), words.option_help(id_, lang))
                for id_ in options_of(kind)
            ],
            packs=[] if kind in VARIANTS else list(library.expeditions[kind].packs),
        )
        for kind in kinds(library)
    ]


def _battles(kind: str, library: Library) -> int:
    variant = VARIANTS.get(kind)
    return len(library.expeditions[kind].battles if variant is None else variant.tiers)
