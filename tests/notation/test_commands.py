"""`gravehold scenario` and `gravehold replay`, as typed."""

import json
from pathlib import Path

import pytest

from gravehold.notation import chronicle
from gravehold.table.glance import Glance
from tests.cli.terminal import run
from tests.notation.games import random_game
from tests.notation.texts import scenario_text

Output = pytest.CaptureFixture[str]
GOOD = scenario_text()
BAD = scenario_text(expect="gravehold: {life: 29}")
WRONG = scenario_text("players: {p1: {hand: [cristal]}}")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GRAVEHOLD_LANG", "en")
    return tmp_path


def put(name: str, text: str | bytes) -> None:
    path = Path(name)
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text.encode() if isinstance(text, str) else text)


# scenario run


def test_run_prints_a_line_each_and_the_sum(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    put("a.yaml", f"{GOOD}---\n{GOOD}")
    assert run(monkeypatch, "scenario", "run", "a.yaml") == 0
    assert capsys.readouterr().out.splitlines() == [
        "ok   a.yaml:1  a test",
        "ok   a.yaml:9  a test",
        "2 passed, 0 failed",
    ]


def test_run_takes_folders_and_fails_with_1(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    put("folder/b.yaml", BAD)
    put("folder/a.yaml", GOOD)
    assert run(monkeypatch, "scenario", "run", "folder") == 1
    assert capsys.readouterr().out.splitlines() == [
        "ok   folder/a.yaml:1  a test",
        "FAIL folder/b.yaml:1  a test",
        "       folder/b.yaml:6: gravehold.life: expected 29, was 30",
        "1 passed, 1 failed",
    ]


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "pl",
            [
                "ok   a.yaml:1  a test",
                "BŁĄD b.yaml:1  a test",
                "       b.yaml:6: gravehold.life: oczekiwano 29, jest 30",
                "zaliczone: 1, niezaliczone: 1",
            ],
        ),
        (
            "de",
            [
                "ok     a.yaml:1  a test",
                "FEHLER b.yaml:1  a test",
                "       b.yaml:6: gravehold.life: erwartet 29, ist 30",
                "1 bestanden, 1 nicht bestanden",
            ],
        ),
    ],
)
def test_run_speaks_the_language_asked_for(
    lang: str, lines: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    put("a.yaml", GOOD)
    put("b.yaml", BAD)
    assert run(monkeypatch, "scenario", "run", "a.yaml", "b.yaml", "--lang", lang) == 1
    assert capsys.readouterr().out.splitlines() == lines


@pytest.mark.parametrize(
    ("lang", "sum_", "why"),
    [
        ("pl", "2 scenariusze w 1 pliku, bez błędów", "nieznana karta „cristal”"),
        ("de", "2 Szenarien in 1 Datei, keine Fehler", "unbekannte Karte „cristal“"),
    ],
)
def test_check_speaks_the_language_asked_for(
    lang: str, sum_: str, why: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    put("a.yaml", f"{GOOD}---\n{GOOD}")
    assert run(monkeypatch, "scenario", "check", "a.yaml", "--lang", lang) == 0
    assert capsys.readouterr().out == f"{sum_}\n"
    put("b.yaml", WRONG)
    assert run(monkeypatch, "scenario", "check", "b.yaml", "--lang", lang) == 2
    assert f"b.yaml:4: {why}" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["run", "check"])
def test_a_mistake_is_exit_2(command: str, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    put("a.yaml", WRONG)
    put("b.yaml", f"{WRONG}---\nname: x\n")
    assert run(monkeypatch, "scenario", command, "a.yaml", "b.yaml") == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.splitlines() == [
        "error: a.yaml:4: unknown card 'cristal'; did you mean 'crystal'?",
        "b.yaml:4: unknown card 'cristal'; did you mean 'crystal'?",
        "b.yaml:9: a scenario needs the field 'game' or 'expedition' or 'campaign'",
    ]


def test_a_mistake_keeps_no_other_scenario_from_running(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    put("folder/a.yaml", "name:\n\tx")
    put("folder/b.yaml", f"{WRONG}---\n{GOOD}")
    put("folder/c.yaml", BAD)
    assert run(monkeypatch, "scenario", "run", "folder") == 2
    printed = capsys.readouterr()
    assert printed.out.splitlines() == [
        "ok   folder/b.yaml:9  a test",
        "FAIL folder/c.yaml:1  a test",
        "       folder/c.yaml:6: gravehold.life: expected 29, was 30",
        "1 passed, 3 failed",
    ]
    assert printed.err.splitlines() == [
        "error: folder/a.yaml:2: a tab stands where only blanks may",
        "folder/b.yaml:4: unknown card 'cristal'; did you mean 'crystal'?",
    ]


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"\xff\xfen\0a\0", "f.yaml: this is UTF-16 text; save it as UTF-8"),
        (b"name: caf\xe9", "f.yaml:1: this is not UTF-8 text (byte 9)"),
        (b"#" * 1_000_001, "f.yaml: larger than 1000 kB, which no file of ours is"),
        (b"a: &a [*a]", "f.yaml:1: anchors and aliases (& and *) have no place in these files"),
        (b"name:\n\tx", "f.yaml:2: a tab stands where only blanks may"),
        (b"[" * 5000, "f.yaml:1: nested too deeply"),
        (b"\x89PNG\r\n\x1a\n", "f.yaml:1: this is not UTF-8 text (byte 0)"),
    ],
)
def test_what_is_no_scenario_file_is_exit_2(
    data: bytes, why: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    put("f.yaml", data)
    assert run(monkeypatch, "scenario", "check", "f.yaml") == 2
    assert capsys.readouterr().err == f"error: {why}\n"


def test_a_missing_path_is_exit_2(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert run(monkeypatch, "scenario", "run", "nowhere.yaml") == 2
    assert capsys.readouterr().err == "error: nowhere.yaml: no such file or folder\n"


def test_an_empty_folder_is_exit_2(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    Path("empty").mkdir()
    assert run(monkeypatch, "scenario", "run", "empty") == 2
    assert capsys.readouterr().err == "error: empty: no scenario file (.yaml) in this folder\n"


def test_check_does_not_run(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    put("a.yaml", BAD)
    assert run(monkeypatch, "scenario", "check", "a.yaml") == 0
    assert capsys.readouterr().out == "1 scenario in 1 file, no mistakes\n"


def test_an_unknown_rule_is_a_mistake(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    put("a.yaml", f"rule: main.gane\n{GOOD}")
    assert run(monkeypatch, "scenario", "check", "a.yaml") == 2
    assert (
        "a.yaml:1: unknown rule 'main.gane'; did you mean 'main.gain'?" in capsys.readouterr().err
    )


# scenario write


@pytest.mark.parametrize("form", ["save", "chronicle"])
def test_a_game_is_written_as_a_scenario_that_passes(
    form: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    game = random_game(4, answers=33)
    put("game", game.to_json() if form == "save" else chronicle.write(game))
    assert run(monkeypatch, "scenario", "write", "game") == 0
    put("game.yaml", capsys.readouterr().out)
    assert run(monkeypatch, "scenario", "run", "game.yaml") == 0
    assert capsys.readouterr().out.endswith("1 passed, 0 failed\n")


def test_a_bad_save_is_exit_2(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    put("game.json", '{"format": "something else"}')
    assert run(monkeypatch, "scenario", "write", "game.json") == 2
    assert capsys.readouterr().err.startswith("error: game.json: this is not a saved game of ours")


# replay


def test_replay_tells_the_game(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    game = random_game(2)
    put("g.chronicle", chronicle.write(game))
    assert run(monkeypatch, "replay", "g.chronicle") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[2:] for line in lines if line.startswith("> ")] == game.answers
    assert sum(line.startswith("--- Turn ") for line in lines) == Glance(game).turn
    assert lines[-1].startswith("The players have ")


def test_replay_stops_where_it_is_told_to(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    game = random_game(2)
    put("g.chronicle", chronicle.write(game))
    assert run(monkeypatch, "replay", "g.chronicle", "--until", "5") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[2:] for line in lines if line.startswith("> ")] == game.answers[:5]
    assert not lines[-1].startswith("The players have ")


def test_replay_as_json(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    game = random_game(2)
    put("g.chronicle", chronicle.write(game))
    assert run(monkeypatch, "replay", "g.chronicle", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert [step["answer"] for step in found["steps"]] == [None, *game.answers]
    assert found["decision"] is None
    outcome = game.outcome
    assert outcome is not None
    assert found["outcome"] == {"won": outcome.won, "because": outcome.because}
    assert found["position"]["gravehold"] == {"life": Glance(game).gravehold}
    first = next(step["events"][-1] for step in found["steps"] if step["events"])
    assert first["text"]
    assert first["kind"]


def test_replay_names_the_first_illegal_line(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    put("g.chronicle", "format: 1\nmages: garu\nnemesis: gate-witch\nseed: 3\n\nthwart quell\n")
    assert run(monkeypatch, "replay", "g.chronicle") == 2
    assert capsys.readouterr().err.startswith(
        "error: g.chronicle:6: 'thwart quell' is not legal here"
    )


def test_replay_of_what_is_no_chronicle(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    put("g.chronicle", b"\x00\x01\x02")
    assert run(monkeypatch, "replay", "g.chronicle") == 2
    assert "this is no text file" in capsys.readouterr().err
