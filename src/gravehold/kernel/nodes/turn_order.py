"""Looking into and changing the turn order deck."""

from __future__ import annotations

from .base import Do, Effect, Who


class RevealTurnCard(Effect, frozen=True):
    """Reveal the top turn order card; it stays on top unless the body moves it."""

    do: Do = ()


class OrderTurnDeck(Effect, frozen=True):
    """Reveal the whole turn order deck and put it back in an order of your choice."""


class PutTurnCardUnder(Effect, frozen=True):
    """The revealed turn order card goes under the deck."""


class DiscardTurnCard(Effect, frozen=True):
    """The revealed turn order card is discarded: that turn is lost."""


class ShuffleInOwnTurnCard(Effect, frozen=True):
    """Your turn order card, or your pair's, is shuffled from the discard pile into the deck."""


class ShuffleInNemesisTurnCard(Effect, frozen=True):
    """One nemesis card of the turn order discard pile is shuffled into the deck."""


class KeepOneTurnCard(Effect, frozen=True):
    """One player card stays in the turn order discard pile, the rest is shuffled in."""


class ShuffleInTurnCard(Effect, frozen=True):
    """A player card of the turn order discard pile is shuffled into the deck; its player heals."""

    life: int = 0


class SwapTurnCard(Effect, frozen=True):
    """A plain nemesis card of the turn order deck becomes the one of that name."""

    card: str


class EachTurnCardSuffers(Effect, frozen=True):
    """For every player card in the turn order discard pile, its player suffers 1 damage."""

    amount: int = 1


class TurnCardPlayer(Who, frozen=True):
    """The player of the revealed turn order card; for a shared one, the players choose."""


TURN_CARD_PLAYER = TurnCardPlayer()
