"""The guided set-up."""

from pathlib import Path

import pytest

from gravehold.api import Game
from gravehold.cli.app import main
from gravehold.cli.saves.games import read_game
from gravehold.cli.setup.choices import Choices, draw_again
from gravehold.content.library import LIBRARY
from gravehold.kernel.definitions import Gem

Output = pytest.CaptureFixture[str]


@pytest.fixture
def typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Lines that will be typed; a game is left when they end."""
    lines: list[str] = []

    def read(prompt: str = "") -> str:
        print(prompt, end="")
        if not lines:
            raise EOFError
        return lines.pop(0)

    monkeypatch.setattr("builtins.input", read)
    monkeypatch.setattr("sys.argv", ["gravehold", "play"])
    monkeypatch.setenv("GRAVEHOLD_HOME", str(tmp_path))
    return lines


def run(home: Path) -> Game:
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code in (None, 0)
    (found,) = (home / "games").glob("*.json")
    return read_game(found)


def test_enter_takes_what_is_offered(tmp_path: Path, typed: list[str]) -> None:
    typed += ["2", *[""] * 9]
    game = run(tmp_path)
    assert [mage.id for mage in game.setup.mages] == ["garu", "yan-magda"]
    assert game.setup.nemesis.id == "umbra-titan"
    assert game.setup.rules.difficulty == "beginner"


def test_everything_can_be_chosen(tmp_path: Path, typed: list[str], capsys: Output) -> None:
    typed += ["2", "3", "quil", "7", "Gex", "magus of cloaks", "suggested-b", "4", "1 no-choice"]
    typed += ["p2=greedy p3=random", "77"]
    game = run(tmp_path)
    assert [mage.id for mage in game.setup.mages] == ["quilius", "yan-magda", "gex"]
    assert game.setup.nemesis.id == "magus-of-cloaks"
    assert game.setup.rules.difficulty == "extinction"
    assert game.setup.rules.variants == ("tutorial", "no-choice")
    assert game.seed == 77
    assert "p3 is played by the random bot." in capsys.readouterr().out


def test_back_and_wrong_answers(tmp_path: Path, typed: list[str], capsys: Output) -> None:
    typed += ["x", "2", "5", "1", "back", "2", "nobody", "", "", "back", "", "", *[""] * 8]
    game = run(tmp_path)
    assert game.codex.players == 2
    shown = capsys.readouterr().out
    assert shown.count("is no answer here") == 3


def test_variants_that_exclude_each_other(tmp_path: Path, typed: list[str], capsys: Output) -> None:
    typed += ["2", "1", "", "", "", "", "solo-life-12 solo-life-14", "solo-life-14", "", "5"]
    game = run(tmp_path)
    assert game.setup.rules.variants == ("solo-life-14",)
    assert "only one of the solo-life variants" in capsys.readouterr().out


def test_a_random_supply_with_a_pile_drawn_again(tmp_path: Path, typed: list[str]) -> None:
    typed += ["2", "", "", "", "", "random", "9", "all", "1", "what", "", *[""] * 4]
    supply = run(tmp_path).setup.supply
    assert len(supply) == 9
    assert any(isinstance(card, Gem) and card.cost == 3 for card in supply)


def test_a_supply_of_your_own(tmp_path: Path, typed: list[str]) -> None:
    typed += ["2", "", "", "", "", "free", "gilded marble", "dread", "2"]
    typed += ["conclave-scroll", "fiend", "torch", "kindle", "aurora", "carb", "equi", *[""] * 4]
    ids = {card.id for card in run(tmp_path).setup.supply}
    assert {"gilded-marble", "dread-diamond", "conclave-scroll", "kindle", "equilibrium"} <= ids


def test_quit_starts_nothing(tmp_path: Path, typed: list[str]) -> None:
    typed += ["2", "2", "quit"]
    with pytest.raises(SystemExit):
        main()
    assert not list(tmp_path.rglob("*.json"))


def test_a_pile_drawn_again_changes_only_itself() -> None:
    piles = tuple(card.id for card in Choices(supply="random", seed=4).setup().supply)
    for number in range(9):
        again = draw_again(piles, number, ["war-eternal"])
        changed = [i for i in range(9) if again[i] != piles[i]]
        assert changed in ([number], [])
        assert type(LIBRARY.piles[again[number]]) is type(LIBRARY.piles[piles[number]])
        gems = [LIBRARY.piles[pile] for pile in again[:3]]
        assert any(gem.cost == 3 for gem in gems)
