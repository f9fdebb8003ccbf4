"""Mages that players build, and chapters, set up in the terminal."""

from pathlib import Path

import pytest

from gravehold.api import Game
from gravehold.cli.app import main
from gravehold.cli.setup.choices import read_builds
from gravehold.content.builds import Build
from gravehold.kernel.errors import GraveholdError
from tests.cli.test_setup import Output, run, typed

__all__ = ["typed"]  # a fixture
ADEPTS = ("adept", "adept")


def test_parts_are_given_one_by_one() -> None:
    given = ["p1.name=Claire, the Bold", "p1.starter=starter-gem-heal", "p2.fourth=true"]
    assert read_builds(given, ADEPTS) == {
        "p1": Build(name="Claire, the Bold", starter="starter-gem-heal"),
        "p2": Build(fourth=True),
    }


@pytest.mark.parametrize(
    ("part", "why"),
    [
        ("starter", "write p1.starter=starter-gem-heal"),
        ("p1.starter=", "write p1.starter=starter-gem-heal"),
        ("p1.strter=x", "did you mean 'p1.starter'?"),
        ("p1.starter=x", "p1.starter: unknown starter card 'x'"),
        ("p2.craft=swift", "p2.craft: craft needs ability"),
        ("p1.breach=turn 4", "needs breach IV"),
        ("p1.fourth=ja", "should be true or false"),
        ("p1.flawed=many", "whole number"),
    ],
)
def test_a_part_that_cannot_be_is_named(part: str, why: str) -> None:
    with pytest.raises(GraveholdError, match=why.replace("?", r"\?")):
        read_builds([part], ADEPTS)


def test_a_part_is_named_once() -> None:
    given = ["p1.starter=starter-gem-heal", "p1.starter=starter-gem-cast"]
    with pytest.raises(GraveholdError, match=r"'p1\.starter' is written twice"):
        read_builds(given, ADEPTS)


def play(home: Path, monkeypatch: pytest.MonkeyPatch, *options: str) -> Game:
    monkeypatch.setattr("sys.argv", ["gravehold", "play", *options])
    return run(home)


def test_everything_as_options(
    tmp_path: Path, typed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    options = "--rules legacy --chapter 4 --nemesis bladius --mages adept,garu --gravehold 25"
    builds = ["--build", "p1.ability=twin-volley", "--build", "p1.breach=turn 4"]
    game = play(tmp_path, monkeypatch, *options.split(), "--resolve", "2", *builds)
    assert game.setup.rules.chapter == "4"
    assert game.setup.builds == (Build(ability="twin-volley", breach="turn 4"), None)
    assert (game.setup.gravehold, game.setup.resolve) == (25, 2)


def test_an_unknown_chapter_says_which_there_are(
    typed: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setattr("sys.argv", ["gravehold", "play", "--rules", "legacy", "--chapter", "9"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert "there are: 1, 2, 3, 4, 5, 6, 7, 8, end" in capsys.readouterr().err


def test_step_by_step(tmp_path: Path, typed: list[str], capsys: Output) -> None:
    typed += ["2", "2", "adept", "garu"]
    typed += ["Claire", "starter-gem-heal", "twin-volley", "starter-spell-focus", "deck-top"]
    typed += ["turn 4", "swift", "1", "bladius", "legacy", "3", *[""] * 5]
    game = run(tmp_path)
    assert game.setup.builds[0] == Build(
        name="Claire",
        starter="starter-gem-heal",
        ability="twin-volley",
        second="starter-spell-focus deck-top",
        breach="turn 4",
        craft="swift",
        flawed=1,
    )
    assert game.setup.rules.chapter == "3"
    shown = capsys.readouterr().out
    assert "How p1 is built" in shown
    assert "How p2 is built" not in shown
    assert "Charges and abilities." in shown


def test_enter_builds_nothing_and_a_bad_name_is_asked_for_again(
    tmp_path: Path, typed: list[str], capsys: Output
) -> None:
    typed += ["2", "1", "adept", "x" * 40, *[""] * 20]
    game = run(tmp_path)
    assert game.setup.builds == ()
    assert "a name has 1 to 24 characters" in capsys.readouterr().out
