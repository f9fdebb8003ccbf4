"""What the rules themselves put on the stack: turns, phases, what is left to do."""

from __future__ import annotations

from .base import Effect
from .breaches import DestroyBreach
from .damage import Deal, Suffer
from .flow import May
from .moves import GainCard
from .nemesis import Unleash
from .resources import LoseCharges


class Step(Effect, frozen=True):
    """A step of the rules; no part of the vocabulary, so no definition can hold one."""


class NextTurn(Step, frozen=True):
    """The top turn order card says who acts (order.draw)."""


class CastingPhase(Step, frozen=True):
    """Spells may, and on closed breaches must, be cast."""


class CastingDone(Step, frozen=True):
    """The casting phase is over."""


class MainPhase(Step, frozen=True):
    """Actions in any order until the player ends it."""


class DrawPhase(Step, frozen=True):
    """Played cards are discarded, then cards drawn."""


class OrderDiscards(Step, frozen=True):
    """The played cards go on the discard pile in the order the player chooses."""


class DrawUp(Step, frozen=True):
    """Draw to the hand size; then the turn ends."""


class NemesisMain(Step, frozen=True):
    """Minions and powers in play, oldest first."""


class ResolveInPlay(Step, frozen=True):
    """One minion or power in play has its turn."""


class PowerDue(Step, frozen=True):
    """A power without tokens happens."""


class PowerSpent(Step, frozen=True):
    """A power whose effect has resolved is discarded."""


class NemesisDraw(Step, frozen=True):
    """The nemesis draws a card and resolves it."""


class DrawAgain(Step, frozen=True):
    """Extra cards the nemesis draws in this draw phase."""


class AttackDone(Step, frozen=True):
    """An attack that has resolved is discarded, unless it has moved itself."""


class NemesisTurnEnd(Step, frozen=True):
    """What happens at the end of a nemesis turn."""


class TurnEnd(Step, frozen=True):
    """What happens at the end of any turn."""


class TurnOver(Step, frozen=True):
    """The last check of a turn, then the next one begins."""


class ExcessToGravehold(Step, frozen=True):
    """What was left of the damage that exhausted a mage hits Gravehold, doubled."""


class Exhaust(Step, frozen=True):
    """What follows when a mage's life reaches zero: that player, with the excess damage."""


class AbilityWindow(Step, frozen=True):
    """Each mage whose ability belongs to this moment may use it, one seat after the other."""

    when: str


class Thwarted(Step, frozen=True):
    """The price of a power has been paid."""


class Enter(Step, frozen=True):
    """A minion or power comes into play with its tokens, after its IMMEDIATELY effect."""


class UnleashDone(Step, frozen=True):
    """An unleash is over: now what happened to mages during it is settled (R3)."""


class DealPart(Step, frozen=True):
    """One part of divided damage: so much to 'it', or to the nemesis."""


class ReturnRevealed(Step, frozen=True):
    """Revealed cards that are left go back on top, in an order you choose (nemesis.reveal)."""


class TurnCardSuffers(Step, frozen=True):
    """The player of one turn order card suffers damage; `picks` name the card."""


class Trigger(Step, frozen=True):
    """One clause that waits its turn; `picks` say where it stands."""


class Pool(Step, frozen=True):
    """So many triggers below, to be resolved in an order their owners choose (R36)."""


class CardDone(Step, frozen=True):
    """A card, ability or action has been resolved; what waits for that lies below."""


class Charges(Step, frozen=True):
    """Charges on their way to a player; something else may happen in their place."""


class TopDone(Step, frozen=True):
    """The top card of a zone has been resolved; `picks` name the zone."""


class OnGain(Step, frozen=True):
    """What the card just gained says of that."""


class Turned(Step, frozen=True):
    """You have turned 'it' over, and what that brings with it is done."""


class DrawOn(Step, frozen=True):
    """The rest of a draw, card by card, since something listens to each of them."""


# Saves name a frame of the rules by its constant, so these names stay.

NEXT_TURN, TURN_END, TURN_OVER = NextTurn(), TurnEnd(), TurnOver()
CASTING_PHASE, CASTING_DONE = CastingPhase(), CastingDone()
MAIN_PHASE, DRAW_PHASE = MainPhase(), DrawPhase()
ORDER_DISCARDS, DRAW_UP = OrderDiscards(), DrawUp()
NEMESIS_MAIN, NEMESIS_DRAW, NEMESIS_TURN_END = NemesisMain(), NemesisDraw(), NemesisTurnEnd()
RESOLVE_IN_PLAY, POWER_DUE, POWER_SPENT = ResolveInPlay(), PowerDue(), PowerSpent()
ATTACK_DONE = AttackDone()
DRAW_AGAIN, ENTER, THWARTED = DrawAgain(), Enter(), Thwarted()
EXHAUST, EXCESS = Exhaust(), ExcessToGravehold()
UNLEASH_DONE, DEAL_PART = UnleashDone(), DealPart()
RETURN_REVEALED, TURN_CARD_SUFFERS = ReturnRevealed(), TurnCardSuffers()
NEMESIS_DRAW_WINDOW = AbilityWindow("nemesis-draw")
DRAW_END_WINDOW = AbilityWindow("draw-phase-end")
TRIGGER, POOL, CARD_DONE = Trigger(), Pool(), CardDone()
DRAW_ON, CHARGES, TOP_DONE, TURNED = DrawOn(), Charges(), TopDone(), Turned()
ON_GAIN = OnGain()

# Effects of the vocabulary that the rules themselves use.

UNLEASH, UNLEASH_TWICE, UNLEASH_THRICE = Unleash(1), Unleash(2), Unleash(3)
LOSE_ALL_CHARGES, DESTROY_A_BREACH = LoseCharges(), DestroyBreach()
BARE_BONUS = Deal(0)  # a spell that deals no damage still deals its bonus (R7)
GAIN_LESSER = GainCard(to="hand", piles=False, lesser=True)
MAY_GAIN_LESSER, CANNOT_DEGRADE = May(GAIN_LESSER), Suffer(2)

PLAYER_TURN = (CASTING_PHASE, CASTING_DONE, MAIN_PHASE, DRAW_PHASE)
NEMESIS_TURN = (NEMESIS_MAIN, NEMESIS_DRAW_WINDOW, NEMESIS_DRAW, NEMESIS_TURN_END, TURN_END)
PLAIN_NEMESIS_TURN = (NEMESIS_MAIN, NEMESIS_DRAW, NEMESIS_TURN_END, TURN_END)  # without abilities
