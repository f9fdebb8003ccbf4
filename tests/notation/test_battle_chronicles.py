"""A battle taken out of an expedition is a chronicle that stands alone."""

import json
import re
from pathlib import Path

import pytest

from gravehold import Expedition
from gravehold.cli import app as command_line
from gravehold.content.library import LIBRARY
from gravehold.kernel.errors import BadFile, GraveholdError
from gravehold.kernel.game import Game
from gravehold.modes.journey import battle_seed
from gravehold.notation.chronicle import Origin, read, replay, write
from gravehold.notation.expeditionfile import battle_chronicle
from tests.kit.journeys import random_expedition

HEADER = "format: 1\nmages: ilya, kel\nnemesis: experiment-153\nrules: outcasts\nseed: 7\n"
OF_OUTCASTS = "expedition: outcasts\nbattle: 2\ntry: 1\n"


def battles(expedition: Expedition) -> dict[int, Game]:
    """All its battles as they ended or stand, by number."""
    again = Expedition.of(expedition.plan, LIBRARY)
    found: dict[int, Game] = {}
    for key in expedition.answers:
        again.choose(key)
        if again.battle is not None:
            found[len(again.state.results) + 1] = again.battle
    return found


@pytest.mark.parametrize("seed", range(10))
def test_every_battle_stands_alone(seed: int) -> None:
    expedition = random_expedition(seed, 200 + 20 * seed)
    there = battles(expedition)
    assert len(there) == len(expedition.state.results) + (expedition.battle is not None)
    for number, battle in there.items():
        text = battle_chronicle(expedition, number, LIBRARY)
        again, told = replay(text), read(text)
        assert again == battle
        assert again.answers == battle.answers
        assert told.settings.seed == battle_seed(expedition.plan.seed, number)
        assert not told.changed
        assert write(again, origin=told.origin) == text


def test_its_header_says_where_it_was_fought() -> None:
    expedition = random_expedition(4, 400)
    tries = [(result.battle, result.attempt) for result in expedition.state.results]
    assert tries[:2] == [(1, 1), (1, 2)]
    text = battle_chronicle(expedition, 2, LIBRARY)
    kind = expedition.plan.kind
    assert f"\nexpedition: {kind}\nbattle: 1\ntry: 2\nmade-of: " in text
    assert read(text).origin == Origin(kind, 1, 2)
    assert read(write(replay(text))).origin is None


def test_a_battle_that_runs_is_told_so_far() -> None:
    expedition = Expedition.new("outcasts", players=2, seed=7)
    for key in ("p1 ilya", "p2 kel", "fight", "maw 1"):
        expedition.choose(key)
    assert replay(battle_chronicle(expedition, 1, LIBRARY)) == expedition.battle
    assert replay(battle_chronicle(expedition, 1, LIBRARY)).answers == ["maw 1"]


def test_the_command_that_replays_takes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    expedition = random_expedition(4, 400)
    path = tmp_path / "battle.chronicle"
    path.write_text(battle_chronicle(expedition, 1, LIBRARY), "utf-8")
    monkeypatch.setattr("sys.argv", ["gravehold", "replay", str(path), "--json"])
    with pytest.raises(SystemExit) as ended:
        command_line.main()
    assert ended.value.code == 0
    outcome = json.loads(capsys.readouterr().out)["outcome"]
    assert outcome["because"] == expedition.state.results[0].because


def test_which_battles_there_are() -> None:
    expedition = Expedition.new("outcasts", players=1, seed=7)
    with pytest.raises(GraveholdError, match="no battle number 1 yet; none has begun"):
        battle_chronicle(expedition, 1, LIBRARY)
    expedition.choose("p1 ilya")
    expedition.choose("fight")
    for number in (0, 2, -1):
        with pytest.raises(GraveholdError, match=f"no battle number {number} yet; 1 has begun"):
            battle_chronicle(expedition, number, LIBRARY)


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (OF_OUTCASTS.replace("outcasts", "outcats"), "6: unknown expedition 'outcats'; did you"),
        (OF_OUTCASTS.replace("2", "two"), "7: 'battle' should be a whole number, not 'two'"),
        (OF_OUTCASTS.replace("2", "5"), "7: 'battle' should be from 1 to 4, not 5"),
        (OF_OUTCASTS.replace("2", "0"), "7: 'battle' should be from 1 to 4, not 0"),
        (OF_OUTCASTS.replace("try: 1", "try: 0"), "8: 'try' should be from 1 to 9999, not 0"),
        (OF_OUTCASTS.replace("try: 1", "try:"), "8: 'try' should be a whole number, not ''"),
        ("battle: 2\n", "6: 'battle' says that this game was a battle of an expedition; then 'exp"),
        ("expedition: short\nbattle: 4\ntry: 1\n", "7: 'battle' should be from 1 to 3, not 4"),
    ],
)  # fmt: skip
def test_a_battle_that_cannot_be_is_an_error_with_its_line(lines: str, why: str) -> None:
    assert read(HEADER + OF_OUTCASTS).origin == Origin("outcasts", 2, 1)
    with pytest.raises(BadFile, match=f"^{re.escape(f'f.chronicle:{why}')}"):
        read(HEADER + lines, "f.chronicle")
