"""What the catalogue holds: all that can be set up, and how everything reads, in one language."""

from __future__ import annotations

from typing import Literal

import msgspec

from .texts import Paragraph


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
        "attack", "minion", "power", "body", "ability", "nemesis-spell",
    ]  # fmt: skip
    curse: bool  # it comes from the curse deck, of whatever kind it is
    box: str
    text: list[Paragraph]
    gist: str  # one number with its sign, or one word, for where the text has no room
    cost: int | None
    level: int | None  # of a treasure
    copies: int | None  # in a supply pile
    tier: int | None
    life: int | None
    power: int | None
    places: int  # for stickers: a card that can evolve
    stickers: int
    evolves: str  # the id it becomes with no place left, '' never
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
    line: str  # how they play, in one line; '' where nobody has said it
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
    many: bool  # may sit in several seats at once
    terms: list[str]
    rulings: list[str]


class NemesisInfo(msgspec.Struct, frozen=True):
    """A nemesis mat."""

    id: str
    name: str
    line: str  # how it fights, in one line; '' where nobody has said it
    box: str
    difficulty: int
    life: int  # 0: it has life only in its parts
    vulnerable: bool  # false: it cannot be damaged, whatever its life
    token: str  # what its tokens are called, '' if it has none
    stocked: bool  # it uses up stickers, of which a set-up may say how many there are
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


class OptionInfo(msgspec.Struct, frozen=True):
    """What may be chosen with an expedition."""

    id: str
    name: str
    text: str  # what it changes


class ExpeditionInfo(msgspec.Struct, frozen=True):
    """A kind of expedition."""

    id: str
    name: str
    custom: bool  # drawn at random from boxes; else printed
    battles: int
    options: list[OptionInfo]
    packs: list[str]  # of a printed one: its boxes


class ChapterInfo(msgspec.Struct, frozen=True):
    """A chapter, and which rules hold in its battle."""

    id: str
    name: str
    about: str


class AbilityInfo(msgspec.Struct, frozen=True):
    """An ability that can be learnt."""

    id: str
    name: str
    charges: int
    text: list[Paragraph]


class WorkshopInfo(msgspec.Struct, frozen=True):
    """What a build can say, part by part; `words` has the parts themselves too."""

    starters: list[str]  # cards, for `starter` and `second`
    places: list[str]  # of the second one, behind its id
    abilities: list[AbilityInfo]
    breaches: list[str]
    crafts: list[str]
    flawed: str  # the card that takes the place of a common one
    most: int  # how many common cards there are
    longest: int  # letters of a name
    words: dict[str, str]


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
    chapters: dict[str, list[ChapterInfo]]  # of rules that grow with a campaign
    workshops: dict[str, WorkshopInfo]  # by mage: what those are built of that players build
    bots: list[str]
    packs: dict[str, str]  # what the boxes are called
    expeditions: list[ExpeditionInfo]
    ratings: dict[str, int]  # which battle of a custom expedition a nemesis is fit for, 1 to 4
    drawings: dict[str, str]  # addresses of what packs have drawn, by id
