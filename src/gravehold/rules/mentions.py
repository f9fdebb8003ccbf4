"""Finds the rules tests name: `rule:` in scenario files, `@pytest.mark.rule` in Python tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeGuard

from msgspec import Struct
from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import Node, ScalarNode, SequenceNode

from gravehold.kernel.errors import BadFile, phrase

# The top-level key `rule` of a scenario with its value. Reading the whole file would take many
# times as long, and whether the rest of it is right is for `gravehold scenario check` to say.
RULE_BLOCK = re.compile(r"^rule:.*(?:\n(?!---)(?:[ \t#-].*)?)*", re.MULTILINE)

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Mention(Struct, frozen=True):
    """A test that names a rule, and the line where it does."""

    rule: str
    test: str
    path: Path
    line: int

    @property
    def place(self) -> str:
        return f"{self.path}:{self.line}"


def find_mentions(tests: Path) -> list[Mention]:
    """Every mention of a rule in the scenario files and Python tests of a folder."""
    if not tests.is_dir():
        raise BadFile("error-no-tests", folder=str(tests))
    found: list[Mention] = []
    for path in sorted((tests / "scenarios").rglob("*.yaml")):
        found += _mentions_in_scenarios(path, path.relative_to(tests).as_posix())
    for path in sorted({*tests.rglob("test_*.py"), *tests.rglob("*_test.py")}):
        found += _mentions_in_python(path, path.relative_to(tests).as_posix())
    return found


def _mentions_in_scenarios(path: Path, name: str) -> Iterator[Mention]:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadFile("error-not-utf8", file=str(path), byte=str(error.start)) from None
    for block in RULE_BLOCK.finditer(text):
        first_line = text.count("\n", 0, block.start()) + 1
        for node in _rule_nodes(path, block[0], first_line):
            line = first_line + node.start_mark.line
            if not isinstance(node, ScalarNode):
                raise BadFile.at(path, line, phrase("error-rule-ids"))
            yield Mention(node.value, f"{name}:{line}", path, line)


def _rule_nodes(path: Path, block: str, first_line: int) -> list[Node]:
    try:
        mapping = YAML(typ="safe", pure=True).compose(block)
    except MarkedYAMLError as error:
        line = first_line + (error.problem_mark.line if error.problem_mark else 0)
        raise BadFile.at(path, line, str(error.problem)) from None
    except YAMLError as error:
        raise BadFile.at(path, first_line, str(error)) from None
    [(_, value)] = mapping.value
    return list(value.value) if isinstance(value, SequenceNode) else [value]


def _mentions_in_python(path: Path, name: str) -> Iterator[Mention]:
    try:
        module = ast.parse(path.read_bytes())
    except (SyntaxError, ValueError) as error:
        line = getattr(error, "lineno", None) or 1
        raise BadFile.at(path, line, str(getattr(error, "msg", error))) from None
    yield from _mentions_in_body(path, name, module.body, [])


def _mentions_in_body(
    path: Path, name: str, body: list[ast.stmt], decorators: list[ast.expr]
) -> Iterator[Mention]:
    """Those of a module or class; what is skipped or expected to fail proves nothing."""
    marks = [*decorators, *_pytestmark(body)]
    if _is_switched_off(marks) or not _holds_tests(body):
        return
    for rule, line in _marked_rules(path, marks):
        yield Mention(rule, name, path, line)
    for node in body:
        if isinstance(node, ast.ClassDef):
            inner = f"{name}::{node.name}"
            yield from _mentions_in_body(path, inner, node.body, node.decorator_list)
        elif _is_test(node) and not _is_switched_off(node.decorator_list):
            for rule, line in _marked_rules(path, node.decorator_list):
                yield Mention(rule, f"{name}::{node.name}", path, line)


def _is_test(node: ast.stmt) -> TypeGuard[Function]:
    return isinstance(node, Function) and node.name.startswith("test")


def _holds_tests(body: list[ast.stmt]) -> bool:
    return any(
        _is_test(node) or (isinstance(node, ast.ClassDef) and _holds_tests(node.body))
        for node in body
    )


def _pytestmark(body: list[ast.stmt]) -> list[ast.expr]:
    return [
        node.value
        for node in body
        if isinstance(node, ast.Assign)
        and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
        )
    ]


def _is_switched_off(marks: list[ast.expr]) -> bool:
    names = (ast.unparse(mark.func if isinstance(mark, ast.Call) else mark) for mark in marks)
    return any(name.endswith(("mark.skip", "mark.xfail")) for name in names)


def _marked_rules(path: Path, marks: Iterable[ast.expr]) -> Iterator[tuple[str, int]]:
    for mark in marks:
        for node in ast.walk(mark):  # a mark may sit inside `pytest.param(..., marks=...)`
            if not (isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule")):
                continue
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise BadFile.at(path, argument.lineno, phrase("error-rule-strings"))
                yield argument.value, argument.lineno
