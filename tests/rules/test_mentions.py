from pathlib import Path

import pytest

from gravehold.kernel.errors import BadFile
from gravehold.rules.mentions import find_mentions


def write(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def mentioned(folder: Path) -> list[tuple[str, str]]:
    return [(mention.rule, mention.test) for mention in find_mentions(folder)]


def test_scenarios_name_one_rule_or_several(tmp_path: Path) -> None:
    text = "name: one\nrule: main.gain\n---\nname: two\nrule: [R1, R2]\n---\nname: none\n"
    write(tmp_path, "scenarios/deep/a.yaml", text)
    write(tmp_path, "scenarios/b.yaml", "# note\nrule:\n- R3\n# why\n\n- R4\nsteps: [{rule: R5}]\n")
    assert mentioned(tmp_path) == [
        ("R3", "scenarios/b.yaml:3"),
        ("R4", "scenarios/b.yaml:6"),
        ("main.gain", "scenarios/deep/a.yaml:2"),
        ("R1", "scenarios/deep/a.yaml:5"),
        ("R2", "scenarios/deep/a.yaml:5"),
    ]


def test_only_the_scenario_folder_holds_scenarios(tmp_path: Path) -> None:
    write(tmp_path, "data/a.yaml", "rule: R1\n")
    assert mentioned(tmp_path) == []


def test_functions_name_rules(tmp_path: Path) -> None:
    text = """
@pytest.mark.slow
@pytest.mark.rule("R1", "R2")
def test_one(): ...

@mark.rule("R3")
async def test_two(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("R4"))])
def test_three(x): ...

@pytest.mark.rule("R5")
def helper(): ...
"""
    write(tmp_path, "kernel/test_a.py", text)
    assert mentioned(tmp_path) == [
        ("R1", "kernel/test_a.py::test_one"),
        ("R2", "kernel/test_a.py::test_one"),
        ("R3", "kernel/test_a.py::test_two"),
        ("R4", "kernel/test_a.py::test_three"),
    ]


def test_modules_and_classes_name_rules_for_their_tests(tmp_path: Path) -> None:
    text = """
pytestmark = [pytest.mark.rule("R1"), pytest.mark.slow]

@pytest.mark.rule("R2")
class TestOne:
    pytestmark = pytest.mark.rule("R3")

    @pytest.mark.rule("R4")
    def test_it(self): ...

@pytest.mark.rule("R5")
class Helper:
    def help(self): ...
"""
    write(tmp_path, "test_a.py", text)
    assert mentioned(tmp_path) == [
        ("R1", "test_a.py"),
        ("R2", "test_a.py::TestOne"),
        ("R3", "test_a.py::TestOne"),
        ("R4", "test_a.py::TestOne::test_it"),
    ]


@pytest.mark.parametrize("mark", ["skip", "skip('later')", "xfail(reason='later')"])
def test_what_is_switched_off_does_not_count(tmp_path: Path, mark: str) -> None:
    off, rule = f"pytest.mark.{mark}", "@pytest.mark.rule('R1')"
    write(tmp_path, "test_a.py", f"@{off}\n{rule}\ndef test_one(): ...\n")
    write(tmp_path, "test_b.py", f"@{off}\n{rule}\nclass TestB:\n    def test_one(self): ...\n")
    write(tmp_path, "test_c.py", f"pytestmark = {off}\n\n{rule}\ndef test_one(): ...\n")
    assert mentioned(tmp_path) == []


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("scenarios/a.yaml", "name: x\nrule: {R1: 1}\n", "a.yaml:2: 'rule' is an id or a list"),
        ("scenarios/a.yaml", "rule: [R1, [R2]]\n", "a.yaml:1: 'rule' is an id or a list"),
        ("scenarios/a.yaml", "name: x\nrule: y: z\n", "a.yaml:2: mapping values are not"),
        ("scenarios/a.yaml", "rule: \x07\n", "a.yaml:1: .*special characters"),
        ("test_a.py", "def test_x(:\n", "test_a.py:1: invalid syntax"),
        ("test_a.py", "@pytest.mark.rule(RULE)\ndef test_x(): ...", "test_a.py:1: rule ids are"),
    ],
)
def test_a_bad_file_is_named_with_its_line(
    tmp_path: Path, name: str, text: str, complaint: str
) -> None:
    write(tmp_path, name, text)
    with pytest.raises(BadFile, match=complaint):
        find_mentions(tmp_path)


def test_a_file_in_another_encoding_is_named(tmp_path: Path) -> None:
    write(tmp_path, "scenarios/a.yaml", "")
    (tmp_path / "scenarios/a.yaml").write_bytes("name: Zaklęcie\n".encode("iso8859-2"))
    with pytest.raises(BadFile, match=r"a\.yaml: this is not UTF-8 text \(byte 10\)"):
        find_mentions(tmp_path)


def test_a_missing_folder_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="no such folder of tests"):
        find_mentions(tmp_path / "nowhere")
