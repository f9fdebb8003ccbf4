"""Positions written as scenarios: read again they are the same, and go on in the same way."""

import random
from itertools import pairwise

import pytest

from gravehold.content.library import make_setup
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.game import Game
from gravehold.notation.describe import describe, scenario_of
from gravehold.notation.runner import run_scenario, start
from gravehold.notation.scenario import Scenario, parse_scenarios
from gravehold.notation.yamltext import WIDTH, dump
from gravehold.table.laying import is_start
from tests.notation.games import random_game
from tests.notation.texts import game_at


def written(game: Game) -> Scenario:
    [found] = parse_scenarios(dump(scenario_of(game)), "written.yaml")
    return found


def read_again(game: Game) -> Game:
    scenario = written(game)
    assert run_scenario(scenario).problems == ()
    again = start(scenario)
    for step in scenario.steps:
        again.choose(step.key)
    return again


@pytest.mark.parametrize("seed", range(40))
def test_a_position_written_and_read_again_is_the_same(seed: int) -> None:
    game = random_game(seed, answers=7 * seed)
    assert describe(read_again(game)) == describe(game)


@pytest.mark.parametrize("seed", range(12))
def test_a_position_read_again_goes_on_in_the_same_way(seed: int) -> None:
    """Also where cards are shuffled later: the seed written is the state of the generator."""
    chance = random.Random(seed)
    game = random_game(seed, answers=25)
    again = read_again(game)
    while not game.over:
        keys = list(game.asked.options.by_key())
        assert list(again.asked.options.by_key()) == keys
        key = chance.choice(keys)
        game.choose(key)
        again.choose(key)
        assert describe(again) == describe(game)
    assert again.outcome == game.outcome


@pytest.mark.parametrize("seed", range(8))
def test_the_start_of_a_phase_needs_no_steps(seed: int) -> None:
    game = random_game(seed, answers=0)
    chance = random.Random(seed)
    while not game.over:
        if is_start(game):
            assert written(game).steps == ()
        game.pick(chance.randrange(len(game.asked.options)))


def test_amid_a_card_the_answers_since_the_start_are_written() -> None:
    game = game_at("turn: {seat: p1, phase: main}\n  players: {p1: {hand: [primordial-fetish]}}")
    game.choose("play primordial-fetish")
    document = scenario_of(game)
    assert document["steps"] == ["play primordial-fetish"]
    assert document["position"]["players"]["p1"]["hand"] == ["primordial-fetish"]
    assert document["expect"] == {"decision": {"seats": ["p1"], "kind": "or"}}


def test_a_choice_of_who_acts_is_written_before_the_card_is_drawn() -> None:
    game = game_at(
        "turn: {next: true}\n  turn_order: {deck: [wild, p1], discard: [nemesis]}",
        game="{nemesis: gate-witch, mages: [dezmodia, garu, gex]}",
    )
    assert game.asked.kind == "turn"
    position = scenario_of(game)["position"]
    assert position["turn"] == {"next": True}
    assert position["turn_order"] == {"deck": ["wild", "p1"], "discard": ["nemesis"]}


def test_a_position_that_began_in_the_nemesis_turn_is_written_from_there() -> None:
    game = game_at("turn: {nemesis: draw}\n  nemesis: {deck: [afflict, smite]}")
    document = scenario_of(game)
    assert document["position"]["turn"] == {"nemesis": "draw"}
    assert describe(read_again(game)) == describe(game)


def test_a_game_amid_its_first_card_is_written_from_the_deal() -> None:
    """Nothing but the seed is needed where no phase has started yet."""
    setup = make_setup(nemesis="gate-witch", mages=["dezmodia", "garu"])
    games = (Game.new(setup, seed) for seed in range(200))
    game = next(game for game in games if not is_start(game))
    document = scenario_of(game)
    assert "position" not in document
    assert document["game"]["seed"] == game.seed


def test_a_finished_game_is_written_with_its_outcome() -> None:
    game = random_game(5)
    outcome = game.outcome
    assert outcome is not None
    expect = scenario_of(game)["expect"]
    assert expect == {"outcome": "won" if outcome.won else "lost", "because": outcome.because}
    assert run_scenario(written(game)).passed


def test_a_game_without_a_record_can_be_written_at_a_start_only() -> None:
    game = random_game(3, answers=0, record=False)
    chance = random.Random(3)
    while is_start(game):
        assert "position" in scenario_of(game)
        game.pick(chance.randrange(len(game.asked.options)))
    with pytest.raises(GraveholdError, match="keeps no record"):
        scenario_of(game)


def test_what_happened_this_turn_is_written() -> None:
    game = game_at(
        "turn: {seat: p1, phase: main, aether: 9}\n"
        "  players: {p1: {hand: [crystal], breaches: {1: {prepped: [nova-forge]}}}}"
    )
    for key in ("use nova-forge 1", "play crystal", "gain frozen-magmite", "focus 2"):
        game.choose(key)
    position = describe(game)
    assert position["turn"]["gained"] == ["frozen-magmite"]
    assert "plays" not in position["turn"]  # what lies there played says it
    breaches = position["players"]["p1"]["breaches"]
    assert breaches[1]["used"] == ["nova-forge"]
    assert breaches[2]["focused"] is True
    assert describe(read_again(game)) == position


def test_what_starts_a_turn_does_not_start_it_again() -> None:
    """Hemorrhage hurts once, however often the casting phase is written down."""
    game = game_at(
        "turn: {seat: p1, phase: casting}\n"
        "  players: {p1: {life: 5, before: [hemorrhage], breaches: {1: {prepped: [spark]}}}}"
    )
    assert describe(game)["players"]["p1"]["life"] == 4
    assert describe(read_again(game)) == describe(game)


def test_tokens_lie_on_a_pile_that_the_nemesis_brings() -> None:
    game = game_at(
        "turn: {seat: p1, phase: main}\n"
        "  supply: {soulfire: 3, molten-peridot: 7}\n  glyphs: {soulfire: [draw]}",
        game="{rules: outcasts, nemesis: fountain-of-souls, mages: [zhana-outcasts, kel]}",
    )
    assert describe(read_again(game))["glyphs"] == {"soulfire": ["draw"]}


def test_lines_are_short_and_words_that_could_be_mistaken_are_quoted() -> None:
    text = dump(scenario_of(random_game(1, answers=60)))
    assert max(len(line) for line in text.splitlines()) <= WIDTH
    assert dump({"a": ["yes", "1/2", "p2.3", "x: y", "", None, True]}) == (
        'a: ["yes", "1/2", p2.3, "x: y", "", null, true]\n'
    )


def test_a_long_list_is_broken_between_its_items() -> None:
    text = dump({"deck": ["night-unending"] * 20})
    lines = text.splitlines()
    assert lines[0] == "deck:"
    assert lines[1].startswith("  [night-unending, ")
    assert all(line.endswith(",") for line, _ in pairwise(lines[1:]))
    assert lines[-1].endswith("]")
