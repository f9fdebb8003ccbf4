"""The bench prints what it should, and the figures that do not depend on the machine are right."""

from __future__ import annotations

import json
from functools import partial

import pytest

from gravehold import Campaign, Expedition, make_setup
from gravehold.cli import app as command_line
from gravehold.content.library import LIBRARY
from gravehold.kernel.game import Game
from gravehold.lab import bench
from gravehold.players.journeys import AnyJourney, JourneyBot, play_journey

NAMES = {
    "decisions_per_s", "decisions_per_s_outcasts", "decisions_per_s_legacy", "games_per_s",
    "copy_us", "copy_bytes", "json_us", "undo_us",
    "new_game_ms", "expedition_ms", "campaign_ms", "import_ms", "calibration_us",
}  # fmt: skip
LESS = {  # so much is enough for figures that nobody reads
    "copy_bytes": {"copies": 20},
    "undo_seconds": {"rounds": 3},
    "new_game_seconds": {"rounds": 2},
    "growth": {"window": 50, "late": 200},
    "import_seconds": {"rounds": 1},
}


def _one_battle(journey: AnyJourney, bot: JourneyBot, most_battles: int) -> None:
    play_journey(journey, bot, most_battles=min(1, most_battles))


def test_json_is_one_object_with_every_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["gravehold", "bench", "--json", "--seconds", "0.1"])
    setups = {box: bench.setups_of(box)[:2] for box in bench.BOXES}
    monkeypatch.setattr(bench, "setups_of", setups.get)
    for name, less in LESS.items():
        monkeypatch.setattr(bench, name, partial(getattr(bench, name), **less))
    monkeypatch.setattr(bench, "play_journey", _one_battle)
    with pytest.raises(SystemExit):
        command_line.main()
    figures = json.loads(capsys.readouterr().out)
    assert figures.keys() >= NAMES
    assert all(figures[name] > 0 for name in NAMES)


def test_a_copy_takes_little_memory() -> None:
    assert bench.copy_bytes(bench.crowded_game(), 200) <= 10_000


def test_the_crowded_game_is_in_the_middle_of_a_card() -> None:
    game = bench.crowded_game()
    assert game.codex.players == 4
    assert game.asked.kind not in ("main", "casting")
    assert game.asked.source()


def test_the_series_has_the_games_it_always_had() -> None:
    """Four nemeses: figures of another number of them could not be compared with older ones."""
    setups = bench.setups_of(bench.SERIES)
    assert len(setups) == 24
    assert {setup.nemesis.id for setup in setups} == {*bench.BOXES[bench.SERIES]}
    assert make_setup(nemesis="umbra-titan", mages=bench.PAIRS[0], supply="suggested-a") in setups


def test_every_nemesis_is_in_one_box() -> None:
    found = [nemesis for box in bench.BOXES for nemesis in bench.BOXES[box]]
    assert sorted(found) == sorted(LIBRARY.nemeses)


def test_random_play_repeats() -> None:
    setup = bench.setups_of("outcasts")[5]
    assert bench.random_game(setup, 9) == bench.random_game(setup, 9, record=True)


def test_the_expedition_has_four_battles() -> None:
    expedition = Expedition.from_text(bench.four_battles())
    assert len(expedition.state.results) == 4
    assert expedition.battle is None


def test_the_campaign_has_eight_battles() -> None:
    campaign = Campaign.from_text(bench.eight_battles())
    assert len(campaign.state.chart) == 8
    assert campaign.battle is None


def test_an_endless_game_does_not_end() -> None:
    walk = bench.busy_walk(Game.new(bench.endless_setup(), 1, record=False), 1)
    assert sum(1 for _ in zip(walk, range(3000), strict=False)) == 3000
