"""A box of cards, mages and nemeses, and a library: what some boxes hold together, by id."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec

from gravehold.kernel.definitions import (
    Ally,
    AnyNemesisCard,
    Definition,
    Mage,
    Nemesis,
    NemesisCard,
    PlayerCard,
    Tile,
)
from gravehold.kernel.errors import GraveholdError, unknown
from gravehold.kernel.rules import RuleSet
from gravehold.kernel.setup import Setup

from . import setups
from .builds import Workshop
from .campaigns import Campaign
from .expeditions import Expedition
from .recipe import Recipe

Card = PlayerCard | AnyNemesisCard
HOMEBREW = "homebrew"  # the box of whoever adds cards to the package
OWN_PACK = "own"  # the box of what a scenario or a chronicle brings along
D = TypeVar("D", bound=Definition | RuleSet | Expedition | Campaign | Workshop)


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """What comes in one box: definitions, and what some of them look like."""

    id: str
    supply: tuple[PlayerCard, ...] = ()  # gems, relics and spells that can have a supply pile
    mages: tuple[Mage, ...] = ()
    nemeses: tuple[Nemesis, ...] = ()
    basics: tuple[AnyNemesisCard, ...] = ()  # nemesis cards that any nemesis may draw
    upgraded: tuple[AnyNemesisCard, ...] = ()  # such cards that are dealt only where they are named
    evolving: tuple[AnyNemesisCard, ...] = ()  # printings with stickers, and what they become
    curses: tuple[PlayerCard, ...] = ()  # the curse deck, each copy named
    treasures: tuple[PlayerCard, ...] = ()
    rule_sets: tuple[RuleSet, ...] = ()
    chapters: tuple[RuleSet, ...] = ()  # of a campaign whose rules grow: one for each chapter
    starters: tuple[PlayerCard, ...] = ()  # that every mage has
    tiles: tuple[Tile, ...] = ()  # the standard breaches
    allies: tuple[Ally, ...] = ()  # who can stand in the place of Gravehold
    loose: tuple[Card, ...] = ()  # cards that every set-up knows, wherever it may lay them
    suggested: dict[str, tuple[str, ...]] = {}  # supplies of nine piles by name
    expeditions: tuple[Expedition, ...] = ()
    campaigns: tuple[Campaign, ...] = ()
    ratings: dict[str, int] = {}  # which battle of a custom expedition a nemesis is fit for
    workshops: tuple[Workshop, ...] = ()  # mages that players build
    drawings: dict[str, str] = {}  # SVG by the id of what it shows; ours lie in the client
    printed: bool = False  # its definitions are checked by tests, not whenever a library is made


def own_cards(nemesis: Nemesis) -> Iterator[AnyNemesisCard]:
    """The cards only this nemesis has, those of its side decks and parts too."""
    yield from nemesis.cards
    for deck in nemesis.decks:
        yield from deck.cards
    yield from (card for card in _in_zones(nemesis) if isinstance(card, NemesisCard))


class Library:
    """All definitions of some boxes by id; an unknown id is an error that names the nearest one.

    A library is a value: whoever sets up games is given one.
    """

    __slots__ = (
        "allies", "basic_packs", "basics", "boxes", "campaigns", "cards", "chapters", "curses",
        "definitions", "drawings", "edition", "evolving", "expeditions", "loose", "mages",
        "nemeses", "owners", "piles", "pool", "ratings", "rule_sets", "sources", "starters",
        "suggested", "supply", "tiles", "treasures", "upgraded", "workshops",
    )  # fmt: skip

    boxes: tuple[Box, ...]
    edition: str  # the earlier version whose definitions these are; empty: today's
    definitions: Mapping[str, Definition]  # everything that has an id: cards, mages, ...
    sources: Mapping[str, str]  # the box each of them comes from
    cards: Mapping[str, Card]  # every card there is, of players and nemeses
    starters: tuple[PlayerCard, ...]  # that every mage has
    tiles: tuple[Tile, ...]  # the standard breaches
    supply: Mapping[str, tuple[PlayerCard, ...]]  # by pack
    piles: Mapping[str, PlayerCard]  # the same by id
    suggested: Mapping[str, tuple[str, ...]]  # supplies of nine piles by name
    mages: Mapping[str, Mage]
    workshops: Mapping[str, Workshop]  # what some of them can be built of
    nemeses: Mapping[str, Nemesis]
    owners: Mapping[str, str]  # the nemesis of each card that belongs to one
    basic_packs: Mapping[str, tuple[AnyNemesisCard, ...]]  # basic nemesis cards by pack
    basics: Mapping[str, AnyNemesisCard]  # the same by id; a card may be in several boxes
    upgraded: Mapping[str, AnyNemesisCard]  # basic nemesis cards that are dealt where named
    evolving: Mapping[str, AnyNemesisCard]  # basic cards a campaign's pool may hold
    pool: Mapping[str, AnyNemesisCard]  # all that a set-up may name as basic cards
    curses: tuple[PlayerCard, ...]  # the curse deck, each copy named
    treasures: Mapping[str, PlayerCard]
    rule_sets: Mapping[str, RuleSet]
    chapters: Mapping[str, Mapping[str, RuleSet]]  # of rules that grow, by id and chapter
    allies: Mapping[str, Ally]  # who can stand in the place of Gravehold
    loose: tuple[Card, ...]  # cards that every set-up knows
    expeditions: Mapping[str, Expedition]  # the printed ones
    campaigns: Mapping[str, Campaign]
    ratings: Mapping[str, int]  # which battle of a custom expedition a nemesis is fit for
    drawings: Mapping[str, str]  # SVG by the id of what it shows

    @classmethod
    def of(cls, boxes: Iterable[Box], edition: str = "") -> Library:
        """Everything that some boxes hold; two definitions under one id are an error."""
        found = cls.__new__(cls)
        fill = object.__setattr__
        held = tuple(boxes)
        _unique(box.id for box in held)
        fill(found, "boxes", held)
        fill(found, "edition", edition)
        fill(found, "starters", tuple(card for box in held for card in box.starters))
        fill(found, "tiles", tuple(tile for box in held for tile in box.tiles))
        fill(found, "supply", MappingProxyType({box.id: box.supply for box in held}))
        fill(found, "piles", _by_id(card for box in held for card in box.supply))
        fill(found, "suggested", _suggested(held))
        fill(found, "mages", _by_id(mage for box in held for mage in _mages(box)))
        fill(found, "workshops", _by_id(shop for box in held for shop in box.workshops))
        fill(found, "nemeses", _by_id(nemesis for box in held for nemesis in box.nemeses))
        fill(found, "basic_packs", MappingProxyType({b.id: b.basics for b in held if b.basics}))
        fill(found, "basics", _once(card for box in held for card in box.basics))
        fill(found, "upgraded", _once(card for box in held for card in box.upgraded))
        fill(found, "evolving", _once(card for box in held for card in box.evolving))
        fill(found, "pool", MappingProxyType({**found.basics, **found.evolving}))
        fill(found, "curses", tuple(card for box in held for card in box.curses))
        fill(found, "treasures", _by_id(card for box in held for card in box.treasures))
        fill(found, "rule_sets", _by_id(rules for box in held for rules in box.rule_sets))
        fill(found, "chapters", _chapters(held))
        fill(found, "allies", _by_id(ally for box in held for ally in box.allies))
        fill(found, "loose", tuple(card for box in held for card in box.loose))
        fill(found, "expeditions", _by_id(plan for box in held for plan in box.expeditions))
        fill(found, "campaigns", _by_id(plan for box in held for plan in box.campaigns))
        rated = {id_: rating for box in held for id_, rating in box.ratings.items()}
        fill(found, "ratings", MappingProxyType(rated))
        drawn = {id_: drawing for box in held for id_, drawing in box.drawings.items()}
        fill(found, "drawings", MappingProxyType(drawn))
        fill(found, "cards", _once(_cards(held)))
        fill(found, "definitions", _once(_definitions(held)))
        fill(found, "sources", MappingProxyType(dict(_sources(held))))
        fill(found, "owners", MappingProxyType(dict(_owners(found.nemeses.values()))))
        _check(found)
        return found

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a library is never changed")

    def __reduce__(self) -> tuple[object, ...]:
        return Library.of, (self.boxes, self.edition)

    def __repr__(self) -> str:
        return f"<Library of {', '.join(box.id for box in self.boxes)}>"

    # Looking things up

    def card(self, id_: str) -> Card:
        """Any card: starter, supply, basic nemesis card or a nemesis's own."""
        return find("card", id_, self.cards)

    def mage(self, id_: str) -> Mage:
        return find("mage", id_, self.mages)

    def nemesis(self, id_: str) -> Nemesis:
        return find("nemesis", id_, self.nemeses)

    def pile(self, id_: str) -> PlayerCard:
        """A card that can have a supply pile."""
        return find("supply-card", id_, self.piles)

    def basic(self, id_: str) -> AnyNemesisCard:
        """A nemesis card that any nemesis may draw, in any of its printings."""
        return find("basic-card", id_, self.basics if id_ in self.basics else self.pool)

    def upgraded_basic(self, id_: str) -> AnyNemesisCard:
        """One that is dealt only where a set-up names it."""
        return find("upgraded-card", id_, self.upgraded)

    def treasure(self, id_: str) -> PlayerCard:
        return find("treasure", id_, self.treasures)

    def ally(self, id_: str) -> Ally:
        return find("ally", id_, self.allies)

    def rules(self, id_: str, chapter: str = "") -> RuleSet:
        """A rule set; one that grows as it is in a chapter, else as it begins."""
        rules = find("rule-set", id_, self.rule_sets)
        if not chapter:
            return rules
        known = self.chapters.get(id_, {})
        if not known:
            raise GraveholdError("error-no-chapters", rules=id_)
        if chapter not in known:
            raise unknown("chapter", chapter, known, listed=True)
        return known[chapter]

    def pack(self, id_: str) -> tuple[PlayerCard, ...]:
        """The supply cards of a box."""
        if id_ not in self.supply:
            raise unknown("pack", id_, self.supply, listed=True)
        return self.supply[id_]

    def with_own(self, own: Box) -> Library:
        """The same with a further box, whose definitions come before others of their ids."""
        taken = {definition.id for definition in _definitions((own,))}
        taken |= {rules.id for rules in own.rule_sets}
        if own.curses:  # a deck of its own
            taken |= {card.id for card in self.curses}
        return Library.of((*(without(box, taken) for box in self.boxes), own), self.edition)

    # Setting up

    def setup(self, recipe: Recipe, seed: int = 0, *, free_supply: bool = False) -> Setup:
        """The set-up a person asks for; with `free_supply` any number of piles will do."""
        return setups.asked_for(self, recipe, seed, free_supply=free_supply)

    def setup_again(self, recipe: Recipe, rules: RuleSet | None = None) -> Setup:
        """The set-up a file of ours names: every order is kept, card numbers depend on it.

        The rules are those named unless they are given.
        """
        return setups.as_written(self, recipe, rules)

    def recipe(self, setup: Setup) -> Recipe:
        """The other way round: everything by id, the packs being those it takes cards from."""
        packs = setups.packs_of(self, setup)
        return msgspec.structs.replace(setups.recipe_of(setup), packs=packs)


