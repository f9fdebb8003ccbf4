"""What a right that a link gives allows at a table."""

from __future__ import annotations

from gravehold.kernel.decision import seat_name

from ..errors import Refused
from ..storage.rows import HUMAN, Right, SeatRow


def plays(right: Right, held: SeatRow) -> bool:
    """Whether a link may answer for a seat; what a bot holds is the bot's."""
    if held.bot or right.role == "spectator":
        return False
    if right.role == "owner":
        return True
    own = held.holder == HUMAN and right.seat == held.seat
    return own or held.holder == seat_name(right.seat)


def may_hand_over(right: Right, held: SeatRow) -> bool:
    """The owner, the seat's own link, and the teammate who plays it now."""
    if right.role == "spectator":
        return False
    return right.role == "owner" or right.seat == held.seat or plays(right, held)


def may_name(right: Right, seat: int) -> bool:
    """Whether a link may say who sits in a seat: its own, and the owner's."""
    return right.role == "owner" or (right.role == "seat" and right.seat == seat)


def check_plays_at_all(right: Right) -> None:
    if right.role == "spectator":
        raise Refused("not-allowed")


def check_owns(right: Right) -> None:
    if right.role != "owner":
        raise Refused("not-allowed")


def check_may_know_seed(right: Right, *, over: bool) -> None:
    """It tells every card to come: before the end only the owner may."""
    if not over:
        check_owns(right)
