"""What battles tell a campaign's table, and what of its box is still locked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from gravehold.content.box import Library
from gravehold.kernel.events import Event
from gravehold.kernel.game import Game
from gravehold.kernel.state import NO_CARD
from gravehold.modes.campaign.known import Known
from gravehold.modes.campaign.state import plain
from gravehold.table.reading import card_of, id_of
from gravehold.words.names import form, name

from ..words.wording import EVOLVE

CASES = ("nom", "gen", "dat", "acc", "ins", "loc")


def told(game: Game, events: Iterable[Event], met: set[str]) -> set[str]:
    """The ids of the cards that the log names and that were not met before."""
    about = [event for event in events if _is_new(game, event, met)]
    if not about:  # to look as everybody does takes longer than all the rest
        return set()
    view, found = game.view(), set()
    for event in about:
        if event.kind == EVOLVE:
            found |= {view.codex.ids[kind] for kind in (event.n, event.extra)}
        else:
            found.add(card_of(view, event.card).id)
    return found


def _is_new(game: Game, event: Event, met: set[str]) -> bool:
    if event.kind == EVOLVE:
        return True
    return event.card != NO_CARD and id_of(game, event.card) not in met


# What is still locked


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
