"""Copied, saved, taken back and looked at while a card evolves or is degraded."""

from __future__ import annotations

from typing import Any

import pytest

from gravehold.kernel.game import Game
from gravehold.lab import invariants
from gravehold.notation.runner import start
from gravehold.notation.scenario import parse_scenarios
from gravehold.notation.yamltext import dump

SUPPLY = [
    "ancient-cyanolith", "gilded-marble", "echo-stone", "geophage", "void-mill",
    "breach-collision", "sparking-siphon", "fire-chakram", "incinerating-fist",
]  # fmt: skip
TURNS = {"deck": ["p1", "p2", "nemesis", "p1"], "discard": ["p2", "nemesis"]}


def midway(nemesis: str, position: dict[str, Any]) -> Game:
    document = {
        "name": "midway",
        "game": {
            "rules": "legacy",
            "chapter": "end",
            "nemesis": nemesis,
            "mages": ["adept", "adept"],
            "supply": SUPPLY,
        },
        "position": position | {"turn_order": TURNS},
        "expect": {"outcome": None},
    }
    (scenario,) = parse_scenarios(dump(document), "midway")
    return start(scenario)


def evolving(card: str, *, in_play: bool) -> Game:
    lies = {"in_play": [card], "deck": ["ambush"]} if in_play else {"deck": [card, "ambush"]}
    hands = {"p1": {"hand": ["crystal", "fire-chakram"]}, "p2": {"hand": ["spark"]}}
    return midway(
        "fungal-mesh",
        {
            "turn": {"nemesis": "main" if in_play else "draw"},
            "players": hands,
            "nemesis": {"tokens": 0, "discard": []} | lies,
        },
    )


def degrading() -> Game:
    return midway(
        "haze-fiend",
        {
            "turn": {"nemesis": "main"},
            "players": {"p1": {"hand": ["incinerating-fist", "void-mill"]}, "p2": {"hand": []}},
            "nemesis": {
                "tokens": {"token": 0, "flaw": 6},
                "in_play": ["haze-smoke-guardian"],
                "deck": ["haze-toxic-breath"],
            },
        },
    )


def hold_here(game: Game) -> None:
    """All that can be done with a game between two answers leaves it as it is."""
    invariants.position_sound(game)
    invariants.question_sound(game)
    invariants.copy_equal(game)
    invariants.json_equal(game)
    invariants.every_option_works(game)
    invariants.views_hide(game, 7)
    invariants.scenario_equal(game)
    for index in range(len(game.asked.options)):
        invariants.undo_restores(game, index)


@pytest.mark.rule("legacy.evolve-form", "legacy.evolve-attack", "L3")
def test_while_an_attack_evolves() -> None:
    game = evolving("scatter~0", in_play=False)
    hold_here(game)
    game.choose("p1")
    hold_here(game)
    saved = game.copy()
    game.choose("hand crystal")
    assert discarded(game) == ["pulverize"]
    assert discarded(saved) == []
    game.undo()
    assert (discarded(game), game.state) == ([], saved.state)
    game.choose("hand fire-chakram")
    assert discarded(game) == ["pulverize"]


@pytest.mark.rule("legacy.evolve-minion", "L4")
def test_while_a_minion_evolves() -> None:
    game = evolving("spine-thresher~3", in_play=True)
    hold_here(game)
    before = game.copy()
    game.choose("p2")
    assert in_play(game) == ["spine-reaper"]
    hold_here(game)
    while game.state != before.state:
        game.undo()
    assert in_play(game) == ["spine-thresher~3"]


@pytest.mark.rule("legacy.degrade", "L12")
def test_while_a_card_is_degraded() -> None:
    game = degrading()
    for key in ("hand incinerating-fist", "yes", "supply fire-chakram"):
        hold_here(game)
        before = game.copy()
        game.choose(key)
        game.undo()
        assert game.state == before.state
        game.choose(key)
    hold_here(game)
    kinds = [game.codex.ids[game.state.kind[card]] for card in game.state.hand[0]]
    assert sorted(kinds) == ["fire-chakram", "void-mill"]


def discarded(game: Game) -> list[str]:
    return [game.codex.ids[game.state.kind[card]] for card in game.state.nemesis_discard]


def in_play(game: Game) -> list[str]:
    return [game.codex.ids[game.state.kind[card]] for card in game.state.in_play][:1]
