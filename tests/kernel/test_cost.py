"""What the kernel costs, in opcodes of the interpreter: the same on every machine, however busy.

A ceiling stands some per cent above what was counted when it was written down. One that is passed
says that something has become dearer: make it cheaper again, or raise the ceiling and say why.
Versions of Python compile the same lines to different opcodes, so each has its own column; in one
without a column, and for a compiled kernel, whose work no tracer sees, nothing is compared.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from gravehold import Game, make_setup
from gravehold.kernel import run
from gravehold.kernel.setup import Setup
from gravehold.lab.bench import BOXES, PAIRS, crowded_game
from gravehold.lab.setups import Dice

VERSIONS = ((3, 11), (3, 12), (3, 13))
CEILINGS = {
    "a decision, war-eternal": (2_100, 1_970, 1_920),
    "a decision, outcasts": (3_010, 2_840, 2_770),
    "a decision, legacy": (2_360, 2_220, 2_160),
    "save and load": (19_520, 18_050, 17_530),
    "a new game": (39_700, 37_100, 35_550),
    "a view": (1_065, 980, 940),
    "a guess": (4_100, 6_840, 6_250),
    "an answer at a table": (19_900, 18_400, 18_100),
}
MOST = 400  # decisions of one game

if sys.version_info[:2] not in VERSIONS or not str(run.__file__).endswith(".py"):
    pytest.skip("no ceilings for this interpreter", allow_module_level=True)


def opcodes(action: Callable[[], object]) -> int:
    """How many the action takes the second time: what is kept was made in the first."""
    action()
    gc.collect()
    gc.disable()  # else it may end something, by Python code, in the middle
    try:
        return _traced(action) if sys.version_info < (3, 12) else _monitored(action)
    finally:
        gc.enable()


def _traced(action: Callable[[], object]) -> int:
    count = 0

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        action()
    finally:
        sys.settrace(before)
    return count


def _monitored(action: Callable[[], object]) -> int:
    """From 3.12 on: a tracer is not told of every opcode there."""
    count = 0

    def note(*_: object) -> None:
        nonlocal count
        count += 1

    monitoring: Any = sys.monitoring  # type: ignore[attr-defined, unused-ignore]
    tool, event = monitoring.PROFILER_ID, monitoring.events.INSTRUCTION
    monitoring.use_tool_id(tool, "gravehold")
    monitoring.register_callback(tool, event, note)
    monitoring.set_events(tool, event)
    try:
        action()
    finally:
        monitoring.set_events(tool, monitoring.events.NO_EVENTS)
        monitoring.free_tool_id(tool)
    return count


def check(name: str, count: float) -> None:
    ceiling = CEILINGS[name][VERSIONS.index(sys.version_info[:2])]
    assert count <= ceiling, f"{name}: {count:,.0f} opcodes, the ceiling is {ceiling:,}"
    assert count > ceiling / 2, f"{name}: {count:,.0f} opcodes, so was anything counted?"


def play(setup: Setup, seed: int) -> int:
    """By chance, as a program does that asks for decisions and options; how many there were."""
    game, dice, number = Game.new(setup, seed=seed), Dice(seed), 0
    while game.decision is not None and number < MOST:
        options = game.decision.options
        game.choose(options[dice.below(len(options))])
        number += 1
    return number


@pytest.mark.parametrize("box", BOXES)
def test_a_decision_costs_no_more_than_it_did(box: str) -> None:
    setups = [make_setup(nemesis=foe, mages=PAIRS[0], rules=box) for foe in BOXES[box]]
    decisions = sum(play(setup, 2) for setup in setups)
    count = opcodes(lambda: [play(setup, 2) for setup in setups])
    check(f"a decision, {box}", count / decisions)


def test_saving_and_loading_cost_no_more_than_they_did() -> None:
    game = crowded_game()
    text = game.to_json()
    public = Game.from_json(text)
    check("save and load", opcodes(lambda: Game.from_json(public.to_json())))


def test_a_new_game_costs_no_more_than_it_did() -> None:
    """Of cards that have been met, in a set-up that has not."""
    lives = iter(range(201, 300))
    mages = ("quilius", "ulgimor", "gex")

    def new() -> None:
        Game.new(make_setup(nemesis="umbra-titan", mages=mages, gravehold=next(lives)), seed=1)

    check("a new game", opcodes(new))


def test_a_view_costs_no_more_than_it_did() -> None:
    game = crowded_game()
    check("a view", opcodes(lambda: game.view(0)))


def test_a_guess_costs_no_more_than_it_did() -> None:
    view = crowded_game().view(0)
    check("a guess", opcodes(lambda: view.determinize(1)))
