"""The soak: what it plays, what it says, and what it leaves behind when something breaks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gravehold.kernel import zones
from gravehold.kernel.ids import card_of_printing
from gravehold.kernel.run import Run
from gravehold.lab.setups import OURS, Dice, random_basics, random_setup, random_variants
from gravehold.lab.soak import Task, play_task, play_tasks
from gravehold.notation import chronicle
from gravehold.notation.runner import run_scenario
from gravehold.notation.scenario import read_scenarios
from tests.lab.command import run

Output = pytest.CaptureFixture[str]


def soak(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    return run(monkeypatch, "soak", *words)


def lose_destroyed_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A defect: what is destroyed vanishes altogether."""

    def destroy(run: Run, card: int) -> None:
        pass

    monkeypatch.setattr(zones, "destroy", destroy)


def test_the_last_line_counts_games_decisions_and_failures(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert soak(monkeypatch, "--games", "3") == 0
    assert re.fullmatch(
        r"3 games, \d+ decisions, 0 failures", capsys.readouterr().out.split("\n")[-2]
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "pl",
            r"gra 0:.*\ngry: 1/2, 1 błąd, gier na sekundę: [\d.]+\n.*\n2 gry, .*, 2 błędy",
        ),
        (
            "de",
            r"Spiel 0:.*\n1/2 Spiele, 1 Fehler, [\d.]+ Spiele/s\n.*\n2 Spiele, .*, 2 Fehler",
        ),
    ],
)
def test_the_soak_speaks_the_language_asked_for(
    lang: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: Output, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("gravehold.cli.commands.soak.EVERY", 0.0)
    monkeypatch.setattr("gravehold.lab.soak.play_checked", lambda *_: 1 / 0)
    assert soak(monkeypatch, "--games", "2", "--lang", lang) == 1
    assert re.match(said, capsys.readouterr().out, re.DOTALL)


def test_a_defect_is_found_and_can_be_reproduced(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    lose_destroyed_cards(monkeypatch)
    assert soak(monkeypatch, "--games", "24", "--nemesis", "umbra-titan") == 1
    told = capsys.readouterr().out
    assert re.search(r"game \d+: Broken: cards are lost", told)
    assert re.search(r"again: gravehold soak --seed 1 --first \d+ --games 1 --nemesis", told)
    written = sorted((tmp_path / "soak-failures").iterdir())
    assert {path.suffix for path in written} == {".chronicle", ".txt", ".yaml"}
    assert all(str(path.relative_to(tmp_path)) in told for path in written)


def first_failure(folder: Path, numbers: range) -> Path:
    """The files of the first game of a soak that fails, without their suffix."""
    tasks = [Task(1, number, "umbra-titan", folder=str(folder)) for number in numbers]
    failed = [report.number for report in play_tasks(tasks, 1) if report.failure]
    return folder / f"seed-1-game-{failed[0]}"


def test_a_failed_game_can_be_replayed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lose_destroyed_cards(monkeypatch)
    stem = first_failure(tmp_path, range(0, 24, 2))
    game = chronicle.replay(stem.with_suffix(".chronicle").read_text("utf-8"))
    (scenario,) = read_scenarios(stem.with_suffix(".yaml"))
    assert run_scenario(scenario).passed  # it leads to the broken position and no further
    assert game.answers[-1] == scenario.steps[-1].key


def test_a_failed_game_from_the_middle_leaves_a_scenario(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lose_destroyed_cards(monkeypatch)
    stem = first_failure(tmp_path, range(1, 24, 2))
    assert not stem.with_suffix(".chronicle").exists()
    (scenario,) = read_scenarios(stem.with_suffix(".yaml"))
    assert run_scenario(scenario).passed


def test_a_crash_is_a_failure_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def crash(run: Run, card: int) -> None:
        raise RuntimeError("no such luck")

    monkeypatch.setattr(zones, "destroy", crash)
    reports = [play_task(Task(1, n, "umbra-titan", folder=str(tmp_path))) for n in range(12)]
    failures = [report.failure for report in reports if report.failure]
    assert failures
    assert all("RuntimeError: no such luck" in failure for failure in failures)
    assert not any("could not be written" in failure for failure in failures)


def test_the_same_task_plays_the_same_game() -> None:
    assert play_task(Task(3, 5)) == play_task(Task(3, 5))


def test_several_processes_play_the_same_games() -> None:
    tasks = [Task(4, number) for number in range(4)]
    assert sorted(play_tasks(tasks, 2)) == [play_task(task) for task in tasks]


def test_an_unknown_nemesis_is_bad_input(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert soak(monkeypatch, "--nemesis", "umbra") == 2
    assert "umbra-titan" in capsys.readouterr().err


def test_random_setups_reach_everything() -> None:
    setups = [random_setup(Dice(seed)) for seed in range(300)]
    assert {len(setup.mages) for setup in setups} == {1, 2, 3, 4}
    assert {setup.nemesis.id for setup in setups} == set(OURS.nemeses)
    assert {mage.id for setup in setups for mage in setup.mages} == set(OURS.mages)
    assert {setup.rules.id for setup in setups} == set(OURS.rule_sets)
    assert {card.id for setup in setups for card in setup.supply} == set(OURS.piles)
    assert {card.id for setup in setups for card in setup.upgraded} == set(OURS.upgraded)
    taken = [card for setup in setups for seat in setup.treasures for card in seat]
    shared = [card for setup in setups for card in setup.shared]
    assert {card.id for card in (*taken, *shared)} == set(OURS.treasures)
    assert len({setup.ally for setup in setups}) == 1 + len(OURS.allies)
    assert len({setup.rules.difficulty for setup in setups}) == 4


def test_random_variants_go_together() -> None:
    for seed in range(200):
        lives = [name for name in random_variants(Dice(seed)) if name.startswith("solo-life")]
        assert len(lives) <= 1


def test_a_random_pool_has_each_card_in_one_printing() -> None:
    pools = [random_basics(Dice(seed), OURS, "legacy", 4) for seed in range(60)]
    for pool in filter(None, pools):
        cards = [card_of_printing(id_) for id_ in pool]
        assert len(set(cards)) == len(cards)
    assert any(pools)
