"""The terminal in Polish and German: asked for, from the environment, in the middle of a game."""

from pathlib import Path

import pytest

from gravehold.cli.app import main

from . import terminal
from .terminal import through_pipes

GAME = ("play", "--quick", "--seed", "3", "--mages", "garu,gex", "--nemesis", "umbra-titan")
TYPED = "play crystal\nplay crystal\n?\ncharge\ndone\nquit\n"


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    assert terminal.run(monkeypatch, *words) == 0


def saved(home: Path) -> Path:
    (found,) = (home / "games").glob("*.json")
    return found


def test_a_save_is_the_same_in_every_language(tmp_path: Path) -> None:
    files, chronicles = set(), set()
    for lang in ("en", "pl", "de"):
        home = tmp_path / lang
        copy = home / "copy.chronicle"
        home.mkdir()
        typed = TYPED.replace("quit", f"save {copy}\nquit")
        ended = through_pipes(home, *GAME, "--lang", lang, typed=typed)
        assert ended.returncode == 0, ended.stderr
        files.add(saved(home).read_bytes())
        chronicles.add(copy.read_bytes())
    assert len(files) == len(chronicles) == 1


def test_a_game_in_polish(tmp_path: Path) -> None:
    shown = through_pipes(tmp_path, *GAME, "--lang", "pl", typed=TYPED).stdout
    assert "faza główna, 0 eteru: wybierz akcję." in shown
    assert "zagrywa: Kryształ (1 eter)." in shown
    assert "tekst dowolnej karty, Maga lub Nemezis" in shown
    assert "Zapisano. Aby grać dalej:" in shown


def test_the_environment_says_which_language(tmp_path: Path) -> None:
    shown = through_pipes(tmp_path, *GAME, typed=TYPED, GRAVEHOLD_LANG="de").stdout
    assert "Aktionen ausführen, 0 Aetherium: Wähle eine Aktion." in shown
    assert "spielt aus: Splitter (1 Aetherium)." in shown


def test_the_language_changes_in_the_middle_of_a_game(tmp_path: Path) -> None:
    typed = "play crystal\nlang\nlang xx\nlang pl\nlog\nlang de\nlog\nquit\n"
    shown = through_pipes(tmp_path, *GAME, typed=typed).stdout
    assert shown.count("Which language?") == 2
    assert "Od teraz po polsku." in shown
    assert "zagrywa: Kryształ (1 eter)." in shown  # what was told in English before
    assert "Ab jetzt auf Deutsch." in shown
    assert "spielt aus: Splitter (1 Aetherium)." in shown
    again = through_pipes(tmp_path, "resume", "--lang", "pl", typed="quit\n").stdout
    assert "1 eter: wybierz akcję." in again


def test_names_are_typed_as_the_language_has_them(tmp_path: Path) -> None:
    typed = "zagraj kryszt\nkryształ\nna pewno nie\nquit\n"
    shown = through_pipes(tmp_path, *GAME, "--lang", "pl", typed=typed).stdout
    assert shown.count("zagrywa: Kryształ (1 eter).") == 2
    assert "„na pewno nie” nie jest tu odpowiedzią." in shown


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("card jagged-lightning --lang pl", "Postrzępiona Błyskawica  Zaklęcie, koszt 4"),
        ("card jagged-lightning --lang de", "WIRKEN: Füge 3 Schaden zu."),
        ("card blitz-kaskade --lang de", "Blitz-Kaskade  Zauber, Kosten 4, Für die Ewigkeit"),
        ("cards Zauber verknüpfbar --lang de", "Zwillingssturm"),
        ("cards --kind relic --box legacy --lang pl", "Eteryczna Ręka"),
        ("cards kindle --lang en", "Kindle"),
    ],
)
def test_cards_in_a_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: str, wanted: str
) -> None:
    run(monkeypatch, *words.split())
    assert wanted in capsys.readouterr().out


def test_an_unknown_card_is_said_in_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["gravehold", "card", "Iskrzenia", "--lang", "pl"])
    with pytest.raises(SystemExit):
        main()
    assert "Może chodzi o „Iskrzenie”?" in capsys.readouterr().err


def test_a_chronicle_is_told_in_a_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "game.chronicle"
    through_pipes(tmp_path, *GAME, typed=f"play crystal\ncharge\ndone\nsave {copy}\nquit\n")
    run(monkeypatch, "replay", str(copy), "--lang", "de")
    told = capsys.readouterr().out
    run(monkeypatch, "replay", str(copy), "--lang", "de", "--detailed")
    detailed = capsys.readouterr().out
    assert "--- Zug 1: " in told
    assert len(detailed.splitlines()) > len(told.splitlines())
