"""How often a bot wins: `python -m gravehold.lab.winrate umbra-titan beginner 300`."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence

from gravehold.kernel.game import Game
from gravehold.players.policy import make_bot, play_together

from .setups import OURS, make_setup

PAIRS = (
    ("garu", "dezmodia"),
    ("gex", "quilius"),
    ("yan-magda", "mazahaedron"),
    ("ulgimor", "mist-voidwalker"),
)


def outcomes(
    nemesis: str, difficulty: str, games: int, *, bot: str = "greedy", first_seed: int = 0
) -> Counter[str]:
    """How that many games ended; two mages, pairs in turn, the first suggested supply."""
    found: Counter[str] = Counter()
    for number in range(games):
        setup = make_setup(nemesis=nemesis, mages=PAIRS[number % len(PAIRS)], difficulty=difficulty)
        game = Game.new(setup, first_seed + number, record=False)
        outcome = play_together(game, make_bot(bot, number))
        found[f"{'won' if outcome.won else 'lost'}: {outcome.because}"] += 1
    return found


def describe(found: Counter[str]) -> str:
    """The share of games won and how games ended."""
    games = found.total()
    won = sum(n for how, n in found.items() if how.startswith("won"))
    ends = ", ".join(f"{n} {how}" for how, n in found.most_common())
    return f"{won / games:.1%} of {games} won ({ends})"


def main(words: Sequence[str]) -> None:
    nemesis, difficulty, games = (*words, *("umbra-titan", "beginner", "100")[len(words) :])[:3]
    bot = words[3] if len(words) > 3 else "greedy"
    names = list(OURS.nemeses) if nemesis == "all" else [nemesis]
    for name in names:
        found = outcomes(name, difficulty, int(games), bot=bot)
        print(f"{bot} against {name}, {difficulty}: {describe(found)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
