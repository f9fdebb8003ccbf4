"""Mages that players build: what they can choose, and the mage that comes of it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from gravehold.kernel.builds import PARTS, Build
from gravehold.kernel.definitions import Ability, AnyPlayerCard, Breach, Mage, PlayerCard, Tile
from gravehold.kernel.errors import GraveholdError, unknown
from gravehold.kernel.nodes.base import Do

FOURTH = 4
TURN = "turn"  # of a breach: it starts one quarter further
LONGEST_NAME = 24
SEEN = "LNPS"  # categories of letters, numbers, punctuation, symbols
JOINERS = "\u200c\u200d"  # some scripts need them inside a word
PLACES = HAND, DECK_TOP, DECK_BOTTOM = ("hand", "deck-top", "deck-bottom")
Builds = dict[str, Build]  # by seat
PLAIN = Build()
FORMS: dict[type, str] = {str: "file-words", bool: "file-true", int: "file-whole"}


class Craft(msgspec.Struct, frozen=True):
    """What can be done to an ability."""

    name: str
    fewer: int = 0  # charges it needs less
    then: Do = ()  # what follows its effect


class Workshop(msgspec.Struct, frozen=True):
    """What a mage can be built of."""

    mage: Mage  # as it starts
    starters: tuple[AnyPlayerCard, ...]  # each lies in the place of a common card
    abilities: tuple[Ability, ...]
    fourth: Breach  # breach IV as it is found
    tiles: tuple[tuple[int, Tile], ...]  # breaches that can be in the place of one of the mat
    turns: tuple[int, ...]  # breaches that can start further
    crafts: tuple[Craft, ...]
    common: str  # the card that others take the place of
    flawed: AnyPlayerCard  # what some of those can be instead

    @property
    def id(self) -> str:
        return self.mage.id

    @property
    def breaches(self) -> tuple[str, ...]:
        """All that can be done to a breach: 'turn 2', 'keen 2'."""
        kinds = [f"{tile.id.removesuffix('-breach')} {slot}" for slot, tile in self.tiles]
        return (*(f"{TURN} {slot}" for slot in self.turns), *kinds)

    @property
    def cards(self) -> tuple[PlayerCard, ...]:
        return (*self.starters, self.flawed)


def mage_of(workshop: Workshop, told: Build | Mapping[str, Any]) -> Mage:
    """The mage of a build; what cannot be is an error that says what would be right."""
    build = build_of(told)
    if (found := first_mistake(workshop, build)) is not None:
        raise found.why
    second, _, place = build.second.partition(" ")
    dealt = _Mat(workshop, workshop.mage.hand, workshop.mage.deck)
    if build.starter:
        dealt.hand = dealt.replaced(dealt.hand, build.starter)
    if second:
        dealt.add_second(second, place)
    dealt.flaw(build.flawed)
    named = {build.starter, second}
    breaches = _breaches(workshop, build)
    used = {breach.tile for breach in breaches if breach is not None}
    own = [card for card in workshop.starters if card.id in named]
    own += [workshop.flawed] if build.flawed else []
    return replace(
        workshop.mage,
        hand=tuple(dealt.hand),
        deck=tuple(dealt.deck),
        breaches=breaches,
        tiles=tuple(tile for _, tile in workshop.tiles if tile.id in used),
        ability=_ability(workshop, build),
        starters=tuple(own),
    )


class _Mat:
    """Hand and deck while cards take the places of common ones."""

    def __init__(self, workshop: Workshop, hand: Iterable[str], deck: Iterable[str]) -> None:
        self.id = workshop.common
        self.flawed = workshop.flawed.id
        self.hand, self.deck = [*hand], [*deck]

    def replaced(self, cards: list[str], new: str, at: int = 0) -> list[str]:
        """With a card at one place, and a common one less."""
        left = list(cards)
        left.remove(self.id)
        left.insert(at, new)
        return left

    def add_second(self, card: str, place: str) -> None:
        if place == HAND:
            self.hand = self.replaced(self.hand, card, 1)
        else:
            at = 0 if place == DECK_TOP else len(self.deck)
            self.deck = self.replaced(self.deck, card, at)

    def flaw(self, n: int) -> None:
        """The lowest of the deck first, then those of the hand."""
        for cards in (self.deck, self.hand):
            for at in reversed(range(len(cards))):
                if n and cards[at] == self.id:
                    cards[at] = self.flawed
                    n -= 1


def _breaches(workshop: Workshop, build: Build) -> tuple[Breach | None, ...]:
    found = list(workshop.mage.breaches)
    if has_fourth(build):
        found[FOURTH - 1] = workshop.fourth
    what, _, at = build.breach.partition(" ")
    if build.breach:
        slot = int(at) - 1
        old = found[slot]
        assert old is not None
        if what == TURN:
            found[slot] = Breach(old.turned + 1, old.tile)
        else:
            found[slot] = Breach(old.turned, f"{what}-breach")
    return tuple(found)


def has_fourth(build: Build) -> bool:
    """Whether breach IV is there: it was found before any ability was learnt."""
    return build.fourth or bool(build.ability)


def _ability(workshop: Workshop, build: Build) -> Ability | None:
    for ability in workshop.abilities:
        if ability.id == build.ability:
            break
    else:
        return None
    for craft in workshop.crafts:
        if craft.name == build.craft:
            return crafted(ability, craft)
    return ability


def crafted(ability: Ability, craft: Craft) -> Ability:
    """The ability with what was done to it."""
    first, then = ability.effect, craft.then
    effect = (*_listed(first), *_listed(then)) if then else first
    return replace(ability, charges=ability.charges - craft.fewer, effect=effect)


def _listed(do: Do) -> tuple[Do, ...]:
    return do if isinstance(do, tuple) else (do,)


# Mistakes


def build_of(told: Build | Mapping[str, Any]) -> Build:
    """Also of plain data, as files and messages have it; each part is what its word says."""
    if isinstance(told, Build):
        parts = msgspec.structs.asdict(told)
    elif isinstance(told, Mapping):
        parts = dict(told)
    else:
        raise _misread("error-build-form", value=told, parts=", ".join(PARTS))
    for part, value in parts.items():
        if part not in PARTS:
            raise unknown("build-part", str(part)[:60], PARTS, listed=True)
        kind = type(getattr(PLAIN, part))
        if type(value) is not kind:
            raise _misread(FORMS[kind], value=value, field=part)
    return Build(**parts)


def builds_by_seat(told: Mapping[str, Build | Mapping[str, Any]]) -> Builds:
    if not isinstance(told, Mapping):
        raise _misread("file-mapping", value=told, field="builds")
    found: Builds = {}
    for seat, build in told.items():
        try:
            found[seat] = build_of(build)
        except GraveholdError as error:
            raise GraveholdError("error-build", seat=str(seat)[:20], why=error) from error
    return found


def _misread(why: str, *, value: object, **told: str) -> GraveholdError:
    from gravehold.kernel.misreading import shown  # noqa: PLC0415  (rarely needed)

    return GraveholdError(why, value=shown(value), **told)


class Mistake(NamedTuple):
    """A part of a build that cannot be, and why."""

    part: str
    why: GraveholdError


def first_mistake(workshop: Workshop, build: Build) -> Mistake | None:
    """Every word must be one of its list, and no part stands without another that it needs."""
    return next(_mistakes(workshop, tidied(build)), None)


def _mistakes(workshop: Workshop, build: Build) -> Iterator[Mistake]:
    if (why := wrong_name(build.name)) is not None:
        yield Mistake("name", why)
    starters = [card.id for card in workshop.starters]
    second, _, place = build.second.partition(" ")
    known: tuple[tuple[str, str, str, Sequence[str]], ...] = (
        ("starter", "starter", build.starter, starters),
        ("ability", "mage-ability", build.ability, [found.id for found in workshop.abilities]),
        ("second", "starter", second, starters),
        ("second", "starter-place", place if second else HAND, PLACES),
        ("breach", "build-breach", build.breach, workshop.breaches),
        ("craft", "craft", build.craft, [craft.name for craft in workshop.crafts]),
    )
    for part, what, word, words in known:
        if getattr(build, part) and word not in words:
            yield Mistake(part, unknown(what, word[:60], words, listed=True))
    for part, needs in (("craft", "ability"), ("second", "starter")):
        if getattr(build, part) and not getattr(build, needs):
            yield Mistake(part, GraveholdError("error-build-needs", part=part, needs=needs))
    if second and second == build.starter:
        yield Mistake("second", GraveholdError("error-build-twice", card=second))
    if build.breach.endswith(f" {FOURTH}") and not has_fourth(build):
        yield Mistake("breach", GraveholdError("error-build-fourth", part=build.breach))
    most = most_flawed(workshop, build)
    if build.flawed < 0 or build.flawed > most:
        n = str(build.flawed)[:20]
        yield Mistake("flawed", GraveholdError("error-build-flawed", n=n, most=str(most)))


def most_flawed(workshop: Workshop, build: Build) -> int:
    """How many common cards are left among those it starts with."""
    start = (*workshop.mage.hand, *workshop.mage.deck).count(workshop.common)
    return start - bool(build.starter) - bool(build.second)


def wrong_name(name: str) -> GraveholdError | None:
    """Any script, but nothing that moves a cursor or cannot be seen."""
    if len(name) > LONGEST_NAME:
        return GraveholdError("error-name-long", n=len(name), most=str(LONGEST_NAME))
    for letter in name:
        kind = unicodedata.category(letter)
        if kind in ("Zl", "Zp") or (kind[0] == "C" and kind != "Cn" and letter not in JOINERS):
            return GraveholdError("error-name-control", code=f"U+{ord(letter):04X}")
    if name and not any(unicodedata.category(letter)[0] in SEEN for letter in name):
        return GraveholdError("error-name-empty")
    return None


def tidied(build: Build) -> Build:
    """As it is kept: without blanks at the ends of the name."""
    name = build.name.strip()
    return build if name == build.name else replace(build, name=name)


__all__ = [
    "PARTS", "PLACES", "Build", "Builds", "Craft", "Mistake", "Workshop", "build_of",
    "builds_by_seat", "crafted", "first_mistake", "has_fourth", "mage_of", "most_flawed",
    "tidied", "wrong_name",
]  # fmt: skip
