"""From any plan, by any legal answers, an expedition ends well, whatever its battles bring."""

from __future__ import annotations

import pytest

from gravehold.lab import journey_invariants as whole
from gravehold.lab.setups import OURS, Dice
from gravehold.lab.travels import random_plan
from gravehold.modes.expedition import Expedition
from gravehold.modes.expedition.plan import kinds

PATIENCE = 3000  # answers; no expedition needs so many


def travel(journey: Expedition, dice: Dice, mostly_lost: bool) -> int:
    """Any answers to the end; every third battle is won, or two of three."""
    steps = 0
    while not journey.over:
        steps += 1
        assert steps < PATIENCE
        whole.state_sound(journey)
        whole.question_sound(journey)
        question, before = journey.question, journey.state
        assert question is not None
        if question.kind == "fight":
            journey.settle(won=(dice.below(3) == 0) == mostly_lost)
            whole.battle_kept(before, journey.state)
        else:
            key = question.options[dice.below(len(question.options))].key
            journey.choose(key)
            whole.answer_kept(before, journey.state, key)
    whole.state_sound(journey)
    whole.question_sound(journey)
    return steps


@pytest.mark.rule(
    "R79", "R80", "R81", "R82", "R83", "expedition.barracks", "expedition.market",
    "expedition.mages", "expedition.record", "expedition.return", "expedition.custom",
)  # fmt: skip
@pytest.mark.parametrize("kind", kinds(OURS))
def test_any_answers_lead_to_the_end(kind: str) -> None:
    steps = 0
    for number in range(30):
        dice = Dice(number)
        journey = Expedition.of(random_plan(dice, kind=kind), OURS, record=False)
        steps += travel(journey, dice, mostly_lost=bool(number % 2))
        assert journey.outcome == "won"
        assert 0 <= journey.state.score <= 6 * journey.rules.battles
    assert steps > 1000
