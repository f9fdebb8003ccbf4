"""Minions that are turned over: who hears of it, what changes its price; and more life."""

from __future__ import annotations

from msgspec.structs import replace

from gravehold.kernel.definitions import Gem, Minion, SideDeck
from gravehold.kernel.game import Game
from gravehold.kernel.in_play import marks_of
from gravehold.kernel.nodes import (
    THAT_PLAYER,
    Action,
    Alter,
    DiscardIt,
    DrawMinion,
    GainAether,
    GraveholdSuffers,
    If,
    IsFace,
    Minions,
    Repeat,
    SpendAether,
    Suffer,
    TurnOneOver,
    TurnOver,
    Whenever,
)
from gravehold.kernel.nodes.base import Clause
from gravehold.kernel.run import Run
from gravehold.kernel.setup import Setup

from .made_up import a_setup, answer

GHOST = Minion("ghost", life=4, subtype="ghost", deck="ghosts", faces=("illusion",))
GONE = If(IsFace("illusion"), DiscardIt())
FLIP = Action("flip", TurnOver(then=GONE), price=SpendAether(1), each=Minions("ghost"))
PURSE = Gem("purse", play=GainAether(3))
SEER = Gem("seer", play=TurnOneOver(Minions("ghost"), then=GONE))
MORE = Gem("more", play=DrawMinion("ghosts", more=3, otherwise=GraveholdSuffers(7)))


def haunted(*clauses: Clause) -> Game:
    """Two ghosts in play, one in the deck; p1 has the first turn."""
    setup: Setup = a_setup(hand=(PURSE, SEER, MORE, MORE), mat=(FLIP, *clauses))
    decks = (SideDeck("ghosts", (GHOST,) * 3),)
    nemesis = replace(setup.nemesis, decks=decks, setup=Repeat(2, DrawMinion("ghosts")))
    setup = replace(setup, nemesis=nemesis)
    games = (Game.new(setup, seed) for seed in range(50))
    return next(game for game in games if (game.state.active, game.state.turn) == (0, 1))


def life(game: Game) -> list[int]:
    run = Run(game.state, game.codex)
    return [marks_of(run, card) for card in game.state.in_play]


def test_a_player_who_turns_a_card_over_is_heard_after_all_that_belongs_to_it() -> None:
    heard = Whenever("turn-over", Suffer(2, THAT_PLAYER), of="anybody")
    game = haunted(heard)
    answer(game, "play purse", "flip ghost")
    assert game.state.life[0] == 8
    assert len(game.state.in_play) == 1
    answer(game, "play seer")  # with one left nothing is asked
    assert game.state.life[0] == 6
    assert not game.state.in_play


def test_what_was_turned_over_has_been_revealed() -> None:
    """So that it cannot be taken back where people play without looking ahead."""
    game = haunted()
    answer(game, "play purse")
    before = game.state.reveals
    answer(game, "flip ghost")
    assert game.state.reveals == before + 1


def test_the_price_of_an_action_is_altered_by_its_word() -> None:
    game = haunted(Alter("price", of="anybody", more=1, verb="flip"))
    answer(game, "play purse")
    answer(game, "flip ghost")
    assert game.state.aether == 1
    assert "flip ghost" not in game.decision.options  # type: ignore[union-attr]


def test_the_price_of_another_action_stays() -> None:
    game = haunted(Alter("price", of="anybody", more=1, verb="strike"))
    answer(game, "play purse", "flip ghost", "flip ghost")
    assert game.state.aether == 1


def test_which_of_several_is_turned_over_is_asked() -> None:
    game = haunted()
    answer(game, "play seer")
    assert game.decision is not None
    assert (game.decision.kind, list(game.decision.options.by_key())) == (
        "flip",
        ["flip ghost", "flip ghost#2"],
    )


def test_minions_enter_with_more_life_and_an_empty_deck_does_something_else() -> None:
    game = haunted(Alter("enter-play", of=Minions("ghost"), more=2))
    assert life(game) == [6, 6]
    answer(game, "play more")
    assert life(game) == [6, 6, 9]
    answer(game, "play more")
    assert (life(game), game.state.gravehold) == ([6, 6, 9], 23)
