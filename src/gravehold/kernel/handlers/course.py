"""The steps a game consists of: turns and their phases, as nodes on the stack."""

from __future__ import annotations

from ..nodes.base import Effect
from ..nodes.breaches import DestroyBreach
from ..nodes.nemesis import Unleash
from ..nodes.resources import LoseCharges
from ..state import Ctx
from .abilities import NEMESIS_DRAW_WINDOW


class NextTurn(Effect, frozen=True):
    """The top turn order card says who acts (order.draw)."""


class CastingPhase(Effect, frozen=True):
    """Spells may, and on closed breaches must, be cast."""


class CastingDone(Effect, frozen=True):
    """The casting phase is over."""


class MainPhase(Effect, frozen=True):
    """Actions in any order until the player ends it."""


class DrawPhase(Effect, frozen=True):
    """Played cards are discarded, then cards drawn."""


class OrderDiscards(Effect, frozen=True):
    """The played cards go on the discard pile in the order the player chooses."""


class DrawUp(Effect, frozen=True):
    """Draw to the hand size; then the turn ends."""


class NemesisMain(Effect, frozen=True):
    """Minions and powers in play, oldest first."""


class ResolveInPlay(Effect, frozen=True):
    """One minion or power in play has its turn."""


class PowerSpent(Effect, frozen=True):
    """A power whose effect has resolved is discarded."""


class NemesisDraw(Effect, frozen=True):
    """The nemesis draws a card and resolves it."""


class DrawAgain(Effect, frozen=True):
    """Extra cards the nemesis draws in this draw phase."""


class AttackDone(Effect, frozen=True):
    """An attack that has resolved is discarded, unless it has moved itself."""


class NemesisTurnEnd(Effect, frozen=True):
    """What happens at the end of a nemesis turn."""


class TurnEnd(Effect, frozen=True):
    """What happens at the end of any turn."""


class TurnOver(Effect, frozen=True):
    """The last check of a turn, then the next one begins."""


class ExcessToGravehold(Effect, frozen=True):
    """What was left of the damage that exhausted a mage hits Gravehold, doubled."""


NEXT_TURN = NextTurn()
CASTING_PHASE, CASTING_DONE, MAIN_PHASE, DRAW_PHASE = (
    CastingPhase(),
    CastingDone(),
    MainPhase(),
    DrawPhase(),
)
ORDER_DISCARDS, DRAW_UP = OrderDiscards(), DrawUp()
NEMESIS_MAIN, NEMESIS_DRAW, NEMESIS_TURN_END = NemesisMain(), NemesisDraw(), NemesisTurnEnd()
RESOLVE_IN_PLAY, POWER_SPENT, ATTACK_DONE = ResolveInPlay(), PowerSpent(), AttackDone()
TURN_END, TURN_OVER = TurnEnd(), TurnOver()
DRAW_AGAIN = DrawAgain()
EXCESS = ExcessToGravehold()
LOSE_ALL_CHARGES, DESTROY_A_BREACH = LoseCharges(), DestroyBreach()
PLAYER_TURN = (CASTING_PHASE, CASTING_DONE, MAIN_PHASE, DRAW_PHASE)
NEMESIS_TURN = (NEMESIS_MAIN, NEMESIS_DRAW_WINDOW, NEMESIS_DRAW, NEMESIS_TURN_END, TURN_END)
UNLEASH_THRICE, UNLEASH_TWICE = Unleash(3), Unleash(2)
NOTHING = Ctx()
