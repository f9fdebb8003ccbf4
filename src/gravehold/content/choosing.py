"""What a set-up may choose beside mages, nemesis and supply; every mistake is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gravehold.kernel.definitions import AnyNemesisCard, PlayerCard
from gravehold.kernel.errors import GraveholdError, unknown
from gravehold.kernel.ids import card_of_printing
from gravehold.kernel.rules import RuleSet

from .recipe import GRAVEHOLD, GROUP, Recipe, Treasures

if TYPE_CHECKING:
    from .box import Library

OWN, OF_GROUP, ON_MAT = 1, 2, 3  # levels of treasures
Taken = tuple[tuple[str, str], ...]  # pairs of a seat, or the group, and a treasure


def treasures_taken(treasures: Treasures) -> Taken:
    """Seat by seat, the group last."""
    for name, ids in treasures.items():
        if not isinstance(ids, str | list | tuple):
            raise GraveholdError("error-list-of-ids", field=name, value=str(ids))
    pairs = [
        (name, id_)
        for name, ids in treasures.items()
        for id_ in ((ids,) if isinstance(ids, str) else ids)
    ]
    return tuple(sorted(pairs, key=lambda pair: (pair[0] == GROUP, pair[0])))


def treasures_of(taken: Taken) -> Treasures:
    """The other way round."""
    found: dict[str, list[str]] = {}
    for name, id_ in taken:
        found.setdefault(name, []).append(id_)
    return {name: ids[-1] if name == GROUP else tuple(ids) for name, ids in found.items()}


def seats_treasures(
    library: Library, taken: Taken, seats: int
) -> tuple[tuple[tuple[PlayerCard, ...], ...], tuple[PlayerCard, ...]]:
    """Those of each seat, level by level, and those of the group."""
    found: dict[str, list[PlayerCard]] = {f"p{seat + 1}": [] for seat in range(seats)}
    found[GROUP] = []
    met: dict[str, str] = {}
    for name, id_ in taken:
        if name not in found:
            raise GraveholdError("error-treasure-seat", seat=f"'{name}'", seats=", ".join(found))
        card = library.treasure(id_)
        if id_ in met:
            raise GraveholdError("error-treasure-twice", card=id_)
        met[id_] = name
        if (card.level == OF_GROUP) != (name == GROUP):
            told = "error-treasure-group" if name == GROUP else "error-treasure-own"
            raise GraveholdError(told, card=id_, level=str(card.level))
        if any(other.level == card.level for other in found[name]):
            raise GraveholdError("error-treasure-level", seat=name, level=str(card.level))
        found[name].append(card)
    shared = tuple(found.pop(GROUP))
    own = tuple(tuple(sorted(cards, key=lambda c: c.level)) for cards in found.values())
    return (own if any(own) else ()), shared


def abilities_chosen(library: Library, recipe: Recipe) -> tuple[str, ...] | None:
    """The cards of the ally, in the order of its mat; none if they are all there."""
    if recipe.abilities is None:
        return None
    if recipe.protects == GRAVEHOLD:
        raise GraveholdError("error-abilities-alone")
    ally = library.ally(recipe.protects)
    known = [card.id for zone in ally.zones for card in zone.cards]
    for id_ in recipe.abilities:
        if id_ not in known:
            raise unknown("ability-card", id_, known)
    if not recipe.abilities:
        raise GraveholdError("error-abilities-none", ally=ally.id)
    if len(set(recipe.abilities)) < len(recipe.abilities):
        raise GraveholdError("error-abilities-twice")
    chosen = tuple(id_ for id_ in known if id_ in recipe.abilities)
    return None if len(chosen) == len(known) else chosen


def upgraded_cards(
    library: Library, ids: tuple[str, ...], rules: RuleSet, mages: int
) -> tuple[AnyNemesisCard, ...]:
    """Upgraded nemesis cards, no more than the table has room for (setup.nemesis-deck-table)."""
    found = tuple(library.upgraded_basic(id_) for id_ in ids)
    if len(set(ids)) < len(ids):
        twice = next(id_ for i, id_ in enumerate(ids) if id_ in ids[:i])
        raise GraveholdError("error-upgraded-twice", card=twice)
    for tier, most in enumerate(rules.basics[mages - 1], 1):
        n = sum(card.tier == tier for card in found)
        if n > most:
            raise GraveholdError("error-upgraded-many", tier=str(tier), n=n, most=most)
    return found


def check_basics(library: Library, ids: tuple[str, ...]) -> None:
    """Each once, whatever is stuck on it."""
    met: set[str] = set()
    for id_ in ids:
        if (card := card_of_printing(id_)) in met:
            raise GraveholdError("error-basics-twice", card=card)
        met.add(card)
        if id_ in library.upgraded:
            raise GraveholdError("error-upgraded-basic", card=id_)
