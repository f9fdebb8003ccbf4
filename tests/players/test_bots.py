"""Bots: they answer from views, play games to their end, and greed pays."""

from __future__ import annotations

import pytest

from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel.errors import GraveholdError, UnknownName
from gravehold.kernel.game import Game
from gravehold.lab.winrate import describe, outcomes
from gravehold.players.policy import BOTS, make_bot, play, play_together
from gravehold.table.glance import Glance

SETUP = make_setup(nemesis="umbra-titan", mages=["garu", "dezmodia"], difficulty="beginner")


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("nemesis", LIBRARY.nemeses)
def test_a_bot_plays_every_nemesis_to_the_end(name: str, nemesis: str) -> None:
    setup = make_setup(nemesis=nemesis, mages=["gex", "mist-voidwalker", "yan-magda"])
    game = Game.new(setup, 3)
    assert play_together(game, make_bot(name, 1)) == game.outcome


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    games = [Game.new(SETUP, 5) for _ in range(2)]
    for game in games:
        play_together(game, make_bot(name, 8))
    assert games[0].answers == games[1].answers


def test_bots_of_different_kinds_share_a_table() -> None:
    game = Game.new(SETUP, 2)
    play(game, {"p1": make_bot("greedy", 1), "p2": make_bot("random", 2)})
    assert game.over


@pytest.mark.parametrize("name", BOTS)
def test_looking_changes_nothing(name: str) -> None:
    game = Game.new(SETUP, 6)
    before = game.copy()
    view = game.view("p1")
    assert make_bot(name, 1).choose(view).key in game.asked.options
    assert game == before


def test_greedy_beats_random() -> None:
    left = {}
    for name in BOTS:
        games = [Game.new(SETUP, seed, record=False) for seed in range(6)]
        for game in games:
            play_together(game, make_bot(name, 1))
        left[name] = sum(Glance(game).nemesis for game in games)
    assert left["greedy"] < left["random"] - 6 * 15


def test_an_ended_game_asks_no_bot() -> None:
    game = Game.new(SETUP, 1, record=False)
    play_together(game, make_bot("random"))
    assert play(game, {}) == game.outcome
    with pytest.raises(GraveholdError, match="over"):
        make_bot("greedy").choose(game.view(0))


def test_an_unknown_bot_names_the_nearest() -> None:
    with pytest.raises(UnknownName, match="greedy"):
        make_bot("greddy")


def test_a_seat_without_a_bot_is_named_before_anything_is_played() -> None:
    setup = make_setup(nemesis="umbra-titan", mages=["garu", "gex", "quilius"])
    game = Game.new(setup, 7)
    with pytest.raises(GraveholdError, match="nobody plays p2, p3; each of p1, p2, p3 needs"):
        play(game, {"p1": make_bot("greedy")})
    assert game == Game.new(setup, 7)


def test_win_rates_are_told() -> None:
    found = outcomes("umbra-titan", "beginner", 4, bot="random")
    assert found.total() == 4
    assert describe(found).startswith("0.0% of 4 won")
