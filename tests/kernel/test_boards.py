"""Boards that definitions declare, for cards, tokens and bridges; all of them made up here."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from gravehold.kernel import zones
from gravehold.kernel.definitions import Board, Link, Minion, Space, Token, Zone
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    Action,
    AddToSpace,
    AdvanceCards,
    Connected,
    DrawMinion,
    GainAether,
    GraveholdSuffers,
    If,
    MoveAlong,
    OnBoard,
    PlaceBridge,
    PutOnBoard,
    RemoveBridge,
    SpendAether,
    SwapBridge,
    TakeFromBoard,
    Tokens,
)
from tests.kernel.made_up_places import DREAMS, PLAIN, names, played, run_of, sound, table

MAT = Board(
    "mat",
    spaces=tuple(Space(str(n)) for n in range(1, 4)),
    off="dreams",
    end=GraveholdSuffers(2),
)
ENTER = PutOnBoard("mat", "dreams")


def lying(game: Game) -> list[list[str]]:
    return [names(game, "mat", i) for i in range(3)]


def test_a_card_that_enters_pushes_the_others_to_the_first_gap() -> None:
    game = played(ENTER, AdvanceCards("mat"), ENTER, ENTER, zones=(DREAMS,), boards=(MAT,))
    assert lying(game) == [["stone-3"], ["stone-2"], ["stone-1"]]
    gap = played(ENTER, AdvanceCards("mat", 2), ENTER, ENTER, zones=(DREAMS,), boards=(MAT,))
    assert lying(gap) == [["stone-3"], ["stone-2"], ["stone-1"]]


def test_a_card_beyond_the_end_goes_under_its_deck_then_the_end_happens() -> None:
    game = played(ENTER, ENTER, ENTER, ENTER, zones=(DREAMS,), boards=(MAT,))
    assert lying(game) == [["stone-4"], ["stone-3"], ["stone-2"]]
    assert names(game, "dreams")[-1] == "stone-1"
    assert game.state.gravehold == 28


def test_all_cards_advance_the_front_one_first() -> None:
    game = played(ENTER, ENTER, AdvanceCards("mat", 2), zones=(DREAMS,), boards=(MAT,))
    assert lying(game) == [[], [], ["stone-2"]]
    assert game.state.gravehold == 28


def test_a_space_that_is_skipped_is_not_there() -> None:
    hole = Space("2", skip_if=Tokens("nightmare", on="game").at_least(1))
    board = replace(MAT, spaces=(Space("1"), hole, Space("3")))
    nightmare = (Token(start=8), Token(name="nightmare", start=1))
    game = played(ENTER, ENTER, zones=(DREAMS,), boards=(board,), tokens=nightmare)
    assert lying(game) == [["stone-2"], [], ["stone-1"]]


@pytest.mark.parametrize(("where", "space"), [("first-free", 0), ("last-free", 2)])
def test_a_card_takes_a_free_space_and_nothing_if_all_are_full(where: Any, space: int) -> None:
    put = PutOnBoard("mat", "dreams", where)
    game = played(put, zones=(DREAMS,), boards=(MAT,))
    assert lying(game)[space] == ["stone-1"]
    full = played(put, put, put, put, zones=(DREAMS,), boards=(MAT,))
    assert names(full, "dreams")[0] == "stone-4"


def test_a_minion_in_play_leaves_its_space_as_it_is_slain() -> None:
    devourer = Minion("devourer", life=2, immediately=PutOnBoard("mat"))
    foes = Zone("foes", order="hidden", cards=(devourer,))
    game = played(DrawMinion("foes"), zones=(DREAMS, foes), boards=(MAT,))
    assert lying(game)[0] == names(game, "in-play") == ["devourer"]
    run = run_of(game)
    zones.take(run, game.state.in_play[0], "in-play")
    assert lying(game)[0] == []


RING = Board(
    "soul",
    spaces=(Space("A"), Space("B"), Space("C", GraveholdSuffers(1))),
    holds="tokens",
    links=(Link("A", "B"), Link("B", "C"), Link("C", "A")),
)


def souls(game: Game) -> list[int]:
    return [game.codex.tables.tally["space", "soul"].at(game.state, i) for i in range(3)]


def test_souls_move_at_once_along_the_arrows() -> None:
    game = played(
        AddToSpace("soul", "A", 2), AddToSpace("soul", "B"), MoveAlong("soul"), boards=(RING,)
    )
    assert souls(game) == [0, 2, 1]
    assert game.state.gravehold == 29
    far = played(AddToSpace("soul", "A", 2), MoveAlong("soul", 3, space="A"), boards=(RING,))
    assert souls(far) == [2, 0, 0]
    assert far.state.gravehold == 28  # each in passing


def test_souls_of_a_named_space_move_without_the_others() -> None:
    start = (AddToSpace("soul", "A", 2), AddToSpace("soul", "B"))
    assert souls(played(*start, MoveAlong("soul", space="B"), boards=(RING,))) == [2, 0, 1]


def test_one_soul_of_choice_moves_or_leaves() -> None:
    start = (AddToSpace("soul", "A", 2), AddToSpace("soul", "B"))
    game = played(*start, MoveAlong("soul", which="one"), TakeFromBoard("soul"), boards=(RING,))
    assert [option.key for option in game.asked.options] == ["soul A", "soul B"]
    game.choose("soul A")
    game.choose("soul B")
    sound(game)
    assert souls(game) == [1, 1, 0]


GRID = Board(
    "bridge",
    holds="piles",
    links=(Link("1", "2"), Link("2", "3"), Link("1", "4")),
    bridges=True,
)


def test_bridges_connect_piles_to_the_first() -> None:
    game = played(PlaceBridge("bridge"), SwapBridge("bridge"), boards=(GRID,))
    assert [option.key for option in game.asked.options] == [
        f"bridge {x}" for x in ("1-2", "2-3", "1-4")
    ]
    game.choose("bridge 2-3")
    game.choose("bridge 1-2")  # the other one goes unasked
    sound(game)
    tally = game.codex.tables.tally["link", "bridge"]
    assert [tally.at(game.state, i) for i in range(3)] == [1, 0, 0]


def test_the_last_bridge_goes_unasked() -> None:
    game = played(PlaceBridge("bridge"), RemoveBridge("bridge"), boards=(GRID,))
    game.choose("bridge 1-4")
    tally = game.codex.tables.tally["link", "bridge"]
    assert [tally.at(game.state, i) for i in range(3)] == [0, 0, 0]


def test_a_pile_is_connected_only_over_bridges() -> None:
    pile = PLAIN.supply[1].id
    steps = (
        PlaceBridge("bridge"),
        If(Connected("bridge"), GainAether(3)),
        If(OnBoard("bridge").at_least(1), GainAether(1)),
    )
    for key, aether in (("bridge 1-2", 4), ("bridge 2-3", 1)):
        second = replace(PLAIN.supply[1], play=steps)
        mage = replace(PLAIN.mages[0], hand=(pile, "crystal"))
        supply = (PLAIN.supply[0], second, *PLAIN.supply[2:])
        setup = replace(
            PLAIN,
            nemesis=replace(PLAIN.nemesis, boards=(GRID,)),
            supply=supply,
            mages=(mage, PLAIN.mages[1]),
        )
        games = (Game.new(setup, seed) for seed in range(50))
        game = next(game for game in games if game.state.active == 0)
        game.choose(f"play {pile}")
        game.choose(key)
        assert game.state.aether == aether


def test_an_action_that_lays_a_bridge_names_the_link() -> None:
    """Each link without one is an option of the main phase; the price is paid once."""
    build = Action("build", PlaceBridge("bridge"), price=SpendAether(2), once=True)
    game = table(GainAether(5), boards=(GRID,), standing=(build,))
    assert "build 1-2" not in game.asked.options
    game.choose("play made-up")
    assert {o.key for o in game.asked.options if o.key.startswith("build")} == {
        "build 1-2", "build 2-3", "build 1-4",
    }  # fmt: skip
    game.choose("build 2-3")
    sound(game)
    tally = game.codex.tables.tally["link", "bridge"]
    assert [tally.at(game.state, i) for i in range(3)] == [0, 1, 0]
    assert game.state.aether == 3
    assert "build 1-2" not in game.asked.options  # once
