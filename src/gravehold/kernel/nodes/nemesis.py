"""What the nemesis and its cards do."""

from __future__ import annotations

from typing import Literal

from .base import AnyWho, Do, Effect, Node, V
from .who import ANY_PLAYER


class Unleash(Effect, frozen=True):
    """Resolve the unleash effect of the mat, each time to its end (nemesis.unleash)."""

    times: V = 1


class NemesisGainsTokens(Effect, frozen=True):
    """The nemesis gains tokens, up to its maximum."""

    amount: V = 1
    token: str = "token"


class NemesisLosesTokens(Effect, frozen=True):
    """The nemesis loses tokens, down to its minimum."""

    amount: V = 1
    token: str = "token"


class ExtraDraw(Effect, frozen=True):
    """The nemesis draws more cards in the draw phase of this turn."""

    n: int = 1


class DrawNemesisCard(Effect, frozen=True):
    """The top card of the nemesis deck is drawn and resolved at once."""


class DiscardNemesisCards(Effect, frozen=True):
    """The top cards of the nemesis deck are discarded one by one, without effect."""

    n: V = 1


class PutUnderNemesisDeck(Effect, frozen=True):
    """This nemesis card goes under the nemesis deck."""


class DiscardThis(Effect, frozen=True):
    """This card leaves the place where it works, or a hand, for the discard pile."""


class DiscardFromPlay(Effect, frozen=True):
    """A minion or power in play, of tier 1 to 3, is discarded without effect."""

    type: Literal["minion", "power"]


MARK = "mark"  # the token of a card that says whose number lies on it


class PutMark(Effect, frozen=True):
    """The number token of a player goes on this card; it is the `Marked` player's from then on."""

    player: AnyWho = ANY_PLAYER


class LosePower(Effect, frozen=True):
    """The power of that name in play loses tokens; without any it happens at once."""

    named: str
    n: V = 1


class PutInPlay(Effect, frozen=True):
    """A card of the nemesis that is in no deck, of tier 0, comes into play."""

    card: str


class RestorePower(Effect, frozen=True):
    """This power in play has so many tokens again."""

    n: int


class ResolveThis(Effect, frozen=True):
    """What this attack or power says happens."""


class ReturnMinion(Effect, frozen=True):
    """The minion discarded last comes back into play, whole and newest."""


class RepeatLastAttack(Effect, frozen=True):
    """Resolve the attack that was discarded last once more."""


class LoseGame(Effect, frozen=True):
    """The players lose by a rule of the nemesis."""


class WinGame(Effect, frozen=True):
    """The players win by a rule of the nemesis."""


class Minions(Node, frozen=True):
    """Minions in play, all, any one, or one by its life; ties are the players' choice.

    'only': there is one of that name. 'farthest': whose token has gone farthest on its track.
    """

    subtype: str = ""
    pick: Literal["all", "any", "only", "highest-life", "lowest-life", "farthest"] = "all"
    n: int = 1  # any: so many different ones, all chosen before the first is affected
    dealt: bool = False  # only those that came from the nemesis deck


class Silence(Effect, frozen=True):
    """A minion of choice is silenced: its next Persistent effect is ignored (L6)."""


class WithMinion(Effect, frozen=True):
    """Each minion the selector finds, oldest first, is 'it' in the body."""

    minions: Minions
    do: Do
    asked_as: Literal["in-play", "minion"] = "in-play"  # the word of the keys where one is chosen


class ResolvePart(Effect, frozen=True):
    """Resolve a named part of 'it'; `unharmed`: without damage it would do to itself."""

    part: str
    unharmed: bool = False


class ResolvePersistent(Effect, frozen=True):
    """The Persistent effect of 'it' resolves; while something stands in its place, it does not."""


class DrawMinion(Effect, frozen=True):
    """The top card of a side deck enters play; if there is none, `otherwise`."""

    deck: str
    more: V = 0  # life beyond what is printed
    otherwise: Do = ()
    then: Do = ()  # with the minion as 'it'
    quiet: bool = False  # its Immediately effect does not resolve


class BringIntoPlay(Effect, frozen=True):
    """The minion or power of that name enters play from the zone it is kept in."""

    card: str
    then: Do = ()  # with that card as 'it'


class DiscardIt(Effect, frozen=True):
    """The minion found by a surrounding node is discarded from play."""


class PutItUnderDeck(Effect, frozen=True):
    """The minion found goes from play under a side deck; this is no discard."""

    deck: str


class ShuffleBack(Effect, frozen=True):
    """Shuffle the cards discarded last from a side deck's discard pile into that deck."""

    n: int
    deck: str


class DiscardFromDeck(Effect, frozen=True):
    """Discard the top card of a side deck to its discard pile."""

    deck: str
