"""Definitions as a pack writes them: kind and id first, then every field that is not as usual."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from gravehold.kernel import closed
from gravehold.kernel.definitions import Breach, Definition
from gravehold.kernel.nodes.base import Node
from gravehold.notation.yamltext import flow

from .code import code

WIDTH = 100
STEP = "  "


def definition_lines(part: Any, indent: str = "") -> Iterator[str]:
    """An item of a list: `- Gem: sunstone`, its fields below it."""
    if isinstance(part, str):
        yield f"{indent}- {flow(part)}"
        return
    lines = list(_fields(part, indent + STEP))
    if not lines:
        yield f"{indent}- {{}}"
        return
    yield f"{indent}- {lines[0].strip()}"
    yield from lines[1:]


def _fields(part: msgspec.Struct, indent: str) -> Iterator[str]:
    fields = list(closed.fields(type(part)))
    if isinstance(part, Definition):
        yield f"{indent}{type(part).__name__}: {flow(part.id)}"
        fields = fields[1:]
    types = closed.field_types(type(part))
    for field in fields:
        value = getattr(part, field.name)
        if field.required or value != _default(field):
            alone = any(closed.is_struct(t) for t in closed.alternatives(types[field.name]))
            yield from field_lines(field.name, value, indent, alone=alone)


def _default(field: Any) -> Any:
    made = field.default_factory
    return made() if made is not msgspec.NODEFAULT else field.default


def field_lines(name: str, value: Any, indent: str, *, alone: bool) -> Iterator[str]:
    """A field; `alone`: one thing and a list of one are not the same there."""
    if (text := expression(value, alone=alone)) is not None:
        yield from _wrapped(f"{indent}{name}:", text, indent + STEP)
    elif (text := _inline(value)) is not None:
        yield f"{indent}{name}: {text}"
    elif isinstance(value, msgspec.Struct):
        yield f"{indent}{name}:"
        yield from _fields(value, indent + STEP)
    else:
        yield f"{indent}{name}:"
        for one in value:
            if isinstance(one, msgspec.Struct | str):
                yield from definition_lines(one, indent + STEP)
            else:
                yield f"{indent}{STEP}- {_flow(one)}"


def expression(value: Any, *, alone: bool) -> str | None:
    """Effects, conditions, clauses; nothing for anything else."""
    if isinstance(value, Node):
        return code(value)
    if not isinstance(value, tuple) or not value or not all(isinstance(v, Node) for v in value):
        return None
    if len(value) == 1:
        return code(value) if alone else code(value[0])
    return ", ".join(code(one) for one in value)


def _inline(value: Any) -> str | None:
    """What fits on the line of its field."""
    if isinstance(value, tuple):
        parts = [_inline(one) for one in value]
        return None if None in parts else f"[{', '.join(map(str, parts))}]"
    if isinstance(value, Breach) and not value.tile:
        return str(value.turned)
    return None if isinstance(value, msgspec.Struct | dict) else flow(value)


def _flow(value: Any) -> str:
    """Anything on one line, in brackets."""
    if (text := expression(value, alone=True)) is not None:
        return flow(text)
    if isinstance(value, tuple):
        return f"[{', '.join(_flow(one) for one in value)}]"
    if not isinstance(value, msgspec.Struct):
        return flow(value)
    parts = []
    for i, field in enumerate(closed.fields(type(value))):
        part = getattr(value, field.name)
        if field.required or part != _default(field):
            head = i == 0 and isinstance(value, Definition)
            parts.append(f"{type(value).__name__ if head else field.name}: {_flow(part)}")
    return f"{{{', '.join(parts)}}}"


def _wrapped(head: str, text: str, indent: str) -> Iterator[str]:
    """An expression, broken behind commas where it is long."""
    if ": " in text or " #" in text:  # YAML would read more into it
        yield f"{head} {flow(text)}"
        return
    line = head
    for part in text.replace(", ", ",\n").split("\n"):
        if len(line) + len(part) >= WIDTH and line.strip() and line != head:
            yield line
            line = indent + part
        else:
            line = f"{line} {part}"
    yield line
