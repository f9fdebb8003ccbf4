"""The soak of expeditions: what it plays, and that it finds what is broken."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from gravehold import Expedition
from gravehold.lab import journey_invariants as whole
from gravehold.lab.invariants import Broken
from gravehold.lab.setups import Dice
from gravehold.lab.travels import Trip, play_trip, play_trips, random_plan
from gravehold.modes.expedition import drawing
from gravehold.modes.expedition.plan import OPTIONS
from gravehold.modes.expedition.rules import ExpeditionRules
from gravehold.modes.expedition.state import Barracks, State
from gravehold.players.journeys import choose_between
from tests.lab.command import run

Output = pytest.CaptureFixture[str]


def soak(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    return run(monkeypatch, "soak", *words)


def test_the_last_line_counts_expeditions(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert soak(monkeypatch, "--expeditions", "2", "--first", "1") == 0
    last = capsys.readouterr().out.split("\n")[-2]
    assert re.fullmatch(r"2 expeditions, \d+ decisions, 0 failures", last)
    assert list(tmp_path.iterdir()) == []


def test_bots_weigh_mages_against_a_nemesis_with_bridges(tmp_path: Path) -> None:
    """They look at each mage with a single pile, over which a board has no links."""
    reports = [play_trip(Trip(77, number, folder=str(tmp_path))) for number in (0, 2)]
    assert [report.failure for report in reports] == ["", ""]


def test_all_kinds_options_packs_and_numbers_of_mages_come_up() -> None:
    plans = [random_plan(Dice(n)) for n in range(120)]
    assert {plan.kind for plan in plans} == {
        "outcasts", "default", "short", "extended", "fight-five",
    }  # fmt: skip
    assert {plan.players for plan in plans} == {1, 2, 3, 4}
    options = {option for plan in plans for option in plan.options}
    assert options == set(OPTIONS)
    assert len({plan.packs for plan in plans}) > 3
    assert any(plan.rerolled for plan in plans)
    assert random_plan(Dice(1), 3).players == 3


def test_a_defect_is_found_and_can_be_reproduced(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, tmp_path: Path
) -> None:
    """A banished pile vanishes altogether."""
    monkeypatch.chdir(tmp_path)
    traded = ExpeditionRules._traded

    def lossy(rules: ExpeditionRules, state: State, verb: str, pile: str) -> State:
        return replace(traded(rules, state, verb, pile), banished=())

    monkeypatch.setattr(ExpeditionRules, "_traded", lossy)
    assert soak(monkeypatch, "--expeditions", "4", "--seed", "3") == 1
    told = capsys.readouterr().out
    assert "piles differ from what came in" in told or "that is not gone" in told
    again = re.search(r"again: gravehold soak (.*)", told)
    assert again is not None
    assert soak(monkeypatch, *again.group(1).split()) == 1
    [*files] = (tmp_path / "soak-failures").iterdir()
    assert any("answers:" in file.read_text("utf-8") for file in files)


def test_two_versions_of_a_mage_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def anybody(draw: Any, stock: Any, met: Any, n: int, beside: Any = ()) -> tuple[str, ...]:
        return ("dezmodia", "dezmodia-outcasts", "garu", "gex")[:n]

    monkeypatch.setattr(drawing, "_mages", anybody)
    reports = list(play_trips([Trip(2, n, folder=str(tmp_path)) for n in range(4)], 1))
    assert any("persons twice" in report.failure for report in reports)


# Each invariant, broken by hand


def ready(kind: str = "default") -> Expedition:
    """Before the third battle, with everything chosen."""
    journey = Expedition.new(kind, players=2, seed=4)
    for _ in range(200):
        question = journey.question
        assert question is not None
        if question.kind != "fight":
            journey.choose(choose_between(journey, bot="random", seed=1))
        elif journey.state.battle < 3:
            journey.settle(won=journey.state.attempt > 1)
        else:
            return journey
    raise AssertionError("it does not come to the third battle")


BROKEN: dict[str, Callable[[State], dict[str, Any]]] = {
    "a pile twice": lambda s: {"banished": (*s.banished, s.barracks.supply[0])},
    "a pile lost": lambda s: {"banished": s.banished[1:]},
    "a pile from nowhere": lambda s: {"banished": (*s.banished, "fire-chakram")},
    "a small market": lambda s: {"market": s.market[:8]},
    "a strange market": lambda s: {"market": (*s.market[:8], s.banished[0])},
    "a mage twice": lambda s: {"mages": (s.mages[0], s.mages[0])},
    "too few mages": lambda s: {"mages": s.mages[:1]},
    "a mage from nowhere": lambda s: {"mages": (s.mages[0], "garu")},
    "a treasure twice": lambda s: {"treasures": (*s.treasures, ("p2", s.treasures[0][1]))},
    "a treasure of the group with a player": lambda s: {
        "treasures": tuple(("p1" if who == "group" else who, id_) for who, id_ in s.treasures)
    },
    "a result lost": lambda s: {"results": s.results[1:]},
    "a result of another battle": lambda s: {
        "results": (*s.results[:-1], replace(s.results[-1], battle=4))
    },
    "another try": lambda s: {"attempt": s.attempt + 1},
    "wounds": lambda s: {"wounds": 3},
    "a card in the deck that was not met": lambda s: {"upgraded": s.upgraded[1:]},
    "an end": lambda s: {"won": True},
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_is_broken_is_told(what: str) -> None:
    journey = ready()
    whole.state_sound(journey)
    broken = Expedition.at(journey.rules, journey.state)
    broken.state = replace(journey.state, **BROKEN[what](journey.state))
    with pytest.raises(Broken):
        whole.state_sound(broken)


def test_what_an_answer_may_not_change() -> None:
    journey = ready()
    before = journey.state
    whole.answer_kept(before, before, "fight")
    back = replace(before, banished=before.banished[1:])
    with pytest.raises(Broken, match="came back"):
        whole.answer_kept(before, back, "banish molten-peridot")
    whole.answer_kept(before, back, f"recall {before.banished[0]}")
    fewer = Barracks(before.barracks.mages[1:], before.barracks.supply, before.barracks.treasures)
    with pytest.raises(Broken, match="mages were lost"):
        whole.answer_kept(before, replace(before, barracks=fewer), "done")
    with pytest.raises(Broken, match="ended a battle"):
        whole.answer_kept(before, replace(before, results=()), "done")
    with pytest.raises(Broken, match="changed the record"):
        whole.battle_kept(before, replace(before, mages=(), market=(), treasures=()))


def test_a_report_counts_decisions(tmp_path: Path) -> None:
    report = play_trip(Trip(5, 0, mages=1, folder=str(tmp_path)))
    assert not report.failure
    assert report.decisions > 0
    assert play_trip(Trip(5, 0, mages=1, folder=str(tmp_path))) == report
