"""Bots between battles: they answer all that is asked, by what players see, with some sense."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gravehold import LIBRARY, Expedition
from gravehold.kernel.errors import GraveholdError, UnknownName
from gravehold.lab.setups import Dice
from gravehold.modes.asking import Asked, Question
from gravehold.modes.expedition.rules import ExpeditionRules
from gravehold.modes.expedition.state import MARKET, Barracks
from gravehold.players.camp import Camp
from gravehold.players.journeys import (
    TRAVELLERS,
    JourneyBot,
    choose_between,
    make_traveller,
    play_journey,
)
from gravehold.players.market import best_market
from gravehold.players.policy import BOTS

BOTH = ("outcasts", "war-eternal")
JOURNEYS = [
    ("outcasts", 2, (), ("outcasts",)),
    ("outcasts", 4, ("one-dial",), ("outcasts",)),
    ("default", 1, ("xaxos",), ("outcasts",)),
    ("default", 3, (), ("outcasts",)),
    ("short", 3, ("big-pocket",), BOTH),
    ("extended", 4, ("increased",), BOTH),
    ("fight-five", 2, ("xaxos", "big-pocket"), BOTH),
]


def between(journey: Expedition, bot: str, seed: int, most: int = 400) -> int:
    """Answers up to the end; battles are said to be over, every third lost."""
    dice, asked = Dice(seed), 0
    while not journey.over:
        question = journey.question
        assert question is not None
        if question.kind == "fight":
            journey.settle(won=bool(dice.below(3)))
            continue
        asked += 1
        assert asked < most
        journey.choose(choose_between(journey, question.seats[0], bot, seed))
    return asked


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("kind", "players", "options", "packs"), JOURNEYS)
def test_everything_between_battles_is_answered(
    bot: str, kind: str, players: int, options: tuple[str, ...], packs: tuple[str, ...]
) -> None:
    journey = Expedition.new(kind, players=players, seed=5, options=options, packs=packs)
    assert between(journey, bot, 8) > 0
    assert journey.outcome == "won"


def test_every_bot_travels() -> None:
    assert TRAVELLERS.keys() == BOTS.keys()
    with pytest.raises(UnknownName, match="greedy"):
        make_traveller("greddy")


@pytest.mark.parametrize(("kind", "players", "options", "packs"), JOURNEYS[:5:2])
def test_what_is_hidden_makes_no_difference(
    kind: str, players: int, options: tuple[str, ...], packs: tuple[str, ...]
) -> None:
    journey = Expedition.new(kind, players=players, seed=3, options=options, packs=packs)
    rules, dice = journey.rules, Dice(2)
    other = ExpeditionRules(replace(rules.plan, seed=99, rerolled=()), LIBRARY, rules.stock)
    while not journey.over:
        question = journey.question
        assert question is not None
        if question.kind == "fight":
            journey.settle(won=bool(dice.below(2)))
            continue
        state = replace(journey.state, chance=12, in_deck=(), met=("ilya",))
        twin = Expedition.at(other, state)
        camp = Camp(other, state)
        traveller = make_traveller("greedy")
        key = choose_between(journey)
        assert traveller.answer(question, camp) == key
        if twin.question is not None and twin.question.kind == question.kind != "reward":
            assert choose_between(twin) == key
        journey.choose(key)


def test_the_same_seed_goes_the_same_way() -> None:
    ways = []
    for seed in (4, 4, 5):
        journey = Expedition.new("default", players=2, seed=1)
        between(journey, "random", seed)
        ways.append(journey.answers)
    assert ways[0] == ways[1] != ways[2]


# Sense


def market_of(journey: Expedition, **changed: object) -> Expedition:
    state = replace(
        journey.state,
        stage=MARKET,
        mages=journey.state.barracks.mages[: journey.plan.players],
        **changed,
    )
    return Expedition.at(journey.rules, journey.rules.onward(state))


def chosen_market(journey: Expedition) -> tuple[str, ...]:
    while journey.question is not None and journey.question.kind == "market":
        journey.choose(choose_between(journey))
    return journey.state.market


def all_piles(journey: Expedition) -> Barracks:
    piles = tuple(card.id for card in LIBRARY.pack("outcasts"))
    return replace(journey.state.barracks, supply=piles)


def test_a_market_of_everything_has_the_usual_shape() -> None:
    journey = Expedition.new(players=2)
    market = chosen_market(market_of(journey, barracks=all_piles(journey)))
    types = [type(LIBRARY.pile(id_)).__name__ for id_ in market]
    assert len(market) == 9
    assert types.count("Gem") in (2, 3, 4)
    assert types.count("Relic") in (1, 2, 3)
    assert types.count("Spell") in (3, 4, 5)
    assert any(LIBRARY.pile(id_).cost <= 3 for id_ in market if id_ in GEMS)


GEMS = {card.id for card in LIBRARY.pack("outcasts") if type(card).__name__ == "Gem"}


def test_a_better_pile_is_recalled_and_once_only() -> None:
    journey = Expedition.new(players=2)
    piles = tuple(card.id for card in LIBRARY.pack("outcasts"))
    camp = Camp(journey.rules, replace(journey.state, mages=("ilya", "kel")))
    best = best_market(camp.piles(piles))
    kept = [id_ for id_ in piles if id_ not in best][:9]
    lost = market_of(
        journey,
        attempt=2,
        barracks=replace(journey.state.barracks, supply=tuple(kept)),
        banished=tuple(best),
        recallable=tuple(best),
    )
    answers = len(lost.answers)
    assert set(chosen_market(lost)) == set(best_market(camp.piles((*best, *kept))))
    assert len(lost.answers) - answers <= 9 + 9 + 1  # done at last


def test_a_market_that_is_best_is_left_as_it_is() -> None:
    """In whatever order the answers stand."""
    journey = Expedition.new(players=2)
    camp = Camp(journey.rules, replace(journey.state, mages=("ilya", "kel")))
    piles = tuple(card.id for card in LIBRARY.pack("outcasts"))
    best = best_market(camp.piles(piles))
    rest = tuple(id_ for id_ in piles if id_ not in best)
    lost = market_of(
        journey,
        attempt=2,
        barracks=replace(journey.state.barracks, supply=tuple(best)),
        banished=rest,
        recallable=rest,
    )
    assert lost.question is not None
    keys = tuple(lost.question.options.by_key())
    for order in (keys, keys[::-1]):
        question = Question(Asked("market", (0, 1), order))
        camp = Camp(lost.rules, lost.state)
        assert make_traveller("greedy").answer(question, camp) == "done"


def test_what_serves_an_ally_counts_where_the_ally_is() -> None:
    values = []
    for options in ((), ("xaxos",)):
        journey = Expedition.new("default", players=2, options=options)
        camp = Camp(journey.rules, journey.state)
        values.append(camp.piles(("bottled-sun", "molten-peridot", "twisted-fang")))
    assert values[0]["bottled-sun"].value < values[1]["bottled-sun"].value


def test_mages_that_lost_give_way() -> None:
    journey = Expedition.new(players=1)
    sent = []
    for _ in range(12):
        journey.choose(choose_between(journey))
        sent.append(journey.state.mages)
        journey.settle(won=False)
    assert len(set(sent)) > 1


# Whole journeys


def test_a_journey_is_played_by_bots() -> None:
    journey = Expedition.new("default", players=2, seed=2)
    play_journey(journey, JourneyBot("random", 1), most_battles=3)
    assert len(journey.state.results) == 3
    assert journey.battle is None
    again = Expedition.new("default", players=2, seed=2)
    for key in journey.answers:
        again.choose(key)
    assert again == journey


def test_tries_can_be_bounded() -> None:
    journey = Expedition.new(players=2, seed=2, record=False)
    bots = {"p1": JourneyBot("random", 1), "p2": JourneyBot("random", 2)}
    play_journey(journey, bots, most_tries=2)
    assert [result.attempt for result in journey.state.results] == [1, 2]


def test_nothing_is_asked_between_battles_while_one_runs() -> None:
    journey = Expedition.new(players=1)
    while journey.battle is None:
        journey.choose(choose_between(journey, 0))
    with pytest.raises(GraveholdError, match="battle is being fought"):
        choose_between(journey, "p1")


@pytest.mark.rule("R80")
def test_a_market_is_made_even_if_the_best_was_banished() -> None:
    """After a loss everything may come back; what is wanted does, and it ends."""
    journey = Expedition.new(players=2, seed=2)
    traveller = make_traveller("greedy")
    answers = 0
    while len(journey.state.results) < 4:
        question = journey.question
        assert question is not None
        if question.kind == "fight":
            journey.settle(won=len(journey.state.results) == 0)
            continue
        key = traveller.answer(question, Camp(journey.rules, journey.state))
        if question.kind == "market" and journey.state.attempt == 1:
            key = question.options[0].key  # in the first try the wrong ones go
        journey.choose(key)
        answers += 1
        assert answers < 100
    assert journey.state.attempt > 2
