"""Words that no printed card needs: next cast, value against value, allies, less, chance."""

from __future__ import annotations

from typing import Any

import pytest

from gravehold.kernel.checking import check_definitions
from gravehold.kernel.definitions import Attack, Gem, Minion, Relic, Spell
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    ANY_ALLY,
    ANY_PLAYER,
    HAND,
    THAT_PLAYER,
    THEIR_CHARGES,
    THEIR_LIFE,
    YOU,
    As,
    ByChance,
    CastPrepped,
    Charges,
    CostOfIt,
    Count,
    Deal,
    Draw,
    DrawNemesisCard,
    EachAlly,
    GainAether,
    GainCharge,
    Higher,
    If,
    Life,
    LoseCharges,
    Lower,
    May,
    Minions,
    Minus,
    NextCast,
    NoLess,
    Not,
    Or,
    Plus,
    Repeat,
    Some,
    Suffer,
    Value,
    Whenever,
)
from gravehold.kernel.nodes.base import Condition, Effect
from gravehold.kernel.state import OPEN
from gravehold.players.worth import amount
from tests.kernel.made_up import a_setup, answer, p1_begins
from tests.kernel.test_order_of_things import main_phase_with
from tests.players.test_judgement import appraiser


def played(*effects: Effect, **position: Any) -> Game:
    """The game after a made-up gem was played in a position of p1."""
    game = main_phase_with(Gem("made-up", play=effects))
    for field, value in position.items():
        getattr(game.state, field)[0] = value
    game.choose("play made-up")
    return game


# Numbers


@pytest.mark.parametrize(
    ("value", "aether"),
    [
        (Minus(5, 2), 3),
        (Minus(Life(), Charges()), 7),
        (Minus(Charges(), Life()), 0),  # never below nothing
        (Plus(Minus(2, 5), 1), 1),
        (Lower(Life(), 4), 4),
        (Lower(Charges(), Life()), 3),
        (Higher(Charges(), 2), 3),
        (Higher(0, Minus(Charges(), 9)), 0),
    ],
)
def test_less_and_the_lower_and_higher_of_two(value: Value, aether: int) -> None:
    assert played(GainAether(value), charges=3).state.aether == aether


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (Charges().no_less(Life()), False),
        (Life().no_less(Charges()), True),
        (Charges().no_less(3), True),  # as much is enough
        (NoLess(2, Charges()), False),
        (Not(Life().no_less(Charges())), False),
        (Life().no_less(Plus(Charges(), 8)), False),
    ],
)
def test_a_value_is_held_against_another(condition: Condition, holds: bool) -> None:
    assert played(If(condition, GainAether(1)), charges=3).state.aether == int(holds)


# Allies


def test_an_ally_is_not_you() -> None:
    weak = Some(ANY_ALLY, THEIR_LIFE.at_most(3))
    assert played(If(weak, GainAether(1)), life=2).state.aether == 0
    game = main_phase_with(Gem("made-up", play=If(weak, GainAether(1))))
    game.state.life[1] = 3
    game.choose("play made-up")
    assert game.state.aether == 1


def test_anybody_is_you_too() -> None:
    weak = Some(ANY_PLAYER, THEIR_LIFE.at_most(3))
    assert played(If(weak, GainAether(1)), life=2).state.aether == 1


def test_the_player_found_can_be_held_against_you() -> None:
    richer = Some(ANY_ALLY, THEIR_CHARGES.no_less(Plus(Charges(), 1)))
    assert played(If(richer, GainAether(1))).state.aether == 0
    game = main_phase_with(Gem("made-up", play=If(richer, GainAether(1))))
    game.state.charges[1] = 1
    game.choose("play made-up")
    assert game.state.aether == 1


@pytest.mark.rule("solo.own-ally")
def test_one_mage_is_the_only_ally_there_is() -> None:
    gem = Gem(
        "lonely",
        play=(EachAlly(Suffer(1)), If(Some(ANY_ALLY, THEIR_LIFE.at_most(9)), GainAether(1))),
    )
    game = p1_begins(a_setup(hand=(gem,), mages=1))
    life = game.state.life[0]
    game.choose("play lonely")
    assert (game.state.life[0], game.state.aether) == (life - 1, 1)


