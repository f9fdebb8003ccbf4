"""Cards that set each other off for ever are an error, and the position stays as it was."""

import pytest

from gravehold.content.own import library_with
from gravehold.kernel.definitions import Relic
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import Draw, Life, RepeatUntil
from gravehold.notation.runner import start
from gravehold.notation.scenario import parse_scenarios

NEVER = Life().at_least(99)
# One repetition gives up in time; three within each other take longer than anybody waits.
WHEEL = Relic("wheel", play=RepeatUntil(NEVER, RepeatUntil(NEVER, RepeatUntil(NEVER, Draw(0)))))
SCENARIO = """\
name: a card that never ends
game: {nemesis: umbra-titan, mages: [garu], supply: [wheel]}
position: {turn: {seat: p1, phase: main}, players: {p1: {hand: [wheel, crystal]}}}
expect: {players: {p1: {aether: 0}}}
"""


@pytest.fixture
def game() -> Game:
    [scenario] = parse_scenarios(SCENARIO, "x", library=library_with([WHEEL]))
    return start(scenario)


def test_it_is_an_error_that_changes_nothing(game: Game) -> None:
    before = game.copy()
    with pytest.raises(GraveholdError, match="never ends"):
        game.choose("play wheel")
    assert game == before
    game.choose("play crystal")
    assert game.state.aether == 1
