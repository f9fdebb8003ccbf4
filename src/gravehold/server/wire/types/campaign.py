"""What a client is told of a campaign; nothing that is still locked is ever in it."""

from __future__ import annotations

import msgspec

from gravehold.kernel.builds import Build

from .catalogue import MageInfo
from .table import Seat
from .texts import Paragraph


class LetterInfo(msgspec.Struct, frozen=True):
    """A rule that has been unlocked."""

    letter: str
    title: str
    text: str
    new: bool  # it came after the last battle


class PartInfo(msgspec.Struct, frozen=True):
    """A part of a build that a mage has: 'ability', 'Ability', 'Twin Volley'."""

    part: str  # starter, ability, second, breach, craft, flawed
    label: str
    text: str


class MemberInfo(msgspec.Struct, frozen=True):
    """A mage of the party."""

    seat: Seat
    name: str  # as it was given; '' before
    build: Build
    parts: list[PartInfo]
    mat: MageInfo  # as the next battle begins with it; its id is the seat


class PoolCard(msgspec.Struct, frozen=True):
    """A basic nemesis card of the pool as it is now."""

    id: str  # of the catalogue: with its stickers, or what it has become
    name: str
    text: str  # 'Tremor: stickers 1 of 1'
    tier: int
    places: int
    stickers: int
    evolved: bool


class ChartLine(msgspec.Struct, frozen=True):
    """A battle that is over."""

    number: int  # counted over all battles, from 1: for its chronicle
    chapter: int
    attempt: int
    nemesis: str
    won: bool
    because: str  # as in the outcome of a game
    ending: str  # the same in words
    text: str  # 'Chapter 1: The Ordeal, against Maelstrom: won'
    exhausted: list[Seat]
    life: int  # Gravehold's
    turns: int
    date: float  # when it ended, seconds since 1970; 0: nobody has written it down
    first: int  # the entries of its answers, for stepping through it: after `fight`
    last: int


class RoadChapter(msgspec.Struct, frozen=True):
    """A chapter that has been reached."""

    chapter: int
    title: str
    nemesis: str
    nemesis_name: str
    state: str  # won, lost, here
    points: int


class StoryText(msgspec.Struct, frozen=True):
    """A part of the story that has been told, paragraphs with blank lines between them."""

    chapter: int
    battle: int  # beside which battle it stands, counted over all of them; 0 at the end
    part: str  # before, won, lost, epilogue
    title: str
    text: str


class ChoiceInfo(msgspec.Struct, frozen=True):
    """What an option of the question would do."""

    key: str
    name: str
    text: list[Paragraph]  # the card, the ability, or what is done
    card: str  # id of the catalogue, '' where it is about none
    mat: MageInfo | None  # whom it would make of the mage that is asked; null: no mage changes


class SupplyInfo(msgspec.Struct, frozen=True):
    """The piles, by ids of the catalogue."""

    now: list[str]
    before: list[str]  # the nine of the last battle, or of the one that runs
    offers: list[str]  # those still to be chosen from
    added: list[str]  # those chosen after this chapter
    leaving: list[str]  # of the old ones, those already banished after this chapter


class Spoken(msgspec.Struct, frozen=True):
    """A question answered in a player's own words."""

    verb: str  # the answer is this, a blank and the words: 'name p1'
    most: int  # letters


class Campaign(msgspec.Struct, frozen=True):
    """Where a campaign stands."""

    campaign: str
    title: str
    players: int
    chapters: int  # how many there are in all
    chapter: int
    attempt: int
    stage: str  # naming, intro, battle, choices, supply, lost, end
    standing: str  # where it stands, in one line
    road: list[RoadChapter]
    party: list[MemberInfo]
    letters: list[LetterInfo]
    supply: SupplyInfo
    banished: list[str]
    pool: list[PoolCard]
    flaws: int | None  # stickers for Crystals that are left; null before they are laid out
    scar: bool
    losses: int  # of this chapter
    resolve: int  # charges each mage starts the battle with that comes
    burdens: list[str]  # scar, losses and flaws in words
    chart: list[ChartLine]
    points: int
    most: int
    points_text: str
    story: list[StoryText]
    choices: list[ChoiceInfo]  # beside the options of the question, by key
    spoken: Spoken | None
    epilogue: str  # dawn, survival, fall; '' before the end
    exports: dict[Seat, Build]  # mages for other games, at the end; empty before
    known: str  # the ETag of this table's catalogue and rules: another one, fetch them again


class CampaignInfo(msgspec.Struct, frozen=True):
    """The same in short, for lists of games."""

    campaign: str
    title: str
    chapters: int
    chapter: int
    attempt: int
    stage: str
    standing: str
    points: int
    epilogue: str
    names: list[str]