def test_each_ally_acts_and_you_do_not() -> None:
    gem = Gem("made-up", play=EachAlly((Suffer(1), GainCharge())))
    game = p1_begins(a_setup(hand=(gem,), mages=3))
    game.choose("play made-up")
    assert [life - 10 for life in game.state.life] == [0, -1, -1]
    assert list(game.state.charges) == [0, 1, 1]


def test_each_ally_chooses_for_themselves() -> None:
    game = p1_begins(
        a_setup(hand=(Gem("made-up", play=EachAlly(May(Suffer(1), then=GainCharge()))),), mages=3)
    )
    game.choose("play made-up")
    asked: list[str] = []
    while game.asked.kind == "may":
        asked.append(*game.asked.seats)
        game.choose("yes" if len(asked) == 1 else "no")
    assert asked == ["p2", "p3"]
    assert list(game.state.charges) == [0, 1, 0]


def test_what_allies_cannot_do_is_weighed() -> None:
    """An option that no ally can pay is not one of two."""
    game = played(Or(EachAlly(LoseCharges(1)), GainAether(1)))
    assert game.state.aether == 1


# The next spell


def two_casts(*effects: Effect) -> list[int]:
    """What two casts took from the nemesis once a gem had said this of the next spell."""
    trigger = Relic("trigger", play=CastPrepped(whose=YOU))
    hand = (
        Gem("lens", play=effects), trigger, trigger,
        *(Spell("bolt", cost=3, cast=Deal(2)) for _ in range(2)),
    )  # fmt: skip
    game = p1_begins(a_setup(hand=hand))
    game.state.breach[:2] = [OPEN, OPEN]
    answer(game, "prep bolt 1", "prep bolt 2", "play lens")
    lost = []
    for _ in range(2):
        before = game.state.nemesis
        game.choose("play trigger")
        while game.asked.kind != "main":
            game.pick(0)
        lost.append(before - game.state.nemesis)
    return lost


def test_only_the_next_spell_deals_more() -> None:
    assert two_casts(NextCast(2)) == [4, 2]


def test_two_of_them_are_for_the_same_spell() -> None:
    assert two_casts(NextCast(2), NextCast(1)) == [5, 2]


def test_the_spell_is_it_and_numbers_are_counted_when_it_is_cast() -> None:
    assert two_casts(NextCast(CostOfIt())) == [5, 2]
    assert two_casts(NextCast(Charges()), GainCharge(2)) == [4, 2]


def test_it_waits_for_your_own_cast() -> None:
    assert two_casts(As(ANY_ALLY, NextCast(2))) == [2, 2]


def test_it_is_gone_when_the_turn_ends() -> None:
    game = played(NextCast(2))
    assert [type(node) for node, _ in game.state.delayed] == [NextCast]
    turn = game.state.turn
    while game.state.turn == turn and not game.over:
        game.pick(len(game.asked.options) - 1)
    assert game.state.delayed == ()


def test_it_is_kept_in_a_saved_game() -> None:
    game = played(NextCast(2))
    again = Game.from_json(game.to_json(), lambda _: game.setup)
    assert again.state.delayed == game.state.delayed != ()


# Chance


def taken(node: Effect, seed: int) -> int:
    """The aether that chance gave; nobody was asked."""
    game = main_phase_with(Gem("made-up", play=node))
    game.state.rng = seed
    game.choose("play made-up")
    assert game.asked.kind == "main"
    return game.state.aether


def test_chance_takes_each_about_as_often() -> None:
    node = ByChance(GainAether(1), GainAether(2), GainAether(3))
    found = [taken(node, seed) for seed in range(60)]
    assert all(found.count(n) > 10 for n in (1, 2, 3))
    assert found == [taken(node, seed) for seed in range(60)]  # the same for the same seed


