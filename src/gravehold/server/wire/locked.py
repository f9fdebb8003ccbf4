"""What of a campaign's box its table does not know yet."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from gravehold.content.box import Library
from gravehold.modes.campaign.known import Known
from gravehold.modes.campaign.state import plain
from gravehold.words.names import form, name

CASES = ("nom", "gen", "dat", "acc", "ins", "loc")


def locked(known: Known, library: Library) -> Iterator[str]:
    """The ids of everything of the campaign's box that its table does not know."""
    shop = library.workshops[library.campaigns[known.campaign].mage]
    box = library.sources[shop.id]
    abilities = (ability.id for ability in shop.abilities)
    ours = (id_ for id_, source in library.sources.items() if source == box)
    for id_ in dict.fromkeys((*ours, *abilities)):
        if id_ not in known.ids and id_ != shop.id and plain(id_) not in known.plain:
            yield id_


@lru_cache(maxsize=64)
def locked_names(known: Known, library: Library, lang: str) -> frozenset[str]:
    """How they are called, in every case; what something known is called too is no secret."""
    hidden = {called for id_ in locked(known, library) for called in _called(id_, lang)}
    return frozenset(hidden - {called for id_ in known.ids for called in _called(id_, lang)})


def _called(id_: str, lang: str) -> set[str]:
    return {name(id_, lang), *(form(id_, lang, case) for case in CASES)}
