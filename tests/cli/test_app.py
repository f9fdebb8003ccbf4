"""The command line as a whole: bad input is a message and exit code 2, a defect is a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from gravehold import __version__
from gravehold.cli import app as command_line
from gravehold.kernel.errors import GraveholdError
from tests.cli.terminal import run

Output = pytest.CaptureFixture[str]


def not_utf8() -> UnicodeDecodeError:
    return UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (GraveholdError("no card 'jad'; did you mean 'jade'?"), "no card 'jad'; did you mean"),
        (FileNotFoundError(2, "No such file or directory", "x.yaml"), "x.yaml: no such file"),
        (OSError("disk on fire"), "disk on fire"),
        (not_utf8(), "this is not utf-8 text (byte 0)"),
    ],
)
def test_bad_input_is_a_message_and_exit_2(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, error: Exception, message: str
) -> None:
    def fail(**_: object) -> None:
        raise error

    monkeypatch.setattr(command_line, "app", fail)
    assert run(monkeypatch) == 2
    assert capsys.readouterr().err.startswith(f"error: {message}")


def test_a_defect_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(**_: object) -> None:
        raise ValueError("ours")

    monkeypatch.setattr(command_line, "app", fail)
    with pytest.raises(ValueError, match="ours"):
        command_line.main()


@pytest.mark.parametrize("words", [["nonsense"], ["rules", "--nonsense"]])
def test_wrong_usage_is_exit_2(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, words: list[str]
) -> None:
    assert run(monkeypatch, *words) == 2
    assert "nonsense" in capsys.readouterr().err


def test_help_names_every_command(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert run(monkeypatch, "--help") == 0
    printed = capsys.readouterr().out
    assert [name for name in command_line.MODULES if name not in printed] == []


def test_version(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert run(monkeypatch, "--version") == 0
    assert capsys.readouterr().out == f"gravehold {__version__}\n"


@pytest.mark.parametrize("words", ["--help", "card crystal --lang pl", "cards --json crystal"])
def test_words_are_not_checked_by_what_takes_long_to_import(words: str) -> None:
    code = f"""if True:
        import atexit, sys
        slow = {{"pydantic", "fluent.syntax", "babel", "yaml", "ruamel.yaml"}}
        loaded = lambda: print("loaded:", *sorted(slow & sys.modules.keys()), file=sys.stderr)
        atexit.register(loaded)
        sys.argv = ["gravehold", *{words.split()!r}]
        from gravehold.words.locale import say
        say("pl", "error-no-tests", folder=""), say("en", "error-no-tests", folder="")
        sys.modules.pop("fluent.syntax", None)  # parsed just now, if somebody changed a word
        from gravehold.__main__ import main
        main()
    """
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ended.stderr == "loaded:\n"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("soak --games many", "--games takes a whole number, not 'many'"),
        ("soak --games 0", "--games is at least 1, not 0"),
    ],
)
def test_numbers_are(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, words: str, message: str
) -> None:
    assert run(monkeypatch, *words.split()) == 2
    assert capsys.readouterr().err.startswith(f"error: {message}\n")


def test_letters_that_nobody_can_read_are_words_like_others(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert run(monkeypatch, "card", "crys\udce9tal") == 2
    assert "Did you mean 'Crystal'?" in capsys.readouterr().err


def test_help_loads_neither_rules_nor_cards() -> None:
    """Commands import what they need when they run; only words are needed to speak of mistakes."""
    code = "import gravehold.cli.app, sys; print(*(n for n in sys.modules if 'gravehold' in n))"
    printed = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout
    others = {
        name
        for name in printed.split()
        if not name.startswith(("gravehold.cli", "gravehold.words"))
    }
    small = {"gravehold.compiled", "gravehold.kernel.errors", "gravehold.kernel.once"}
    assert others == {"gravehold", "gravehold.kernel", *small}


@pytest.mark.skipif(not Path("/bin/sh").exists(), reason="needs a shell")
def test_a_reader_that_stops_early_is_no_error() -> None:
    """It has seen enough, which is no failure of the program's."""
    program = f"'{sys.executable}' -m gravehold rules --all"
    command = f"{{ {program}; echo $? >&2; }} | head -n 1"
    ended = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, check=False)
    assert ended.stderr == "0\n"


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
@pytest.mark.parametrize(
    "words",
    [
        ("replay",), ("resume",), ("scenario", "check"), ("scenario", "write"), ("rules",),
        ("rules", "glossary"), ("card",), ("play", "--nemesis"), ("play", "--supply"),
    ],
)  # fmt: skip
def test_words_of_any_length_are_refused_briefly(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, words: tuple[str, ...], lang: str
) -> None:
    assert run(monkeypatch, *words, "x/" * 1500 + "end", "--lang", lang) == 2
    said = capsys.readouterr().err
    assert "x/x/x/" in said
    assert len(said) < 3000
