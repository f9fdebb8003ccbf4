"""Expectations: what is compared, and how a difference reads."""

import pytest

from gravehold.notation.expect import differences
from gravehold.notation.runner import run_scenario
from gravehold.words.errors import part
from tests.notation.texts import game_at, scenario

POSITION = """turn: {seat: p1, phase: main, aether: 4}
  gravehold: {life: 23}
  players:
    p1: {life: 7, hand: [crystal, spark], deck: [crystal, torch], discard: [torch, spark],
         breaches: {1: {prepped: [kindle, spark]}, 2: {turned: 2, focused: true}, 4: destroyed}}
  nemesis: {life: 40, tokens: 3, deck: [smite],
            in_play: [{card: catacomb-drone, life: 2}, night-unending]}
  turn_order: {deck: [nemesis, p1], discard: [p2]}"""

BREACH_2 = "{open: false, turned: 2, focused: true, kind: standard, prepped: [], used: []}"
IN_PLAY = "[{card: catacomb-drone, life: 2}, {card: night-unending, power: 3}]"


def problems(expect: str, steps: str = "[]") -> list[str]:
    """The differences, without file and line."""
    found = run_scenario(scenario(POSITION, expect=expect, steps=steps)).problems
    return [str(problem).partition(": ")[2] for problem in found]


@pytest.mark.parametrize(
    "expect",
    [
        "{}",
        "gravehold: {life: 23}",
        "turn: {seat: p1, phase: main, aether: 4}",
        "turn: {aether: 4}",
        "players: {p1: {aether: 4, life: 7}, p2: {aether: 0}}",
        "players: {p1: {restricted: []}, p2: {restricted: {count: 0}}}",
        "players: {p1: {hand: [spark, crystal]}}",  # any order
        "players: {p1: {hand: {count: 2}, deck: {count: 2}}}",
        "players: {p1: {deck: [crystal, torch], discard: [torch, spark]}}",
        "players: {p1: {breaches: {1: {open: true, prepped: [spark, kindle]}}}}",
        "players: {p1: {breaches: {2: {turned: 2, focused: true, prepped: []}}}}",
        "players: {p1: {breaches: {3: {focused: false, open: false}}}}",
        "players: {p1: {breaches: {4: destroyed}}}",
        "players: {p1: {breaches: {4: absent}}}",
        "players: {p1: }",
        "nemesis: {life: 40, tokens: 3, deck: [smite], discard: []}",
        "nemesis: {in_play: [{card: catacomb-drone, life: 2}, {card: night-unending}]}",
        "nemesis: {in_play: [catacomb-drone, night-unending]}",
        "nemesis: {in_play: {count: 2}}",
        "supply: {frozen-magmite: 7, dread-diamond: 0}",
        "turn_order: {deck: [nemesis, p1], discard: {count: 1}}",
        "outcome: null",
        "decision: {seats: [p1], kind: main}",
        "options: {has: [done, play crystal], lacks: [ability]}",
        "options: {count: 12}",
    ],
)
def test_what_holds_passes(expect: str) -> None:
    assert problems(expect) == []