def find(what: str, id_: str, known: Mapping[str, D]) -> D:
    if id_ not in known:
        raise unknown(what, id_, known)
    return known[id_]


def _unique(ids: Iterable[str]) -> None:
    met: set[str] = set()
    for id_ in ids:
        if id_ in met:
            raise GraveholdError("error-id-twice", name=id_)
        met.add(id_)


def _by_id(definitions: Iterable[D]) -> Mapping[str, D]:
    found = tuple(definitions)
    _unique(definition.id for definition in found)
    return MappingProxyType({definition.id: definition for definition in found})


def _once(definitions: Iterable[D]) -> Mapping[str, D]:
    """By id; a definition may stand in several places, two of one id may not."""
    found: dict[str, D] = {}
    for definition in definitions:
        if found.setdefault(definition.id, definition) != definition:
            raise GraveholdError("error-id-twice", name=definition.id)
    return MappingProxyType(found)


def _check(library: Library) -> None:
    """A definition that cannot work is an error, a line each."""
    boxes = [box for box in library.boxes if not box.printed]
    supply = [card for box in boxes for card in box.supply]
    basics = [card for box in boxes for card in _basics(box)]
    mats = [mat for box in boxes for mat in _mats(box)]
    rules = [rules for box in boxes for rules in box.rule_sets]
    found = [(*box.loose, *dict.fromkeys(box.curses), *box.treasures) for box in boxes]
    loose = [card for cards in found for card in cards]
    if not (supply or basics or mats or rules or loose):
        return
    from gravehold.kernel.checking import check_definitions  # noqa: PLC0415  (rarely needed)

    known = library.definitions.values()
    errors = check_definitions(
        (*mats, *loose), supply=supply, basics=basics, rules=rules, known=known
    )
    errors += _unfit([box for box in boxes if box.id == HOMEBREW], library)
    if errors:
        raise GraveholdError.of(errors)


