"""Builds by chance, for games by chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gravehold.content.box import Library
from gravehold.content.builds import PLACES, Build, Builds, Workshop, first_mistake

if TYPE_CHECKING:
    from .setups import Dice

NAMES = ("", "Claire", "Dax", "Zażółć", "王")


def random_builds(dice: Dice, library: Library, mages: tuple[str, ...]) -> Builds:
    """For every seat whose mage is built, as far as some chapter brought it."""
    return {
        f"p{seat}": random_build(dice, library.workshops[mage])
        for seat, mage in enumerate(mages, 1)
        if mage in library.workshops
    }


def random_build(dice: Dice, workshop: Workshop) -> Build:
    """Any parts that go together, found by trying."""
    starters = [card.id for card in workshop.starters]
    while True:
        build = Build(
            name=dice.one_of(NAMES),
            starter=dice.one_of(("", *starters)),
            fourth=not dice.below(2),
            ability=dice.one_of(("", *(ability.id for ability in workshop.abilities))),
            second=dice.one_of(("", f"{dice.one_of(starters)} {dice.one_of(PLACES)}")),
            breach=dice.one_of(("", *workshop.breaches)),
            craft=dice.one_of(("", *(craft.name for craft in workshop.crafts))),
            flawed=dice.one_of((0, 0, dice.below(9))),
        )
        if first_mistake(workshop, build) is None:
            return build
