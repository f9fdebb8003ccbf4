"""The frame of journeys: answers, taking back, copies, battles by their seeds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from gravehold import Expedition
from gravehold.content.library import LIBRARY
from gravehold.kernel.decision import Decision
from gravehold.kernel.errors import GraveholdError, IllegalChoice
from gravehold.modes.asking import Question
from gravehold.modes.expedition import Expedition as AnyExpedition
from gravehold.modes.journey import battle_seed
from tests.kit.journeys import begun, random_expedition, random_plan, walked

MASK = (1 << 64) - 1


def printed(
    players: int = 2, seed: int = 7, *, record: bool = True, events: bool = False
) -> Expedition:
    return Expedition.new("outcasts", players=players, seed=seed, record=record, events=events)


def after(*keys: str, players: int = 2) -> Expedition:
    expedition = printed(players)
    for key in keys:
        expedition.choose(key)
    return expedition


def lost_once(expedition: Expedition) -> Expedition:
    """Where the first battle is over."""
    chance = random.Random(1)
    while not expedition.state.results:
        walked(expedition, 1, chance)
    return expedition


# Answering


def test_one_list_holds_all_answers() -> None:
    expedition = after("p1 ilya", "p2 kel", "fight", "maw 1", "maw 3")
    assert expedition.answers == ["p1 ilya", "p2 kel", "fight", "maw 1", "maw 3"]
    assert expedition.battle is not None
    assert expedition.battle.answers == ["maw 1", "maw 3"]


def test_the_decision_of_a_battle_is_the_journeys() -> None:
    between = after("p1 ilya", "p2 kel")
    assert isinstance(between.decision, Question)
    assert between.question is between.decision
    fighting = after("p1 ilya", "p2 kel", "fight")
    assert isinstance(fighting.decision, Decision)
    assert fighting.battle is not None
    assert fighting.decision is fighting.battle.decision
    assert fighting.question is None


def test_an_answer_is_a_key_an_option_or_its_number() -> None:
    by_key, by_option, by_number = printed(), printed(), printed()
    for _ in range(30):
        question = by_option.asked
        option = question.options[-1]
        number = len(question.options) - 1
        by_key.choose(f"  {option.key.replace(' ', '   ')} ")
        by_option.choose(option)
        by_number.choose(number)
        assert by_key == by_option == by_number
    assert by_key.answers == by_option.answers == by_number.answers


@pytest.mark.parametrize("wrong", ["p1 kal", "p2 kel", "fight", "", 4, -1, True, None, 1.5])
def test_an_illegal_answer_changes_nothing(wrong: object) -> None:
    expedition = printed()
    before = expedition.copy()
    with pytest.raises(IllegalChoice):
        expedition.choose(wrong)  # type: ignore[arg-type]
    assert expedition == before
    assert expedition.answers == []
    assert not expedition.undoable


def test_an_illegal_answer_changes_nothing_in_a_battle() -> None:
    expedition = after("p1 ilya", "p2 kel", "fight", "maw 1")
    before = expedition.copy()
    with pytest.raises(IllegalChoice, match="'maw 9' is not legal here"):
        expedition.choose("maw 9")
    assert expedition == before
    assert expedition.answers == before.answers


def test_what_is_legal_is_said() -> None:
    with pytest.raises(IllegalChoice, match=r"did you mean 'p1 ilya'.*legal: p1 ilya, p1 kel"):
        printed().choose("p1 ylia")


@pytest.mark.parametrize("seed", range(12))
def test_what_has_one_answer_is_not_asked_but_the_word_to_fight_is(seed: int) -> None:
    """Between battles; a battle has its own rule for its main phases."""
    expedition = begun(random_plan(seed))
    chance = random.Random(seed)
    fights = 0
    for _ in range(250):
        question = expedition.question
        if question is not None:
            assert (len(question.options) == 1) == (question.kind == "fight")
            fights += question.kind == "fight"
        walked(expedition, 1, chance)
    assert fights == expedition.answers.count("fight") >= 1
    assert expedition.answers.count("fight") >= len(expedition.state.results)


@pytest.mark.rule("R81", "expedition.mages")
def test_who_is_asked() -> None:
    expedition = printed(players=3)
    for seat in range(3):
        assert expedition.asked.kind == "mage"
        assert expedition.asked.seats == (f"p{seat + 1}",)
        expedition.choose(0)
    assert expedition.asked.kind == "fight"
    assert expedition.asked.seats == ("p1", "p2", "p3")


# Taking back


def test_answers_between_battles_can_be_taken_back() -> None:
    expedition = printed()
    before = expedition.copy()
    expedition.choose("p1 ilya")
    middle = expedition.copy()
    expedition.choose("p2 kel")
    assert expedition.undo() == "p2 kel"
    assert expedition == middle
    assert expedition.undo() == "p1 ilya"
    assert expedition == before
    with pytest.raises(GraveholdError, match="there is nothing to undo"):
        expedition.undo()


def test_fight_is_the_point_of_no_return() -> None:
    expedition = after("p1 ilya", "p2 kel", "fight")
    assert not expedition.undoable
    with pytest.raises(GraveholdError, match="a battle that has begun, or is over, stays so"):
        expedition.undo()
    expedition.choose("maw 1")
    expedition.choose("maw 3")
    assert expedition.undo() == "maw 3"
    assert expedition.undo() == "maw 1"
    assert not expedition.undoable
    assert expedition.answers == ["p1 ilya", "p2 kel", "fight"]


def test_the_end_of_a_battle_stays() -> None:
    expedition = lost_once(printed())
    ended = expedition.copy()
    assert not expedition.undoable
    with pytest.raises(GraveholdError, match="a battle that has begun, or is over, stays so"):
        expedition.undo()
    expedition.choose("p1 kel")
    assert expedition.undo() == "p1 kel"
    assert expedition == ended
    assert expedition.answers == ended.answers
    assert not expedition.undoable


@pytest.mark.parametrize("seed", range(10))
def test_undo_leads_back_step_by_step(seed: int) -> None:
    expedition = begun(random_plan(seed))
    chance = random.Random(seed)
    for _ in range(60):
        before = expedition.copy()
        walked(expedition, 1, chance)
        assert expedition.answers[:-1] == before.answers
        if expedition.undoable:
            again = expedition.copy()
            assert again.undo() == expedition.answers[-1]
            assert again == before
            again.choose(expedition.answers[-1])
            assert again == expedition


# Copies


@pytest.mark.parametrize("answers", [0, 1, 3, 40, 130, 300])
def test_a_copy_goes_its_own_way(answers: int) -> None:
    expedition = random_expedition(answers, answers)
    copy, told, state = expedition.copy(), expedition.answers, expedition.state
    at = expedition.battle.copy() if expedition.battle is not None else None
    walked(copy, 60, random.Random(1))
    assert len(copy.answers) == len(told) + 60
    assert expedition.answers == told
    assert expedition.state == state
    assert expedition.battle == at
    walked(expedition, 60, random.Random(1))
    assert expedition == copy


def test_a_copy_is_taken_back_alone() -> None:
    expedition = after("p1 ilya", "p2 kel")
    copy = expedition.copy()
    copy.undo()
    assert expedition.asked.kind == "fight"
    assert copy.asked.kind == "mage"
    assert [expedition.undo(), expedition.undo()] == ["p2 kel", "p1 ilya"]
    assert type(copy) is Expedition


def test_the_answers_are_a_list_of_their_own() -> None:
    expedition = after("p1 ilya")
    expedition.answers.clear()
    assert expedition.answers == ["p1 ilya"]


# Replay


@pytest.mark.parametrize("seed", range(8))
def test_everything_follows_from_header_and_answers(seed: int) -> None:
    expedition = random_expedition(seed, 220)
    again = AnyExpedition.of(expedition.plan, LIBRARY)
    for key in expedition.answers:
        again.choose(key)
    assert again == expedition
    assert again.state == expedition.state
    assert again.reveals == expedition.reveals


def test_journeys_that_differ_are_not_the_same() -> None:
    assert printed() != printed(seed=8)
    assert printed() != printed(players=3)
    assert printed() != after("p1 ilya")
    ready = ("p1 ilya", "p2 kel")
    assert after(*ready) != after(*ready, "fight")
    assert after(*ready, "fight") != after(*ready, "fight", "maw 1")


# Battles


def splitmix64(seed: int) -> Iterator[int]:
    """As published by Sebastiano Vigna, written down anew."""
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) & MASK
        z = seed
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        yield z ^ (z >> 31)


def test_the_seed_of_the_nth_battle_is_the_nth_output() -> None:
    known = (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431)
    assert tuple(battle_seed(1234567, n) for n in range(1, 5)) == known
    for seed in (0, 7, MASK, 1 << 63):
        outputs = splitmix64(seed)
        assert [battle_seed(seed, n) for n in range(1, 40)] == [next(outputs) for _ in range(39)]


@pytest.mark.rule("R80", "expedition.retry")
def test_every_try_has_a_seed_of_its_own() -> None:
    expedition = printed(players=1)
    outputs = splitmix64(expedition.plan.seed)
    chance = random.Random(1)
    for number in range(1, 6):
        while expedition.battle is None:
            walked(expedition, 1, chance)
        assert expedition.rules.number(expedition.state) == number
        assert expedition.battle.seed == next(outputs)
        while expedition.battle is not None:
            walked(expedition, 1, chance)


def test_the_last_battle_can_be_looked_at_until_the_next() -> None:
    expedition = after("p1 ilya", "p2 kel", "fight")
    running = expedition.battle
    assert running is not None
    assert (expedition.battle, expedition.fought) == (running, None)
    lost_once(expedition)
    assert (expedition.battle, expedition.fought) == (None, running)
    assert running.over
    while expedition.asked.kind != "fight":
        expedition.choose(0)
    expedition.choose("fight")
    assert expedition.fought is None


def test_more_is_seen_as_it_goes_on() -> None:
    expedition = printed()
    chance, seen = random.Random(1), [expedition.reveals]
    while len(expedition.state.results) < 2:
        walked(expedition, 1, chance)
        seen.append(expedition.reveals)
    assert seen == sorted(seen)
    assert seen[0] < seen[-1]


def test_events_are_those_of_the_battle() -> None:
    assert after("p1 ilya", "p2 kel", "fight").events == []
    expedition = printed(events=True)
    assert expedition.events == []
    for key in ("p1 ilya", "p2 kel", "fight", "maw 1", "maw 3"):
        expedition.choose(key)
    assert expedition.battle is not None
    assert expedition.events is expedition.battle.events
    assert expedition.events
    lost_once(expedition)
    assert expedition.fought is not None
    assert expedition.events is expedition.fought.events


# Without a record


def test_without_a_record_there_is_no_undo_and_no_list() -> None:
    kept, bare = printed(), printed(record=False)
    chance = random.Random(1)
    for _ in range(200):
        keys = list(kept.asked.options.by_key())
        key = keys[chance.randrange(len(keys))]
        kept.choose(key)
        bare.choose(key)
        assert bare == kept
    assert bare.answers == []
    with pytest.raises(GraveholdError, match="keeps no record"):
        bare.undo()


def test_a_copy_may_leave_the_record_out() -> None:
    expedition = after("p1 ilya", "p2 kel", "fight", "maw 1")
    copy = expedition.copy(record=False)
    assert copy == expedition
    copy.choose("maw 3")
    assert copy.answers == []
    assert expedition.answers[-1] == "maw 1"
    with pytest.raises(GraveholdError, match="keeps no record"):
        copy.undo()


# The end, and what scenarios do


def test_a_battle_is_settled_only_where_one_would_be_fought() -> None:
    expedition = printed(players=1)
    with pytest.raises(GraveholdError, match="no battle can end here"):
        expedition.settle(won=True)
    expedition.choose("p1 ilya")
    settled = expedition.copy()
    settled.settle(won=False)
    assert (expedition.written, settled.written) == (False, True)
    assert (expedition.state.attempt, settled.state.attempt) == (1, 2)


@pytest.mark.rule("expedition.four-battles")
def test_after_the_last_battle_nothing_is_asked() -> None:
    expedition = printed(players=1)
    while not expedition.over:
        if expedition.asked.kind == "fight":
            expedition.settle(won=True)
        else:
            expedition.choose(len(expedition.asked.options) - 1)
    assert expedition.outcome == "won"
    assert len(expedition.state.results) == 4
    assert expedition.decision is None
    for act in (lambda: expedition.choose("fight"), lambda: expedition.asked):
        with pytest.raises(GraveholdError, match="the journey is over"):
            act()


@pytest.mark.rule("R80")
def test_whoever_takes_what_comes_first_gets_to_the_battle() -> None:
    """A script without a plan must not recall and banish for ever."""
    journey = Expedition.new(players=2, seed=1)
    answers = 0
    while len(journey.state.results) < 6:
        if journey.asked.kind == "fight":
            journey.settle(won=len(journey.state.results) in (0, 3))
            continue
        journey.choose(0)
        answers += 1
        assert answers < 100
    assert journey.state.battle == 3


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"kind": None}, "unknown expedition 'None'"),
        ({"kind": ["outcasts"]}, "unknown expedition"),
        ({"kind": "default", "options": [1]}, "unknown option '1'"),
        ({"kind": "default", "packs": [None]}, "unknown pack 'None'"),
        ({"kind": "default", "rerolled": [None]}, "'None' was not drawn"),
    ],
)
def test_a_header_of_wrong_types_is_refused_in_words(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(GraveholdError, match=why):
        Expedition.new(**wrong)
