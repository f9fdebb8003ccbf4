"""A mistake in a scenario about a campaign is an error with its line and what would be right."""

from __future__ import annotations

import pytest

from gravehold.kernel.errors import BadFile
from gravehold.notation.runner import run_scenario
from gravehold.notation.scenario import parse_scenarios

PLAN = "{mages: 2, seed: 1}"


def text(
    position: str = "{}", *, plan: str = PLAN, steps: str = "[]", expect: str = "losses: 0"
) -> str:
    """Every part on lines of its own: campaign 2, position 4, expect 6, steps 7."""
    return (
        f"name: a test\ncampaign: {plan}\nposition:\n  {position}\n"
        f"expect:\n  {expect}\nsteps: {steps}\n"
    )


def message(document: str) -> str:
    with pytest.raises(BadFile) as caught:
        parse_scenarios(document, "f.yaml")
    return str(caught.value)


def problems(document: str) -> list[str]:
    [scenario] = parse_scenarios(document, "f.yaml")
    return [str(problem) for problem in run_scenario(scenario).problems]


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        ("2", "'campaign' should be a mapping (name: value), not 2"),
        ("{mages: 5}", "'mages' should be from 1 to 4, not 5"),
        ("{mages: [adept]}", "'mages' should be a whole number"),
        ("{players: 2}", "unknown field 'players' in campaign"),
        ("{seed: -1}", "'seed' should be from 0 to"),
        ("{campaign: outcasts}", "unknown campaign 'outcasts'"),
    ],
)
def test_a_campaign_that_cannot_be(plan: str, why: str) -> None:
    assert f"f.yaml:2: {why}" in message(text(plan=plan))


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("{chapter: 9}", "'chapter' should be from 1 to 8, not 9"),
        ("{stage: fight}", "unknown stage 'fight'"),
        ("{chapter: 3, stage: naming}", "stage 'naming' is in chapter 1, not in 3"),
        ("{chapter: 8, stage: supply}", "stage 'supply' is in chapters 1 to 7, not in 8"),
        ("{chapter: 3, stage: end}", "stage 'end' is in chapter 8, not in 3"),
        ("{chapter: 1, stage: lost}", "chapter 1 is never fought again"),
        ("{chapter: 2, losses: 1}", "chapter 2 is never fought again"),
        ("{chapter: 1, stage: choices, losses: 2}", "chapter 1 is never fought again"),
        ("{mages: {p3: {name: Dax}}}", "unknown field 'p3' in mages"),
        ("{mages: {p1: {nme: Dax}}}", "unknown field 'nme' in p1; did you mean 'name'?"),
        ("{mages: {p1: {starter: starter-gem-heal}}}", "'starter' comes after chapter 1"),
        ("{chapter: 2, mages: {p1: {ability: open-hand}}}", "'ability' comes after chapter 2"),
        ("{chapter: 2, mages: {p1: {starter: starter-gem-heel}}}", "unknown starter card"),
        (
            "{chapter: 3, mages: {p1: {ability: open-hand}, p2: {ability: open-hand}}}",
            "'open-hand' exists once: p1 and p2 cannot both have it",
        ),
        ("{chapter: 2, supply: [geophage]}", "the supply has 9 piles, not 1"),
        ("{banished: [fire-chakram]}", "'fire-chakram' is in the supply and among the banished"),
        ("{chapter: 3, mages: {p1: {fourth: false}}}", "breach IV is there"),
        ("{banished: [fire-chakra]}", "unknown supply card 'fire-chakra'"),
        ("{flaws: 7}", "'flaws' should be from 0 to 6, not 7"),
        ("{scar: yes}", "'scar'"),
        ("{pool: {4: []}}", "unknown field '4' in pool"),
        ("{chapter: 2, pool: {1: [tremor~0]}}", "'tremor~0' is of tier 2, not 1"),
        ("{chapter: 2, pool: {1: [ambush~7]}}", "ambush has 2 places"),
        ("{chart: [{chapter: 2, result: won}]}", "chapter 2 cannot stand here"),
        ("{chapter: 3, chart: [{chapter: 2, result: won}, {chapter: 1, result: won}]}", "order"),
        ("{chapter: 2, chart: [{chapter: 1}]}", "'result'"),
        (
            "{chapter: 2, chart: [{chapter: 1, nemesis: bladius, result: won}]}",
            "the nemesis of chapter 1 is maelstrom",
        ),
        (
            "{chapter: 2, chart: [{chapter: 1, result: lost}, {chapter: 1, result: won}]}",
            "chapter 1 is never fought again",
        ),
        (
            "{chapter: 4, chart: [{chapter: 3, result: won}, {chapter: 3, result: lost}]}",
            "chapter 3 was won by the line before",
        ),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be(position: str, why: str) -> None:
    told = message(text(position))
    assert told.startswith("f.yaml:4: ")
    assert why in told


