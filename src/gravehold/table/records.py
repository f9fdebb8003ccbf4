"""What lies on the table, as records: ids and numbers only, no words.

Zones and tokens are lists with a name each, so that a new kind of either appears by itself.
A card is known by its number `n`, the same for the whole game; one that may not be known is None.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from gravehold.kernel.nodes.base import Do

NO_LIMIT = 99
MOST_HANDS = 4  # that are told ahead


class Step(msgspec.Struct, frozen=True):
    """A number on a track where something happens."""

    at: int
    name: str
    enter: Do


class Token(msgspec.Struct, frozen=True):
    """Tokens of one kind on a mat or a card, or where one token is on its track."""

    name: str
    count: int
    most: int = NO_LIMIT
    least: int = 0
    usual: bool = True  # the mat it lies on speaks of it
    steps: tuple[Step, ...] = ()  # a track: what happens on some numbers
    rests: tuple[int, ...] = ()  # a track: where moving back ends
    seats: bool = False  # its number is that of a player: 1 is p1, 0 nobody

    @property
    def ahead(self) -> Step | None:
        """Where something happens next; at the end of the track, there once more."""
        further = (step for step in self.steps if step.at > self.count)
        return next(further, self.steps[-1] if self.steps else None)


class Back(msgspec.Struct, frozen=True):
    """What a card may have on its back that nobody has seen: so many of such cards do."""

    face: str
    count: int
    of: int


class Card(msgspec.Struct, frozen=True):
    """One copy of a card, with what lies on it."""

    n: int
    id: str
    type: str  # gem, relic, spell, curse, attack, minion, power, body
    tokens: tuple[Token, ...] = ()
    face: str | None = None  # what its back shows; None: nothing, or nobody may know
    secret: bool = False  # its back has not been turned over yet
    backs: tuple[Back, ...] = ()  # in play: what that may be
    whose: int | None = None  # the seat whose name is on it

    @property
    def marks(self) -> Token | None:
        """The life of a minion or the power tokens of a power in play."""
        return self.tokens[0] if self.tokens else None


class Zone(msgspec.Struct, frozen=True):
    """A place where cards lie, in the order in which they lie there."""

    name: str
    cards: tuple[Card | None, ...]
    top: Literal["first", "last"]
    unordered: int = 0  # so many at the end are known, but not their order

    @property
    def known(self) -> tuple[Card, ...]:
        """The cards that may be named."""
        return tuple(card for card in self.cards if card is not None)

    @property
    def places(self) -> tuple[tuple[int, Card], ...]:
        """The same with the place of each; 0 is the first."""
        return tuple((i, card) for i, card in enumerate(self.cards) if card is not None)

    @property
    def ordered(self) -> tuple[Card, ...]:
        return tuple(card for card in self.cards[: self._known] if card is not None)

    @property
    def mixed(self) -> tuple[Card, ...]:
        """Those at the end whose order is unknown."""
        return tuple(card for card in self.cards[self._known :] if card is not None)

    @property
    def _known(self) -> int:
        return len(self.cards) - self.unordered

    def __len__(self) -> int:
        return len(self.cards)


def named(zones: Iterable[Zone], name: str) -> Zone:
    """The zone of that name; there must be one."""
    return next(zone for zone in zones if zone.name == name)


class Breach(msgspec.Struct, frozen=True):
    """One of the four breaches of a mat."""

    slot: int  # 1 to 4
    state: Literal["gone", "closed", "open"]
    turned: int  # quarters: 0 to 3, 4 open
    focused: bool  # in this turn
    tile: str  # its id, '' where there is none
    standard: bool  # it is the standard tile of this place
    on_mat: bool  # the mage's mat has one here
    bonus: int
    focus_cost: int | None  # None: it cannot be focused or opened any more
    open_cost: int | None
    spells: tuple[Card, ...]
    used: tuple[int, ...]  # those of them whose effect once per turn was used
    zones: tuple[Zone, ...] = ()  # that definitions bring to each breach


class Seat(msgspec.Struct, frozen=True):
    """A mage's mat and cards."""

    number: int
    name: str  # p1 to p4
    mage: str
    built: bool  # by a build: its mat is its own
    life: int
    full: int
    ability: bool  # the mat has one, whether there are charges or not
    charges: int
    slots: int
    tokens: tuple[Token, ...]
    zones: tuple[Zone, ...]  # hand, played, deck, discard ...
    breaches: tuple[Breach, ...]
    draws: int  # how many cards fill the hand at the end of the turn

    def zone(self, name: str) -> Zone:
        return named(self.zones, name)

    @property
    def ready(self) -> bool:
        """Every slot is charged."""
        return 0 < self.slots <= self.charges

    @property
    def breaches_shown(self) -> tuple[Breach, ...]:
        """Up to the last one that the mat has: nobody is told of one that has not been found."""
        there = [b.slot for b in self.breaches if b.on_mat or b.state != "gone"]
        return self.breaches[: max(there, default=0)]

    def slots_of(self, card: int) -> tuple[int, ...]:
        """The breaches a prepped spell lies on, 1 to 4."""
        return tuple(b.slot for b in self.breaches if any(s.n == card for s in b.spells))

    def next_hand(self) -> tuple[Card, ...] | None:
        """What fills the hand if nothing else is played: the deck, then the pile turned over."""
        deck = self.zone("deck")
        if len(deck.ordered) < self.draws and deck.unordered:
            return None
        return (*deck.ordered, *self.zone("discard").known)[: self.draws]

    def coming_hands(self) -> tuple[tuple[Card, ...], ...]:
        """The hands to come if the played cards are put down as they lie and each is played out.

        What is gained or played meanwhile comes behind them. None if the next is not known.
        """
        deck, hand = self.zone("deck"), self.zone("hand").known
        if self.next_hand() is None:
            return ()
        behind = () if deck.mixed else (*self.zone("discard").known, *self.zone("played").known)
        coming = (*deck.ordered, *behind)
        found = [(*hand, *coming[: self.draws])]
        size = max(1, len(hand) + self.draws)
        if not deck.mixed:
            starts = range(self.draws, len(coming), size)
            found += [coming[at : at + size] for at in starts]
        return tuple(found[:MOST_HANDS])


