"""Cards coming into a hand, where something may be waiting for them."""

from __future__ import annotations

from . import deeds, zones
from .nodes.steps import DRAW_ON
from .run import Run
from .state import Ctx


def put_in_hand(run: Run, seat: int, card: int) -> None:
    zones.put_in_hand(run, seat, card)
    deeds.happened(run, "enter-hand", seat, card)


def draw(run: Run, seat: int, n: int) -> None:
    """Draw up to n cards; one after the other where each may be answered."""
    if "enter-hand" in run.codex.whenever.deeds:
        run.s.stack.append((DRAW_ON, Ctx(you=seat, n=n), ()))
    else:
        zones.draw(run, seat, n)


def draw_on(run: Run, seat: int, n: int) -> None:
    """One card of a draw; what answers it comes before the next one (R41)."""
    if n > 0 and zones.draw(run, seat, 1):
        run.s.stack.append((DRAW_ON, Ctx(you=seat, n=n - 1), ()))
        deeds.happened(run, "enter-hand", seat, run.s.hand[seat][-1])
