"""Nobody learns anything by giving an answer and taking it back."""

from __future__ import annotations

import pytest

from gravehold.content.library import LIBRARY
from gravehold.kernel.game import Game
from gravehold.lab import invariants
from gravehold.lab.setups import Dice, random_setup

ANSWERS = 150
HEALTHY, ENOUGH = 10, 30


def _keep_alive(game: Game) -> None:
    """Long enough for all that the nemesis has in its deck."""
    s = game.state
    s.life = [max(life, HEALTHY // 2) if life else 0 for life in s.life]
    s.gravehold, s.nemesis = max(s.gravehold, ENOUGH // 2), max(s.nemesis, ENOUGH)


def _its_own_cards_first(game: Game) -> None:
    s, own = game.state, {card.id for card in game.setup.nemesis.cards}
    by_chance = sorted(s.nemesis_deck, key=lambda card: game.codex.ids[s.kind[card]] not in own)
    s.nemesis_deck = tuple(by_chance)


def _play_on(game: Game, dice: Dice) -> None:
    for _ in range(ANSWERS):
        if game.over:
            break
        _keep_alive(game)
        index = dice.below(len(game.asked.options))
        invariants.undo_is_no_peek(game, index, dice.seed)
        game.pick(index)


@pytest.mark.parametrize("nemesis", LIBRARY.nemeses)
def test_an_answer_that_can_be_taken_back_tells_nothing(nemesis: str) -> None:
    dice = Dice(sum(nemesis.encode()))
    game = Game.new(random_setup(dice, nemesis=nemesis), dice.seed, record=False)
    _its_own_cards_first(game)
    _play_on(game, dice)


def test_a_card_that_is_shown_and_not_counted_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    dice = Dice(3)
    game = Game.new(random_setup(dice, nemesis="fungal-mesh"), 3, record=False)
    monkeypatch.setattr(Game, "reveals", 0)
    with pytest.raises(invariants.Broken):
        _play_on(game, dice)