@pytest.mark.parametrize(
    ("expect", "why"),
    [
        ("gravehold: {life: 22}", "gravehold.life: expected 22, was 23"),
        ("turn: {aether: 5}", "turn.aether: expected 5, was 4"),
        ("turn: {next: true}", "turn.next: expected true, was null"),
        ("players: {p1: {aether: 5}}", "players.p1.aether: expected 5, was 4"),
        (
            "players: {p1: {hand: [crystal]}}",
            "players.p1.hand: expected [crystal], was [crystal, spark]",
        ),
        (
            "players: {p1: {hand: {count: 3}}}",
            "players.p1.hand: expected 3 cards, was 2: [crystal, spark]",
        ),
        (
            "players: {p1: {deck: [torch, crystal]}}",
            "players.p1.deck: expected [torch, crystal], was [crystal, torch]",
        ),
        (
            "players: {p1: {breaches: {1: {turned: 1}}}}",
            "players.p1.breaches.1.turned: expected 1, was null",
        ),
        (
            "players: {p1: {breaches: {2: {open: true}}}}",
            "players.p1.breaches.2.open: expected true, was false",
        ),
        (
            "players: {p1: {breaches: {2: destroyed}}}",
            f"players.p1.breaches.2: expected destroyed, was {BREACH_2}",
        ),
        (
            "players: {p1: {breaches: {4: {prepped: []}}}}",
            "players.p1.breaches.4: expected {prepped: []}, was destroyed",
        ),
        (
            "nemesis: {in_play: [night-unending, catacomb-drone]}",
            f"nemesis.in_play: expected [night-unending, catacomb-drone], was {IN_PLAY}",
        ),
        (
            "nemesis: {in_play: {count: 1}}",
            f"nemesis.in_play: expected 1 card, was 2: {IN_PLAY}",
        ),
        ("supply: {dread-diamond: 7}", "supply.dread-diamond: expected 7, was 0"),
        ("turn_order: {deck: [p1]}", "turn_order.deck: expected [p1], was [nemesis, p1]"),
        ("outcome: won", "outcome: expected won, was not over"),
        ("because: nemesis-slain", "because: expected nemesis-slain, was not over"),
        ("decision: {seats: [p2]}", "decision.seats: expected [p2], was [p1]"),
        ("decision: {seats: [p1, p2]}", "decision.seats: expected [p1, p2], was [p1]"),
    ],
)
def test_a_difference_shows_both_sides(expect: str, why: str) -> None:
    assert problems(expect) == [why]


@pytest.mark.parametrize(
    ("expect", "why"),
    [
        ("{1: xaxos-spell-pyromancy}", ".1: expected xaxos-spell-pyromancy, was xaxos-spell-flare"),
        ("{1: null}", ".1: expected null, was xaxos-spell-flare"),
        ("{2: xaxos-spell-flare}", ".2: expected xaxos-spell-flare, was null"),
        ("{}", ": expected {}, was {1: xaxos-spell-flare}"),
        ("{count: 2}", ": expected {count: 2}, was {1: xaxos-spell-flare}"),
    ],
)
def test_a_space_of_the_nemesis_is_compared_where_it_is_named(expect: str, why: str) -> None:
    at = "turn: {seat: p1, phase: main}\n  nemesis: {breaches: {1: xaxos-spell-flare}}"
    game = "{nemesis: xaxos-ascended, mages: [dezmodia, garu]}"
    wrong = scenario(at, game=game, expect=f"nemesis: {{breaches: {expect}}}")
    [problem] = run_scenario(wrong).problems
    assert str(problem).partition(": ")[2] == f"nemesis.breaches{why}"


def test_a_board_of_supply_cards_is_compared_whole() -> None:
    at = "turn: {seat: p1, phase: main}\n  nemesis: {dream: {1: kindle, 3: twisted-fang}}"
    game = "{rules: outcasts, nemesis: thief-of-dreams, mages: [ilya, kel]}"
    wrong = scenario(at, game=game, expect="nemesis: {dream: {1: kindle}}")
    [problem] = run_scenario(wrong).problems
    assert "nemesis.dream: expected {1: kindle}, was {1: kindle, 3: twisted-fang}" in str(problem)


def test_a_wrong_kind_of_decision_shows_the_decision() -> None:
    [found] = problems("decision: {kind: may}")
    assert found.startswith("decision.kind: expected may, was main (<main p1: {play crystal, ")


def test_a_decision_where_none_is_expected_is_shown() -> None:
    [found] = problems("decision: null")
    assert found.startswith("decision: expected null, was <main p1: {play crystal, ")


def test_options_that_differ_show_the_legal_ones() -> None:
    [lacks] = problems("options: {has: [play torch]}")
    assert lacks.startswith("options: lacks 'play torch' (legal: play crystal, prep ")
    [has] = problems("options: {lacks: [done]}")
    assert has.startswith("options: has 'done' (legal: play crystal, ")
    [only] = problems("options: {only: [done, play torch]}")
    assert only.startswith("options: expected [done, play torch], was [play crystal, ")
    assert problems("options: [done, play torch]") == [only]
    [count] = problems("options: {count: 3}")
    assert count.startswith("options: expected {count: 3}, was [play crystal, ")