class SideDeck(msgspec.Struct, frozen=True):
    """A zone that a definition brings for all, and its discard pile."""

    id: str
    deck: Zone
    discard: Zone | None
    face_down: bool
    owner: str  # beside whose mat it lies: nemesis, ally, game, p1 to p4


class Space(msgspec.Struct, frozen=True):
    """A space of a board, with what lies there."""

    name: str
    enter: Do  # what happens to what comes here
    cast: Do  # what follows a spell of the nemesis that is cast from here
    cards: tuple[Card, ...]
    tokens: int
    there: bool  # False: as things are it is passed over


class Link(msgspec.Struct, frozen=True):
    """Two neighbouring spaces."""

    name: str
    one: str
    two: str
    open: bool


class Board(msgspec.Struct, frozen=True):
    """A board that a definition brings."""

    name: str
    holds: Literal["cards", "tokens", "piles"]
    spaces: tuple[Space, ...]
    links: tuple[Link, ...]
    bridges: bool
    casts: bool  # spells of the nemesis lie there and are cast, space by space
    apart: int  # over piles: damage to who gains from one that is not connected with the first
    end: Do  # what happens to what goes beyond the last space
    owner: str


class Nemesis(msgspec.Struct, frozen=True):
    """The other side."""

    id: str
    life: int
    full: int
    in_parts: bool  # it has no life but that of its parts, and none without them
    vulnerable: bool  # False: it cannot be damaged
    increased: bool  # its increased difficulty is in force
    tokens: tuple[Token, ...]
    zones: tuple[Zone, ...]  # deck, discard, resolving, in-play ...
    tiers: tuple[int, int, int] | None  # cards of each left in the deck; None: cannot be told

    @property
    def parts(self) -> tuple[Card, ...]:
        """Those that have its life in its place."""
        return tuple(card for card in self.zone("in-play").known if card.type == "body")

    @property
    def all_life(self) -> int:
        in_parts = sum(part.tokens[0].count for part in self.parts)
        return in_parts if self.in_parts else in_parts or self.life

    @property
    def all_full(self) -> int:
        """At least as much as there is: a part may have gained life."""
        printed = sum(part.tokens[0].most for part in self.parts)
        return max(printed, self.all_life) if self.parts or self.in_parts else self.full

    def zone(self, name: str) -> Zone:
        return named(self.zones, name)


