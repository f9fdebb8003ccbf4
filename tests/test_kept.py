"""What a process keeps for good is never what somebody sends it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gravehold
from gravehold.kernel.definitions import Definition
from gravehold.kernel.nodes.base import Node
from gravehold.kernel.rules import RuleSet
from gravehold.kernel.setup import Setup

PACKAGE = Path(gravehold.__file__).parent
WITHOUT_BOUND = {"cache", "once"}


def below(root: type[Any]) -> Iterator[str]:
    yield root.__name__
    for kind in root.__subclasses__():
        yield from below(kind)


SENT = {"Do", *below(Definition), *below(Node), RuleSet.__name__, Setup.__name__}


def test_definitions_are_forgotten_in_the_end() -> None:
    """Whoever sends new ones without end, as imported texts bring them, would take all memory."""
    assert {"Gem", "Nemesis", "Repeat"} <= SENT
    kept = [
        f"{path.relative_to(PACKAGE)}: {function.name}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for function in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(function, ast.FunctionDef)
        and not WITHOUT_BOUND.isdisjoint(map(ast.unparse, function.decorator_list))
        and not SENT.isdisjoint(_types_of(function))
    ]
    assert kept == []


def _types_of(function: ast.FunctionDef) -> Iterator[str]:
    """What its arguments are; of those that are types there are only a few."""
    for argument in function.args.args:
        if argument.annotation is not None:
            annotation = ast.unparse(argument.annotation)
            yield from re.findall(r"\w+", re.sub(r"type\[.*?\]", "", annotation))
