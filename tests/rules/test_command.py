"""`gravehold rules`, as typed."""

import re
from pathlib import Path

import pytest

from gravehold.cli.reading.rulebook import Reader
from gravehold.rules import load_rules
from gravehold.words.language import LANGUAGES
from gravehold.words.locale import FOLDER, say
from tests.cli import terminal

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRAVEHOLD_LANG", "en")
    monkeypatch.setenv("COLUMNS", "70")


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    return terminal.run(monkeypatch, "rules", *words)


def printed(monkeypatch: pytest.MonkeyPatch, capsys: Output, *words: str) -> str:
    """What a call that works prints, on one line."""
    assert run(monkeypatch, *words) == 0
    return " ".join(capsys.readouterr().out.split())


def test_without_words_the_topics_are_listed(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    shown = printed(monkeypatch, capsys)
    assert all(topic in shown for topic in load_rules().topics())
    assert "exhaustion exhaustion 10 entries" in shown
    assert "gravehold rules glossary breach" in shown


def test_all_rules_are_printed(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    shown = printed(monkeypatch, capsys, "--all")
    assert [rule_id for rule_id in load_rules().entries if f"{rule_id} " not in shown] == []


def test_a_topic_is_printed(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    shown = printed(monkeypatch, capsys, "draw", "phase")
    assert shown.startswith("draw phase draw.discard-played Discard what was played. ")
    assert "draw.tutorial" in shown
    assert "main.gain" not in shown


def test_a_rule_is_printed_with_all_that_belongs_to_it(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    shown = printed(monkeypatch, capsys, "main.focus-opens")
    assert shown.startswith("main.focus-opens A last focus opens main phase · Rulebook: ")
    assert "War Eternal, Legacy, Outcasts" in shown
    assert load_rules()["main.focus-opens"].text in shown
    assert "Example Iga plays Primordial Fetish" in shown
    assert "(as a scenario: player-turn.yaml)" in shown
    assert f"Rulings R11 {load_rules()['R11'].text}" in shown
    assert shown.endswith("See also: focus, breach, open")


def test_a_ruling_is_printed_with_its_rules_and_basis(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    shown = printed(monkeypatch, capsys, "r27")
    assert "About main.gain Gain a card setup.market-empty Empty supply pile" in shown
    assert "Basis as much as possible" in shown


def test_a_rule_of_ours_says_so(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    shown = printed(monkeypatch, capsys, "legacy.scar")
    assert shown.startswith("legacy.scar Scar Legacy · Rulebook: Legacy · ours: the rulebooks are")
    assert "ours:" not in printed(monkeypatch, capsys, "legacy.shield")


def test_words_are_looked_for(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    shown = printed(monkeypatch, capsys, "adjacent", "breaches")
    assert shown.startswith("4 entries about 'adjacent breaches' term.adjacent Adjacent breaches.")


def test_a_single_find_is_printed_in_full(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert "See also" in printed(monkeypatch, capsys, "clockwise")


@pytest.mark.parametrize(
    ("lang", "words", "shown"),
    [
        (
            "pl",
            ["main.focus"],
            "main.focus Wzmocnienie Bramy faza główna · Instrukcja: Wieczna Wojna, Legacy",
        ),
        ("pl", ["faza", "glowna"], "faza główna main.any-order"),
        ("pl", ["zaklecie", "wiez"], "3 hasła o „zaklecie wiez” main.link Więź."),
        ("pl", ["słowniczek", "Bramą"], "Brama Ponumerowane miejsce"),
        ("pl", ["L7"], "L7 Jak działają Tarcze rozstrzygnięcia Jak działają żetony Tarczy?"),
        ("de", ["legacy.pulse"], "legacy.pulse Impulsplättchen Legacy · Anleitung: Legacy"),
        ("de", ["R2"], "R2 Ablauf der Erschöpfung Regelfragen In welcher"),
        ("de", ["zauber", "wirken"], "Zauber wirken cast.open-may Aktiver Riss"),
        ("de", ["glossary"], "Glossar 1x pro Zug Eine Grenze"),
    ],
)
def test_it_speaks_three_languages(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, lang: str, words: list[str], shown: str
) -> None:
    assert printed(monkeypatch, capsys, *words, "--lang", lang).startswith(shown)
    monkeypatch.setenv("GRAVEHOLD_LANG", lang)
    assert printed(monkeypatch, capsys, *words).startswith(shown)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["main.gane"], "error: no rule about 'main.gane'; did you mean 'main.gain'?"),
        (
            ["main.gane", "--lang", "pl"],
            "błąd: nie ma zasady o „main.gane”; może chodzi o „main.gain”?",
        ),
        (["glossary", "minon"], "error: no word 'minon' in the glossary; did you mean 'minion'?"),
        (
            ["glossary", "Kristal", "--lang", "de"],
            "Fehler: kein Begriff „Kristal“ im Glossar; meintest du „Kristall“?",
        ),
        (["parking fees"], "error: no rule about 'parking fees'"),
        (
            ["R1", "--lang", "dee"],
            "error: unknown language 'dee'; did you mean 'de'? (there are: en, pl, de)",
        ),
    ],
)  # fmt: skip
def test_what_is_not_found_is_exit_2(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, words: list[str], complaint: str
) -> None:
    assert run(monkeypatch, *words) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == f"{complaint}\n"


def test_terms_are_underlined() -> None:
    shown = Reader("pl").linked("Wzmocnij Bramę.")
    assert [(span.start, span.end, span.style) for span in shown.spans] == [
        (0, 8, "underline"),
        (9, 14, "underline"),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_and_term_can_be_printed(lang: str, capsys: Output) -> None:
    reader = Reader(lang)
    reader.print_topics()
    reader.print_glossary()
    for entry in reader.book.entries.values():
        reader.print_entry(entry)
    for term in reader.glossary.terms.values():
        reader.print_term([term.term])
    assert "See also" in capsys.readouterr().out or lang != "en"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_messages_are_the_same_in_every_language(lang: str) -> None:
    assert messages(lang) == messages("en")


def messages(lang: str) -> dict[str, set[str]]:
    """The placeholders of each message of rules.ftl."""
    text = (FOLDER / lang / "rules.ftl").read_text("utf-8")
    parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)[1:]
    return {
        id_: set(re.findall(r"\$(\w+)", body))
        for id_, body in zip(parts[::2], parts[1::2], strict=True)
    }


@pytest.mark.parametrize(
    ("n", "said"), [(1, "1 hasło"), (2, "2 hasła"), (5, "5 haseł"), (22, "22 hasła")]
)
def test_polish_counts(n: int, said: str) -> None:
    assert say("pl", "rules-number", n=n) == said


def test_coverage_is_exit_1_while_a_rule_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, tmp_path: Path
) -> None:
    assert run(monkeypatch, "--coverage", "--tests", str(tmp_path)) == 1
    due = sum(entry.due for entry in load_rules().entries.values())
    assert capsys.readouterr().out.endswith(f"\n{due} rules, 0 covered, {due} missing\n")


def test_coverage_is_exit_0_when_all_due_rules_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, tmp_path: Path
) -> None:
    due = [entry.id for entry in load_rules().entries.values() if entry.due]
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "all.yaml").write_text(f"rule: [{', '.join(due)}]\n")
    assert run(monkeypatch, "--coverage", "--tests", str(tmp_path)) == 0
    assert capsys.readouterr().out.endswith(f"\n{len(due)} rules, {len(due)} covered, 0 missing\n")


def test_a_test_naming_an_unknown_rule_is_exit_2(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, tmp_path: Path
) -> None:
    (tmp_path / "test_a.py").write_text("@pytest.mark.rule('R999')\ndef test_x(): ...\n")
    assert run(monkeypatch, "--coverage", "--tests", str(tmp_path)) == 2
    assert "test_a.py:1: unknown rule 'R999'" in capsys.readouterr().err


def test_a_missing_folder_of_tests_is_exit_2(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, tmp_path: Path
) -> None:
    assert run(monkeypatch, "--coverage", "--tests", str(tmp_path / "nowhere")) == 2
    assert "no such folder of tests" in capsys.readouterr().err
