"""The Fluent files as data: every pattern with its placeholders and selectors."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gravehold.words.locale import FOLDER

ROLES = {"readers", "role", "form"}  # no numbers, though they may be 'one' or 'many'
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Select(NamedTuple):
    """A choice by a number: the names of its variants, and which one is for the rest."""

    keys: frozenset[str]
    default: str


class Pattern(NamedTuple):
    """One text: the value of a message, or an attribute of it."""

    file: str
    placeholders: frozenset[str]
    plurals: tuple[Select, ...]
    messages: frozenset[str]  # that it is made of


class _Reader(Visitor):
    def __init__(self) -> None:
        self.placeholders: set[str] = set()
        self.plurals: list[Select] = []
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.placeholders.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        default = next(v.key for v in node.variants if v.default)
        by = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        plural = keys <= PLURALS and len(keys) > 1 and by not in ROLES
        if plural and isinstance(default, ast.Identifier):
            self.plurals.append(Select(frozenset(keys), default.name))
        self.generic_visit(node)


@cache
def read(lang: str) -> dict[tuple[str, str], Pattern]:
    """All texts of a language by message and attribute ('' is the value)."""
    found: dict[tuple[str, str], Pattern] = {}
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{path.name}: {entry.content}"
            if not isinstance(entry, ast.Message):
                continue
            texts = [("", entry.value), *((a.id.name, a.value) for a in entry.attributes)]
            for attribute, value in texts:
                if value is not None:
                    key = entry.id.name, attribute
                    assert key not in found, f"{lang}: {key} is there twice"
                    reader = _Reader()
                    reader.visit(value)
                    names = frozenset(reader.placeholders)
                    parts = frozenset(reader.messages)
                    found[key] = Pattern(path.name, names, tuple(reader.plurals), parts)
    return found
