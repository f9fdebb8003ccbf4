"""A bot that knows nothing: the yardstick, and the fuel of random testing."""

from __future__ import annotations

from gravehold.kernel import rng
from gravehold.kernel.decision import Option
from gravehold.kernel.view import View


class RandomBot:
    """Every option is equally likely; chance is its own, never the game's."""

    __slots__ = ("seed",)

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Option:
        options = view.asked.options
        self.seed, index = rng.below(self.seed, len(options))
        return options[index]
