"""Turn order cards that a nemesis brings: which turn they began, and what counts as one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gravehold.kernel.definitions import Attack, Gem, Minion, Power, TurnCard
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    HAND,
    PREPPED,
    Beside,
    Count,
    CountAs,
    Discard,
    Draw,
    GraveholdSuffers,
    If,
    N,
    ShuffleInNemesisTurnCard,
    StayBeside,
    SwapTurnCard,
    Take,
    TurnBegunBy,
    TurnCardDiscarded,
)
from gravehold.lab import invariants

from .made_up import a_setup, answer, in_play, p1_begins

STORM = Minion("storm", tier=1, life=9, persistent=If(TurnBegunBy("frenzy"), GraveholdSuffers(2)))
RAGE = Power(
    "rage", tier=1, power=1, effect=StayBeside(), standing=(CountAs("frenzy", only_if=Beside()),)
)
CALM = (Attack("calm", tier=1), Attack("calmer", tier=1))


def numbers(game: Game) -> dict[str, int]:
    return {name: number for number, name in game.codex.turn_names.items()}


def with_frenzy(*in_deck: str, hand: tuple[Gem, ...] = ()) -> Game:
    """The turn order deck begins with these cards; the nemesis draws nothing that harms."""
    setup = a_setup(foes=(STORM, RAGE, *CALM), hand=hand)
    nemesis = replace(
        setup.nemesis,
        setup=SwapTurnCard("frenzy"),
        turn_cards=(TurnCard("frenzy", on_draw=GraveholdSuffers(7)),),
    )
    game = p1_begins(replace(setup, nemesis=nemesis))
    s, ids = game.state, game.codex.ids
    s.turn_deck = tuple(numbers(game)[name] for name in in_deck)
    s.turn_seen = (0,) * len(in_deck)
    s.turn_discard = ()
    deck = sorted(s.nemesis_deck, key=lambda card: ids[s.kind[card]] not in ("calm", "calmer"))
    s.nemesis_deck = tuple(deck)
    return game


@pytest.mark.parametrize(("card", "damage"), [("frenzy", 9), ("nemesis", 0)])
def test_a_turn_is_known_by_the_card_that_began_it(card: str, damage: int) -> None:
    game = with_frenzy(card, "p1")
    in_play(game, storm=9)
    answer(game, "done")
    assert game.state.gravehold == 30 - damage


def test_plain_nemesis_cards_count_as_another_once_a_card_says_so() -> None:
    """L23: the power changes nothing while it is in play, nor the turn in which it resolves."""
    game = with_frenzy("nemesis", "p1", "nemesis", "p1")
    in_play(game, rage=1, storm=9)
    answer(game, "done")
    assert game.state.gravehold == 30
    answer(game, "done")
    assert game.state.gravehold == 21


def test_a_card_that_counts_as_another_does_so_in_the_discard_pile() -> None:
    ask = Gem("ask", play=If(TurnCardDiscarded("frenzy"), GraveholdSuffers(5)))
    game = with_frenzy("p1", hand=(ask, replace(ask, id="ask-2")))
    game.state.turn_discard = (numbers(game)["nemesis"],)
    answer(game, "play ask")
    assert game.state.gravehold == 30
    game.state.turn_discard = (numbers(game)["frenzy"],)
    answer(game, "play ask-2")
    assert game.state.gravehold == 25


def test_of_different_nemesis_cards_the_players_choose_which_is_shuffled_in() -> None:
    call = Gem("call", play=ShuffleInNemesisTurnCard())
    game = with_frenzy(hand=(call, replace(call, id="call-2")))
    names = ("nemesis", "frenzy", "p1")
    game.state.turn_discard = tuple(numbers(game)[name] for name in names)
    answer(game, "play call")
    keys = [option.key for option in game.asked.options]
    assert keys == ["turn-order nemesis", "turn-order frenzy"]
    answer(game, "turn-order frenzy", "play call-2")
    assert game.state.turn_discard == (numbers(game)["p1"],)


def test_all_cards_that_are_counted_are_moved() -> None:
    """'All' is a number of cards that grows less while they go."""
    dear = HAND.costing(at_least=3)
    sweep = Gem("sweep", play=Discard(Count(dear), dear, then=Draw(N)))
    rich = (Gem("jewel", cost=3), Gem("crown", cost=4))
    game = p1_begins(a_setup(hand=(sweep, *rich)))
    before = len(game.state.deck[0])
    answer(game, "play sweep", "hand crown")
    ids = [game.codex.ids[game.state.kind[card]] for card in game.state.discard[0]]
    assert ids == ["crown", "jewel"]
    assert before - len(game.state.deck[0]) == 2


def test_all_prepped_spells_are_taken_back_unasked() -> None:
    recall = Gem("recall", play=Take(Count(PREPPED), PREPPED))
    game = p1_begins(a_setup(hand=(recall,)))
    answer(game, "prep spark 1", "play recall")
    ids = [game.codex.ids[game.state.kind[card]] for card in game.state.hand[0]]
    assert "spark" in ids
    invariants.position_sound(game)
