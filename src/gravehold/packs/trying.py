"""Whether games can be set up and played with what a pack holds."""

from __future__ import annotations

import random
from collections.abc import Iterator

from gravehold.content.box import Library
from gravehold.content.recipe import Recipe
from gravehold.kernel.errors import BadFile, GraveholdError, phrase
from gravehold.kernel.game import Game

from .folder import HEADER_FILE
from .places import Spot, wrong_at
from .reading import Pack

FOE, FRIENDS = "umbra-titan", ("garu", "gex")
ANSWERS = 150  # of a game by chance: enough to see most cards of a nemesis
FAILURES = (
    GraveholdError, LookupError, ValueError, TypeError, AttributeError, AssertionError,
    RecursionError,
)  # fmt: skip


def unplayable(pack: Pack, library: Library) -> Iterator[BadFile]:
    """A line for each mage, nemesis and pile that no game can be dealt or played with."""
    first = next(iter(library.nemeses))
    foe = FOE if FOE in library.nemeses else first
    friends = tuple(id_ for id_ in FRIENDS if id_ in library.mages) or (next(iter(library.mages)),)
    tried = [(mage.id, ANSWERS, Recipe(nemesis=foe, mages=(mage.id,))) for mage in pack.box.mages]
    tried += [(one.id, ANSWERS, Recipe(nemesis=one.id, mages=friends)) for one in pack.box.nemeses]
    tried += [
        (card.id, 0, Recipe(nemesis=foe, mages=friends, supply=(card.id,)))
        for card in pack.box.supply
    ]
    for id_, answers, recipe in tried:
        try:
            _play(library, recipe, answers)
        except FAILURES as error:
            why = phrase("pack-unplayable", name=id_, why=error)
            file, spot = pack.places.get(id_, (str(pack.folder / HEADER_FILE), Spot(1, 1)))
            yield wrong_at(file, spot, why)


def _play(library: Library, recipe: Recipe, answers: int) -> None:
    """A game by chance, always the same one."""
    game = Game.new(library.setup(recipe, free_supply=True), 0, record=False)
    chance = random.Random(0)
    for _ in range(answers):
        if game.decision is None:
            break
        game.pick(chance.randrange(len(game.decision.options)))
