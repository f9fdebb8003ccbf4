"""What could be played and yet cannot be meant: cards that do nothing, mats that lack something.

Only for boxes that somebody makes: a test or an old game may hold such things.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from .definitions import (
    Attack,
    Definition,
    Gem,
    Mage,
    Nemesis,
    NemesisCard,
    Power,
    Relic,
    Spell,
)
from .errors import GraveholdError, phrase, unknown
from .given import structs
from .misreading import Place, word_for

# Without what a definition is nothing; one of the fields behind it will do in its place.
NEEDS: dict[type, tuple[tuple[str, tuple[str, ...]], ...]] = {
    Gem: (("play", ("on_gain", "standing", "setup")),),
    Relic: (("play", ("on_gain", "standing", "setup")),),
    Spell: (("cast", ("on_gain", "standing", "on_prep", "use", "setup")),),
    Attack: (("effect", ("standing",)),),
    Power: (("effect", ("standing",)),),
    Mage: (("hand", ("deck",)),),
    Nemesis: (("unleash", ()), ("cards", ())),
}


HAND_SIZE = 5
OF_A_TIER = 3  # cards of a nemesis, as every printed one has that is shuffled
RESERVED = ("rules", "true", "false", "null")  # what they mean in the files of games


def unfit(
    definitions: Iterable[Definition],
    *,
    treasures: Iterable[Definition] = (),
    starters: Iterable[str] = (),
) -> Iterator[GraveholdError]:
    """A line for each mistake; `starters` are the ids of what every mage may begin with."""
    common = {*starters}
    for definition in definitions:
        for at, part in structs(definition, Place(definition.id)):
            yield from _lacking(part, at)
            if isinstance(part, Definition) and _means_else(part):
                yield at.field("id").wrong(phrase("definition-reserved", name=part.id))
            if isinstance(part, Mage):
                yield from _unowned(part, at, common)
    for card in treasures:
        level = getattr(card, "level", 0)
        if not 1 <= level <= 3:
            why = phrase("definition-range", low="1", high="3", value=str(level))
            yield Place(card.id, "level").wrong(why)


def _means_else(definition: Definition) -> bool:
    """A number, a word of the files, or what only a printing of a nemesis card is called."""
    id_ = definition.id
    marked = "~" in id_ and not isinstance(definition, NemesisCard)
    return marked or id_ in RESERVED or id_.isdecimal()


def _lacking(part: Any, at: Place) -> Iterator[GraveholdError]:
    for field, instead in NEEDS.get(type(part), ()):
        if not any(getattr(part, name) for name in (field, *instead)):
            told = {"part": word_for(type(part)), "field": field}
            yield at.wrong(phrase("definition-missing", **told))
    if isinstance(part, Mage) and len(part.hand) > HAND_SIZE:
        found = str(len(part.hand))
        yield at.field("hand").wrong(phrase("definition-length", n=HAND_SIZE, found=found))
    if isinstance(part, Nemesis) and part.cards and not part.fixed:
        yield from _too_few(part, at)


def _too_few(nemesis: Nemesis, at: Place) -> Iterator[GraveholdError]:
    """Its own cards of each tier; what other cards bring into play has none, and is not dealt."""
    counts = [sum(card.tier == tier for card in nemesis.cards) for tier in (1, 2, 3)]
    if min(counts) < OF_A_TIER:
        told = ", ".join(map(str, counts))
        why = phrase("definition-few-cards", n=OF_A_TIER, found=told)
        yield at.field("cards").wrong(why)


def _unowned(mage: Mage, at: Place, common: set[str]) -> Iterator[GraveholdError]:
    """A mage begins with cards of its own and with those that every mage has."""
    known = {card.id for card in mage.starters} | common
    for field in ("hand", "deck"):
        for i, id_ in enumerate(getattr(mage, field)):
            if id_ not in known:
                yield at.field(field).item(i).wrong(unknown("starter", id_, sorted(known)))
                return