def test_every_difference_is_shown() -> None:
    assert len(problems("gravehold: {life: 1}\n  nemesis: {life: 1, tokens: 1}")) == 3


def test_a_check_amid_the_steps_stops_there() -> None:
    steps = "[{expect: {gravehold: {life: 1}}}, play torch]"
    assert problems("{}", steps) == ["gravehold.life: expected 1, was 23"]


def test_an_illegal_key_shows_the_legal_ones() -> None:
    [found] = problems("{}", "[play crystal, play crystal]")
    assert found.startswith("'play crystal' is not legal here")
    assert "(legal: prep spark 2, " in found
    assert found.endswith("(asked: main of p1)")


def test_a_problem_names_its_line() -> None:
    result = run_scenario(scenario(POSITION, expect="gravehold: {life: 1}"))
    assert str(result.problems[0]).startswith("test.yaml:13: gravehold.life")
    result = run_scenario(scenario(POSITION, steps="[done,\n  charge,\n  charge]"))
    assert result.scenario.place == "test.yaml:1"
    assert str(result.problems[0]).startswith("test.yaml:15: 'charge' is not legal here")


WON = "turn: {seat: p1, phase: casting}\n  nemesis: {life: 1}"
SPARK = "\n  players: {p1: {breaches: {1: {open: true, prepped: [spark]}}}}"


@pytest.mark.parametrize(
    "expect",
    [
        "outcome: won",
        "{outcome: won, decision: null, options: {only: []}}",
        "{outcome: won, because: nemesis-slain}",
        "outcome: {won: true, because: nemesis-slain}",
    ],
)
def test_the_end_is_compared(expect: str) -> None:
    assert run_scenario(scenario(WON + SPARK, expect=expect, steps="[cast 1 spark]")).passed


@pytest.mark.parametrize(
    ("expect", "steps", "why"),
    [
        ("outcome: lost", "", "outcome: expected lost, was won, nemesis-slain"),
        ("outcome: null", "", "outcome: expected null, was won, nemesis-slain"),
        (
            "outcome: {won: true, because: nemesis-spent}",
            "",
            "because: expected nemesis-spent, was won, nemesis-slain",
        ),
        (
            "decision: {kind: main}",
            "",
            "decision: expected {kind: main}, but the game is over (won, nemesis-slain)",
        ),
        (
            "options: {lacks: [done]}",
            "",
            "options: the game is over (won, nemesis-slain) and offers nothing",
        ),
        ("{}", ", done", "'done' is not legal here: the game is over (won)"),
    ],
)
def test_after_the_end_nothing_is_asked(expect: str, steps: str, why: str) -> None:
    given = scenario(WON + SPARK, expect=expect, steps=f"[cast 1 spark{steps}]")
    [found] = run_scenario(given).problems
    assert str(found).partition(": ")[2] == why


def test_yes_and_no_are_keys_however_they_are_written() -> None:
    hands = "{p1: {hand: [shattered-geode]}, p2: {discard: [torch]}}"
    position = f"turn: {{seat: p1, phase: main}}\n  players: {hands}"
    for word in ("yes", '"yes"', "true"):
        steps = f"[play shattered-geode, {{expect_options: {{only: [{word}, no]}}}}, {word}]"
        result = run_scenario(scenario(position, steps=steps))
        assert result.problems == ()


def test_a_defect_of_the_engine_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise KeyError("boom")

    monkeypatch.setattr("gravehold.notation.runner.Game.at", broken)
    [found] = run_scenario(scenario()).problems
    assert str(found).startswith(
        "test.yaml:1: the engine failed: KeyError: 'boom' (test_expect.py:"
    )


def test_differences_of_a_running_game() -> None:
    [found] = differences({"gravehold": {"life": 29}}, game_at())
    assert part(found, "en") == "gravehold.life: expected 29, was 30"
