"""What a battle hands back to the journey it belongs to."""

from __future__ import annotations

import msgspec

from gravehold.kernel.game import Game
from gravehold.table.glance import Glance

SETTLED = "settled"  # in the place of a reason: a scenario said how the battle ended


class Result(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How one battle ended."""

    battle: int  # counted from 1
    attempt: int = 1  # which try it was
    nemesis: str
    won: bool
    because: str = SETTLED  # as in the outcome of a game
    mages: tuple[str, ...] = ()  # seat by seat
    exhausted: tuple[int, ...] = ()  # the seats whose mage had no life left
    life: int = 0  # what Gravehold, or who was protected in its place, had left
    turns: int = 0


def result_of(game: Game, battle: int, attempt: int) -> Result:
    """What is written down of a finished game."""
    outcome, glance = game.outcome, Glance(game)
    assert outcome is not None
    return Result(
        battle=battle,
        attempt=attempt,
        nemesis=game.setup.nemesis.id,
        won=outcome.won,
        because=outcome.because,
        mages=tuple(mage.id for mage in game.setup.mages),
        exhausted=tuple(seat for seat, life in enumerate(glance.lives()) if life <= 0),
        life=max(0, glance.gravehold),
        turns=glance.turn,
    )
