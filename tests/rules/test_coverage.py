from pathlib import Path

import pytest

from gravehold.cli.reading.coverage import report
from gravehold.kernel.errors import UnknownName
from gravehold.rules import Rule, RuleBook
from gravehold.rules.coverage import measure_coverage

BOOK = RuleBook(
    {
        rule.id: rule
        for rule in (
            Rule("main.gain", "main_phase", "Gain a card.", ("we",)),
            Rule("main.play", "main_phase", "Play a gem.", ("we",)),
            Rule("cast.echo", "casting_phase", "Twice.", ("oc",), due=False),
        )
    }
)


def folder_naming(folder: Path, *rules: str) -> Path:
    (folder / "scenarios").mkdir()
    text = "\n---\n".join(f"rule: {rule}" for rule in rules)
    (folder / "scenarios" / "a.yaml").write_text(text)
    return folder


def test_the_report_lists_rules_tests_and_what_is_missing(tmp_path: Path) -> None:
    coverage = measure_coverage(BOOK, folder_naming(tmp_path, "main.gain", "main.gain"))
    assert list(report(coverage)) == [
        "main phase",
        "  main.gain  scenarios/a.yaml:1, scenarios/a.yaml:3",
        "  main.play  MISSING",
        "",
        "casting phase",
        "  cast.echo  (later)",
        "",
        "Missing: main.play",
        "2 rules, 1 covered, 1 missing",
    ]


def test_a_rule_for_later_is_listed_but_not_counted(tmp_path: Path) -> None:
    tests = folder_naming(tmp_path, "main.gain", "main.play", "cast.echo")
    lines = list(report(measure_coverage(BOOK, tests)))
    assert "  cast.echo  scenarios/a.yaml:5" in lines
    assert lines[-2:] == ["", "2 rules, 2 covered, 0 missing"]


def test_a_test_naming_a_rule_twice_is_listed_once(tmp_path: Path) -> None:
    tests = folder_naming(tmp_path, "[main.gain, main.gain]")
    assert measure_coverage(BOOK, tests).tests == {"main.gain": ["scenarios/a.yaml:1"]}


def test_every_unknown_rule_is_named_with_its_place(tmp_path: Path) -> None:
    with pytest.raises(UnknownName) as caught:
        measure_coverage(BOOK, folder_naming(tmp_path, "main.gian", "xyz"))
    path = tmp_path / "scenarios" / "a.yaml"
    assert str(caught.value).splitlines() == [
        f"{path}:1: unknown rule 'main.gian'; did you mean 'main.gain'?",
        f"{path}:3: unknown rule 'xyz'",
    ]
