"""Counts sequences of answers from fixed positions: any change of the rules shows in them.

The name is chess programmers': 'performance test, move path enumeration'.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from gravehold.kernel.errors import unknown
from gravehold.kernel.game import Game
from gravehold.kernel.setup import Setup

from .setups import make_setup


class Position(NamedTuple):
    """A game to count from: a set-up, a seed, and how many answers by chance come first."""

    nemesis: str
    mages: tuple[str, ...]
    seed: int
    difficulty: str = "normal"
    supply: str = "suggested-a"
    rules: str = "war-eternal"
    variants: tuple[str, ...] = ()
    answers: int = 0

    def setup(self) -> Setup:
        return make_setup(
            nemesis=self.nemesis, mages=self.mages, difficulty=self.difficulty, supply=self.supply,
            rules=self.rules, variants=self.variants,
        )  # fmt: skip

    def game(self) -> Game:
        """The game where counting starts; the answers walk through its options in turn."""
        game = Game.new(self.setup(), self.seed, record=False)
        for number in range(self.answers):
            if game.over:
                break
            game.pick((number * 7 + number // 3) % len(game.asked.options))
        return game


POSITIONS: Mapping[str, Position] = {
    "umbra-titan-1": Position("umbra-titan", ("quilius",), 1),
    "umbra-titan-2": Position("umbra-titan", ("garu", "dezmodia"), 2),
    "gate-witch-2": Position("gate-witch", ("gex", "ulgimor"), 3, supply="suggested-b"),
    "gate-witch-3": Position("gate-witch", ("yan-magda", "gex", "quilius"), 4),
    "hollow-crown-3": Position(
        "hollow-crown", ("mazahaedron", "garu", "mist-voidwalker"), 5, difficulty="beginner",
        rules="outcasts",
    ),
    "hollow-crown-4": Position(
        "hollow-crown", ("quilius", "ulgimor", "gex", "dezmodia"), 6, supply="suggested-b"
    ),
    "magus-of-cloaks-1": Position(
        "magus-of-cloaks", ("garu",), 7, variants=("tutorial", "solo-four")
    ),
    "magus-of-cloaks-4": Position(
        "magus-of-cloaks", ("yan-magda", "mazahaedron", "garu", "gex"), 8, difficulty="expert",
        variants=("pairs",),
    ),
    "umbra-titan-2-later": Position("umbra-titan", ("mist-voidwalker", "gex"), 9, answers=40),
    "gate-witch-4-later": Position(
        "gate-witch", ("dezmodia", "ulgimor", "quilius", "yan-magda"), 10, answers=60
    ),
    "hollow-crown-2-later": Position(
        "hollow-crown", ("garu", "ulgimor"), 11, supply="suggested-b", answers=40
    ),
    "magus-of-cloaks-3-later": Position(
        "magus-of-cloaks", ("mist-voidwalker", "mazahaedron", "quilius"), 12,
        difficulty="extinction", answers=50,
    ),
}  # fmt: skip


def position(name: str) -> Position:
    """A position by its name; an unknown one is an error that names the nearest."""
    if name not in POSITIONS:
        raise unknown("position", name, POSITIONS, listed=True)
    return POSITIONS[name]


def count(game: Game, depth: int) -> int:
    """How many sequences of so many answers there are; one that ends the game counts once."""
    if depth == 0 or game.state.question is None:
        return 1
    options = len(game.state.question.options)
    if depth == 1:
        return options
    total = 0
    for index in range(options):
        tried = game.copy()
        tried.pick(index)
        total += count(tried, depth - 1)
    return total


def counts(name: str, depth: int) -> Iterator[int]:
    """The counts of a position at depth 1, 2, ..."""
    game = position(name).game()
    for answers in range(1, depth + 1):
        yield count(game, answers)
