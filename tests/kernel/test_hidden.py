"""What views show and hide (R1, draw.look)."""

from __future__ import annotations

import msgspec
import pytest

from gravehold.content.library import make_setup
from gravehold.kernel.definitions import Gem
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import ShuffleDiscardIntoDeck
from gravehold.kernel.state import HIDDEN
from tests.kernel.test_order_of_things import main_phase_with


def game(open_decks: bool = True, seed: int = 5) -> Game:
    setup = make_setup(nemesis="hollow-crown", mages=["garu", "gex"])
    rules = msgspec.structs.replace(setup.rules, open_decks=open_decks)
    return Game.new(msgspec.structs.replace(setup, rules=rules), seed)


@pytest.mark.rule("R1", "draw.look")
def test_decks_are_shown_in_order_as_a_memory_aid() -> None:
    table = game()
    assert table.view("p2").state.deck == table.state.deck


@pytest.mark.rule("R1", "draw.look")
def test_without_the_option_a_deck_shows_its_cards_but_not_their_order() -> None:
    table = game(open_decks=False)
    table.state.deck[0] = tuple(reversed(table.state.deck[0]))
    shown = table.view(0).state.deck[0]
    assert shown == tuple(sorted(table.state.deck[0]))
    assert shown != table.state.deck[0]


@pytest.mark.rule("R1", "draw.never-shuffle")
def test_a_shuffled_deck_is_unknown_until_it_is_turned_over_again() -> None:
    stone = Gem("tumbling-stone", play=ShuffleDiscardIntoDeck())
    table = main_phase_with(stone)
    table.choose("play tumbling-stone")
    assert table.state.blind[0] == len(table.state.deck[0])
    assert table.view(0).state.deck[0] == tuple(sorted(table.state.deck[0]))


@pytest.mark.rule("draw.look")
def test_discard_piles_are_open_to_all_in_order() -> None:
    table = game()
    table.state.discard[0], table.state.deck[0] = table.state.deck[0], ()
    assert table.view(1).state.discard[0] == table.state.discard[0]


def test_face_down_decks_and_chance_are_hidden() -> None:
    table = game()
    shown = table.view("p1").state
    assert set(shown.nemesis_deck) == set(shown.box) == set(shown.turn_deck) == {HIDDEN}
    assert set(table.codex.tables.place["acolyte"].at(shown)) == {HIDDEN}
    assert shown.rng == 0


def test_two_worlds_that_differ_in_hidden_order_look_the_same() -> None:
    table = game()
    other = table.copy()
    other.state.nemesis_deck = tuple(reversed(other.state.nemesis_deck))
    other.state.turn_deck = tuple(reversed(other.state.turn_deck))
    other.state.rng += 1
    assert table.view(0).state == other.view(0).state


def test_a_view_cannot_reach_back_into_the_game() -> None:
    table = game()
    before = table.copy()
    shown = table.view(0)
    shown.state.life[0] = 1
    shown.state.stack.clear()
    assert table == before


@pytest.mark.parametrize("seed", range(12))
def test_an_imagined_world_keeps_all_that_was_seen(seed: int) -> None:
    table = game(seed=seed)
    world = table.view(0).determinize(seed + 100)
    assert world.view(0).state.hand == table.state.hand
    assert sorted(world.state.turn_deck) == sorted(table.state.turn_deck)
    assert len(world.state.nemesis_deck) == len(table.state.nemesis_deck)
    tier = [
        getattr(world.codex.definitions[world.state.kind[c]], "tier", 0)
        for c in world.state.nemesis_deck
    ]
    assert tier == sorted(tier)
    assert len({*world.state.nemesis_deck, *world.state.box}) == len(
        world.state.nemesis_deck
    ) + len(world.state.box)
