"""Zones, tokens, tracks, boards and backs of cards that definitions declare."""

from __future__ import annotations

from typing import Literal

from .base import AnyWho, Condition, Do, Effect, V, Value
from .cards import Cards, CardType
from .nemesis import Minions
from .who import ANY_PLAYER

# What tokens lie on: the source, the card or player a surrounding node has found, you, the supply
# pile of 'it', or the mat of the nemesis or the table.
On = Literal["this", "it", "you", "that", "pile", "game"]


class GainTokens(Effect, frozen=True):
    """Tokens come to a thing, up to their maximum; the rest is lost."""

    token: str
    amount: V = 1
    on: On = "this"


class LoseTokens(Effect, frozen=True):
    """Tokens leave a thing, down to their minimum; without an amount, all of them."""

    token: str
    amount: V | None = 1
    on: On = "this"


class Tokens(Value, frozen=True):
    """How many tokens of a kind lie on a thing."""

    token: str
    on: On = "this"


class Advance(Effect, frozen=True):
    """A token moves along its track step by step; each space is resolved as it is entered."""

    token: str
    n: V = 1
    on: On = "this"
    times: int = 1  # how often each space is resolved


class MoveBack(Effect, frozen=True):
    """A token moves back on its track, no further than where it rests; nothing resolves."""

    token: str
    n: V = 1
    on: On = "this"


class MoveToken(Effect, frozen=True):
    """A token moves to another space of its track, of your choice; that space is resolved."""

    token: str
    on: On = "you"


class TurnOver(Effect, frozen=True):
    """Everybody sees the back of a card; `then` belongs to turning it over."""

    on: Literal["this", "it"] = "it"
    then: Do = ()


class TurnOneOver(Effect, frozen=True):
    """One minion of a kind is turned over whose back nobody has seen; it is 'it' in `then`."""

    minions: Minions
    then: Do = ()


class Become(Effect, frozen=True):
    """A card is another card from now on; it stays where it is and keeps its tokens.

    A card of the nemesis that has left play does not change any more.
    """

    id: str
    on: Literal["this", "it"] = "this"
    evolve: bool = False  # a sticker is put on it, or it becomes its evolved form


class Flaw(Effect, frozen=True):
    """One of your cards is another card from now on, where it lies; that takes a token of the mat.

    Without a token nothing happens. Of equals in a discard pile the topmost is meant.
    """

    cards: Cards
    into: str
    token: str = "flaw"


class IsFace(Condition, frozen=True):
    """The back of a card shows this face."""

    face: str
    on: Literal["this", "it"] = "it"


class Beside(Condition, frozen=True):
    """This nemesis card lies beside the mat, where it works for the rest of the game."""


class ZoneIs(Condition, frozen=True):
    """The zone a card has entered or left, or was gained from, is this one."""

    zone: str


class MoveTop(Effect, frozen=True):
    """The top cards of a zone go to another one; `shown`: everybody sees which they are.

    `deck`, `discard` and, to go to, `hand` are those of who acts.
    """

    zone: str
    to: str
    under: bool = False
    shown: bool = True
    n: V = 1
    bottom: bool = False  # its lowest cards in the place of its top ones


class RevealTop(Effect, frozen=True):
    """Everybody sees the top card of a zone, which is 'it' in the body and stays where it is."""

    zone: str
    do: Do = ()


class ResolveTop(Effect, frozen=True):
    """The top card of a zone resolves with nobody as 'you', then goes to the zone's discard pile.

    A card that stays in play enters it. An empty zone does nothing.
    """

    zone: str
    refill: bool = False  # an empty zone first takes its discard pile back, shuffled


class PutInto(Effect, frozen=True):
    """A card goes into a zone from wherever it lies face up; `hand` and the like are yours."""

    zone: str
    under: bool = False
    on: Literal["this", "it"] = "it"


class ShuffleZone(Effect, frozen=True):
    """A face-down zone is shuffled; `back`: together with its discard pile."""

    zone: str
    back: bool = False


