"""What lies on the table, as records: ids and numbers only, no words.

Zones and tokens are lists with a name each, so that a new kind of either appears by itself.
A card is known by its number `n`, the same for the whole game; one that may not be known is None.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

NO_LIMIT = 99


class Token(msgspec.Struct, frozen=True):
    """Tokens of one kind on a mat or a card."""

    name: str
    count: int
    most: int = NO_LIMIT
    least: int = 0
    usual: bool = True  # the mat it lies on speaks of it


class Card(msgspec.Struct, frozen=True):
    """One copy of a card, with what lies on it."""

    n: int
    id: str
    type: str  # gem, relic, spell, attack, minion, power
    tokens: tuple[Token, ...] = ()
    face: str | None = None  # what its back shows; None: nothing, or nobody may know
    secret: bool = False  # its back has not been turned over yet

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


class Seat(msgspec.Struct, frozen=True):
    """A mage's mat and cards."""

    number: int
    name: str  # p1 to p4
    mage: str
    life: int
    full: int
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

    def slots_of(self, card: int) -> tuple[int, ...]:
        """The breaches a prepped spell lies on, 1 to 4."""
        return tuple(b.slot for b in self.breaches if any(s.n == card for s in b.spells))

    def next_hand(self) -> tuple[Card, ...] | None:
        """What fills the hand if nothing else is played: the deck, then the pile turned over."""
        deck = self.zone("deck")
        if len(deck.ordered) < self.draws and deck.unordered:
            return None
        return (*deck.ordered, *self.zone("discard").known)[: self.draws]


class SideDeck(msgspec.Struct, frozen=True):
    """A deck beside the nemesis deck, and its discard pile."""

    id: str
    deck: Zone
    discard: Zone


class Nemesis(msgspec.Struct, frozen=True):
    """The other side."""

    id: str
    life: int
    full: int
    vulnerable: bool  # False: it cannot be damaged
    increased: bool  # its increased difficulty is in force
    tokens: tuple[Token, ...]
    zones: tuple[Zone, ...]  # deck, discard, resolving, in-play ...
    tiers: tuple[int, int, int] | None  # cards of each left in the deck; None: cannot be told
    sides: tuple[SideDeck, ...]

    def zone(self, name: str) -> Zone:
        return named(self.zones, name)


class Pile(msgspec.Struct, frozen=True):
    """A pile of the supply."""

    id: str
    type: str
    cost: int
    count: int
    affordable: bool  # the player whose main phase it is could pay it now


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
    outcome: Outcome | None

    def zone(self, name: str) -> Zone:
        return named(self.zones, name)

    @property
    def acting(self) -> Seat | None:
        """Whose turn it is."""
        return None if self.turn.active is None else self.seats[self.turn.active]

    def in_play(self, card: int) -> Card | None:
        return next((c for c in self.nemesis.zone("in-play").known if c.n == card), None)
