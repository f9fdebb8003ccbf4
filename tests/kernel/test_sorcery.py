"""Spells of a nemesis: its decks and boards, made up here but for the order of costs."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gravehold.content.library import make_setup
from gravehold.kernel.definitions import Board, NemesisSpell, Part, Space, Zone
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    Action,
    CastBoard,
    CastTop,
    CostOfIt,
    DestroyIt,
    DestroyOnBoard,
    GainAether,
    GainCharge,
    GraveholdSuffers,
    If,
    LoseCharges,
    MoveTop,
    N,
    Perform,
    PlayersSuffer,
    PutInto,
    PutOnBoard,
    RevealTop,
)
from gravehold.kernel.state import HIDDEN
from gravehold.kernel.view import View
from tests.kernel.made_up_places import names, played, sound

ONE, TWO, THREE = (NemesisSpell(f"hex-{n}", cost=n, cast=GraveholdSuffers(n)) for n in range(1, 4))
HEXES = Zone("hexes", order="hidden", cards=(ONE, TWO, THREE), shuffled=False)
ALTAR = Board("altar", spaces=(Space("1"), Space("2", cast=GraveholdSuffers(10))))
MAT = {"zones": (HEXES,), "boards": (ALTAR,), "unleash": ()}
PUT = PutOnBoard("altar", "hexes", "first-free", otherwise=CastTop("hexes"))


def hurt(game: Game) -> int:
    return game.codex.gravehold_life - game.state.gravehold


@pytest.mark.rule("L24", "R9")
def test_the_top_spell_lies_under_its_deck_once_it_is_cast() -> None:
    game = played(CastTop("hexes"), **MAT)
    assert hurt(game) == 1
    assert names(game, "hexes") == ["hex-2", "hex-3", "hex-1"]
    assert game.codex.tables.place["hexes"].known(game.state) == (0, 0, 1)


@pytest.mark.rule("L24")
def test_spells_are_cast_from_left_to_right_and_then_their_space_speaks() -> None:
    game = played(PUT, PUT, CastBoard("altar", "hexes"), **MAT)
    assert hurt(game) == 13
    assert names(game, "hexes") == ["hex-3", "hex-1", "hex-2"]


@pytest.mark.rule("L24")
def test_what_comes_to_the_board_meanwhile_is_not_cast() -> None:
    again = NemesisSpell("again", cost=1, cast=PUT)
    hexes = replace(HEXES, cards=(again, ONE, TWO))
    game = played(PUT, CastBoard("altar", "hexes"), **{**MAT, "zones": (hexes,)})
    assert hurt(game) == 0
    assert names(game, "altar", 0) == ["hex-1"]


@pytest.mark.rule("L24")
def test_a_full_board_lets_the_spell_be_cast_from_nowhere() -> None:
    game = played(PUT, PUT, PUT, **MAT)
    assert hurt(game) == 3
    assert names(game, "hexes") == ["hex-3"]


def test_spells_of_a_cost_are_destroyed_and_counted() -> None:
    same = replace(HEXES, cards=(ONE, ONE, TWO))
    wanted = DestroyOnBoard("altar", None, costing=1, then=GainAether(N))
    game = played(PUT, PUT, wanted, **{**MAT, "zones": (same,)})
    assert game.state.aether == 2
    assert names(game, "destroyed") == ["hex-1", "hex-1"]


def test_which_spell_is_destroyed_is_asked_only_where_there_are_several() -> None:
    game = played(PUT, PUT, DestroyOnBoard("altar"), **MAT)
    assert [option.key for option in game.asked.options] == ["spell 1", "spell 2"]
    game.choose("spell 1")
    sound(game)
    assert (names(game, "altar", 0), names(game, "altar", 1)) == ([], ["hex-2"])
    alone = played(PUT, DestroyOnBoard("altar"), **MAT)
    assert names(alone, "destroyed") == ["hex-1"]


@pytest.mark.rule("R23")
def test_the_top_card_is_shown_to_all_and_may_be_destroyed() -> None:
    cheap = RevealTop("hexes", If(CostOfIt().exactly(1), DestroyIt()))
    game = played(cheap, cheap, **MAT)
    assert names(game, "destroyed") == ["hex-1"]
    assert game.codex.tables.place["hexes"].known(game.state) == (1, 0)
    empty = played(cheap, **{**MAT, "zones": (replace(HEXES, cards=()),)})
    assert names(empty, "destroyed") == []


def test_cards_go_unseen_from_the_bottom_of_one_deck_to_the_top_of_another() -> None:
    zones = (HEXES, Zone("hex-heap", order="hidden", group="hexes"))
    move = MoveTop("hexes", "hex-heap", shown=False, bottom=True)
    game = played(move, MoveTop("hexes", "hex-heap", under=True, shown=False, n=5), zones=zones)
    assert names(game, "hex-heap") == ["hex-3", "hex-1", "hex-2"]
    seen = View.of(game, 0).state
    assert game.codex.tables.place["hex-heap"].at(seen) == (HIDDEN,) * 3
    assert game.codex.tables.place["hex-heap"].known(game.state) == (0, 0, 0)


def test_what_the_mat_has_a_name_for_happens_as_often_as_it_is_said() -> None:
    game = played(Perform("chant", 3), **MAT, parts=(Part("chant", GraveholdSuffers(2)),))
    assert hurt(game) == 6
    assert hurt(played(Perform("chant", 3), **MAT)) == 0


def test_an_action_on_a_board_of_the_nemesis_is_told_by_the_space_alone() -> None:
    counter = Action(
        "counter", board="altar", price=LoseCharges(CostOfIt()), do=PutInto("hexes", under=True)
    )
    game = played(PUT, PUT, GainCharge(1), **MAT, standing=(counter,))
    keys = [option.key for option in game.asked.options if option.key.startswith("counter")]
    assert keys == ["counter 1"]
    game.choose("counter 1")
    sound(game)
    assert game.state.charges[0] == 0
    assert names(game, "hexes") == ["hex-3", "hex-1"]


@pytest.mark.rule("L53")
def test_shared_damage_is_one_instance_for_each_who_takes_any() -> None:
    game = played(PlayersSuffer(7), **MAT)
    assert game.asked.kind == "divide"
    assert {"p1 7", "p1 0", "p2 7"} <= {option.key for option in game.asked.options}
    game.choose("p1 0")
    assert game.state.life == [10, 3]


def test_a_deck_by_cost_has_the_cheapest_on_top_in_every_possible_world() -> None:
    setup = make_setup(nemesis="xaxos-ascended", mages=["garu", "gex"])
    orders = set()
    for seed in range(6):
        game = Game.new(setup, seed)
        for world in (game, View.of(game, 0).determinize(seed)):
            place = world.codex.tables.place["concentrate-deck"]
            kinds = [world.state.kind[card] for card in place.at(world.state)]
            costs = [world.codex.cost[kind] for kind in kinds]
            assert costs == sorted(costs) == [3, 4, 4, 4, 5, 5, 5]
            orders.add(tuple(kinds))
    assert len(orders) > 3


def test_a_game_goes_on_from_a_save_between_two_spells() -> None:
    ask = NemesisSpell("ask", cost=1, cast=PlayersSuffer(2))
    hexes = replace(HEXES, cards=(ask, THREE, TWO))
    game = played(PUT, PUT, CastBoard("altar", "hexes"), **{**MAT, "zones": (hexes,)})
    sound(game)
    game.choose("p2 2")
    assert hurt(game) == 13
