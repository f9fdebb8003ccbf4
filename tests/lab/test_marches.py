"""The soak of campaigns, and how bots fare in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from gravehold.lab.campaigns import Choice, Fought, March, Marched, choices, simulate, stretches
from gravehold.lab.expeditions import Share
from gravehold.lab.marches import play_march, random_plan
from gravehold.lab.setups import Dice
from gravehold.lab.travels import Trip
from gravehold.modes.campaign.rules import CampaignRules
from gravehold.modes.campaign.state import State
from tests.lab.command import run

Output = pytest.CaptureFixture[str]


def test_the_last_line_counts_campaigns(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(monkeypatch, "soak", "--campaigns", "2") == 0
    last = capsys.readouterr().out.split("\n")[-2]
    assert re.fullmatch(r"2 campaigns, [\d,]+ decisions, 0 failures", last)
    assert list(tmp_path.iterdir()) == []


def test_parties_of_every_size_come_up() -> None:
    assert {random_plan(Dice(n)).mages for n in range(40)} == {1, 2, 3, 4}
    assert random_plan(Dice(1), 3).mages == 3


def test_a_defect_is_found_and_can_be_reproduced(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, tmp_path: Path
) -> None:
    """Piles that were offered and not taken stay about."""
    monkeypatch.chdir(tmp_path)
    traded = CampaignRules._traded

    def lossy(rules: CampaignRules, state: State, verb: str, pile: str) -> State:
        return replace(traded(rules, state, verb, pile), banished=())

    monkeypatch.setattr(CampaignRules, "_traded", lossy)
    report = play_march(Trip(3, 1, 2, str(tmp_path)))
    assert "piles differ from what was offered" in report.failure
    assert "again: gravehold soak --seed 3 --first 1 --campaigns 1 --mages 2" in report.failure
    [file] = tmp_path.iterdir()
    assert "answers:" in file.read_text("utf-8")
    capsys.readouterr()


def fought(chapter: int, *, won: bool, chosen: tuple[str, ...] = ()) -> Fought:
    return Fought(chapter, won, "", chosen, 1, 2)


def test_results_are_put_together_chapter_by_chapter() -> None:
    one = Marched((fought(1, won=True), fought(2, won=False), fought(2, won=True)), 5, "dawn")
    two = Marched((fought(1, won=False), fought(2, won=True)), 3, "fall")
    first, second = stretches([one, two])
    assert (first.first, first.won, first.tries) == (Share(1, 2), Share(1, 2), 1.0)
    assert (second.first, second.won, second.tries) == (Share(1, 2), Share(2, 2), 1.5)
    assert (first.evolved, first.stuck) == (1.0, 2.0)


def test_choices_are_counted_once_a_chapter_in_won_and_lost_ones() -> None:
    with_a = fought(2, won=True, chosen=("a", "a", "b"))
    lost = fought(3, won=False, chosen=("a",))
    found = choices([Marched((fought(1, won=True), with_a, lost, lost), 0, "fall")])
    assert found == {
        "a": Choice(won=Share(1, 1), lost=Share(1, 1)),
        "b": Choice(won=Share(1, 1), lost=Share(0, 1)),
    }


def test_a_campaign_of_bots_ends() -> None:
    marched = simulate(March(3, mages=1, bot="random"))
    assert marched.epilogue in ("dawn", "survival", "fall")
    assert {battle.chapter for battle in marched.battles} == set(range(1, 9))
    assert simulate(March(3, mages=1, bot="random")) == marched


def test_the_command_tells_every_chapter(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    words = ("winrate", "--campaign", "--games", "1", "--mages", "1", "--bot", "random")
    assert run(monkeypatch, *words) == 0
    lines = capsys.readouterr().out.split("\n")
    assert [line.split(":")[0] for line in lines[:8]] == [f"chapter {n}" for n in range(1, 9)]
    assert lines[-2].endswith("points on average")
