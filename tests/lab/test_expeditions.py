"""Whole expeditions by bots: how far they come, and how sure that is."""

from __future__ import annotations

import pytest

from gravehold.lab.expeditions import Journey, Share, simulate, simulate_all, stretches
from gravehold.modes.results import Result
from tests.lab.command import run

Output = pytest.CaptureFixture[str]


def result(battle: int, attempt: int, won: bool) -> Result:
    return Result(battle=battle, attempt=attempt, nemesis="umbra-titan", won=won)


def test_results_are_put_together_battle_by_battle() -> None:
    through = [result(1, 1, True), result(2, 1, False), result(2, 2, True)]
    stuck = [result(1, 1, False), result(1, 2, False)]
    one, two, three = stretches([through, stuck], 3)
    assert (one.reached, one.won, one.first) == (Share(2, 2), Share(1, 2), Share(1, 2))
    assert one.tries == 1.5
    assert (two.reached, two.won, two.first) == (Share(1, 2), Share(1, 2), Share(0, 1))
    assert two.tries == 2.0
    assert (three.reached, three.won, three.tries) == (Share(0, 2), Share(0, 2), 0.0)


def test_a_share_says_how_sure_it_is() -> None:
    low, high = Share(50, 100).bounds
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert Share(0, 10).bounds[0] == 0.0 < Share(0, 10).bounds[1] < 0.3
    assert Share(0, 0).bounds == (0.0, 1.0)


def test_tries_are_bounded_and_the_same_journey_goes_the_same_way() -> None:
    journey = Journey("outcasts", 3, mages=1, tries=2, bot="random")
    found = simulate(journey)
    assert [(r.battle, r.attempt) for r in found] == [(1, 1), (1, 2)]
    assert list(simulate_all([journey, journey])) == [found, found]


def winrate(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    return run(monkeypatch, "winrate", *words)


def test_the_command_tells_how_far_they_came(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    words = ["--expedition", "--games", "2", "--tries", "1", "--bot", "random"]
    assert winrate(monkeypatch, *words) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("battle 1: reached by 2 of 2, 100.0%")
    assert told[1].startswith("battle 1: 1.00 tries each; at the first try 0 of 2 win")
    assert told[-1].startswith("to the end: 0 of 2, 0.0%")
    assert told[-1].endswith("0.00 battles won on average")


@pytest.mark.parametrize("kind", ["default", "short", "extended", "fight-five"])
def test_every_kind_can_be_simulated(
    kind: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    words = f"--expedition --kind {kind} --games 1 --tries 1 --bot random --mages 3".split()
    assert winrate(monkeypatch, *words) == 0
    battles = {"default": 4, "short": 3, "extended": 8, "fight-five": 5}[kind]
    told = capsys.readouterr().out
    assert told.count("reached by") == battles


def test_the_command_tells_how_often_a_nemesis_is_beaten(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert winrate(monkeypatch, "--nemesis", "risen-thrall", "--games", "2", "--bot", "random") == 0
    assert capsys.readouterr().out.startswith("risen-thrall: 0 of 2 won, 0.0% (0.0% to ")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--bot greddy", "greedy"),
        ("--nemesis risen-trall", "risen-thrall"),
        ("--expedition --kind outcast", "outcasts"),
        ("--expedition --bot greddy", "greedy"),
    ],
)
def test_unknown_names_are_told(
    words: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert winrate(monkeypatch, *words.split()) == 2
    assert said in capsys.readouterr().err
