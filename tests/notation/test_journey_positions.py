"""Wherever an expedition stands between battles, its position written down asks the same."""

import random
from typing import Any

import pytest

from gravehold import Expedition
from gravehold.notation.runner import run_scenario
from gravehold.notation.scenario import parse_scenarios
from gravehold.notation.yamltext import dump

PLANS: list[dict[str, Any]] = [
    {"kind": "outcasts", "players": 1},
    {"kind": "outcasts", "players": 4},
    {"kind": "default", "players": 2, "options": ["big-pocket"]},
    {"kind": "short", "players": 3, "options": ["xaxos", "increased"]},
    {"kind": "extended", "players": 2, "packs": ["war-eternal", "outcasts"]},
]
MOST_BATTLES = 8


def position(journey: Expedition) -> dict[str, Any]:
    """All of it, as a position says it."""
    state = journey.state
    treasures: dict[str, list[str]] = {}
    for name, id_ in state.treasures:
        treasures.setdefault(name, []).append(id_)
    chosen = {"mages": list(state.mages), "market": list(state.market), "treasures": treasures}
    return {
        "battle": state.battle,
        "try": state.attempt,
        "results": [[r.battle, "won" if r.won else "lost"] for r in state.results],
        "barracks": {
            "mages": list(state.barracks.mages),
            "supply": list(state.barracks.supply),
            "treasures": list(state.barracks.treasures),
        },
        "banished": list(state.banished),
        "recallable": list(state.recallable),
        **{name: told for name, told in chosen.items() if told},
        **({"stage": "reward"} if state.stage == "reward" else {}),
    }


def problems(journey: Expedition, plan: dict[str, Any]) -> list[str]:
    """What differs if the journey is written down where it stands and read again."""
    told, question = position(journey), journey.question
    assert question is not None
    expected = {name: value for name, value in told.items() if name != "stage"}
    expected["score"] = journey.state.score
    expected["decision"] = {"kind": question.kind, "seats": list(question.seats)}
    expected["options"] = {"only": [option.key for option in question.options]}
    document = {"name": "x", "expedition": plan, "position": told, "expect": expected}
    [scenario] = parse_scenarios(dump(document), "written.yaml")
    return [str(problem) for problem in run_scenario(scenario).problems]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan['kind']}-{plan['players']}")
def test_a_journey_goes_on_from_its_written_position(plan: dict[str, Any]) -> None:
    chance = random.Random(7)
    journey, looked_at = Expedition.new(**plan), 0
    while not journey.over and len(journey.state.results) < MOST_BATTLES:
        question = journey.question
        assert question is not None
        if not journey.state.taken:  # what is half taken cannot be written
            assert problems(journey, plan) == []
            looked_at += 1
        if question.kind == "fight":
            journey.settle(won=chance.random() < 0.6)
        else:
            journey.choose(chance.choice(list(question.options)))
    assert looked_at > 10
