"""Games as this version leaves them behind: `python -m tools.old_games`, once per version.

Chronicles, saves, journeys and a server's database go to tests/old/<version>, each with what it
must be when a later version opens it. They are never made anew: an old game is old because its
version made it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gravehold import Game, __version__, make_setup
from gravehold.content.library import LIBRARY
from gravehold.kernel.game import Game as KernelGame
from gravehold.kernel.rules import DIFFICULTIES
from gravehold.lab.setups import Dice, random_setup
from gravehold.notation.chronicle import write
from gravehold.notation.runner import start
from gravehold.notation.scenario import GameScenario, read_scenarios, scenario_files
from gravehold.players.policy import make_bot
from tools import old_journeys
from tools.account import Account, account, changed, changes, differences

TESTS = Path(__file__).parent.parent / "tests"
OLD = TESTS / "old"
GOES_ON = 8  # answers that show how it goes on
CHRONICLES = 24
SAVES = 42  # of written positions, and as many of dealt games
VARIANTS = {  # by the number of mages; each is met
    1: ((), ("solo-four",), ("tutorial", "solo-life-12"), ("solo-life-14",), ("solo-life-15",)),
    2: ((), ("tutorial",)),
    3: ((), ("no-choice",)),
    4: ((), ("pairs",)),
}
SUPPLIES = ("suggested-a", "random", "suggested-b", "random")

Expectation = dict[str, Any]


def expectation(game: KernelGame, seed: int = 0) -> Expectation:
    """What a later version must find in the game, and how it must go on."""
    now = account(game)
    again, dice, keys = game.copy(), Dice(seed), list[str]()
    while len(keys) < GOES_ON and not again.over:
        keys.append(dice.one_of(list(again.asked.options)).key)
        again.choose(keys[-1])
    return {"now": now, "next": keys, "then": changes(now, account(again))}


def unmet(game: KernelGame, wanted: Expectation) -> str:
    """Where the game is or goes elsewhere; what older versions did not tell is not compared."""
    now: Account = wanted["now"]
    found = differences(now, account(game), narrow=True)
    if found:
        return found
    for key in wanted["next"]:
        game.choose(key)
    found = differences(changed(now, wanted["then"]), account(game), narrow=True)
    if found:
        return f"after {', '.join(wanted['next'])}:\n{found}"
    for _ in wanted["next"]:
        game.undo()
    found = differences(now, account(game), narrow=True)
    return f"taken back:\n{found}" if found else ""


# Chronicles


def chronicles() -> Iterator[tuple[str, KernelGame]]:
    """Every nemesis with one to four mages; rules, difficulties, variants and supplies in turn."""
    nemeses, mages, rules = (tuple(t) for t in (LIBRARY.nemeses, LIBRARY.mages, LIBRARY.rule_sets))
    for i in range(CHRONICLES):
        count, nemesis = 1 + i // 4 % 4, nemeses[i % 4]
        setup = make_setup(
            nemesis=nemesis,
            mages=[mages[(i + 3 * seat) % len(mages)] for seat in range(count)],
            rules=rules[(i + i // 4) % 3],
            difficulty=DIFFICULTIES[(i + i // 2) % 4],
            variants=VARIANTS[count][(i + i // 4 + i // 16) % len(VARIANTS[count])],
            supply=SUPPLIES[(i + i // 8) % 4],
            packs=[pack for pack, cards in LIBRARY.supply.items() if cards],
            seed=i,
        )
        game = Game.new(setup, 1000 + i)
        bot = make_bot("random" if i % 3 else "greedy", i)
        left = 6 + 3 * i if i % 2 else 100_000
        while not game.over and left:
            game.choose(bot.choose(game.view(game.asked.seats[0])))
            left -= 1
        yield f"{i + 1:02}-{nemesis}-{count}-{'over' if game.over else 'running'}", game


# Saves


def saves() -> Iterator[tuple[str, KernelGame]]:
    """Games at moments that have something no save before them has."""
    met: set[tuple[str, str]] = set()
    for way, games in (("written", written_games()), ("dealt", dealt_games())):
        kept = 0
        for game in games:
            news = {(way, mark) for mark in marks(game)} - met
            if news and kept < SAVES:
                met |= news
                kept += 1
                yield f"{way}-{min(news)[1]}", game


def written_games() -> Iterator[KernelGame]:
    """The scenarios that have a position of their own, before and after each step."""
    for path in scenario_files([TESTS / "scenarios"]):
        for scenario in read_scenarios(path):
            if scenario.position is None or not isinstance(scenario, GameScenario):
                continue
            game = start(scenario)
            yield game
            for step in scenario.steps:
                if step.key:
                    game.choose(step.key)
                    yield game


def dealt_games() -> Iterator[KernelGame]:
    for seed in range(40):
        dice = Dice(seed)
        game = Game.new(random_setup(dice), seed)
        while not game.over:
            game.pick(dice.below(len(game.asked.options)))
            yield game


def marks(game: KernelGame) -> Iterator[str]:
    """What a position has that a save may lose."""
    now = account(game)
    yield f"over-{game.outcome.because}" if game.outcome else f"asks-{game.asked.kind}"
    yield f"{game.setup.rules.id}-{game.codex.players}"
    yield f"{game.setup.nemesis.id}-{game.setup.rules.difficulty}"
    for path, text in now.items():
        place = path.rpartition(".")[2]
        if text in ("[]", "[[]]", "null", "0"):
            continue
        if place in ("restricted", "delayed", "on_their_way", "unordered", "token", "used"):
            yield place
        elif place == "prepped" and "+" in text:
            yield "two-breaches"
        elif ".tokens" in path:
            yield f"tokens-of-{path.partition('.')[0]}"
        elif path.startswith(("nemesis.decks", "seen")):
            yield path.replace(".", "-")


# Files


def keep(path: Path, text: str, wanted: Expectation) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    beside(path).write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")
    print(f"wrote {path}")


def keep_journeys(folder: Path) -> None:
    for i, (name, expedition) in enumerate(old_journeys.expeditions()):
        wanted = old_journeys.expectation(expedition, i)
        keep(folder / "expeditions" / f"{name}.expedition", expedition.to_text(), wanted)
    for i, (name, campaign) in enumerate(old_journeys.campaigns()):
        wanted = old_journeys.expectation(campaign, i)
        keep(folder / "campaigns" / f"{name}.campaign", campaign.to_text(), wanted)


def beside(path: Path) -> Path:
    """Where the expectations of a file stand."""
    return path.with_name(f"{path.name}.expect")


def main() -> None:
    from tools.old_tables import keep_database  # noqa: PLC0415  (starts a server)

    folder = OLD / __version__
    if folder.exists():
        sys.exit(f"{folder} is there already, and old games are never made anew")
    for i, (name, game) in enumerate(chronicles()):
        keep(folder / "chronicles" / f"{name}.chronicle", write(game), expectation(game, i))
    for i, (name, game) in enumerate(saves()):
        keep(folder / "saves" / f"{i + 1:02}-{name}.json", game.to_json(), expectation(game, i))
    keep_journeys(folder)
    keep_database(folder / "server")


if __name__ == "__main__":
    main()
