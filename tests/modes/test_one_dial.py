"""The house rule of one dial: what a won battle cost is missing in all that come."""

import msgspec
import pytest

from gravehold import Expedition
from gravehold.kernel.codices import codex_for
from gravehold.kernel.game import Game
from gravehold.modes.expedition.state import State
from gravehold.notation.runner import start
from gravehold.notation.scenario import parse_scenarios
from gravehold.table.laying import dealt

SCENE = """
name: one spark from the end
game: {{rules: outcasts, nemesis: experiment-153, mages: [ilya, kel], seed: 1}}
position:
  turn: {{seat: p1, phase: casting}}
  gravehold: {{life: {life}}}
  players: {{p1: {{breaches: {{1: {{open: true, prepped: [spark]}}}}}}}}
  nemesis: {{maws: {{1: {{space: 1, life: 1}}}}}}
expect: {{}}
"""


def won(life: int) -> Game:
    """A battle won with so much life left."""
    [scene] = parse_scenarios(SCENE.format(life=life), "scene")
    game = start(scene)
    game.choose("cast 1 spark")
    assert game.outcome is not None
    assert game.outcome.won
    return game


def after(journey: Expedition, *games: Game) -> State:
    state = journey.state
    for game in games:
        state = journey.rules.ended(state, game)
    return state


@pytest.mark.rule("expedition.fresh")
def test_without_the_option_every_battle_starts_at_full_life() -> None:
    journey = Expedition.new()
    assert journey.rules.recipe(after(journey, won(23))).wounds == 0


@pytest.mark.parametrize("kind", ["outcasts", "default"])
def test_what_a_won_battle_cost_stays_lost(kind: str) -> None:
    journey = Expedition.new(kind, options=["one-dial"])
    once, twice = after(journey, won(23)), after(journey, won(23), won(20))
    assert (once.battle, journey.rules.recipe(once).wounds) == (2, 7)
    assert (twice.battle, journey.rules.recipe(twice).wounds) == (3, 10)


def test_the_next_battle_is_dealt_without_it() -> None:
    journey = Expedition.new(options=["one-dial"])
    state = after(journey, won(23))
    market = state.barracks.supply[:9]
    chosen = msgspec.structs.replace(state, mages=("ilya", "kel"), market=market)
    assert dealt(codex_for(journey.rules.setup(chosen)), 1).gravehold == 23


def test_a_lost_battle_costs_nothing() -> None:
    journey = Expedition.new(options=["one-dial"])
    state = journey.rules.settled(after(journey, won(23)), won=False)
    assert (state.battle, state.attempt, journey.rules.recipe(state).wounds) == (2, 2, 7)