def _unfit(boxes: list[Box], library: Library) -> Iterator[GraveholdError]:
    from gravehold.kernel.fitness import unfit  # noqa: PLC0415  (rarely needed)

    for box in boxes:
        made = (*_mats(box), *box.loose, *box.supply, *_basics(box))
        common = (card.id for card in library.starters)
        yield from unfit(made, treasures=box.treasures, starters=common)


def without(box: Box, taken: Collection[str]) -> Box:
    """The same box but for some ids."""
    fields = (
        "supply", "mages", "nemeses", "basics", "upgraded", "evolving", "curses", "treasures",
        "rule_sets", "starters", "tiles", "allies", "loose", "chapters", "workshops",
    )  # fmt: skip
    lists: dict[str, Any] = {
        field: tuple(d for d in getattr(box, field) if d.id not in taken) for field in fields
    }
    return msgspec.structs.replace(box, **lists)


def _chapters(boxes: Iterable[Box]) -> Mapping[str, Mapping[str, RuleSet]]:
    found: dict[str, dict[str, RuleSet]] = {}
    for box in boxes:
        for rules in box.chapters:
            found.setdefault(rules.id, {})[rules.chapter] = rules
    return MappingProxyType(found)


def _suggested(boxes: Iterable[Box]) -> Mapping[str, tuple[str, ...]]:
    found = [(name, piles) for box in boxes for name, piles in box.suggested.items()]
    _unique(name for name, _ in found)
    return MappingProxyType(dict(found))


