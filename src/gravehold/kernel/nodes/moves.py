"""Player cards going from place to place."""

from __future__ import annotations

from typing import Literal

from .base import AnyWho, Do, Effect, V
from .cards import HAND, Cards, CardType
from .who import YOU


class Discard(Effect, frozen=True):
    """Discard cards; `dearest`: the most expensive of them. The body knows how many."""

    n: V
    cards: Cards
    up_to: bool = False
    dearest: bool = False
    then: Do = ()


class DiscardHand(Effect, frozen=True):
    """Discard your whole hand, in an order of your choice."""

    unordered: bool = False  # the order is not asked: it means nothing to what follows


class Destroy(Effect, frozen=True):
    """Remove cards from the game; `dearest`: the most expensive of them."""

    n: V
    cards: Cards
    up_to: bool = False
    dearest: bool = False
    then: Do = ()


class Degrade(Effect, frozen=True):
    """Destroy a card costing 2 or more, then perhaps gain a cheaper one of its type into hand.

    Who has none among the cards that are meant suffers 2 damage (L12).
    """

    cards: Cards = HAND
    dearest: bool = False  # the most expensive of them, or nothing if that costs less
    every: bool = False  # all of them, one after the other; what is gained meanwhile is spared


class Take(Effect, frozen=True):
    """Put cards into your hand; they are yours from then on."""

    n: V
    cards: Cards
    up_to: bool = False
    then: Do = ()


class PutOnDeck(Effect, frozen=True):
    """Put cards on top of your deck."""

    n: V
    cards: Cards
    up_to: bool = False
    then: Do = ()


class PutAllOnDeck(Effect, frozen=True):
    """All these cards go on top of your deck in an order of your choice; `then` knows how many."""

    cards: Cards
    then: Do = ()


class Exchange(Effect, frozen=True):
    """Give a player any number of cards from hand; they give you as many of their choice.

    With yourself nothing is exchanged (R70).
    """

    partner: AnyWho


class PutInZone(Effect, frozen=True):
    """Put cards on top of a zone that a definition brings; the last one lies on top."""

    n: V
    cards: Cards
    zone: str
    up_to: bool = False
    then: Do = ()


class ChooseCard(Effect, frozen=True):
    """One card is 'it' in `then`; it stays where it lies. Of equals in a pile, the topmost."""

    cards: Cards
    then: Do = ()


class DestroyIt(Effect, frozen=True):
    """Remove the card found by a surrounding node from the game, from wherever it lies."""


class DestroyThis(Effect, frozen=True):
    """Remove the source from the game, from wherever it lies."""


class PutThisOnDeck(Effect, frozen=True):
    """Put the source on top of your deck."""


class Draw(Effect, frozen=True):
    """A player draws; an empty deck is replaced by the discard pile, unshuffled (draw.flip)."""

    n: V
    who: AnyWho = YOU


class GainCard(Effect, frozen=True):
    """Gain a card from the supply without paying."""

    at_most: V | None = None
    types: tuple[CardType, ...] = ()
    same_name: bool = False  # another copy of the source
    to: Literal["discard", "deck", "hand"] = "discard"
    other: bool = False  # never a copy of the source
    piles: bool = True  # only from supply piles; else from all that counts as the supply (R54)
    then: Do = ()  # with the card as 'it', before anything else comes of the gain
    lesser: bool = False  # of the type of 'it', and cheaper


class GainNamed(Effect, frozen=True):
    """Gain cards of that name from their supply pile or the stock they lie in, while there are any.

    Where the game has none of them nothing is gained (R40).
    """

    card: str
    n: V = 1
    to: Literal["discard", "deck", "hand"] = "discard"


class NextGain(Effect, frozen=True):
    """When you next gain a card this turn, `do`, with that card as 'it'."""

    do: Do


class NextFocus(Effect, frozen=True):
    """When you next focus or open a breach this turn, anybody's, `do`."""

    do: Do


class NextCast(Effect, frozen=True):
    """The next spell you cast this turn, anybody's, deals so much additional damage."""

    plus: V  # with the spell as 'it'


class OfferThisTurn(Effect, frozen=True):
    """Until the end of the turn you may pay the price in your main phase to `do`, again and again.

    Several offers of the same are one.
    """

    verb: str  # in keys
    price: Do
    do: Do


class PutItOnDeck(Effect, frozen=True):
    """The card just gained goes on top of your deck, if it still lies where it was put."""


class PutItOnDiscardPile(Effect, frozen=True):
    """The card just gained goes on top of somebody's discard pile."""

    who: AnyWho


class PutItInHand(Effect, frozen=True):
    """A card found by a surrounding node goes to a hand, if it still lies in the discard pile."""

    who: AnyWho


class TakeBackIt(Effect, frozen=True):
    """You may discard such a card; then 'it' goes from the discard pile it lies on to your hand.

    What was not used in this way has not been used up (`Whenever.once`).
    """

    price: Cards


class PlayItAgain(Effect, frozen=True):
    """The gem or relic just played is played once more."""


class PutItOnPile(Effect, frozen=True):
    """The card found by a surrounding node goes back on its supply pile, if it has one."""


class RevealDeck(Effect, frozen=True):
    """Reveal the top cards of your deck; what the body leaves goes back on top."""

    n: V
    do: Do
    otherwise: Do = ()  # where there is no card to reveal


class RevealHand(Effect, frozen=True):
    """A player shows their hand."""

    who: AnyWho


class ShuffleDiscardIntoDeck(Effect, frozen=True):
    """Your discard pile goes on your deck, and the deck is shuffled."""
