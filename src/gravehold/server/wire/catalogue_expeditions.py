"""Which expeditions there are, for the catalogue."""

from __future__ import annotations

from gravehold.content.box import Library
from gravehold.modes.expedition.plan import VARIANTS, kinds, options_of
from gravehold.words import journeys as words

from .types.catalogue import ExpeditionInfo, OptionInfo


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
