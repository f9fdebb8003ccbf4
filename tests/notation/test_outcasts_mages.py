"""Mistakes in what the mages of Outcasts bring to a position, and positions written anew."""

from __future__ import annotations

from typing import Any

import pytest

from gravehold.kernel.errors import BadFile
from gravehold.lab import invariants
from gravehold.notation.describe import scenario_of
from gravehold.notation.picture import picture
from gravehold.notation.runner import start
from gravehold.notation.scenario import Scenario, parse_scenarios
from gravehold.notation.yamltext import dump

SUPPLY = ["molten-peridot", "twisted-fang"]


def scenario(mage: str, position: dict[str, Any]) -> Scenario:
    document = {
        "name": "made up",
        "game": {
            "rules": "outcasts",
            "nemesis": "gate-witch",
            "mages": [mage, "garu"],
            "supply": SUPPLY,
        },
        "position": {"turn": {"seat": "p1", "phase": "main"}, **position},
        "expect": {"outcome": None},
    }
    return parse_scenarios(dump(document), "made-up.yaml")[0]


@pytest.mark.parametrize(
    ("mage", "position", "message"),
    [
        (
            "taqren-outcasts",
            {"players": {"p1": {"tokens": {"barrier": 5}}}},
            "'barrier' should be from 1 to 4, not 5",
        ),
        (
            "taqren-outcasts",
            {"players": {"p1": {"tokens": {"barrier": 0}}}},
            "'barrier' should be from 1 to 4, not 0",
        ),
        (
            "zhana-outcasts",
            {"glyphs": {"twisted-fang": ["liffe"]}},
            "unknown token 'liffe'; did you mean 'life'? (there are: charge, life,",
        ),
        (
            "zhana-outcasts",
            {"glyphs": {"twisted-fang": ["life"], "molten-peridot": ["strike", "life"]}},
            "'life' lies in two places",
        ),
        (
            "zhana-outcasts",
            {"glyphs": {"twisted-fang": ["charge", "life", "draw", "focus", "strike", "life"]}},
            "'life' lies in two places",
        ),
        (
            "zhana-outcasts",
            {"glyphs": {"twisted-fng": ["life"]}},
            "unknown supply card 'twisted-fng'; did you mean 'twisted-fang'?",
        ),
        (
            "zhana-outcasts",
            {"supply": {"molten-peridot": 3}, "glyphs": {"twisted-fang": ["life"]}},
            "lie only on piles that are not empty; 'twisted-fang' has no card left",
        ),
        ("gex", {"glyphs": {"twisted-fang": ["life"]}}, "unknown field 'glyphs'"),
        (
            "thraxir",
            {"players": {"p1": {"breaches": {1: {"kind": "forgd"}}}}},
            "unknown kind of breach 'forgd'; did you mean 'forged'?",
        ),
    ],
)
def test_a_mistake_is_told_with_its_place(
    mage: str, position: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadFile) as caught:
        scenario(mage, position)
    assert message in str(caught.value)
    assert "made-up.yaml:" in str(caught.value)


@pytest.mark.parametrize(
    ("mage", "position"),
    [
        ("taqren-outcasts", {"players": {"p1": {"tokens": {"barrier": 3}}}}),
        ("zhana-outcasts", {"glyphs": {"twisted-fang": ["strike", "life"]}}),
        ("zhana-outcasts", {"glyphs": {"molten-peridot": ["draw"], "twisted-fang": ["focus"]}}),
        ("thraxir", {"players": {"p1": {"breaches": {2: {"open": True}, 4: {"turned": 2}}}}}),
    ],
)
def test_a_position_is_written_as_it_was_read(mage: str, position: dict[str, Any]) -> None:
    game = start(scenario(mage, position))
    invariants.position_sound(game)
    document = scenario_of(game)
    assert document["position"].get("glyphs", {}) == position.get("glyphs", {})
    assert "glyph" not in document["position"]["nemesis"]  # the rest goes without saying
    again = start(parse_scenarios(dump(document), "written.yaml")[0])
    assert picture(again.state, again.codex) == picture(game.state, game.codex)
