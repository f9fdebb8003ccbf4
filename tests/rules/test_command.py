"""`gravehold rules`, as typed."""

from pathlib import Path

import pytest

from gravehold.cli.app import main
from gravehold.rules import load_rules

Output = pytest.CaptureFixture[str]


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr("sys.argv", ["gravehold", "rules", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    assert isinstance(ended.value.code, int)
    return ended.value.code


def test_all_rules_are_printed(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert run(monkeypatch) == 0
    printed = capsys.readouterr().out
    assert [rule_id for rule_id in load_rules().entries if f"{rule_id} " not in printed] == []


def test_one_rule_is_printed_in_full(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert run(monkeypatch, "main.to-discard") == 0
    printed = capsys.readouterr().out
    assert "main phase" in printed
    assert load_rules()["main.to-discard"].text in " ".join(printed.split())


def test_an_unknown_rule_is_exit_2(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert run(monkeypatch, "main.gane") == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == "error: no rule about 'main.gane'; did you mean 'main.gain'?\n"


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
    (tmp_path / "test_a.py").write_text("@pytest.mark.rule('R99')\ndef test_x(): ...\n")
    assert run(monkeypatch, "--coverage", "--tests", str(tmp_path)) == 2
    assert "test_a.py:1: no rule 'R99'" in capsys.readouterr().err


def test_a_missing_folder_of_tests_is_exit_2(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, tmp_path: Path
) -> None:
    assert run(monkeypatch, "--coverage", "--tests", str(tmp_path / "nowhere")) == 2
    assert "no such folder of tests" in capsys.readouterr().err
