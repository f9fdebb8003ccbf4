"""Every word of the vocabulary has a handler, also those that no card of ours uses yet."""

from __future__ import annotations

import pytest

from gravehold.kernel import nodes
from gravehold.kernel.definitions import Gem, Spell
from gravehold.kernel.game import Game
from gravehold.kernel.nodes.base import Condition, Effect, Value, Who
from gravehold.kernel.registry import HOLDS, PLAYERS, RESOLVE, VALUE
from tests.kernel.test_order_of_things import main_phase_with

TABLES = ((Effect, RESOLVE), (Value, VALUE), (Condition, HOLDS), (Who, PLAYERS))
WORDS = [getattr(nodes, name) for name in nodes.__all__]


@pytest.mark.parametrize(("root", "table"), TABLES, ids=lambda part: getattr(part, "__name__", ""))
def test_every_word_has_a_handler(root: type, table: dict[type, object]) -> None:
    words = {w for w in WORDS if isinstance(w, type) and issubclass(w, root) and w is not root}
    assert len(words) > 5
    assert not {word.__name__ for word in words - set(table)}


def played(*effects: Effect) -> Game:
    """The game after a made-up gem was played."""
    game = main_phase_with(Gem("made-up", play=effects))
    game.choose("play made-up")
    return game


def test_each_player_acts_as_you() -> None:
    assert played(nodes.EachPlayer(nodes.Suffer(1))).state.life == [9, 9]


def test_a_number_is_counted_for_you_also_where_it_falls_on_others() -> None:
    """As the texts say: 'any ally suffers damage equal to the number of your charges'."""
    game = played(
        nodes.GainCharge(2),
        nodes.Suffer(nodes.Charges(), nodes.ANY_ALLY),
        nodes.GainCharge(nodes.Charges(), nodes.ANY_ALLY),
    )
    assert game.state.life == [10, 8]
    assert list(game.state.charges) == [2, 2]


def test_put_on_deck_moves_a_card_to_the_top() -> None:
    game = played(nodes.PutOnDeck(1, nodes.HAND.spells))
    state = game.state
    assert game.codex.ids[state.kind[state.deck[0][0]]] == "spark"
    assert len(state.hand[0]) == 3


def test_put_this_on_deck_takes_the_card_from_play() -> None:
    game = played(nodes.PutThisOnDeck())
    state = game.state
    assert game.codex.ids[state.kind[state.deck[0][0]]] == "made-up"
    assert state.played[0] == ()


@pytest.mark.parametrize(
    ("condition", "aether"),
    [
        (nodes.Not(nodes.YOUR_TURN), 0),
        (nodes.Not(nodes.IsExhausted()), 1),
        (nodes.Either(nodes.IsExhausted(), nodes.YOUR_TURN), 1),
        (nodes.Either(nodes.IsExhausted(), nodes.Not(nodes.YOUR_TURN)), 0),
    ],
)
def test_conditions_that_join_or_turn_others(condition: Condition, aether: int) -> None:
    assert played(nodes.If(condition, nodes.GainAether(1))).state.aether == aether


def test_tokens_that_nobody_has_cannot_be_paid() -> None:
    price = nodes.LosePlayerTokens("trophy")
    assert played(nodes.May(price, then=nodes.GainAether(5))).state.aether == 0


def test_focus_this_breach_turns_the_breach_it_was_cast_from() -> None:
    spell = Spell("turning-spell", cast=nodes.FocusThisBreach(), anywhere=True)
    game = main_phase_with(spell)
    game.choose("prep turning-spell 2")
    turned = game.state.breach[1]
    while game.asked.kind != "main" or game.state.turn < 2 or game.state.active != 0:
        game.pick(len(game.asked.options) - 1)
    assert game.state.breach[1] == turned + 1
