"""Help and mistakes of the command line in three languages."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from gravehold.cli import app as command_line
from gravehold.cli.arguments.help import Group, purpose
from gravehold.cli.arguments.mistakes import key
from gravehold.cli.speech import speak
from gravehold.content.library import LIBRARY, SUGGESTED
from gravehold.words import locale
from gravehold.words.catalogue import kind
from gravehold.words.language import LANGUAGES
from tests.words.ftl import read
from tests.words.test_whole_games import ENGLISH, WORD

from .terminal import run, through_pipes

Output = pytest.CaptureFixture[str]
Names = tuple[str, ...]

FILE = str(Path(__file__).parents[1] / "scenarios/rules/order.solo-four.yaml")
FRAME = {"command-page", "command-value"}
# Words of a page, besides those of the game; what is typed as it stands is no English sentence.
OURS = {
    "usage", "options", "arguments", "commands", "command", "default", "required", "show", "print",
    "least", "how", "only", "such", "without", "every", "page", "game", "is", "or", "them",
    "error", "help", "no", "value", "number", "needs", "takes", "there", "missing", "mean",
}  # fmt: skip
KINDS = ", ".join(
    (
        "gem, relic, spell, curse, treasure, token, attack, minion, power, body",
        "ability, mage, ally, nemesis-spell, nemesis",
    )
)
EXPEDITIONS = "default, short, extended, fight-five"
TYPED = re.compile(
    rf"\A.*?(?=\[)|--[\w-]+|^  [a-z-]+(?=  )|{EXPEDITIONS}|\b[a-z]+-[a-z-]+\b|[\w/]+\.\w+|{KINDS}",
    re.M,
)


def tree(command: Any, names: Names = ()) -> Iterator[tuple[Names, Any]]:
    yield names, command
    if isinstance(command, Group):
        for name, inner in command.commands.items():
            yield from tree(inner, (*names, name))


COMMANDS = dict(tree(typer.main.get_command(command_line.app)))


def parameters(names: Names) -> list[str]:
    return [*(key(p) for p in COMMANDS[names].params if not getattr(p, "hidden", False)), "help"]


def said_by(names: Names, parameter: str) -> tuple[str, str]:
    """The message and attribute that tell what a parameter is for."""
    id_ = "-".join(("command", *names))
    if (id_, parameter) in read("en") or not names:
        return id_, parameter
    return said_by(names[:-1], parameter)


def test_every_command_and_option_is_explained_and_nothing_else() -> None:
    needed = {("-".join(("command", *names)), "") for names in COMMANDS}
    needed |= {said_by(names, key) for names in COMMANDS for key in parameters(names)}
    for lang in LANGUAGES:
        there = {text for text, pattern in read(lang).items() if pattern.file == "help.ftl"}
        assert {text for text in there if text[0] not in FRAME} == needed


def test_every_value_has_a_word_and_every_word_a_use(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    """Each language is asked for all its pages; a word that was never said is there for nothing."""
    said = set()
    fill = locale.fill

    def listening(lang: str, id_: str, attribute: str, args: dict[str, locale.Arg]) -> str:
        said.add((id_, attribute))
        return fill(lang, id_, attribute, args)

    monkeypatch.setattr(locale, "fill", listening)
    locale._said.cache_clear()
    for names in COMMANDS:
        run(monkeypatch, *names, "--help")
    assert {text for text in read("en") if text[0] in FRAME} == {t for t in said if t[0] in FRAME}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("names", COMMANDS, ids=" ".join)
def test_a_page_is_in_its_language(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, names: Names, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    assert run(monkeypatch, *names, "--help", "--lang", lang) == 0
    page = capsys.readouterr().out
    speak(lang)
    told = [*purpose(names), *(text for p in parameters(names) for text in purpose(names, p))]
    assert [text for text in told if text not in page] == []
    assert page.startswith({"en": "Usage: ", "pl": "Użycie: ", "de": "Aufruf: "}[lang])
    found = (ENGLISH | OURS) & set(WORD.findall(TYPED.sub("", page).lower()))
    assert bool(found) == (lang == "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_supply_with_a_name_is_told_of(lang: str) -> None:
    speak(lang)
    told = " ".join(purpose(("play",), "supply"))
    assert [id_ for id_ in (*SUGGESTED, "random") if id_ not in re.split(r"[ ,]+", told)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_card_is_told_of(lang: str) -> None:
    speak(lang)
    told = re.split(r"[ ,.]+", " ".join(purpose(("cards",), "kind")))
    kinds = {kind(definition, LIBRARY) for definition in LIBRARY.definitions.values()}
    assert kinds - set(told) == set()


@pytest.mark.parametrize(
    ("words", "english", "polish", "german"),
    [
        (
            "sok",
            "there is no command 'sok'; did you mean 'soak'?",
            "nie ma polecenia „sok”; czy chodziło o „soak”?",
            "es gibt keinen Befehl „sok“; meintest du „soak“?",
        ),
        (
            "scenario chekc",
            "there is no command 'chekc'; did you mean 'check'?",
            "nie ma polecenia „chekc”; czy chodziło o „check”?",
            "es gibt keinen Befehl „chekc“; meintest du „check“?",
        ),
        (
            "soak --gaems 3",
            "there is no option '--gaems'; did you mean '--games'?",
            "nie ma opcji „--gaems”; czy chodziło o „--games”?",
            "es gibt keine Option „--gaems“; meintest du „--games“?",
        ),
        (
            "bench -x",
            "there is no option '-x'",
            "nie ma opcji „-x”",
            "es gibt keine Option „-x“",
        ),
        (
            "play --seed",
            "the option '--seed' needs a value",
            "opcja „--seed” wymaga wartości",
            "die Option „--seed“ braucht einen Wert",
        ),
        (
            "bench --json=yes",
            "the option '--json' takes no value",
            "opcja „--json” nie przyjmuje wartości",
            "die Option „--json“ nimmt keinen Wert",
        ),
        (
            "scenario run",
            "something is missing: PATH",
            "czegoś brakuje: ŚCIEŻKA",
            "es fehlt etwas: PFAD",
        ),
        (
            "replay a b c",
            "this is too much: 'b c'",
            "to zbędne: „b c”",
            "das ist zu viel: „b c“",
        ),
        (
            "play --seed 1.5",
            "--seed takes a whole number, not '1.5'",
            "--seed wymaga liczby całkowitej, a nie „1.5”",
            "--seed braucht eine ganze Zahl, nicht „1.5“",
        ),
        (
            "bench --seconds long",
            "--seconds takes a number, not 'long'",
            "--seconds wymaga liczby, a nie „long”",
            "--seconds braucht eine Zahl, nicht „long“",
        ),
        (
            "soak --games 0",
            "--games is at least 1, not 0",
            "--games to co najmniej 1, a nie 0",
            "--games ist mindestens 1, nicht 0",
        ),
        (
            "soak --mages 5",
            "--mages is at most 4, not 5",
            "--mages to najwyżej 4, a nie 5",
            "--mages ist höchstens 4, nicht 5",
        ),
    ],
)
def test_a_mistake_is_one_message_in_the_language(
    monkeypatch: pytest.MonkeyPatch,
    capsys: Output,
    words: str,
    english: str,
    polish: str,
    german: str,
) -> None:
    wanted = {"en": ("error", english), "pl": ("błąd", polish), "de": ("Fehler", german)}
    for lang, (error, message) in wanted.items():
        monkeypatch.setenv("GRAVEHOLD_LANG", lang)
        assert run(monkeypatch, *words.split()) == 2
        shown = capsys.readouterr()
        first, second = shown.err.splitlines()
        assert first == f"{error}: {message}"
        assert re.fullmatch(r"\w+: .*gravehold[a-z ]* --help", second)
        assert shown.out == ""


def test_a_group_without_a_command_is_its_page(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    for words in ([], ["--lang", "pl"], ["scenario"], ["scenario", "--"]):
        assert run(monkeypatch, *words) == 2
        title = "Polecenia" if "pl" in words else "Commands"
        assert title in capsys.readouterr().out.splitlines()


def test_the_language_may_come_before_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert run(monkeypatch, "--lang", "pl", "card", "jagged-lightning") == 0
    assert "Zaklęcie, koszt 4" in capsys.readouterr().out
    assert run(monkeypatch, "--lang", "pl", "card", "jagged-lightning", "--lang", "de") == 0
    assert "Füge 3 Schaden zu." in capsys.readouterr().out
    assert run(monkeypatch, "--lang", "pl", "scenario", "check", FILE) == 0
    in_polish = capsys.readouterr().out
    assert run(monkeypatch, "scenario", "--lang", "pl", "check", FILE) == 0
    assert capsys.readouterr().out == in_polish
    assert run(monkeypatch, "scenario", "check", FILE) == 0
    assert capsys.readouterr().out != in_polish


@pytest.mark.parametrize("words", [["bench", "--lang", "pll"], ["--lang", "pll", "serve"]])
def test_a_language_nobody_speaks_is_a_mistake_of_any_command(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, words: list[str]
) -> None:
    assert run(monkeypatch, *words) == 2
    assert "unknown language 'pll'; did you mean 'pl'?" in capsys.readouterr().err


def test_the_locale_of_the_system_is_heard(tmp_path: Path) -> None:
    ended = through_pipes(tmp_path, "play", "--help", GRAVEHOLD_LANG="", LC_ALL="pl_PL.UTF-8")
    assert ended.returncode == 0
    assert "Rozpoczyna grę" in ended.stdout
    ended = through_pipes(tmp_path, "paly", GRAVEHOLD_LANG="", LC_ALL="de_AT.UTF-8")
    assert ended.returncode == 2
    assert ended.stderr.startswith("Fehler: es gibt keinen Befehl „paly“; meintest du „play“?")