@pytest.mark.parametrize(
    ("expect", "why"),
    [
        ("stage: fight", "unknown stage 'fight'"),
        ("letters: [I]", "unknown letter 'I'"),
        ("epilogue: night", "unknown epilogue 'night'"),
        ("mages: {p1: {hnd: []}}", "unknown field 'hnd' in p1"),
        ("game: {nemesis: umbra-titan}", "unknown nemesis"),
        ("game: {chapter: 9}", "unknown chapter '9'"),
        ("chart: [{result: draw}]", "unknown outcome 'draw'"),
        ("options: {has: [add geofage]}", "geofage"),
        ("decision: {kind: nmae}", "unknown kind of decision 'nmae'"),
    ],
)
def test_an_expectation_that_cannot_be(expect: str, why: str) -> None:
    told = message(text(expect=expect))
    assert told.startswith("f.yaml:6: ")
    assert why in told


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ("stater p1 starter-gem-heal", "stater"),
        ("add geofage", "geofage"),
        ("{battle: [won]}", "should be a mapping"),
        ("{battle: wno}", "unknown outcome 'wno'"),
        ("{battle: {pool: {}}}", "result"),
        ("{battle: {result: draw}}", "unknown outcome 'draw'"),
        ("{battle: {result: won, pool: {ambusch: waylay}}}", "unknown basic"),
        ("{battle: {result: won, flawed: {p3: 1}}}", "unknown field 'p3' in flawed"),
    ],
)
def test_a_step_that_cannot_be(step: str, why: str) -> None:
    told = message(text(steps=f"[{step}]"))
    assert told.startswith("f.yaml:7: ")
    assert why in told


@pytest.mark.parametrize(
    ("chapter", "back", "why"),
    [
        (1, "pool: {scatter: pulverize}", "unknown basic nemesis card 'scatter'"),
        (2, "pool: {spine-thresher: spine-thresher~1}", "unknown basic"),
        (2, "pool: {ambush: pulverize}", "'ambush~0' cannot have become 'pulverize' in a battle"),
        (5, "flawed: {p1: 9}", "0 to 6 cards of this mage can be flawed, not 9"),
        (5, "flaws: 7", "'flaws' should be from 0 to 6, not 7"),
        (5, "flawed: {p1: 4, p2: 4}", "stickers that were left: 6"),
        (5, "flawed: {p1: 4, p2: 4}, flaws: 0", "stickers that were left: 6"),
        (5, "flawed: {p1: 2}, flaws: 6", "'flaws' should be 4, not 6"),
        (5, "flawed: {p1: 2}, flaws: 3", "'flaws' should be 4, not 3"),
        (4, "flawed: {p1: 1}", "stickers that were left: 0"),
        (6, "flaws: 5", "'flaws' should be 6, not 5"),
        (2, "pool: {ambush~1: ambush~2}", "ambush~1"),
        (2, "pool: {ambush: ambush}", "'ambush~0' cannot have become 'ambush' in a battle"),
    ],
)
def test_a_result_that_cannot_be(chapter: int, back: str, why: str) -> None:
    steps = f"[{{battle: {{result: lost, {back}}}}}]"
    [told] = problems(text(f"{{chapter: {chapter}}}", steps=steps))
    assert told.startswith("f.yaml:7: ")
    assert why in told
    assert not told.endswith("(there are: )")


def test_a_crystal_stays_flawed() -> None:
    position = "{chapter: 6, mages: {p1: {flawed: 2}}}"
    [told] = problems(text(position, steps="[{battle: {result: won, flawed: {p1: 1}}}]"))
    assert told == "f.yaml:7: a Crystal stays flawed: this mage had 2 of them before the battle"


@pytest.mark.parametrize(
    ("position", "step", "why"),
    [
        ("{}", "fight", "'fight' is not legal here (legal: name p1 NAME) (asked: name of p1)"),
        ("{}", "battle won", "(asked: name of p1)"),
        ("{stage: intro}", "starter p1 starter-gem-heal", "(legal: fight) (asked: fight of p1"),
        ("{chapter: 1, stage: choices}", "starter p2 starter-gem-heal", "not legal here"),
        ("{chapter: 1, stage: choices}", "starter p4 starter-gem-heal", "not legal here"),
        ("{stage: end}", "fight", "the journey is over"),
    ],
)  # fmt: skip
def test_an_answer_that_is_not_legal(position: str, step: str, why: str) -> None:
    [told] = problems(text(position, steps=f"[{step}]"))
    assert told.startswith("f.yaml:7: ")
    assert why in told


def test_a_scenario_is_about_one_thing() -> None:
    both = text().replace("position:", "game: {nemesis: bladius, mages: [adept]}\nposition:")
    assert "campaign" in message(both)
