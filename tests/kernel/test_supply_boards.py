"""Boards whose cards belong to the supply, zones made of piles, and looking at their top cards."""

from __future__ import annotations

from functools import cache

import pytest

from gravehold import Game, make_setup
from gravehold.content.library import LIBRARY
from gravehold.content.recipe import Recipe
from gravehold.kernel.nodes import GainCard
from gravehold.kernel.state import HIDDEN
from gravehold.notation.picture import picture
from gravehold.notation.runner import start
from gravehold.notation.scenario import parse_scenarios
from gravehold.table.reading import table_of


@cache
def dealt(players: int, difficulty: str = "normal") -> Game:
    mages = ("garu", "gex", "quilius", "mazahaedron")[:players]
    setup = make_setup(nemesis="thief-of-dreams", mages=mages, difficulty=difficulty)
    return Game.new(setup, 11)


@pytest.mark.rule("oc.dream-mat", "R54")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_dream_deck_is_made_of_the_piles(players: int) -> None:
    told = picture(dealt(players).state, dealt(players).codex)
    nemesis = told["nemesis"]
    lying = len(nemesis["dream"]) + len(nemesis["decks"]["dream"])
    assert lying == 36
    assert sorted(told["supply"].values()) == [1] * 8 + [7]


def test_nobody_sees_the_order_of_the_dream_deck() -> None:
    game = dealt(2)
    deck = game.codex.tables.place["dream-deck"]
    assert set(deck.at(game.view(0).state)) == {HIDDEN}
    assert HIDDEN not in deck.at(game.state)


def test_another_world_has_the_same_cards_in_the_dream_deck() -> None:
    game = dealt(2)
    deck = game.codex.tables.place["dream-deck"]
    worlds = [game.view(0).determinize(seed) for seed in range(4)]
    assert all(sorted(deck.at(w.state)) == sorted(deck.at(game.state)) for w in worlds)
    assert len({deck.at(world.state) for world in worlds}) > 1


@pytest.mark.rule("R99")
def test_cards_that_were_looked_at_stay_known() -> None:
    [scenario] = parse_scenarios(
        """
name: a test
game: {rules: outcasts, nemesis: thief-of-dreams, mages: [garu, gex]}
position:
  turn: {nemesis: main}
  nemesis:
    deck: [fools-bargain]
    in_play: [{card: deluge-of-magic, power: 1}]
    decks: {dream: [kindle, torch, spark, crystal, twisted-fang]}
  turn_order: {deck: [p1], discard: [delirium]}
steps: []
expect: {}
""",
        "f.yaml",
    )
    game = start(scenario)
    deck = game.codex.tables.place["dream-deck"]
    assert [card == HIDDEN for card in deck.at(game.view(0).state)] == [False] * 4 + [True]
    for key in ("revealed kindle", "revealed torch", "next spark"):
        game.choose(key)
    seen = [card == HIDDEN for card in deck.at(game.view(0).state)]
    assert seen == [True, False, False]


def test_what_says_supply_pile_is_the_plain_case() -> None:
    assert GainCard().piles


@pytest.mark.parametrize("piles", [("frozen-magmite",), ("frozen-magmite", "fire-chakram")])
def test_a_board_has_links_between_the_piles_there_are(piles: tuple[str, ...]) -> None:
    """Over a single pile there is none, and nothing a bridge could be placed on."""
    setup = LIBRARY.setup_again(Recipe(nemesis="deathmind", mages=("garu",), supply=piles))
    game = Game.new(setup, 3)
    [board] = [board for board in table_of(game.view(0)).boards if board.bridges]
    assert len(board.links) == len(piles) - 1
    while not game.over:
        game.choose(game.asked.options[-1])
    assert Game.from_json(game.to_json()) == game
