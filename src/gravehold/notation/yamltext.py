"""Writes plain data as YAML: the outer levels on lines of their own, the inner ones in brackets."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

WIDTH = 110
PLAIN = re.compile(r"[a-z][a-z0-9+/#.-]*(?: [a-z0-9+/#.-]+)*")
ELSEWHERE_SPECIAL = frozenset({"yes", "no", "on", "off", "y", "n", "true", "false", "null"})


def dump(document: dict[str, Any]) -> str:
    """One document, ready for a file."""
    return "\n".join(_lines(document, "")) + "\n"


def _lines(mapping: dict[Any, Any], indent: str) -> Iterator[str]:
    for key, value in mapping.items():
        flat = f"{indent}{key}: {flow(value)}"
        if not value or len(flat) <= WIDTH or not isinstance(value, dict | list):
            yield flat
        elif isinstance(value, dict):
            yield f"{indent}{key}:"
            yield from _lines(value, indent + "  ")
        else:
            yield f"{indent}{key}:"
            yield from _wrapped([flow(item) for item in value], indent + "  ")


def _wrapped(items: list[str], indent: str) -> Iterator[str]:
    """A long list in brackets, broken between its items."""
    line = f"{indent}["
    for i, item in enumerate(items):
        text = item + ("]" if i == len(items) - 1 else ",")
        if len(line) + len(text) > WIDTH:
            yield line.rstrip()
            line = f"{indent} "
        line += f"{text} "
    yield line.rstrip()


def flow(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {flow(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(flow(part) for part in value) + "]"
    if value is None or isinstance(value, bool | int):
        return json.dumps(value)
    text = str(value)
    if PLAIN.fullmatch(text) and text not in ELSEWHERE_SPECIAL:
        return text
    return json.dumps(text, ensure_ascii=False)
