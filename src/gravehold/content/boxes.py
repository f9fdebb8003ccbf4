"""What the boxes hold, by id: the library, and nothing about how games are set up from it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType
from typing import TypeVar

from gravehold.kernel.definitions import AnyNemesisCard, Definition, Mage, Nemesis, PlayerCard
from gravehold.kernel.errors import GraveholdError, unknown
from gravehold.kernel.rules import RuleSet

from .homebrew import BASICS as HOMEBREW_BASICS
from .homebrew import SUPPLY as HOMEBREW_SUPPLY
from .legacy.supply import SUPPLY as LEGACY_SUPPLY
from .outcasts.supply import SUPPLY as OUTCASTS_SUPPLY
from .war_eternal.basics import BASICS
from .war_eternal.gems import GEMS
from .war_eternal.mages import MAGES
from .war_eternal.nemeses import NEMESES
from .war_eternal.relics import RELICS
from .war_eternal.spells import SPELLS
from .war_eternal.starters import STARTERS
from .war_eternal.tiles import TILES

Card = PlayerCard | AnyNemesisCard
D = TypeVar("D", bound=Definition | RuleSet)

WAR_ETERNAL = RuleSet()
LEGACY = RuleSet(
    id="legacy",
    charges=False,
    exhaust_unleash=False,
    exhaust_breach=False,
    exhaust_charges=False,
    solo_turn_cards=4,
    four="pairs",
)  # as its campaign starts
OUTCASTS = RuleSet(id="outcasts", solo_turn_cards=4, three="token", four="pairs")


class Library:
    """All definitions by id; an unknown id is an error that names the nearest one."""

    __slots__ = (
        "basic_packs", "basics", "cards", "mages", "nemeses", "piles", "rule_sets", "supply",
    )  # fmt: skip

    cards: Mapping[str, Card]  # every card there is, of players and nemeses
    supply: Mapping[str, tuple[PlayerCard, ...]]  # by pack
    piles: Mapping[str, PlayerCard]  # the same by id
    mages: Mapping[str, Mage]
    nemeses: Mapping[str, Nemesis]
    basic_packs: Mapping[str, tuple[AnyNemesisCard, ...]]  # basic nemesis cards by pack
    basics: Mapping[str, AnyNemesisCard]  # the same by id
    rule_sets: Mapping[str, RuleSet]

    def __init__(
        self,
        *,
        supply: Mapping[str, tuple[PlayerCard, ...]],
        mages: Iterable[Mage],
        nemeses: Iterable[Nemesis],
        basics: Mapping[str, tuple[AnyNemesisCard, ...]],
        rule_sets: Iterable[RuleSet],
        printed: Collection[str] = (),
    ) -> None:
        """What lies in the `printed` packs is checked by tests, all else here and now."""
        fill = object.__setattr__
        fill(self, "supply", MappingProxyType(dict(supply)))
        fill(self, "piles", _by_id(card for pack in supply.values() for card in pack))
        fill(self, "mages", _by_id(mages))
        fill(self, "nemeses", _by_id(nemeses))
        fill(self, "basic_packs", MappingProxyType(dict(basics)))
        fill(self, "basics", _by_id(card for pack in basics.values() for card in pack))
        fill(self, "rule_sets", _by_id(rule_sets))
        fill(self, "cards", _by_id(self._all_cards()))
        self._check(printed)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a library is never changed")

    def _all_cards(self) -> Iterable[Card]:
        yield from STARTERS
        for mage in self.mages.values():
            yield from mage.starters
        yield from self.piles.values()
        yield from self.basics.values()
        for nemesis in self.nemeses.values():
            yield from nemesis.cards
            for deck in nemesis.decks:
                yield from deck.cards

    def _check(self, printed: Collection[str]) -> None:
        """A definition that cannot work is an error, a line each."""
        supply = [c for pack, cards in self.supply.items() if pack not in printed for c in cards]
        basics = [
            c for pack, cards in self.basic_packs.items() if pack not in printed for c in cards
        ]
        mats = [] if printed else [*self.mages.values(), *self.nemeses.values()]
        rules = [] if printed else self.rule_sets.values()
        if not (supply or basics or mats):
            return
        from gravehold.kernel.checking import check_definitions  # noqa: PLC0415  (rarely needed)

        known = (*self.cards.values(), *self.mages.values(), *self.nemeses.values(), *TILES)
        errors = check_definitions(mats, supply=supply, basics=basics, rules=rules, known=known)
        if errors:
            raise GraveholdError.of(errors)

    def card(self, id_: str) -> Card:
        """Any card: starter, supply, basic nemesis card or a nemesis's own."""
        return find("card", id_, self.cards)

    def mage(self, id_: str) -> Mage:
        return find("mage", id_, self.mages)

    def nemesis(self, id_: str) -> Nemesis:
        return find("nemesis", id_, self.nemeses)

    def rules(self, id_: str) -> RuleSet:
        return find("rule-set", id_, self.rule_sets)

    def pack(self, id_: str) -> tuple[PlayerCard, ...]:
        """The supply cards of a box."""
        if id_ not in self.supply:
            raise unknown("pack", id_, self.supply, listed=True)
        return self.supply[id_]


def _by_id(definitions: Iterable[D]) -> Mapping[str, D]:
    found: dict[str, D] = {}
    for definition in definitions:
        if definition.id in found:
            raise GraveholdError("error-id-twice", name=definition.id)
        found[definition.id] = definition
    return MappingProxyType(found)


def find(what: str, id_: str, known: Mapping[str, D]) -> D:
    if id_ not in known:
        raise unknown(what, id_, known)
    return known[id_]


LIBRARY = Library(
    supply={
        "war-eternal": (*GEMS, *RELICS, *SPELLS),
        "legacy": LEGACY_SUPPLY,
        "outcasts": OUTCASTS_SUPPLY,
        "homebrew": HOMEBREW_SUPPLY,
    },
    mages=MAGES,
    nemeses=NEMESES,
    basics={"war-eternal": BASICS, "homebrew": HOMEBREW_BASICS},
    rule_sets=(WAR_ETERNAL, LEGACY, OUTCASTS),
    printed=("war-eternal", "legacy", "outcasts"),
)
