"""`gravehold pack`, and `--packs` of other commands."""

from pathlib import Path

import pytest

from tests.cli.terminal import run
from tests.packs.folders import pack_of

Output = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> Path:
    """The example."""
    monkeypatch.setenv("GRAVEHOLD_HOME", str(tmp_path / "home"))
    assert run(monkeypatch, "pack", "new", str(tmp_path / "ember")) == 0
    capsys.readouterr()
    return tmp_path / "ember"


def test_new_check_and_show(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert run(monkeypatch, "pack", "check", str(folder)) == 0
    assert "nothing is wrong. Cards: 21, mages: 1, nemeses: 1" in capsys.readouterr().out
    assert run(monkeypatch, "pack", "new", str(folder)) == 2
    assert "not empty" in capsys.readouterr().err
    assert run(monkeypatch, "pack", "show", str(folder), "--lang", "pl") == 0
    told = capsys.readouterr().out
    assert "Dwór Żaru 1.0, autor: you (CC0-1.0)" in told
    assert "Otrzymujesz 1 żeton Rozbłysk." in told


def test_check_names_every_mistake(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    (folder / "supply.yaml").write_text("supply:\n- Gem: ashglass\n  cost: -1\n")
    (folder / "basics.yaml").write_text("basics:\n- Attack: scorched-earth\n")
    assert run(monkeypatch, "pack", "check", str(folder)) == 2
    lines = [line.split("ember/")[1] for line in capsys.readouterr().err.splitlines()]
    places = [line.split(": ")[0] for line in lines]
    assert places[0] == "basics.yaml:2:3"
    assert places[-1] == "supply.yaml:3:3"
    assert all("nothing in this pack is called" in line for line in lines[1:-1])
    assert not any("'ashglass'" in line for line in lines)  # it is there, only wrong


def test_no_line_is_left_out_however_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    cards = "".join(f"- Gem: gem-{i}\n  cost: -1\n" for i in range(100))
    pack_of(tmp_path, {"cards.yaml": f"supply:\n{cards}"})
    assert run(monkeypatch, "pack", "check", str(tmp_path)) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 100
    assert all(line.endswith("this should be at least 0, not -1") for line in lines)


def test_export_and_check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert run(monkeypatch, "pack", "export", "guests", str(tmp_path / "guests")) == 0
    assert run(monkeypatch, "pack", "check", str(tmp_path / "guests")) == 0
    assert run(monkeypatch, "pack", "export", "guest", str(tmp_path / "x")) == 2
    assert "did you mean 'guests'?" in capsys.readouterr().err


def test_packs_are_played_with_everywhere(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    packs = ("--packs", str(folder))
    assert run(monkeypatch, "card", "ashglass", *packs) == 0
    assert "gem, cost 3, The Ember Court" in capsys.readouterr().out
    foe = ("--nemesis", "kiln-mother")
    assert run(monkeypatch, "winrate", *foe, "--games", "1", *packs) == 0
    assert run(monkeypatch, "soak", *foe, "--games", "2", *packs) == 0
    scenario = folder.parent / "ashglass.yaml"
    scenario.write_text(
        "name: Ashglass\ngame: {nemesis: kiln-mother, mages: [orsa]}\n"
        "position: {turn: {seat: p1, phase: main}, players: {p1: {life: 4, hand: [ashglass]}}}\n"
        "steps: [play ashglass]\nexpect: {players: {p1: {aether: 2, charges: 1}}}\n"
    )
    assert run(monkeypatch, "scenario", "run", str(scenario), *packs) == 0
    capsys.readouterr()
    monkeypatch.setattr("builtins.input", lambda _="": "quit")
    played = ("--mages", "orsa", *foe, "--supply", "random", "--seed", "1")
    assert run(monkeypatch, "play", *played, *packs) == 0
    assert "Kiln Mother" in capsys.readouterr().out


def test_what_is_no_pack_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert run(monkeypatch, "cards", "--packs", str(tmp_path / "nowhere")) == 2
    assert "a pack is a folder with a 'pack.yaml'" in capsys.readouterr().err
    assert run(monkeypatch, "cards", "--packs", str(tmp_path)) == 2
    assert "there is no pack in this folder" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command",
    [
        ("soak", "--campaigns", "1"),
        ("soak", "--expeditions", "1"),
        ("winrate", "--campaign", "--games", "1"),
        ("winrate", "--expedition", "--games", "1"),
    ],
)
def test_packs_are_refused_where_they_would_be_ignored(
    folder: Path, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert run(monkeypatch, *command, "--packs", str(folder)) == 2
    assert "with our boxes only" in capsys.readouterr().err


def test_links_out_of_the_folder_are_skipped_and_said(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    """A mistake in what stands there would show it."""
    (tmp_path / "secret.txt").write_text("db_password: hunter2\n", "utf-8")
    (folder / "x.yaml").symlink_to(tmp_path / "secret.txt")
    (folder / "more").mkdir()
    (folder / "more" / "supply.yaml").symlink_to(folder / "nothing-new.yaml")
    (folder / "nothing-new.yaml").write_text("supply: []\n", "utf-8")
    assert run(monkeypatch, "pack", "check", str(folder)) == 0
    told = capsys.readouterr()
    assert told.err == f"{folder / 'x.yaml'}: this link leads out of the folder and is not read\n"
    assert "nothing is wrong" in told.out
    (folder / "names.yaml").rename(tmp_path / "names.yaml")
    (folder / "names.yaml").symlink_to(tmp_path / "names.yaml")
    assert run(monkeypatch, "pack", "check", str(folder), "--lang", "de") == 2
    told = capsys.readouterr()
    assert "names.yaml: dieser Verweis führt aus dem Ordner hinaus" in told.err
    (folder / "pack.yaml").rename(tmp_path / "pack.yaml")
    (folder / "pack.yaml").symlink_to(tmp_path / "pack.yaml")
    assert run(monkeypatch, "pack", "check", str(folder)) == 2
    told = capsys.readouterr()
    assert "pack.yaml: this link leads out of the folder" in told.err
    assert "db_password" not in told.err
