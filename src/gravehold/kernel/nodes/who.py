"""Players as cards speak of them."""

from __future__ import annotations

from .base import AnyValue, AnyWho, Who


class You(Who, frozen=True):
    """Whoever plays the card, casts the spell, or was made 'you' by `As`."""


class AnyPlayer(Who, frozen=True):
    """One player, chosen by you, or by the players together for a nemesis effect."""


class AnyAlly(Who, frozen=True):
    """A player other than you; with one mage, you yourself (solo.own-ally)."""


class ThatPlayer(Who, frozen=True):
    """The player a surrounding node has found (`With`, `Most`)."""


THAT_PLAYER = ThatPlayer()


class Owner(Who, frozen=True):
    """The player who had the spell prepped, or before whom the card lies.

    Of a spell that nobody has, the players choose whom the rest falls on (R90).
    """


class Everyone(Who, frozen=True):
    """All players together: whose cards are meant, never who must act."""


class Most(Who, frozen=True):
    """The player for whom the value is highest; the players choose among the tied."""

    value: AnyValue


class Fewest(Who, frozen=True):
    """The player for whom the value is lowest; the players choose among the tied."""

    value: AnyValue


class OneOf(Who, frozen=True):
    """One or the other, chosen as any player is."""

    one: AnyWho
    two: AnyWho


class AnotherPlayer(Who, frozen=True):
    """Any player but 'that player', or but whom is named; with one mage, the mage (R20)."""

    than: AnyWho = THAT_PLAYER


class Marked(Who, frozen=True):
    """The player whose number token lies on this card (`PutMark`)."""


class LowestLife(Who, frozen=True):
    """The player with the lowest life, never an exhausted one (exhausted.not-lowest)."""


class ActivePlayer(Who, frozen=True):
    """The player whose turn it is; nobody in a turn of the nemesis."""


class TheMage(Who, frozen=True):
    """The player of a certain mage, wherever the card has gone."""

    mage: str


YOU = You()
ANY_PLAYER = AnyPlayer()
ANY_ALLY = AnyAlly()
OWNER = Owner()
EVERYONE = Everyone()
LOWEST_LIFE = LowestLife()
MARKED = Marked()
ACTIVE_PLAYER = ActivePlayer()
