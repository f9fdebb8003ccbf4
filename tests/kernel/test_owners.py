"""Cards that bear a name: whose they are wherever they lie, and what a battle hands back."""

from __future__ import annotations

import pytest

from gravehold import make_setup
from gravehold.content.builds import Build
from gravehold.content.library import LIBRARY
from gravehold.kernel.errors import BadFile
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import DESTROYED, HAND
from gravehold.kernel.run import Run
from gravehold.kernel.select import cards
from gravehold.kernel.state import NOBODY, Ctx
from gravehold.lab.setups import setup_from_ids
from gravehold.modes.campaign.handing import flawed_of, flaws_left
from gravehold.notation.describe import scenario_of
from gravehold.notation.runner import start
from gravehold.notation.scenario import parse_scenarios
from gravehold.notation.yamltext import dump

HAZE = """
name: made up
game: {{rules: legacy, chapter: 5, nemesis: haze-fiend, mages: [adept, adept]}}
position:
  turn: {{nemesis: end}}
  players:
    p1: {{hand: {hand}, deck: [], discard: [flawed-crystal]}}
    p2: {{hand: [crystal, spark], deck: [flawed-crystal, crystal], discard: []}}
  destroyed: {destroyed}
  nemesis: {{tokens: {{token: 2, flaw: 5}}, deck: [smite]}}
  turn_order: {{deck: [p1, nemesis], discard: [nemesis]}}
expect: {{}}
"""


def game_at(hand: str = "[spark]", destroyed: str = "[]") -> Game:
    [scenario] = parse_scenarios(HAZE.format(hand=hand, destroyed=destroyed), "made-up.yaml")
    return start(scenario)


def read_again(game: Game) -> Game:
    [scenario] = parse_scenarios(dump(scenario_of(game)), "again.yaml")
    again = start(scenario)
    for step in scenario.steps:
        again.choose(step.key)
    return again


def flawed(game: Game) -> list[int]:
    return list(flawed_of(game, LIBRARY.workshops["adept"]).values())


@pytest.mark.rule("L49")
def test_flawed_crystals_are_counted_in_every_zone() -> None:
    destroyed = "[{card: flawed-crystal, of: p2}, flawed-crystal, {card: crystal, of: p2}]"
    game = game_at("[{card: flawed-crystal, of: p2}, flawed-crystal]", destroyed)
    assert game.asked.kind == "main"  # p2 alone had a Crystal to be flawed, in hand
    assert flawed(game) == [3, 4]
    assert flaws_left(game) == 4


@pytest.mark.rule("L49")
def test_another_players_card_keeps_its_name_when_written_and_read() -> None:
    game = game_at("[{card: crystal, of: p2}, spark]", "[{card: crystal, of: p2}, crystal]")
    game.choose("p1")
    assert flawed(game) == [1, 2]
    again = read_again(game)
    assert again.state.whose == game.state.whose
    assert flawed(again) == flawed(game)
    told = scenario_of(game)["position"]
    assert told["players"]["p1"]["hand"][0] == {"card": "flawed-crystal", "of": "p2"}
    assert told["destroyed"] == [{"card": "crystal", "of": "p2"}, "crystal"]


def test_a_dealt_game_knows_whose_cards_are() -> None:
    game = Game.new(make_setup(nemesis="haze-fiend", mages=["garu", "dezmodia", "gex"]), 3)
    s = game.state
    for seat in range(3):
        held = (*s.hand[seat], *s.deck[seat])
        assert {s.whose[card] for card in held} == {seat}
    assert {s.whose[card] for pile in s.piles for card in pile} == {NOBODY}
    assert flawed(game) == [0, 0, 0]
    assert flaws_left(game) == 9


def test_a_save_in_the_middle_of_a_fracture_goes_on() -> None:
    game = game_at("[crystal]")
    assert game.asked.kind == "player"
    game.choose("p2")
    again = Game.from_json(game.to_json(), setup_from_ids)
    assert again == game
    assert again.state.whose == game.state.whose


@pytest.mark.rule("legacy.flawed-start")
def test_where_nothing_is_flawed_the_build_says_how_many_are() -> None:
    setup = make_setup(
        nemesis="bladius",
        mages=["adept", "adept"],
        rules="legacy",
        chapter="6",
        builds={"p2": Build(flawed=2)},
    )
    game = Game.new(setup, 1)
    assert game.state.whose == ()
    assert flawed(game) == [0, 2]
    assert flaws_left(game) is None


def test_a_game_before_cards_had_names_finds_no_destroyed_ones() -> None:
    game = Game.new(make_setup(nemesis="umbra-titan", mages=["garu"]), 1)
    run = Run(game.state.copy(), game.codex)
    run.s.destroyed = (run.s.hand[0][0],)
    assert cards(run, DESTROYED, Ctx(you=0)) == []
    assert cards(run, HAND, Ctx(you=0)) != []


@pytest.mark.rule("L49")
def test_flaws_of_a_mage_who_begins_with_some_come_on_top() -> None:
    setup = make_setup(
        nemesis="haze-fiend",
        mages=["adept", "adept"],
        rules="legacy",
        chapter="5",
        builds={"p1": Build(flawed=3)},
        flaws=2,
    )
    game = Game.new(setup, 1)
    assert flawed(game) == [3, 0]
    assert flaws_left(game) == 2


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ("{card: crystal, of: p3}", "unknown seat 'p3'"),
        ("{card: crystal, whose: p1}", "unknown field 'whose' in destroyed"),
        ("{card: cristal, of: p1}", "did you mean 'crystal'?"),
        ("{of: p1}", "destroyed"),
    ],
)
def test_a_bad_name_on_a_card_is_told(entry: str, why: str) -> None:
    with pytest.raises(BadFile) as told:
        game_at(destroyed=f"[{entry}]")
    assert why in str(told.value)
    assert "made-up.yaml:" in str(told.value)
