"""Quantities and readings of the game that effects depend on."""

from __future__ import annotations

from typing import Literal

from .base import AnyCondition, AnyValue, AnyWho, Condition, V, Value
from .cards import PREPPED, Cards, CardType
from .who import THAT_PLAYER, YOU


class Times(Value, frozen=True):
    """A multiple of a value."""

    factor: int
    of: V


class Plus(Value, frozen=True):
    """The sum of two values."""

    left: V
    right: V


class Minus(Value, frozen=True):
    """The first value less the second, never below nothing."""

    left: V
    right: V


class Lower(Value, frozen=True):
    """The lower of two values."""

    one: V
    two: V


class Higher(Value, frozen=True):
    """The higher of two values."""

    one: V
    two: V


class When(Value, frozen=True):
    """The amount if the condition holds, else nothing."""

    condition: AnyCondition
    amount: V


class HalfUp(Value, frozen=True):
    """Half of a value, rounded up."""

    of: V


class Number(Value, frozen=True):
    """The number a surrounding node has found: how many were discarded, destroyed, ..."""


class Life(Value, frozen=True):
    """A player's life."""

    who: AnyWho = YOU


class Charges(Value, frozen=True):
    """A player's charges."""

    who: AnyWho = YOU


class AllyCharges(Value, frozen=True):
    """The charges of who is protected in the place of Gravehold; none without them."""

    ally: str


class OpenBreaches(Value, frozen=True):
    """How many open breaches a player has."""

    who: AnyWho = YOU


class ClosedBreaches(Value, frozen=True):
    """How many closed breaches a player has; destroyed ones are none."""

    who: AnyWho = YOU


class Count(Value, frozen=True):
    """How many cards a selector finds; a spell on two breaches counts once."""

    cards: Cards


class Dearest(Value, frozen=True):
    """The cost of the most expensive card a selector finds; less than nothing without any."""

    cards: Cards


class Highest(Value, frozen=True):
    """The highest result of a value over all players, each being 'that player' in turn."""

    value: AnyValue


class NemesisTokens(Value, frozen=True):
    """How many tokens of a kind the nemesis has."""

    token: str = "token"


class PlayerTokens(Value, frozen=True):
    """How many tokens of a kind a player has."""

    token: str
    who: AnyWho = YOU


class MinionLife(Value, frozen=True):
    """The life left on this minion, or on the one found by a surrounding node."""

    on: Literal["this", "it"] = "this"


class PowerLeft(Value, frozen=True):
    """The tokens left on the power of that name; none if it is not in play."""

    named: str


class NemesisTier(Value, frozen=True):
    """The highest tier among nemesis cards in play or in the discard pile (nemesis.tier)."""


class NemesisTurnCards(Value, frozen=True):
    """How many nemesis cards lie in the turn order discard pile (R24)."""


class PlayerTurnCards(Value, frozen=True):
    """How many player cards lie in the turn order discard pile, the wild or a pair's too (R24)."""


class GraveholdLife(Value, frozen=True):
    """The life of Gravehold, or of who is protected in its place."""


class CostOfIt(Value, frozen=True):
    """The cost of the card a surrounding node has found."""


class CostOfGained(Value, frozen=True):
    """The cost of the card gained, in the body of `NextGain`; 'it' may mean another by then."""


class GainedThisTurn(Value, frozen=True):
    """How many cards you have gained this turn, all or those named as the source."""

    same_name: bool = False


class PlayedThisTurn(Value, frozen=True):
    """How many times a card with the source's name was played this turn, this play included."""


class CastThisTurn(Value, frozen=True):
    """How many times you cast a spell with the source's name this turn, this cast included."""


class PlaysThisTurn(Value, frozen=True):
    """How many gems and relics that cost so much or more were played this turn."""

    costing: int = 0


class PileSize(Value, frozen=True):
    """How many cards are left in the supply pile of the source, or of 'it'."""

    of_it: bool = False


class EmptyPiles(Value, frozen=True):
    """How many supply piles have run out."""


class Players(Value, frozen=True):
    """How many mages play."""


class InPlay(Value, frozen=True):
    """How many minions of a kind are in play."""

    subtype: str


class AllysTurn(Condition, frozen=True):
    """The running turn is an ally's; with one mage, your own. The nemesis is no ally (R67)."""


class OpenedIs(Condition, frozen=True):
    """The breach that has been opened is of this kind."""

    tile: str


class BreachIsOpen(Condition, frozen=True):
    """A player's breach of this place, I to IV, is open."""

    slot: int
    who: AnyWho = YOU


class CastFromOpen(Condition, frozen=True):
    """The spell was cast from the breach of this place, I to IV, which is open."""

    slot: int


class YourTurn(Condition, frozen=True):
    """The running turn is yours."""


class IsExhausted(Condition, frozen=True):
    """The player has no life left."""

    who: AnyWho = YOU


class DealtBy(Condition, frozen=True):
    """The damage comes from one of these; else what the nemesis does is none of them.

    With a cost it comes from a card that costs so much.
    """

    sources: tuple[Literal["spell", "card", "ability", "aether", "ally", "nemesis-turn-start"], ...]
    at_least: int | None = None
    at_most: int | None = None


class PushesBack(Condition, frozen=True):
    """The damage just dealt to 'it' is enough to push it back on its track: `n`, or as altered."""

    n: int


class ItIs(Condition, frozen=True):
    """The card a surrounding node has found is of one of these types."""

    types: tuple[CardType, ...]


class TheyCost(Condition, frozen=True):
    """At least `n` cards were discarded, destroyed, ... and none of them costs more."""

    n: int
    at_most: int


class ItIsDearest(Condition, frozen=True):
    """Nothing that the supply held costs more than the card a surrounding node has found."""


class Some(Condition, frozen=True):
    """The condition holds for a player who could be meant, as 'that player'.

    An ally is not you, but with one mage (solo.own-ally): `Some(ANY_ALLY, THEIR_LIFE.at_most(3))`.
    """

    who: AnyWho
    condition: AnyCondition


class IsOneOf(Condition, frozen=True):
    """The player is one of those who could be meant: tied for the most counts as the most."""

    who: AnyWho
    of: AnyWho


class NemesisCardRevealed(Condition, frozen=True):
    """The turn order card just revealed is a nemesis card."""


class TurnBegunBy(Condition, frozen=True):
    """The running turn is one that the nemesis turn order card of that name began (L23)."""

    card: str


class TurnCardDiscarded(Condition, frozen=True):
    """A nemesis card of that name, or that counts as it, is in the turn order discard pile."""

    card: str


class NemesisCardAhead(Condition, frozen=True):
    """The turn order deck holds a nemesis card."""


N = Number()
NEMESIS_CARD_AHEAD = NemesisCardAhead()
YOUR_TURN = YourTurn()
TOKENS = NemesisTokens()
NEMESIS_TURN_CARDS = NemesisTurnCards()
PLAYER_TURN_CARDS = PlayerTurnCards()
NEMESIS_TIER = NemesisTier()
THEIR_LIFE = Life(THAT_PLAYER)
THEIR_CHARGES = Charges(THAT_PLAYER)
THEIR_PREPPED = Count(PREPPED.of(THAT_PLAYER))
BY_A_PLAYER = DealtBy(("spell", "card", "ability", "aether"))
