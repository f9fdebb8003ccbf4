"""What a bot is, how bots play a game, and which bots there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from gravehold.kernel.decision import Option, seat_name
from gravehold.kernel.errors import GraveholdError, unknown
from gravehold.kernel.game import Game, Outcome
from gravehold.kernel.view import View

from .greedy import GreedyBot
from .random_bot import RandomBot


class Policy(Protocol):
    """Anything that answers decisions from what its seat may know."""

    def choose(self, view: View) -> Option: ...


BOTS: Mapping[str, Callable[[int], Policy]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, seed: int = 0) -> Policy:
    """A bot by name; the same seed gives the same play."""
    if name not in BOTS:
        raise unknown("bot", name, BOTS, listed=True)
    return BOTS[name](seed)


def play(game: Game, policies: Mapping[str, Policy]) -> Outcome:
    """Step until the game ends; where several seats may answer, the first one does."""
    missing = [seat for seat in _seats(game) if seat not in policies]
    if missing and not game.over:
        seats = ", ".join(_seats(game))
        raise GraveholdError("error-no-policy", seats=", ".join(missing), all=seats)
    while (outcome := game.outcome) is None:
        seat = game.asked.seats[0]
        game.choose(policies[seat].choose(game.view(seat)))
    return outcome


def play_together(game: Game, policy: Policy) -> Outcome:
    """One bot plays all seats."""
    return play(game, dict.fromkeys(_seats(game), policy))


def _seats(game: Game) -> list[str]:
    return [seat_name(seat) for seat in range(game.codex.players)]
