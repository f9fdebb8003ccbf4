"""What can be set up and how everything reads, in one language: fetched once, then cached."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Literal

import msgspec

from gravehold import __version__
from gravehold.content.box import Library
from gravehold.kernel.deal import copies
from gravehold.kernel.definitions import (
    Ally,
    Body,
    Definition,
    Mage,
    Minion,
    Nemesis,
    Power,
    Spell,
    Tile,
)
from gravehold.kernel.places import token_of
from gravehold.kernel.rules import DIFFICULTIES, VARIANTS
from gravehold.players.policy import BOTS
from gravehold.rules import Concerns, concerns, load_glossary, load_rules
from gravehold.words.catalogue import box_called, kind
from gravehold.words.names import LANGUAGES

from . import wording
from .expeditions import ExpeditionInfo, expeditions


class Paragraph(msgspec.Struct, frozen=True):
    """A paragraph of a text; '' as keyword continues the one before."""

    keyword: str
    text: str


class TermInfo(msgspec.Struct, frozen=True):
    """A word of the game; `rules` tell more about it."""

    id: str
    name: str
    text: str
    rules: list[str]


class RulingInfo(msgspec.Struct, frozen=True):
    """How we read the rules where the rulebooks leave room."""

    id: str
    title: str
    text: str


class CardInfo(msgspec.Struct, frozen=True):
    """A card of players or nemeses; numbers that do not apply are null."""

    id: str
    name: str
    kind: Literal[
        "gem", "relic", "spell", "curse", "treasure", "token",
        "attack", "minion", "power", "body", "ability",
    ]  # fmt: skip
    curse: bool  # it comes from the curse deck, of whatever kind it is
    box: str
    text: list[Paragraph]
    cost: int | None
    level: int | None  # of a treasure
    copies: int | None  # in a supply pile
    tier: int | None
    life: int | None
    power: int | None
    breaches: int | None  # of a spell: how many it lies on
    terms: list[str]  # what its reader may want explained
    rulings: list[str]


class MageBreach(msgspec.Struct, frozen=True):
    """A breach as the mat shows it at the start; null tile: none."""

    turned: int
    tile: str


class MageInfo(msgspec.Struct, frozen=True):
    """A mage's mat."""

    id: str
    person: str  # no two mages of one person sit at a table
    name: str
    title: str
    box: str
    complexity: int
    ability: str
    ability_name: str
    charges: int
    text: list[Paragraph]
    breaches: list[MageBreach | None]
    hand: list[str]
    deck: list[str]
    own: list[str]  # cards only this mage has
    terms: list[str]
    rulings: list[str]


class NemesisInfo(msgspec.Struct, frozen=True):
    """A nemesis mat."""

    id: str
    name: str
    box: str
    difficulty: int
    life: int  # 0: it has life only in its parts
    token: str  # what its tokens are called, '' if it has none
    text: list[Paragraph]
    rules: list[Paragraph]  # what of it holds during a game
    harder: list[Paragraph]  # the same at increased difficulty
    cards: list[str]
    terms: list[str]
    rulings: list[str]


class AllyInfo(msgspec.Struct, frozen=True):
    """Who can be protected in the place of Gravehold."""

    id: str
    name: str
    box: str
    text: list[Paragraph]
    abilities: list[str]  # the cards of its deck
    terms: list[str]
    rulings: list[str]


class TileInfo(msgspec.Struct, frozen=True):
    """A breach tile."""

    id: str
    focus: int
    open: list[int]
    bonus: int


class Catalogue(msgspec.Struct, frozen=True):
    """All of it."""

    version: str
    lang: str
    languages: list[str]
    mages: list[MageInfo]
    nemeses: list[NemesisInfo]
    cards: list[CardInfo]
    terms: list[TermInfo]  # those that cards, mages and nemeses name; so are the rulings
    rulings: list[RulingInfo]
    tiles: list[TileInfo]
    names: dict[str, str]  # of everything else that has an id: tokens, side decks
    piles: dict[str, list[str]]  # supply cards by pack
    basics: dict[str, list[str]]  # basic nemesis cards by pack
    upgraded: list[str]
    treasures: list[str]
    allies: list[AllyInfo]
    suggested: dict[str, list[str]]
    difficulties: list[str]
    variants: list[str]
    rules: list[str]
    bots: list[str]
    packs: dict[str, str]  # what the boxes are called
    expeditions: list[ExpeditionInfo]
    ratings: dict[str, int]  # which battle of a custom expedition a nemesis is fit for, 1 to 4


@cache
def catalogue(lang: str, library: Library) -> tuple[bytes, str]:
    """As JSON, with its ETag."""
    return etagged(_catalogue(lang, library))


def etagged(what: msgspec.Struct) -> tuple[bytes, str]:
    """What a browser keeps: as JSON, and a mark that tells whether it has changed."""
    data = msgspec.json.encode(what)
    return data, f'"{hashlib.sha256(data).hexdigest()[:20]}"'


