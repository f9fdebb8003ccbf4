"""What a client draws: the table as one seat may see it. Ids and numbers only, no words.

What definitions bring (zones, boards, tokens) has its words in the update (`words`), by the ids
and by what spaces say (`says`), because a game's definitions need not be in the catalogue.

Every card is `{n, id}`: `id` is its definition in the catalogue, `n` the number of this one copy,
the same for the whole game, so that a card can be followed from place to place.
Nobody learns anything from `n`: cards nobody has seen are not sent at all.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Seat = str  # p1 to p4
TurnCard = str  # p1 to p4, wild, 1/2, 3/4, nemesis, or the id of a nemesis turn card of its own
Owner = str  # nemesis, ally, p1 to p4, '' nobody


class Card(msgspec.Struct, frozen=True):
    """One copy of a card."""

    n: int
    id: str


class Step(msgspec.Struct, frozen=True):
    """A number of a track on which something happens to the token that comes there."""

    at: int
    says: str


class Counter(msgspec.Struct, frozen=True):
    """Tokens of one kind, or the place of one token on a track."""

    id: str
    count: int
    least: int
    most: int  # 99: no limit
    steps: list[Step]  # of a track: what happens where, in order
    rests: list[int]  # of a track: where moving back ends
    seats: bool  # the count is the number of a player, 0 nobody's
    owner: Owner


class Back(msgspec.Struct, frozen=True):
    """What may be on a back nobody has seen: so many of the cards that look like this."""

    face: str
    count: int
    of: int


class InPlay(msgspec.Struct, frozen=True):
    """A minion, power or part of the nemesis in play, oldest first."""

    n: int
    id: str
    kind: Literal["minion", "power", "body"]
    marks: int  # life, or power tokens
    full: int  # what it came into play with, as printed
    tokens: list[Counter]  # what else lies on it
    face: str  # what its back shows that was turned over, '' if it has none or nobody knows
    backs: list[Back]  # what its back may be that nobody has seen


class Zone(msgspec.Struct, frozen=True):
    """Cards that lie with a seat, a breach or a pile, in the order they came."""

    id: str
    cards: list[Card]


class SideDeck(msgspec.Struct, frozen=True):
    """A zone of the game beside the nemesis deck: a deck with its discard pile, or open cards."""

    id: str
    owner: Owner  # beside whose mat it lies
    face_down: bool
    count: int
    known: list[KnownCard]  # face up: all of them
    discard: Zone | None  # null: it has no such pile


class Space(msgspec.Struct, frozen=True):
    """A space of a board."""

    name: str
    says: str  # what happens to what comes here, or follows what is cast from here; '' nothing
    cards: list[Card]
    tokens: int
    there: bool  # false: as things are it is passed over


class Link(msgspec.Struct, frozen=True):
    """Two neighbouring spaces; things move from the first to the second."""

    name: str
    one: str
    two: str
    open: bool  # false: it wants a bridge


class Board(msgspec.Struct, frozen=True):
    """Spaces that hold cards or tokens; without links they lie in a row."""

    id: str
    owner: Owner
    holds: Literal["cards", "tokens", "piles"]
    spaces: list[Space]
    links: list[Link]
    bridges: bool  # a link is open only with a token on it
    casts: bool  # spells of the nemesis lie there and are cast, space by space
    apart: int  # over piles: damage to who gains from one that is not connected with the first
    end: str  # says what happens to what goes beyond the last space


class KnownCard(msgspec.Struct, frozen=True):
    """A card of a face-down deck that has been seen; `at` 0 is the top."""

    at: int
    card: Card


class Nemesis(msgspec.Struct, frozen=True):
    """The other side."""

    id: str
    life: int
    full: int  # 0: it has life only in its parts
    vulnerable: bool  # false: it cannot be damaged
    increased: bool  # its increased difficulty is in force
    tokens: list[Counter]
    deck: int
    tiers: list[int] | None  # cards of tier 1, 2, 3 left; null where that cannot be told
    known: list[KnownCard]
    discard: list[Card]  # top last
    resolving: list[Card]  # drawn, being resolved
    in_play: list[InPlay]


class Chance(msgspec.Struct, frozen=True):
    """How likely the next turn order card is: `count` of `of`."""

    card: TurnCard
    count: int
    of: int


class KnownTurn(msgspec.Struct, frozen=True):
    """A turn order card whose place is known; `at` 0 is next."""

    at: int
    card: TurnCard


class TurnOrder(msgspec.Struct, frozen=True):
    """The turn order deck."""

    gone: list[TurnCard]  # in the order they came
    count: int  # cards left
    left: list[Chance]  # of the cards whose place is unknown; odds of the first unknown place
    known: list[KnownTurn]
    wild: Seat | None  # who holds the wild token
    pairs: list[Seat | None]  # who holds the 1/2 and the 3/4 token


class Pile(msgspec.Struct, frozen=True):
    """A pile of the supply, in the order of the set-up."""

    id: str
    kind: Literal["gem", "relic", "spell", "curse"]
    cost: int
    count: int
    affordable: bool  # the player whose main phase it is could pay it now
    tokens: list[Counter]
    zones: list[Zone]  # cards that lie with it
    place: str  # its number on a board over the piles, '' without one
    connected: bool  # with the first pile, where there are bridges between them


class Breach(msgspec.Struct, frozen=True):
    """One of the four breaches of a mat."""

    slot: int  # 1 to 4
    state: Literal["gone", "closed", "open"]
    turned: int  # quarters: 0 to 3, 4 open
    focused: bool  # in this turn, so a spell can be prepped to it
    tile: str  # which breach tile
    bonus: int  # damage it adds to spells once open
    focus_cost: int | None  # null: it cannot be focused or opened any more
    open_cost: int | None
    spells: list[Card]
    zones: list[Zone]  # cards that lie under it


class Player(msgspec.Struct, frozen=True):
    """A mage's mat and cards."""

    seat: Seat
    mage: str
    mat: str  # under which id its mat is told: the mage, or of one that was built the seat
    life: int
    full: int
    exhausted: bool
    charges: int
    slots: int
    ready: bool  # every slot is charged
    tokens: list[Counter]
    breaches: list[Breach]
    hand: list[Card]
    played: list[Card]  # in the order they were played
    deck: list[Card]  # top first, as far as the order is known
    unordered: list[Card]  # below that: which cards, but not in which order
    discard: list[Card]  # top last; the first discarded is drawn first
    draws: int  # how many cards fill the hand at the end of the turn
    zones: list[Zone]  # what else lies in front of this player
    next_hand: list[Card] | None  # those of them that lie in deck or discard pile, in the order
    # they are drawn; played cards follow as they are put down. Null: not known
    coming: list[list[Card]]  # while cards are played: the hands to come if those are put down as
    # they lie and each hand is played out. Empty: not known


class Pool(msgspec.Struct, frozen=True):
    """Aether for some purposes only."""

    amount: int
    purposes: list[str]  # gem, relic, spell, charge, focus, open, discard, other


class Outcome(msgspec.Struct, frozen=True):
    """How the game ended."""

    won: bool
    because: str


class Table(msgspec.Struct, frozen=True):
    """Everything on the table that a seat may see."""

    turn: int
    phase: str  # casting, main, draw, nemesis-main, nemesis-draw, nemesis-end, next
    active: Seat | None  # whose turn it is; null: the nemesis, or between turns
    aether: int
    pools: list[Pool]
    gravehold: int
    gravehold_full: int
    nemesis: Nemesis
    order: TurnOrder
    supply: list[Pile]
    players: list[Player]
    revealed: list[Card]  # player cards shown from a deck
    destroyed: list[Card]
    sides: list[SideDeck]
    boards: list[Board]
    tokens: list[Counter]  # on the table
    ally: str  # who is protected in the place of Gravehold and has its life, '' nobody
    outcome: Outcome | None
