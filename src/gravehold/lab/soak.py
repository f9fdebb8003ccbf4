"""Random games over all content, every invariant checked on the way."""

from __future__ import annotations

import traceback
from collections import deque
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from gravehold.kernel import rng
from gravehold.kernel.game import Game
from gravehold.kernel.state import State
from gravehold.notation import chronicle
from gravehold.notation.describe import scenario_of
from gravehold.notation.yamltext import dump
from gravehold.players.greedy import GreedyBot

from . import invariants
from .scramble import scrambled_game
from .setups import Dice, library_of_packs, random_setup

SAMPLED = 16  # the dear checks are made at one decision in so many
RARE = 160  # and the dearest
WINDOW = 8  # so many earlier copies are kept and looked at again
WALKS = ("even", "even", "even", "busy", "busy", "busy", "busy", "greedy")
PATIENCE = 20_000  # decisions; no game lasts so long


class Task(NamedTuple):
    """One game to play; the same task plays the same game."""

    seed: int
    number: int
    nemesis: str | None = None
    mages: int | None = None
    folder: str = "soak-failures"
    packs: tuple[str, ...] = ()  # folders


class Report(NamedTuple):
    """What became of a game."""

    number: int
    decisions: int
    failure: str = ""  # '' none; else what broke, and the files written


class Walk:
    """How a game is played: evenly by chance, busily, or with some sense, to get far."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.style = dice.one_of(WALKS)
        self.greedy = GreedyBot(dice.seed)

    def pick(self, game: Game) -> int:
        options = game.state.question.options if game.state.question else ()
        if self.style == "greedy" and self.dice.below(8):
            return self.greedy.choose(game.view(game.asked.seats[0])).index
        index = self.dice.below(len(options))
        lazy = options[index][0] in ("done", "none", "no")
        if lazy and self.style != "even" and self.dice.below(8):
            index = self.dice.below(len(options))
        return index


def play_checked(game: Game, dice: Dice, tried: list[str]) -> int:
    """Play to the end; `tried` always ends with the answer being given. Returns decisions."""
    walk = Walk(dice)
    told = invariants.begun_again(game, events=True)
    earlier: deque[tuple[Game, tuple[Any, ...]]] = deque()
    decisions = 0
    while not game.over:
        decisions += 1
        invariants.expect(decisions < PATIENCE, f"the game has not ended after {PATIENCE} answers")
        check_decision(game, dice)
        index = walk.pick(game)
        tried.append(game.asked.options[index].key)
        invariants.undo_restores(game, index)
        if decisions % SAMPLED == 0:
            invariants.undo_is_no_peek(game, index, dice.seed)
        clone = game.copy()
        earlier.append((clone, frozen(clone.state)))
        if len(earlier) > WINDOW:
            check_clone(*earlier.popleft())
        game.pick(index)
        told.pick(index)
        invariants.expect(told == game, "with events on, the game goes another way")
        invariants.reveals_counted(clone.state, game.state, game.codex)
    invariants.position_sound(game)
    invariants.question_sound(game)
    for clone, form in earlier:
        check_clone(clone, form)
    invariants.json_equal(game)
    invariants.views_hide(game, dice.seed)
    if game.origin is None:
        invariants.chronicle_equal(game)
    else:
        invariants.replay_equal(game)
    return decisions


def check_decision(game: Game, dice: Dice) -> None:
    """The cheap checks always, each dear one at one decision in `SAMPLED` or `RARE`."""
    invariants.position_sound(game)
    invariants.question_sound(game)
    invariants.copy_equal(game)
    if not dice.below(SAMPLED):
        invariants.json_equal(game)
    if not dice.below(SAMPLED):
        invariants.views_hide(game, dice.seed)
    if not dice.below(SAMPLED):
        invariants.determinized_world_plays(game, dice.seed)
    if not dice.below(SAMPLED):
        invariants.every_option_works(game)
    if not dice.below(RARE):
        invariants.scenario_equal(game)


def frozen(state: State) -> tuple[Any, ...]:
    """The position in a form that nothing can change."""
    return tuple([tuple(part) if type(part) is list else part for part in invariants.fields(state)])


def check_clone(clone: Game, form: tuple[Any, ...]) -> None:
    invariants.expect(frozen(clone.state) == form, "an earlier copy has changed")


def random_game(task: Task, dice: Dice) -> Game:
    """Every second game is dealt, the others begin in the middle."""
    library = library_of_packs(task.packs)
    setup = random_setup(dice, nemesis=task.nemesis, mages=task.mages, library=library)
    seed = dice.below(1 << 32)
    return scrambled_game(setup, seed, dice) if task.number % 2 else Game.new(setup, seed)


def play_task(task: Task) -> Report:
    """One game of a soak; whatever goes wrong is a failure, with files that reproduce it."""
    dice = Dice(rng.step(rng.step(task.seed)[1] + task.number)[1])
    tried: list[str] = []
    game: Game | None = None
    try:
        game = random_game(task, dice)
        return Report(task.number, play_checked(game, dice, tried))
    except Exception as error:
        again = f"gravehold soak --seed {task.seed} --first {task.number} --games 1"
        again += f" --nemesis {task.nemesis}" * bool(task.nemesis)
        again += f" --mages {task.mages}" * bool(task.mages)
        again += f" --packs {','.join(task.packs)}" * bool(task.packs)
        what = f"{type(error).__name__}: {error}"
        files = "" if game is None else write_failure(task, game, tried, traceback.format_exc())
        return Report(task.number, len(tried), f"{what}\n  again: {again}{files}")


def write_failure(task: Task, game: Game, tried: list[str], trace: str) -> str:
    """Chronicle and scenario of the answers that led to the failure, and the error itself."""
    folder = Path(task.folder)
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"seed-{task.seed}-game-{task.number}"
    lines = []
    for suffix, write in WRITERS:
        if game.origin is not None and suffix == "chronicle":
            continue  # a chronicle tells a game from its deal
        path = folder / f"{stem}.{suffix}"
        try:
            path.write_text(write(game, tried, trace), "utf-8")
            lines.append(f"  {path}")
        except Exception as error:  # a broken game may not be writable; the error text always is
            lines.append(f"  {path} could not be written: {error!r}")
    return "\n" + "\n".join(lines)


def _before_last(game: Game, tried: list[str]) -> Game:
    """The same game again, up to the answer after which something broke."""
    again = invariants.begun_again(game)
    for key in tried[:-1]:
        again.choose(key)
    return again


def _trace_text(game: Game, tried: list[str], trace: str) -> str:
    return f"{trace}\nanswers:\n" + "".join(f"  {key}\n" for key in tried)


def _chronicle_text(game: Game, tried: list[str], trace: str) -> str:
    text = chronicle.write(_before_last(game, tried))
    return text + "".join(f"{key}\n" for key in tried[-1:]) + f"# {trace.splitlines()[-1]}\n"


def _scenario_text(game: Game, tried: list[str], trace: str) -> str:
    document = scenario_of(_before_last(game, tried))
    document["name"] = trace.splitlines()[-1]
    document["steps"] = [*document.get("steps", ()), *tried[-1:]]
    del document["expect"]
    return dump(document)


WRITERS = (("txt", _trace_text), ("chronicle", _chronicle_text), ("yaml", _scenario_text))


def play_tasks(tasks: list[Task], workers: int) -> Iterator[Report]:
    """Play the tasks, in several processes if asked; reports come as games end."""
    if workers <= 1:
        yield from map(play_task, tasks)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(play_task, tasks, chunksize=8)