def _catalogue(lang: str, library: Library) -> Catalogue:
    tiles = [d for d in library.definitions.values() if isinstance(d, Tile)]
    names = {f"{n}.token" for n in library.nemeses}
    names |= {side.name for nemesis in library.nemeses.values() for side in nemesis.decks}
    names |= {token_of(t).name for mage in library.mages.values() for t in mage.tokens}
    return Catalogue(
        version=__version__,
        lang=lang,
        languages=list(LANGUAGES),
        mages=[_mage(mage, library, lang) for mage in library.mages.values()],
        nemeses=[_nemesis(nemesis, library, lang) for nemesis in library.nemeses.values()],
        allies=[_ally(ally, library, lang) for ally in library.allies.values()],
        cards=[_card(card, library, lang) for card in library.cards.values()],
        terms=_terms(library, lang),
        rulings=_rulings(library, lang),
        tiles=[msgspec.convert(tile, TileInfo, from_attributes=True) for tile in tiles],
        names={id_: wording.name(id_, lang) for id_ in sorted(names)},
        piles={pack: [card.id for card in cards] for pack, cards in library.supply.items()},
        basics={pack: [c.id for c in cards] for pack, cards in library.basic_packs.items()},
        upgraded=list(library.upgraded),
        treasures=list(library.treasures),
        suggested={name: list(ids) for name, ids in library.suggested.items()},
        difficulties=list(DIFFICULTIES),
        variants=list(VARIANTS),
        rules=list(library.rule_sets),
        bots=list(BOTS),
        packs={box.id: box_called(box.id, lang) for box in library.boxes},
        expeditions=expeditions(library, lang),
        ratings=dict(library.ratings),
    )


def _concerned(library: Library) -> list[Concerns]:
    known = (library.cards, library.mages, library.nemeses, library.allies)
    return [concerns(definition) for found in known for definition in found.values()]


def _terms(library: Library, lang: str) -> list[TermInfo]:
    named = {term for each in _concerned(library) for term in each.terms}
    terms = load_glossary(lang).terms.values()
    return [TermInfo(t.id, t.term, t.text, list(t.rules)) for t in terms if t.id in named]


def _rulings(library: Library, lang: str) -> list[RulingInfo]:
    named = {ruling for each in _concerned(library) for ruling in each.rulings}
    rulings = load_rules(lang).rulings
    return [RulingInfo(r.id, r.title, r.text) for r in rulings if r.id in named]


def _text(definition: Definition, lang: str, foe: str = "") -> list[Paragraph]:
    return [Paragraph(*part) for part in wording.text(definition, lang, foe)]


def _card(card: Definition, library: Library, lang: str) -> CardInfo:
    pile = library.piles.get(card.id)
    what = kind(card, library)
    return CardInfo(
        id=card.id,
        name=wording.name(card.id, lang),
        kind=what,  # type: ignore[arg-type]  # the tag of a card
        curse=card in library.curses,
        box=library.sources[card.id],
        text=_text(card, lang, library.owners.get(card.id, "")),
        cost=None if what == "token" else getattr(card, "cost", None),
        level=getattr(card, "level", None) or None,
        copies=copies(pile) if pile is not None else None,
        tier=getattr(card, "tier", None),
        life=card.life if isinstance(card, Minion | Body) else None,
        power=card.power if isinstance(card, Power) else None,
        breaches=card.breaches if isinstance(card, Spell) else None,
        terms=list(concerns(card).terms),
        rulings=list(concerns(card).rulings),
    )


def _mage(mage: Mage, library: Library, lang: str) -> MageInfo:
    ability = mage.ability
    return MageInfo(
        id=mage.id,
        person=mage.shows,
        name=wording.name(mage.id, lang),
        title=wording.name(f"{mage.id}.title", lang),
        box=library.sources[mage.id],
        complexity=mage.complexity,
        ability=ability.id if ability else "",
        ability_name=wording.name(ability.id, lang) if ability else "",
        charges=ability.charges if ability else 0,
        text=_text(mage, lang),
        breaches=[None if b is None else MageBreach(b.turned, b.tile) for b in mage.breaches],
        hand=list(mage.hand),
        deck=list(mage.deck),
        own=[card.id for card in mage.starters],
        terms=list(concerns(mage).terms),
        rulings=list(concerns(mage).rulings),
    )


def _ally(ally: Ally, library: Library, lang: str) -> AllyInfo:
    return AllyInfo(
        id=ally.id,
        name=wording.name(ally.id, lang),
        box=library.sources[ally.id],
        text=_text(ally, lang),
        abilities=[card.id for zone in ally.zones for card in zone.cards],
        terms=list(concerns(ally).terms),
        rulings=list(concerns(ally).rulings),
    )


def _nemesis(nemesis: Nemesis, library: Library, lang: str) -> NemesisInfo:
    return NemesisInfo(
        id=nemesis.id,
        name=wording.name(nemesis.id, lang),
        box=library.sources[nemesis.id],
        difficulty=nemesis.difficulty,
        life=nemesis.life,
        token=wording.name(f"{nemesis.id}.token", lang) if nemesis.tokens else "",
        text=_text(nemesis, lang, nemesis.id),
        rules=[Paragraph(*part) for part in wording.in_force(nemesis, lang)],
        harder=[Paragraph(*part) for part in wording.in_force(nemesis.hardened(), lang)],
        cards=[card.id for card in nemesis.cards],
        terms=list(concerns(nemesis).terms),
        rulings=list(concerns(nemesis).rulings),
    )
