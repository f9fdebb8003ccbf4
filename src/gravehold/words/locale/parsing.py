"""Fluent files as plain data, which is read at once; to parse them takes half a second a language.

It needs fluent.syntax and nothing of ours: wheels are built by it (tools/wheel.py).

A text is a string, or a list of strings and expressions. An expression is a string, a whole number,
`["var", name]`, `["message", id, attribute]`, `["term", id, attribute, arguments]`,
`["call", function, values, arguments]`, `["select", by, [[key, text], ...], which is default]`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.syntax import ast

Entry = dict[str, Any]  # the texts of a message: its value under '', and its attributes
SUFFIX = ".parsed"


class BadWords(ValueError):
    """A Fluent file that cannot be read: a defect of ours."""


def sources_in(folder: Path) -> dict[str, bytes]:
    """The files of a language."""
    paths = sorted(path for path in folder.iterdir() if path.name.endswith(".ftl"))
    return {path.name: path.read_bytes() for path in paths}


def mark_of(sources: dict[str, bytes]) -> bytes:
    """A line that changes with these files, and with the way they are parsed."""
    made_of = blake2b(Path(__file__).read_bytes(), digest_size=20)
    for name, text in sources.items():
        made_of.update(f"\0{name}\0{len(text)}\0".encode())
        made_of.update(text)
    return made_of.hexdigest().encode() + b"\n"


def parsed(sources: dict[str, bytes]) -> bytes:
    """All messages of a language as JSON, the mark of what they were made from before it."""
    entries: dict[str, Entry] = {}
    for name, text in sources.items():
        for id_, entry in _entries(name, text.decode("utf-8")):
            if id_ in entries:
                raise BadWords(f"{name}: {id_} is there twice")
            entries[id_] = entry
    told = json.dumps(entries, ensure_ascii=False, separators=(",", ":"))
    return mark_of(sources) + told.encode("utf-8")


def _entries(name: str, text: str) -> Iterable[tuple[str, Entry]]:
    from fluent.syntax import FluentParser, ast  # noqa: PLC0415 - slow to import, seldom needed

    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            why = "; ".join(note.message or "" for note in entry.annotations)
            raise BadWords(f"{name}:{line}: {why}")
        if isinstance(entry, ast.Message | ast.Term):
            texts = {"": _text(entry.value)} if entry.value else {}
            texts |= {part.id.name: _text(part.value) for part in entry.attributes}
            yield "-" * isinstance(entry, ast.Term) + entry.id.name, texts


def _text(pattern: ast.Pattern) -> Any:
    parts: list[Any] = []
    for element in pattern.elements:
        part = getattr(element, "value", None) or _expression(getattr(element, "expression", None))
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _expression(node: Any) -> Any:
    match type(node).__name__:
        case "StringLiteral":
            return node.parse()["value"]
        case "NumberLiteral":
            return _whole(node.value)
        case "VariableReference":
            return ["var", node.id.name]
        case "MessageReference":
            return ["message", node.id.name, _name(node.attribute)]
        case "TermReference":
            return ["term", node.id.name, _name(node.attribute), _named(node.arguments)]
        case "FunctionReference":
            values = [_expression(value) for value in node.arguments.positional]
            return ["call", node.id.name, values, _named(node.arguments)]
        case "SelectExpression":
            variants = [[_key(variant.key), _text(variant.value)] for variant in node.variants]
            default = next(n for n, variant in enumerate(node.variants) if variant.default)
            return ["select", _expression(node.selector), variants, default]
    return _expression(node.expression)  # a placeable in another


def _name(node: ast.Identifier | None) -> str:
    return node.name if node else ""


def _named(arguments: ast.CallArguments | None) -> dict[str, Any]:
    if arguments is None:
        return {}
    return {each.name.name: _expression(each.value) for each in arguments.named}


def _key(node: ast.Identifier | ast.NumberLiteral) -> str | int:
    return _whole(node.value) if hasattr(node, "value") else node.name


def _whole(text: str) -> int:
    if not text.lstrip("-").isdecimal():
        raise BadWords(f"{text}: only whole numbers are counted with")
    return int(text)
