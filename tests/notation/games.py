"""Random games for the tests of this folder."""

import random

from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel.game import Game
from gravehold.kernel.setup import Setup
from tests.kit.mages import some_mages

DIFFICULTIES = ("beginner", "normal", "expert", "extinction")
VARIANTS: tuple[tuple[str, ...], ...] = ((), ("tutorial",), ("no-choice",), ("pairs",))


def random_setup(seed: int) -> Setup:
    """Any set-up that our content can make."""
    chance = random.Random(seed)
    return make_setup(
        nemesis=chance.choice(sorted(LIBRARY.nemeses)),
        mages=some_mages(chance, chance.randint(1, 4)),
        rules=chance.choice(sorted(LIBRARY.rule_sets)),
        supply="random",
        packs=tuple(LIBRARY.supply),
        difficulty=chance.choice(DIFFICULTIES),
        variants=chance.choice(VARIANTS),
        seed=seed,
    )


def random_game(seed: int, *, answers: int = 10_000, record: bool = True) -> Game:
    """A game after so many random answers, or at its end."""
    chance = random.Random(seed)
    game = Game.new(random_setup(seed), seed, record=record)
    for _ in range(answers):
        if game.over:
            break
        game.pick(chance.randrange(len(game.asked.options)))
    return game
