"""The vocabulary: everything a card can say. Content imports from here."""

# mypy: implicit-reexport

from __future__ import annotations

from .base import (
    AtLeast, AtMost, Both, Clause, Condition, Do, Effect, Either, Exactly, Node, Not, V, Value, Who, kebab,
)
from .breaches import (
    CastPrepped, DestroyBreach, DestroyWithBreach, Focus, FocusThisBreach, Prep, ReplaceBreach,
)
from .cards import (
    ALL_HANDS, ALL_PREPPED, DISCARD_PILE, HAND, HAND_OR_DISCARD, PLAYED, PREPPED, REVEALED, Cards,
)
from .clauses import CannotBeDamaged, InsteadOfDiscard, Reduce, ReduceTo, Whenever
from .damage import (
    Deal, DealDivided, GainLife, GraveholdGains, GraveholdSuffers, ItGainsLife, ItSuffers, Suffer, ThisSuffers,
)
from .flow import As, Cases, DifferentPlayers, EachPlayer, If, May, Or, Repeat, RepeatUntil, With
from .moves import (
    Destroy, DestroyThis, Discard, Draw, GainCard, NextGain, PutItInHand, PutItOnDeck, PutItOnDiscardPile,
    PutOnDeck, PutThisOnDeck, RevealDeck, RevealHand, ShuffleDiscardIntoDeck, Take,
)
from .nemesis import (
    DiscardFromDeck, DiscardThis, DrawMinion, ExtraDraw, LoseGame, Minions, NemesisGainsTokens, NemesisLosesTokens,
    PutItUnderDeck, PutUnderNemesisDeck, RepeatLastAttack, ResolvePart, ReturnMinion, ShuffleBack, Unleash, WinGame,
    WithMinion,
)
from .resources import GainAether, GainCharge, GainPlayerTokens, LoseCharges, LosePlayerTokens, SpendAether
from .turn_order import (
    TURN_CARD_PLAYER, DiscardTurnCard, EachTurnCardSuffers, KeepOneTurnCard, PutTurnCardUnder, RevealTurnCard,
    ShuffleInNemesisTurnCard, TurnCardPlayer,
)
from .values import (
    N, NEMESIS_TIER, NEMESIS_TURN_CARDS, THEIR_CHARGES, THEIR_LIFE, THEIR_PREPPED, TOKENS, YOUR_TURN, CastThisTurn,
    Charges, ClosedBreaches, CostOfIt, Count, GainedThisTurn, HalfUp, Highest, InPlay, IsExhausted, Life, MinionLife,
    NemesisCardRevealed, NemesisTier, NemesisTokens, NemesisTurnCards, Number, OpenBreaches, PileSize,
    PlayedThisTurn, PlayerTokens, Plus, Times, YourTurn,
)
from .who import (
    ANY_ALLY, ANY_PLAYER, EVERYONE, LOWEST_LIFE, OWNER, THAT_PLAYER, YOU, AnyAlly, AnyPlayer, Everyone, LowestLife,
    Most, Owner, ThatPlayer, TheMage, You,
)

__all__ = [name for name in dir() if not name.startswith("_") and name != "annotations"]
