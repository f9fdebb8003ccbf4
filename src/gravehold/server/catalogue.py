"""What can be set up and how everything reads, in one language: fetched once, then cached."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Literal

import msgspec

from gravehold import __version__
from gravehold.content.library import LIBRARY, SUGGESTED
from gravehold.kernel.deal import copies
from gravehold.kernel.definitions import Definition, Mage, Minion, Nemesis, Power, Spell
from gravehold.kernel.rules import LEVELS, VARIANTS
from gravehold.players.policy import BOTS
from gravehold.words.catalogue import box, everything, kind
from gravehold.words.names import LANGUAGES

from . import wording


class Paragraph(msgspec.Struct, frozen=True):
    """A paragraph of a text; '' as keyword continues the one before."""

    keyword: str
    text: str


class CardInfo(msgspec.Struct, frozen=True):
    """A card of players or nemeses; numbers that do not apply are null."""

    id: str
    name: str
    kind: Literal["gem", "relic", "spell", "attack", "minion", "power"]
    box: str
    text: list[Paragraph]
    cost: int | None
    copies: int | None  # in a supply pile
    tier: int | None
    life: int | None
    power: int | None
    breaches: int | None  # of a spell: how many it lies on


class MageBreach(msgspec.Struct, frozen=True):
    """A breach as the mat shows it at the start; null tile: none."""

    turned: int
    tile: str


class MageInfo(msgspec.Struct, frozen=True):
    """A mage's mat."""

    id: str
    name: str
    title: str
    complexity: int
    ability: str
    ability_name: str
    charges: int
    text: list[Paragraph]
    breaches: list[MageBreach | None]
    hand: list[str]
    deck: list[str]
    own: list[str]  # cards only this mage has


class NemesisInfo(msgspec.Struct, frozen=True):
    """A nemesis mat."""

    id: str
    name: str
    difficulty: int
    life: int
    token: str  # what its tokens are called, '' if it has none
    text: list[Paragraph]
    cards: list[str]


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
    tiles: list[TileInfo]
    names: dict[str, str]  # of everything else that has an id: tokens, side decks
    piles: dict[str, list[str]]  # supply cards by pack
    suggested: dict[str, list[str]]
    levels: list[str]
    variants: list[str]
    rules: list[str]
    bots: list[str]


@cache
def catalogue(lang: str) -> tuple[bytes, str]:
    """As JSON, with its ETag."""
    data = msgspec.json.encode(_catalogue(lang))
    return data, f'"{hashlib.sha256(data).hexdigest()[:20]}"'


def _catalogue(lang: str) -> Catalogue:
    tiles = [d for d in everything().values() if kind(d) == "tile"]
    names = {f"{n}.token" for n in LIBRARY.nemeses}
    names |= {side.name for nemesis in LIBRARY.nemeses.values() for side in nemesis.decks}
    names |= {token for mage in LIBRARY.mages.values() for token in mage.tokens}
    return Catalogue(
        version=__version__,
        lang=lang,
        languages=list(LANGUAGES),
        mages=[_mage(mage, lang) for mage in LIBRARY.mages.values()],
        nemeses=[_nemesis(nemesis, lang) for nemesis in LIBRARY.nemeses.values()],
        cards=[_card(card, lang) for card in LIBRARY.cards.values()],
        tiles=[msgspec.convert(tile, TileInfo, from_attributes=True) for tile in tiles],
        names={id_: wording.name(id_, lang) for id_ in sorted(names)},
        piles={pack: [card.id for card in cards] for pack, cards in LIBRARY.supply.items()},
        suggested={name: list(ids) for name, ids in SUGGESTED.items()},
        levels=list(LEVELS),
        variants=list(VARIANTS),
        rules=list(LIBRARY.rule_sets),
        bots=list(BOTS),
    )


def _text(definition: Definition, lang: str) -> list[Paragraph]:
    return [Paragraph(*part) for part in wording.text(definition, lang)]


def _card(card: Definition, lang: str) -> CardInfo:
    pile = LIBRARY.piles.get(card.id)
    return CardInfo(
        id=card.id,
        name=wording.name(card.id, lang),
        kind=kind(card),  # type: ignore[arg-type]  # the tag of a card
        box=box(card),
        text=_text(card, lang),
        cost=getattr(card, "cost", None),
        copies=copies(pile) if pile is not None else None,
        tier=getattr(card, "tier", None),
        life=card.life if isinstance(card, Minion) else None,
        power=card.power if isinstance(card, Power) else None,
        breaches=card.breaches if isinstance(card, Spell) else None,
    )


def _mage(mage: Mage, lang: str) -> MageInfo:
    ability = mage.ability
    return MageInfo(
        id=mage.id,
        name=wording.name(mage.id, lang),
        title=wording.name(f"{mage.id}.title", lang),
        complexity=mage.complexity,
        ability=ability.id if ability else "",
        ability_name=wording.name(ability.id, lang) if ability else "",
        charges=ability.charges if ability else 0,
        text=_text(mage, lang),
        breaches=[None if b is None else MageBreach(b.turned, b.tile) for b in mage.breaches],
        hand=list(mage.hand),
        deck=list(mage.deck),
        own=[card.id for card in mage.starters],
    )


def _nemesis(nemesis: Nemesis, lang: str) -> NemesisInfo:
    return NemesisInfo(
        id=nemesis.id,
        name=wording.name(nemesis.id, lang),
        difficulty=nemesis.difficulty,
        life=nemesis.life,
        token=wording.name(f"{nemesis.id}.token", lang) if nemesis.tokens else "",
        text=_text(nemesis, lang),
        cards=[card.id for card in nemesis.cards],
    )