class Pile(msgspec.Struct, frozen=True):
    """A pile of the supply."""

    id: str
    type: str
    cost: int
    count: int
    affordable: bool  # the player whose main phase it is could pay it now
    tokens: tuple[Token, ...] = ()
    zones: tuple[Zone, ...] = ()  # that definitions bring to each pile
    place: str = ""  # on a board over the piles; '' without one
    connected: bool = True  # with the first pile, where there are bridges between them


class Chance(msgspec.Struct, frozen=True):
    """How likely the next unknown turn order card is this one: `count` of `of`."""

    card: str
    count: int
    of: int


class Holder(msgspec.Struct, frozen=True):
    """Who has a turn order token in front of them."""

    token: str  # wild, 1/2, 3/4
    seat: int | None


class TurnOrder(msgspec.Struct, frozen=True):
    """The turn order deck, next card first; cards by name (p1 to p4, wild, 1/2, 3/4, nemesis)."""

    deck: tuple[str | None, ...]
    discard: tuple[str, ...]
    left: tuple[Chance, ...]
    holders: tuple[Holder, ...]

    @property
    def known(self) -> tuple[tuple[int, str], ...]:
        """Cards whose place is known."""
        return tuple((i, card) for i, card in enumerate(self.deck) if card is not None)


class Pool(msgspec.Struct, frozen=True):
    """Aether for some purposes only."""

    amount: int
    purposes: tuple[str, ...]
    others: tuple[str, ...]  # what it may not be spent on


class Turn(msgspec.Struct, frozen=True):
    """The running turn."""

    number: int
    phase: str
    active: int | None  # a seat; None: the nemesis, or between turns
    aether: int
    pools: tuple[Pool, ...]
    plays: tuple[str, ...]  # ids of what was played, gained, cast so far; `p2 jade`: by another
    gained: tuple[str, ...]
    casts: tuple[str, ...]
    begun: tuple[str, ...] = ()  # by which turn order card, where something asks for it

    @property
    def spending(self) -> bool:
        """A player's main phase."""
        return self.phase == "main" and self.active is not None


class Outcome(msgspec.Struct, frozen=True):
    """How the game ended."""

    won: bool
    because: str


class Table(msgspec.Struct, frozen=True):
    """Everything on the table that may be seen."""

    turn: Turn
    seats: tuple[Seat, ...]
    nemesis: Nemesis
    gravehold: Token
    supply: tuple[Pile, ...]
    order: TurnOrder
    zones: tuple[Zone, ...]  # of nobody: revealed, destroyed
    sides: tuple[SideDeck, ...]  # zones of the game that definitions bring
    boards: tuple[Board, ...]
    ally: str  # who is protected in the place of Gravehold, '' nobody
    tokens: tuple[tuple[Token, str], ...]  # on the table, each with who brings it
    outcome: Outcome | None

    def zone(self, name: str) -> Zone:
        return named(self.zones, name)

    @property
    def acting(self) -> Seat | None:
        """Whose turn it is."""
        return None if self.turn.active is None else self.seats[self.turn.active]

    def beside(self, *owners: str) -> tuple[SideDeck, ...]:
        return tuple(side for side in self.sides if side.owner in owners)

    def tokens_of(self, *owners: str) -> tuple[Token, ...]:
        return tuple(token for token, owner in self.tokens if owner in owners)

    def in_play(self, card: int) -> Card | None:
        return next((c for c in self.nemesis.zone("in-play").known if c.n == card), None)
