"""Whether games can be set up with what a pack holds."""

from __future__ import annotations

from collections.abc import Iterator

from gravehold.content.box import Library
from gravehold.content.recipe import Recipe
from gravehold.kernel.errors import BadFile, GraveholdError, phrase
from gravehold.kernel.game import Game

from .folder import HEADER_FILE
from .reading import Pack

FOE, FRIENDS = "umbra-titan", ("garu", "gex")


def unplayable(pack: Pack, library: Library) -> Iterator[BadFile]:
    """A line for each mage, nemesis and pile that no game can be dealt with."""
    first = next(iter(library.nemeses))
    foe = FOE if FOE in library.nemeses else first
    friends = tuple(id_ for id_ in FRIENDS if id_ in library.mages) or (next(iter(library.mages)),)
    tried = [(mage.id, Recipe(nemesis=foe, mages=(mage.id,))) for mage in pack.box.mages]
    tried += [(one.id, Recipe(nemesis=one.id, mages=friends)) for one in pack.box.nemeses]
    tried += [
        (card.id, Recipe(nemesis=foe, mages=friends, supply=(card.id,))) for card in pack.box.supply
    ]
    for id_, recipe in tried:
        try:
            Game.new(library.setup(recipe, free_supply=True), 0)
        except (GraveholdError, LookupError, ValueError, TypeError) as error:
            why = phrase("pack-unplayable", name=id_, why=error)
            yield BadFile("error-in", file=str(pack.folder / HEADER_FILE), why=why)