def _cards(boxes: tuple[Box, ...]) -> Iterator[Card]:
    """Starters, supply, curses, basic nemesis cards, cards of the nemeses, loose ones."""
    yield from (card for box in boxes for card in box.starters)
    yield from (card for box in boxes for mage in box.mages for card in mage.starters)
    yield from (card for box in boxes for shop in box.workshops for card in shop.cards)
    yield from (card for box in boxes for card in box.supply)
    yield from (card for box in boxes for card in box.curses)
    yield from (card for box in boxes for card in _basics(box))
    yield from (card for box in boxes for card in box.treasures)
    yield from (card for box in boxes for foe in box.nemeses for card in own_cards(foe))
    yield from (card for box in boxes for foe in box.nemeses for card in foe.supply)
    yield from (card for box in boxes for mat in _mats(box) for card in _in_zones(mat))
    yield from (card for box in boxes for card in box.loose)


def _basics(box: Box) -> tuple[AnyNemesisCard, ...]:
    """Those that any nemesis may have, however they come into its deck."""
    return (*box.basics, *box.upgraded, *box.evolving)


def _mats(box: Box) -> tuple[Mage | Nemesis | Ally, ...]:
    return (*_mages(box), *box.nemeses, *box.allies)


def _mages(box: Box) -> tuple[Mage, ...]:
    """Those of the box, and those that players build, as they start."""
    return (*box.mages, *(shop.mage for shop in box.workshops))


def _in_zones(mat: Mage | Nemesis | Ally) -> Iterator[Card]:
    """What lies in the zones that a mat brings."""
    return (card for zone in mat.zones for card in zone.cards)


def _definitions(boxes: tuple[Box, ...]) -> Iterator[Definition]:
    yield from _cards(boxes)
    yield from (mage for box in boxes for mage in _mages(box))
    yield from (nemesis for box in boxes for nemesis in box.nemeses)
    yield from (ally for box in boxes for ally in box.allies)
    yield from (tile for box in boxes for tile in box.tiles)
    yield from (tile for box in boxes for mage in box.mages for tile in mage.tiles)
    yield from (tile for box in boxes for shop in box.workshops for _, tile in shop.tiles)


def _sources(boxes: tuple[Box, ...]) -> Iterator[tuple[str, str]]:
    """What several boxes hold comes from the first of them."""
    for box in reversed(boxes):
        for definition in _definitions((box,)):
            yield definition.id, box.id


def _owners(nemeses: Iterable[Nemesis]) -> Iterator[tuple[str, str]]:
    for nemesis in nemeses:
        for definition in (nemesis, *own_cards(nemesis)):
            yield definition.id, nemesis.id