class PutOnBoard(Effect, frozen=True):
    """A card enters a board: the top card of a zone, or the source itself.

    On the first space it pushes what lies there one on, up to the first gap; else it takes the
    first or last free space, and if there is none, `otherwise` happens in its place.
    """

    board: str
    zone: str = ""
    space: Literal["first", "first-free", "last-free"] = "first"
    otherwise: Do = ()


class AdvanceCards(Effect, frozen=True):
    """All cards on a board move on, the one in front first; past the last space they leave it."""

    board: str
    n: V = 1
    space: str = ""  # only the card on this space


class SkipSpace(Effect, frozen=True):
    """For the rest of the game a space of a board is not there, wherever this card goes."""

    board: str
    space: str


class FromPiles(Effect, frozen=True):
    """So many cards of each supply pile of these types go to a zone."""

    zone: str
    n: int
    types: tuple[CardType, ...] = ()
    spare: bool = False  # not of the cheapest of these piles; ties are the players' choice


class SortTop(Effect, frozen=True):
    """The top cards of a zone are revealed: some go under it, the rest on top, in any order."""

    zone: str
    n: int
    under: int


class AddToSpace(Effect, frozen=True):
    """Tokens are put on a space of a board, or where they start; then they move on at once."""

    board: str
    space: str = ""  # '' the start for this number of mages
    amount: V = 1
    on: int = 0  # so many spaces


class MoveAlong(Effect, frozen=True):
    """Tokens move along the links of a board: all together, those of a space, or some of choice.

    A space may be named, or be where tokens start, or the one with the most tokens.
    """

    board: str
    n: V = 1
    which: Literal["all", "one", "start", "fullest"] = "all"
    space: str = ""
    many: int = 1  # one: so many different tokens, or all there are


class TakeFromBoard(Effect, frozen=True):
    """Tokens of choice leave a board, one after another."""

    board: str
    n: V = 1
    up_to: bool = False
    spaces: int = 0  # they lie on so many neighbouring spaces at most; 0: anywhere


class PlaceBridge(Effect, frozen=True):
    """Bridges are laid between spaces that have none."""

    board: str
    n: int = 1


class RemoveBridge(Effect, frozen=True):
    """Bridges are taken away; with a space, of those that lead to it."""

    board: str
    n: int = 1
    space: str = ""


class SwapBridge(Effect, frozen=True):
    """A bridge is laid, then another one is taken away; each as far as it can be done."""

    board: str


class Attach(Effect, frozen=True):
    """This relic goes under a breach that has none, of a player; it works there."""

    whose: AnyWho = ANY_PLAYER


class LayBefore(Effect, frozen=True):
    """This nemesis card is laid before a player; it works there."""

    player: AnyWho = ANY_PLAYER


class LieByPile(Effect, frozen=True):
    """This treasure is laid beside a supply pile; it works there."""

    types: tuple[CardType, ...] = ()
    at_most: int | None = None  # cost


class OfThisPile(Condition, frozen=True):
    """'It' is a card of the supply pile that this lies beside."""


class StayBeside(Effect, frozen=True):
    """This nemesis card stays beside the mat, out of play; it works for the rest of the game."""


class InZone(Value, frozen=True):
    """How many cards lie in a zone or on a board; of several such zones, in all of them."""

    zone: str
    types: tuple[CardType, ...] = ()


class ResolveCards(Effect, frozen=True):
    """Each card in a zone, the first laid first: a player resolves it, then it goes elsewhere.

    Which player, the players choose together. Of zones by piles that of 'it' is meant.
    """

    zone: str
    who: AnyWho
    to: str


class MoveAll(Effect, frozen=True):
    """All cards in a zone go to another.

    Of zones by piles that of 'it' is meant, of `hand` and the like that of who acts.
    """

    zone: str
    to: str


class PutByPile(Effect, frozen=True):
    """Cards are laid by supply piles that are not empty, into the zone there.

    So many of choice from another zone, to one pile; without that, each card that lies by the
    pile of 'it', to a pile of choice.
    """

    zone: str
    source: str = ""
    n: V = 1


class Connected(Condition, frozen=True):
    """Bridges lead from the supply pile of 'it', or of the source, to the first pile."""

    board: str


class OnBoard(Value, frozen=True):
    """How many cards, tokens or bridges lie on a board, or on one space of it."""

    board: str
    space: str = ""
