"""How often a bot wins: `python -m gravehold.lab.winrate fountain-of-souls normal 200 --mages 3`.

The rules and the supply are those of the nemesis's box.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence

from gravehold.content.box import Library
from gravehold.content.setups import FIRST_PACK, RANDOM
from gravehold.kernel.game import Game
from gravehold.kernel.rules import DIFFICULTIES
from gravehold.kernel.setup import Setup
from gravehold.players.policy import BOTS, make_bot, play_together

from .setups import OURS, Dice, make_setup, random_mages

# The teams that War Eternal's figures have been taken with since 0.1.0.
PAIRS = (
    ("garu", "dezmodia"),
    ("gex", "quilius"),
    ("yan-magda", "mazahaedron"),
    ("ulgimor", "mist-voidwalker"),
)
FIRST_SUPPLY = "suggested-a"


def outcomes(
    nemesis: str,
    difficulty: str,
    games: int,
    *,
    bot: str = "greedy",
    first_seed: int = 0,
    mages: int = 2,
    supply: str = "",
    protects: str = "",
    library: Library = OURS,
) -> Counter[str]:
    """How that many games ended; without a supply named, as `a_setup` has it."""
    found: Counter[str] = Counter()
    for number in range(first_seed, first_seed + games):
        setup = a_setup(nemesis, difficulty, number, mages, supply, protects, library)
        outcome = play_together(Game.new(setup, number, record=False), make_bot(bot, number))
        found[f"{'won' if outcome.won else 'lost'}: {outcome.because}"] += 1
    return found


def a_setup(
    nemesis: str,
    difficulty: str,
    number: int,
    mages: int = 2,
    supply: str = "",
    protects: str = "",
    library: Library = OURS,
) -> Setup:
    """The set-up of one game of a series: the rules are those of the nemesis's box, all of them.

    War Eternal is measured with its pairs in turn and one supply, as it always was; other boxes
    with mages of all boxes in turn and a supply of their own by chance.
    """
    library.nemesis(nemesis)  # an unknown one is an error
    box = library.sources[nemesis]
    rules = box if box in library.rule_sets else FIRST_PACK
    first = rules == FIRST_PACK
    plain = first and mages == len(PAIRS[0])
    return make_setup(
        nemesis=nemesis,
        mages=PAIRS[number % len(PAIRS)] if plain else team(number, mages, library),
        rules=rules,
        chapter=["", *library.chapters.get(rules, ())][-1],
        difficulty=difficulty,
        supply=supply or (FIRST_SUPPLY if first else RANDOM),
        seed=number,
        protects=protects or "gravehold",
        library=library,
    )


def team(number: int, mages: int, library: Library = OURS) -> tuple[str, ...]:
    """Every mage has its turn to sit first; beside it anybody, never one person twice."""
    known = tuple(library.mages)
    first = known[number % len(known)]
    shows = library.mages[first].shows
    others = random_mages(Dice(number), len(known), library)
    beside = [id_ for id_ in others if library.mages[id_].shows != shows]
    return (first, *beside[: mages - 1])


def describe(found: Counter[str]) -> str:
    """The share of games won and how games ended."""
    games = found.total()
    won = sum(n for how, n in found.items() if how.startswith("won"))
    ends = ", ".join(f"{n} {how}" for how, n in found.most_common())
    return f"{won / games:.1%} of {games} won ({ends})"


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="gravehold.lab.winrate")
    boxes = [box.id for box in OURS.boxes if box.nemeses]
    many = f"a nemesis, all, or all of a box: {', '.join(boxes)}"
    parser.add_argument("nemesis", nargs="?", default="umbra-titan", help=many)
    parser.add_argument("difficulty", nargs="?", default="beginner", choices=DIFFICULTIES)
    parser.add_argument("games", nargs="?", type=int, default=100)
    parser.add_argument("bot", nargs="?", default="greedy", choices=BOTS)
    parser.add_argument("--mages", type=int, default=2, choices=(1, 2, 3, 4))
    parser.add_argument("--supply", default="", help="random, or one that a box suggests")
    parser.add_argument("--protects", default="", help="an ally in the place of Gravehold")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    return parser


def main(words: Sequence[str] | None = None) -> None:
    told = _arguments().parse_args(words)
    of_box = {box.id: [foe.id for foe in box.nemeses] for box in OURS.boxes}
    named = {"all": list(OURS.nemeses), **of_box}.get(told.nemesis) or [told.nemesis]
    for name in named:
        found = outcomes(
            name,
            told.difficulty,
            told.games,
            bot=told.bot,
            first_seed=told.first,
            mages=told.mages,
            supply=told.supply,
            protects=told.protects,
        )
        about = f"{told.bot} against {name}, {told.difficulty}, {told.mages} mages"
        print(f"{about}: {describe(found)}", flush=True)


if __name__ == "__main__":
    main()
