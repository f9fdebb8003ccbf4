"""The catalogue and the rules for the table of a campaign: only what is known there by now."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import TypeVar

from msgspec.structs import replace

from gravehold import __version__
from gravehold.content.box import Library
from gravehold.kernel.closed import converted
from gravehold.kernel.definitions import Definition, Tile
from gravehold.kernel.rules import DIFFICULTIES, RuleSet
from gravehold.modes.campaign.known import Known
from gravehold.players.policy import BOTS
from gravehold.rules import (
    Entry,
    Ruling,
    Term,
    concerns,
    load_examples,
    load_glossary,
    load_rules,
)
from gravehold.rules.campaign import LETTER, NEMESIS, OPENS, is_open, moments
from gravehold.words.catalogue import box_called
from gravehold.words.language import LANGUAGES
from gravehold.words.letters import lettered_rule
from gravehold.words.locale import say

from ..words import wording
from .catalogue import card_info, mage_info, nemesis_info
from .drawings import address
from .locked import locked_names
from .page import Page
from .rulebook import rule_info
from .types.catalogue import (
    CardInfo,
    Catalogue,
    MageInfo,
    NemesisInfo,
    RulingInfo,
    TermInfo,
    TileInfo,
)
from .types.rules import RuleInfo, RulesText, TopicInfo, WordInfo

FOURTH = "breach-4"
FOURTH_CALLED = ("IV",)  # in every language
KEPT = 32  # catalogues and rules at hand


class Book:
    """The rules that are known, in one language."""

    def __init__(self, known: Known, library: Library, lang: str) -> None:
        self.known, self.lang = known, lang
        self._names = _finder(locked_names(known, library, lang))
        self._tiles = _finder(() if known.fourth else FOURTH_CALLED)
        book = load_rules(lang)
        rules = {e.id: e for e in book.entries.values() if self._reached(e)}
        rulings = {e.id: e for e in book.rulings if e.about and {*e.about} <= rules.keys()}
        terms = load_glossary(lang).terms.values()
        there = [term for term in terms if {*term.rules} & {*rules, *rulings}]
        late = [t for t in terms if t not in there and {*t.rules} & OPENS.keys()]
        self._words = _finder(word.lower() for t in late for word in (t.term, *t.forms))
        self.entries = {id_: e for id_, e in (rules | rulings).items() if self._may_read(e)}
        self.terms = {t.id: t for t in there if not self.tells(t.text)}

    def _reached(self, entry: Entry) -> bool:
        if isinstance(entry, Ruling):
            return False
        known = self.known
        been = moments(known.chapter, fought=known.over)
        return is_open(entry, been, known.letters, known.nemeses)

    def _may_read(self, entry: Entry) -> bool:
        if entry.id.startswith((LETTER, NEMESIS)):  # written for those who have come to it
            return True
        return not self.tells(f"{entry.title} {entry.text}")

    def shared_with(self, books: Collection[Book]) -> Book:
        """Without what any of them withholds: words differ, what is secret does not."""
        self.entries = {i: e for i, e in self.entries.items() if all(i in b.entries for b in books)}
        self.terms = {i: t for i, t in self.terms.items() if all(i in b.terms for b in books)}
        return self

    def tells(self, text: str) -> bool:
        """Whether it names something that is still locked, or a rule that does not hold yet."""
        named = self._names.search(text) or self._tiles.search(text)
        return bool(named or self._words.search(text.lower()))

    def rules(self) -> list[RuleInfo]:
        return [self._rule(entry) for entry in self.entries.values()]

    def _rule(self, entry: Entry) -> RuleInfo:
        found = rule_info(entry, self.lang)
        found = replace(found, see=[id_ for id_ in found.see if id_ in self.entries])
        if self.tells(found.example) or not self._needed(entry) <= self.entries.keys():
            found = replace(found, example="")
        if entry.id.startswith(LETTER):
            letter = lettered_rule(entry.id.removeprefix(LETTER).upper(), self.lang)
            found = replace(found, title=f"{letter.letter}: {letter.title}", text=letter.text)
        return found

    def _needed(self, entry: Entry) -> set[str]:
        example = load_examples(self.lang).get(entry.id)
        return {*example.needs} if example else set()

    def words(self) -> list[WordInfo]:
        return [
            WordInfo(t.id, t.term, t.text, list(t.forms), self.see(t)) for t in self.terms.values()
        ]

    def see(self, term: Term) -> list[str]:
        return [id_ for id_ in term.rules if id_ in self.entries]


def _finder(names: Iterable[str]) -> re.Pattern[str]:
    """Finds any of some names as words of a text."""
    found = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True) if name)
    return re.compile(rf"\b(?:{found})\b" if found else r"(?!)")


@lru_cache(KEPT)
def opened(known: Known, library: Library, lang: str) -> Book:
    books = {each: Book(known, library, each) for each in LANGUAGES}
    return books[lang].shared_with(books.values())


@lru_cache(KEPT)
def table_rules(known: Known, library: Library, lang: str) -> Page:
    book = opened(known, library, lang)
    rules = book.rules()
    topics = dict.fromkeys(rule.topic for rule in rules)
    called = [TopicInfo(t, say(lang, f"rules-topic-{t.replace('_', '-')}")) for t in topics]
    return Page.of(RulesText(lang=lang, topics=called, rules=rules, words=book.words()))


@lru_cache(KEPT)
def table_catalogue(known: Known, library: Library, lang: str) -> Page:
    return Page.of(_catalogue(known, library, lang))


def _catalogue(known: Known, library: Library, lang: str) -> Catalogue:
    printed = library.campaigns[known.campaign]
    mage = library.mages[printed.mage]
    box = library.sources[mage.id]
    nemeses = [library.nemeses[chapter] for chapter in library.nemeses if chapter in known.nemeses]
    cards = [card for id_, card in library.cards.items() if id_ in known.all_cards]
    told: tuple[Definition, ...] = (*cards, mage, *nemeses)
    book = opened(known.between, library, lang)
    terms = {term for each in told for term in concerns(each).terms} & book.terms.keys()
    rulings = {ruling for each in told for ruling in concerns(each).rulings} & book.entries.keys()
    names = {f"{nemesis.id}.token" for nemesis in nemeses}
    names |= {side.name for nemesis in nemeses for side in nemesis.decks} | known.tiles
    basics = [id_ for id_ in library.pool if id_ in known.all_cards]
    drawn = library.drawings
    return Catalogue(
        version=__version__,
        lang=lang,
        languages=list(LANGUAGES),
        mages=[_only(mage_info(mage, box, lang), terms, rulings)],
        nemeses=[_nemesis(nemesis_info(n, library, lang), known, terms, rulings) for n in nemeses],
        allies=[],
        cards=[_card(card_info(card, library, lang), known, terms, rulings) for card in cards],
        terms=[
            TermInfo(t.id, t.term, t.text, book.see(t))
            for t in book.terms.values()
            if t.id in terms
        ],
        rulings=[
            RulingInfo(e.id, e.title, e.text)
            for e in book.entries.values()
            if isinstance(e, Ruling) and e.id in rulings
        ],
        tiles=[
            _tile(tile, library.rule_sets[printed.rules])
            for tile in library.definitions.values()
            if isinstance(tile, Tile) and _is_there(tile, known, library)
        ],
        names={id_: wording.name(id_, lang) for id_ in sorted(names)},
        piles={box: [id_ for id_ in library.piles if id_ in known.cards]},
        basics={box: basics},
        upgraded=[],
        treasures=[],
        suggested={},
        difficulties=list(DIFFICULTIES),
        variants=[],
        rules=[printed.rules],
        chapters={},
        workshops={},
        bots=list(BOTS),
        packs={box: box_called(box, lang)},
        expeditions=[],
        ratings={},
        drawings={d.id: address(d.id, drawn[d.id]) for d in told if d.id in drawn},
    )


def _tile(tile: Tile, rules: RuleSet) -> TileInfo:
    """As it counts by the rules there."""
    found = converted(tile, TileInfo, from_attributes=True)
    return replace(found, bonus=0) if tile.id in rules.without_bonus else found


def _is_there(tile: Tile, known: Known, library: Library) -> bool:
    if tile not in library.tiles:
        return tile.id in known.tiles
    return tile.id != FOURTH or known.fourth


T = TypeVar("T", CardInfo, MageInfo, NemesisInfo)


def _only(found: T, terms: set[str], rulings: set[str]) -> T:
    """With what there is of what it refers to."""
    return replace(
        found,
        terms=[id_ for id_ in found.terms if id_ in terms],
        rulings=[id_ for id_ in found.rulings if id_ in rulings],
    )


def _card(found: CardInfo, known: Known, terms: set[str], rulings: set[str]) -> CardInfo:
    evolves = found.evolves if found.evolves in known.all_cards else ""
    return replace(_only(found, terms, rulings), evolves=evolves)


def _nemesis(found: NemesisInfo, known: Known, terms: set[str], rulings: set[str]) -> NemesisInfo:
    cards = [id_ for id_ in found.cards if id_ in known.all_cards]
    return replace(_only(found, terms, rulings), cards=cards, line="")  # it tells how to win
