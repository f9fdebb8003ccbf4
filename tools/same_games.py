"""A digest of every question in many seeded games, to compare before and after a change.

    python -m tools.same_games > before.json      # then change the kernel
    python -m tools.same_games --against before.json

Every nemesis with one to four mages, everything else by chance; every question with all its
options is hashed, so two digests are equal only where the kernel offered the same throughout.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from gravehold import Game
from gravehold.kernel.state import FIELDS
from gravehold.lab.bench import LAZY
from gravehold.lab.setups import OURS, Dice, random_setup

MOST = 600  # decisions of one game
PLAIN = [name for name in FIELDS if name not in ("stack", "delayed")]  # no plain data


def digest(nemesis: str, mages: int, seed: int) -> str:
    """Of one game by chance; on the way it is copied, saved and loaded, and answers are undone."""
    dice = Dice(seed * 1009 + mages)
    game = Game.new(random_setup(dice, nemesis=nemesis, mages=mages), seed, events=True)
    found = hashlib.sha256()
    number = 0
    while (question := game.state.question) is not None and number < MOST:
        found.update(repr((question.kind, question.seats, question.options)).encode())
        index = dice.below(len(question.options))
        if question.options[index][0] in LAZY and dice.below(3):  # so that games fill up
            index = dice.below(len(question.options))
        game.pick(index)
        number += 1
        if number % 13 == 7:
            game = game.copy()
        if number % 17 == 11:
            found.update(repr(game.events).encode())
            game.undo()
        if number % 19 == 3:
            found.update(_guessed(game, number))
        if number == 70:
            game = Game.from_json(game.to_json())
    found.update(repr((game.events, game.outcome, game.state.rng, game.reveals)).encode())
    return f"{found.hexdigest()[:16]} {number}"


def _guessed(game: Game, seed: int) -> bytes:
    """What a seat sees, and a world that fits it."""
    view = game.view(seed % len(game.setup.mages))
    world = view.determinize(seed)
    shown = [[getattr(s, field) for field in PLAIN] for s in (view.state, world.state)]
    return repr(shown).encode()


def digests(games: int) -> Iterator[tuple[str, str]]:
    for nemesis in OURS.nemeses:
        for mages in range(1, 5):
            for seed in range(games):
                yield f"{nemesis} {mages} {seed}", digest(nemesis, mages, seed)


def main() -> None:
    parser = argparse.ArgumentParser(description="digests of seeded games")
    parser.add_argument("--games", type=int, default=12, help="of each nemesis and number of mages")
    parser.add_argument("--against", type=Path, help="digests of another version")
    given = parser.parse_args()
    found = dict(digests(given.games))
    if given.against is None:
        print(json.dumps(found, indent=0))
        return
    before = json.loads(given.against.read_text())
    different = [game for game, one in found.items() if before.get(game) != one]
    print(f"{len(found)} games, {len(different)} different", *different[:20], sep="\n")
    sys.exit(bool(different))


if __name__ == "__main__":
    main()
