"""A module of what can be compiled has structs or code, since a compiler cannot take structs."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import gravehold

PACKAGE = Path(gravehold.__file__).parent
MODULES = sorted(path for part in ("kernel", "players") for path in (PACKAGE / part).rglob("*.py"))


def classes(tree: ast.Module) -> list[ast.ClassDef]:
    return [node for node in tree.body if isinstance(node, ast.ClassDef)]


def bases(cls: ast.ClassDef) -> set[str]:
    return {
        base.attr if isinstance(base, ast.Attribute) else ast.unparse(base) for base in cls.bases
    }


def structs() -> set[str]:
    """The names of all classes there that are structs, by whatever way."""
    found, every = {"Struct"}, [cls for path in MODULES for cls in classes(parsed(path))]
    while more := {cls.name for cls in every if bases(cls) & found} - found:
        found |= more
    return found


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_bytes())


STRUCTS = structs()


def code(tree: ast.Module) -> list[str]:
    """What a module defines that a compiler would make faster, beside the methods of structs."""
    functions = [n.name for n in tree.body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    others = [cls for cls in classes(tree) if not bases(cls) & STRUCTS]
    return functions + [
        cls.name for cls in others if any(isinstance(n, ast.FunctionDef) for n in cls.body)
    ]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_structs_and_code_have_modules_of_their_own(path: Path) -> None:
    tree = parsed(path)
    found = [cls.name for cls in classes(tree) if bases(cls) & STRUCTS]
    assert not found or code(tree) == []


def test_structs_are_found() -> None:
    assert {"Ctx", "Deed", "Gem", "Deal", "Setup", "Wish"} <= STRUCTS
    assert STRUCTS.isdisjoint({"State", "Codex", "Run", "Place"})


def test_code_beside_structs_is_found() -> None:
    tree = ast.parse("class Few(Node): ...\nclass Run:\n    def go(self): ...\ndef f(): ...")
    assert code(tree) == ["f", "Run"]
