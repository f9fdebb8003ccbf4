"""Shields and silence of minions in positions, whatever the set-up names."""

import pytest

from gravehold.kernel.game import Game
from gravehold.notation.describe import scenario_of
from gravehold.notation.runner import start
from gravehold.notation.scenario import parse_scenarios
from gravehold.notation.yamltext import dump
from tests.notation.test_bad_positions import message
from tests.notation.texts import game_at, scenario_text

DRONE = "nemesis: {in_play: [{card: catacomb-drone, shields: 2, silenced: true}]}"
PLAYING = "turn: {seat: p1, phase: main}"


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ("{card: catacomb-drone, shields: -1}", "'shields' should be from 0 to 999, not -1"),
        ("{card: catacomb-drone, shields: many}", "'shields' should be a whole number, not 'many'"),
        ("{card: catacomb-drone, silenced: 1}", "'silenced' should be true or false, not 1"),
        (
            "{card: catacomb-drone, shield: 1}",
            "unknown field 'shield' in in_play; did you mean 'shields'?",
        ),
        ("{card: aphotic-sun, shields: 1}", "'aphotic-sun' has power, not shields"),
        ("{card: aphotic-sun, silenced: true}", "'aphotic-sun' has power, not silenced"),
    ],
)
def test_what_no_minion_can_have(entry: str, why: str) -> None:
    assert why in message(scenario_text(f"nemesis: {{in_play: [{entry}]}}"))


def read_again(game: Game) -> Game:
    [scenario] = parse_scenarios(dump(scenario_of(game)), "again.yaml")
    return start(scenario)


def test_a_position_with_tokens_is_written_and_read_again() -> None:
    game = game_at(f"{PLAYING}\n  {DRONE}")
    told = scenario_of(game)["position"]["nemesis"]["in_play"]
    assert told == [{"card": "catacomb-drone", "life": 5, "shields": 2, "silenced": True}]
    assert read_again(game) == game


def test_a_keyword_stays_with_the_game_when_its_tokens_are_gone() -> None:
    """Written after them, the position alone would no longer bring their rules."""
    drone = "nemesis: {in_play: [{card: catacomb-drone, silenced: true}]}"
    game = game_at(f"turn: {{nemesis: main}}\n  {drone}")
    for _ in range(99):
        if game.asked.kind == "main":
            break
        game.choose(game.asked.options[0])
    assert "silenced" not in str(scenario_of(game)["position"])
    assert read_again(game).setup == game.setup


def test_what_no_minion_has_is_not_shown() -> None:
    """Every minion could be silenced; a table tells of those that are."""
    game = game_at(f"{PLAYING}\n  nemesis: {{in_play: [catacomb-drone]}}")
    assert "silenced" not in str(scenario_of(game))
