"""Set-ups by chance over all content, for random tests."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from gravehold.content.choosing import OF_GROUP, ON_MAT, OWN
from gravehold.content.library import LIBRARY as OURS  # the lab measures our own boxes
from gravehold.content.library import SHAPE, Library, make_setup, setup_from_ids
from gravehold.content.recipe import GRAVEHOLD, GROUP, Treasures
from gravehold.kernel import rng
from gravehold.kernel.ids import card_of_printing
from gravehold.kernel.rules import DIFFICULTIES, VARIANTS
from gravehold.kernel.setup import Setup

from .building import random_builds

T = TypeVar("T")


@lru_cache(maxsize=4)
def library_of_packs(folders: tuple[str, ...]) -> Library:
    """Our own boxes, and packs read from folders: every process of a series reads them itself."""
    if not folders:
        return OURS
    from gravehold.packs.shelf import bring_names, with_packs  # noqa: PLC0415  (rarely needed)

    library, packs = with_packs([Path(folder) for folder in folders], OURS)
    bring_names(packs)
    return library


class Dice:
    """A generator that can be handed around."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed & rng.MASK

    def below(self, n: int) -> int:
        self.seed, found = rng.below(self.seed, n)
        return found

    def one_of(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def some_of(self, items: Sequence[T], n: int) -> tuple[T, ...]:
        self.seed, mixed = rng.shuffle(self.seed, items)
        return mixed[:n]


def random_setup(
    dice: Dice,
    *,
    nemesis: str | None = None,
    mages: int | None = None,
    library: Library = OURS,
) -> Setup:
    """Any mages against any nemesis, at any difficulty, by any rules, with cards of all packs."""
    count = mages or 1 + dice.below(4)
    rules = dice.one_of(tuple(library.rule_sets))
    foe = nemesis or dice.one_of(tuple(library.nemeses))
    party = random_mages(dice, count, library)
    return make_setup(
        nemesis=foe,
        mages=party,
        rules=rules,
        chapter=dice.one_of(("", *library.chapters.get(rules, ()))),
        builds=random_builds(dice, library, party),
        difficulty=dice.one_of(DIFFICULTIES),
        variants=random_variants(dice),
        supply=random_supply(dice, library),
        packs=random_packs(dice, library),
        basics=random_basics(dice, library, rules, count),
        protects=random_ally(dice, library),
        treasures=random_treasures(dice, library, count),
        upgraded=random_upgraded(dice, library, rules, count),
        gravehold=dice.one_of((None, None, 25)),
        resolve=dice.one_of((0, 0, 1 + dice.below(3))),
        free_supply=True,
        library=library,
    )


def random_mages(dice: Dice, count: int, library: Library) -> tuple[str, ...]:
    """Nobody twice, also not as another mat shows them, but for who may sit in several seats."""
    mixed = dice.some_of(tuple(library.mages), len(library.mages))
    persons = {library.mages[id_].shows: id_ for id_ in reversed(mixed)}
    found = tuple(id_ for id_ in mixed if id_ in persons.values())[:count]
    many = [id_ for id_, mage in library.mages.items() if mage.many]
    return tuple(dice.one_of(many) if many and not dice.below(6) else id_ for id_ in found)


def random_packs(dice: Dice, library: Library) -> tuple[str, ...] | None:
    """Whose basic nemesis cards: those of the rules, of one box or of all."""
    packs = tuple(library.basic_packs)
    return dice.one_of((None, packs, *((pack,) for pack in packs)))


def random_basics(dice: Dice, library: Library, rules: str, count: int) -> tuple[str, ...] | None:
    """Mostly those of the packs, else a campaign's pool: some of each tier, in one printing."""
    if dice.below(3):
        return None
    table = library.rules(rules).basics[count - 1]
    pool = library.pool.values()
    found: dict[str, str] = {}
    for tier, n in enumerate(table, 1):
        cards = [card.id for card in pool if card.tier == tier and (card.places or dice.below(2))]
        for id_ in dice.some_of(cards, n):
            found.setdefault(card_of_printing(id_), id_)
    return tuple(found.values())


def random_ally(dice: Dice, library: Library) -> str:
    """Every third game protects somebody in the place of Gravehold."""
    return GRAVEHOLD if dice.below(3) else dice.one_of((GRAVEHOLD, *library.allies))


def random_treasures(dice: Dice, library: Library, count: int) -> Treasures:
    """Mostly none, else some of every level, none of them twice."""
    if dice.below(3):
        return {}

    def some(level: int) -> tuple[str, ...]:
        ids = [card.id for card in library.treasures.values() if card.level == level]
        return dice.some_of(ids, count)

    own, shared, on_mat = some(OWN), some(OF_GROUP), some(ON_MAT)
    found: Treasures = {
        f"p{seat + 1}": (*own[seat : seat + 1], *on_mat[seat : seat + 1]) for seat in range(count)
    }
    return {**found, GROUP: shared[0]} if shared else found


def random_upgraded(dice: Dice, library: Library, rules: str, count: int) -> tuple[str, ...]:
    """Mostly none, else as many of each tier as go with so many mages, or fewer."""
    if dice.below(3):
        return ()
    most = library.rules(rules).basics[count - 1]
    return tuple(
        id_
        for tier in (1, 2, 3)
        for id_ in dice.some_of(
            [card.id for card in library.upgraded.values() if card.tier == tier],
            dice.below(most[tier - 1] + 1),
        )
    )


def random_variants(dice: Dice) -> tuple[str, ...]:
    """Mostly none, else a few that go together: at most one of the solo lives."""
    if dice.below(2):
        return ()
    chosen = dice.some_of(VARIANTS, dice.below(len(VARIANTS) + 1))
    lives = [name for name in chosen if name.startswith("solo-life")]
    return tuple(name for name in chosen if name not in lives[1:])


def random_supply(dice: Dice, library: Library) -> tuple[str, ...]:
    """Three gems, two relics, four spells of all packs, or now and then any nine cards."""
    cards = list(library.piles.values())
    if dice.below(8) == 0:
        return tuple(card.id for card in dice.some_of(cards, 9))
    return tuple(
        card.id
        for type_, _, n in SHAPE
        for card in dice.some_of([card for card in cards if isinstance(card, type_)], n)
    )


__all__ = [
    "OURS",
    "Dice",
    "library_of_packs",
    "make_setup",
    "random_setup",
    "random_supply",
    "random_variants",
    "setup_from_ids",
]
