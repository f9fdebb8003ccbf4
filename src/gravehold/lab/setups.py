"""Set-ups by chance over all content, for random tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from gravehold.content.library import LIBRARY as OURS  # the lab measures our own boxes
from gravehold.content.library import SHAPE, Library, make_setup, setup_from_ids
from gravehold.kernel import rng
from gravehold.kernel.codex import Setup
from gravehold.kernel.rules import DIFFICULTIES, VARIANTS

T = TypeVar("T")


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
    return make_setup(
        nemesis=nemesis or dice.one_of(tuple(library.nemeses)),
        mages=random_mages(dice, count, library),
        rules=dice.one_of(tuple(library.rule_sets)),
        difficulty=dice.one_of(DIFFICULTIES),
        variants=random_variants(dice),
        supply=random_supply(dice, library),
        free_supply=True,
        library=library,
    )


def random_mages(dice: Dice, count: int, library: Library) -> tuple[str, ...]:
    """Nobody twice, also not as another mat shows them."""
    mixed = dice.some_of(tuple(library.mages), len(library.mages))
    persons = {library.mages[id_].shows: id_ for id_ in reversed(mixed)}
    return tuple(id_ for id_ in mixed if id_ in persons.values())[:count]


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
    "make_setup",
    "random_setup",
    "random_supply",
    "random_variants",
    "setup_from_ids",
]