def test_each_time_is_another_chance() -> None:
    node = Repeat(4, ByChance(GainAether(1), GainAether(0)))
    assert len({taken(node, seed) for seed in range(12)}) > 2


def test_what_chance_brought_is_known_and_told() -> None:
    """So that undoing past it counts as going back behind what was seen."""
    setup = a_setup(hand=(Gem("made-up", play=ByChance(GainAether(1), GainAether(2))),))
    seed = next(n for n in range(50) if Game.new(setup, n).state.active == 0)
    game = Game.new(setup, seed, events=True)
    before = game.reveals
    game.choose("play made-up")
    assert game.reveals == before + 1
    assert [event.n for event in game.events if event.kind == "chance"] == [game.state.aether]


def test_an_option_that_is_left_to_chance_is_offered_without_a_look() -> None:
    """What chance would bring is not weighed, nor is the generator touched by looking."""
    game = main_phase_with(
        Gem("made-up", play=Or((ByChance(GainCharge(), Draw(1)), LoseCharges(1)), GainAether(1)))
    )
    game.state.charges[0] = 1
    before = game.state.rng
    game.choose("play made-up")
    assert (game.asked.kind, game.state.rng) == ("or", before)


# What could be heard all the time


def test_a_minion_that_comes_into_play_is_heard() -> None:
    watch = Spell(
        "watch", cast=Deal(1), standing=(Whenever("enter-play", GainCharge(), of=Minions()),)
    )
    lure = Gem("lure", play=DrawNemesisCard())
    foe = Minion("newcomer", tier=1, life=4)
    game = p1_begins(a_setup(hand=(watch, lure), foes=(foe,)))
    s = game.state
    card = next(c for c, kind in enumerate(s.kind) if game.codex.ids[kind] == "newcomer")
    s.nemesis_deck = (card, *(c for c in s.nemesis_deck if c != card))
    answer(game, "prep watch 1", "play lure")
    assert s.in_play == (card,)
    assert s.charges[0] == 1


def test_the_start_of_a_turn_a_prep_and_a_cast_are_heard() -> None:
    heard = (Whenever("prep", GainAether(1)), Whenever("cast", GainAether(2)))
    trigger = Relic("trigger", play=CastPrepped(whose=YOU))
    ear = Spell("ear", cast=Deal(1), standing=heard)
    game = p1_begins(a_setup(hand=(ear, Spell("bolt", cast=Deal(1)), trigger)))
    game.state.breach[:2] = [OPEN, OPEN]
    answer(game, "prep ear 1", "prep bolt 2")
    assert game.state.aether == 2  # it hears itself too
    game.choose("play trigger")
    game.choose(next(o.key for o in game.asked.options if "bolt" in o.key))
    while game.asked.kind != "main":
        game.pick(0)
    assert game.state.aether == 4


# Refused, and judged


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        (EachAlly(Draw(1)), "'you' is nobody here"),
        (NextCast(1), "'you' is nobody here"),
        (If(Some(ANY_PLAYER, THEIR_LIFE.at_most(1)), Suffer(1, THAT_PLAYER)), "'that player'"),
    ],
)
def test_words_that_mean_nobody_are_refused(effect: Effect, why: str) -> None:
    [error] = check_definitions((Attack("made-up", tier=1, effect=effect),))
    assert why in str(error)


def test_bots_know_what_they_are_worth() -> None:
    assert amount(Minus(5, 2)) == 3
    assert amount(Minus(2, 5)) == 0
    assert amount(Lower(5, 2)) == 2
    assert amount(Higher(5, Count(HAND))) == 5
    judged = appraiser()
    one, chance = judged.of(GainCharge(2)), judged.of(ByChance(GainCharge(2), ()))
    assert one.total > judged.of(ByChance(GainCharge(2), Suffer(1))).total
    assert one.total > chance.total > 0
    assert judged.of(EachAlly(GainCharge())).total > 0
    assert judged.of(NextCast(3)).total > judged.of(NextCast(1)).total > 0
