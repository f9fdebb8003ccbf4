"""Scenario texts for the tests of this folder."""

from gravehold.kernel.game import Game
from gravehold.notation.runner import start
from gravehold.notation.scenario import GameScenario, parse_scenarios

GAME = "{nemesis: gate-witch, mages: [dezmodia, garu], seed: 1}"
POSITION = "turn: {seat: p1, phase: main, aether: 4}"
EXPECT = "gravehold: {life: 30}"


def scenario_text(
    position: str = POSITION, *, game: str = GAME, expect: str = EXPECT, steps: str = "[]"
) -> str:
    """A scenario, every part on lines of its own: game 2, position 4, expect 6, steps 7."""
    return (
        f"name: a test\ngame: {game}\nposition:\n  {position}\n"
        f"expect:\n  {expect}\nsteps: {steps}\n"
    )


def scenario(
    position: str = POSITION, *, game: str = GAME, expect: str = EXPECT, steps: str = "[]"
) -> GameScenario:
    text = scenario_text(position, game=game, expect=expect, steps=steps)
    [found] = parse_scenarios(text, "test.yaml")
    assert isinstance(found, GameScenario)
    return found


def game_at(position: str = POSITION, *, game: str = GAME) -> Game:
    return start(scenario(position, game=game))
