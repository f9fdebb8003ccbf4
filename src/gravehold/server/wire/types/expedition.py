"""What a client is told of a journey; what later battles hold is never in it."""

from __future__ import annotations

import msgspec

from .table import Seat


class TreasureInfo(msgspec.Struct, frozen=True):
    """A treasure in the barracks."""

    id: str
    level: int
    seat: str  # who takes it into this battle: p1 to p4, `group`, '' if nobody


class BattleTry(msgspec.Struct, frozen=True):
    """One try of a battle: fought, running, or about to be fought."""

    number: int  # counted over all battles, from 1: for its chronicle
    attempt: int
    won: bool | None  # null: not over yet
    because: str  # the reason, as in the outcome of a game; '' while it is not over
    ending: str  # the same in words
    mages: list[str]  # seat by seat; of the try at hand as far as they are chosen
    exhausted: list[Seat]
    life: int  # what Gravehold, or who was protected in its place, had left
    turns: int
    first: int  # the entries of its answers, for stepping through it: after `fight`
    last: int  # 0: it has not begun
    before: str  # the story told before it, paragraphs with blank lines between them
    after: str  # and after it; '' while it is not over


class Leg(msgspec.Struct, frozen=True):
    """A battle of the road: those behind, and the one that comes or runs."""

    battle: int
    nemesis: str
    protects: str  # `gravehold` or the ally's id
    tries: list[BattleTry]


class Barracks(msgspec.Struct, frozen=True):
    """What the journey owns, by ids of the catalogue."""

    mages: list[str]
    supply: list[str]
    treasures: list[TreasureInfo]


class Journey(msgspec.Struct, frozen=True):
    """Where a journey stands."""

    kind: str  # outcasts, default, short, extended, fight-five
    title: str  # the same in words
    options: list[str]  # big-pocket, increased, one-dial, banished-stays, xaxos
    option_names: list[str]
    packs: list[str]
    battles: int  # how many there are in all
    battle: int
    attempt: int
    stage: str  # reward, mages, market, treasures, fight, battle, end
    standing: str  # where it stands, in one line
    road: list[Leg]
    barracks: Barracks
    banished: list[str]
    recallable: list[str]
    market: list[str]  # the piles of this try, once they are chosen; in a big pocket those taken
    mages: list[str]  # of this try, seat by seat, as far as they are chosen
    abilities: list[str]  # of the ally, unlocked so far
    upgraded: list[str]  # upgraded basics met so far
    score: int | None  # null in a printed expedition
    won: bool


class JourneyInfo(msgspec.Struct, frozen=True):
    """The same in short, for lists of games."""

    kind: str
    title: str
    battles: int
    battle: int
    attempt: int
    stage: str
    standing: str
    won: bool
    score: int | None
