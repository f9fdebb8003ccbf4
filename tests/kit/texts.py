"""Chronicles that bring definitions along, as somebody could send them."""

from __future__ import annotations

from typing import Any

import msgspec

from gravehold.content.library import LIBRARY
from gravehold.notation.provenance import packed

FOE = msgspec.to_builtins(LIBRARY.nemesis("umbra-titan"))
MAGE = msgspec.to_builtins(LIBRARY.mage("garu"))
HEADER = {
    "format": "1", "version": "0.2.0", "mages": "garu", "nemesis": "umbra-titan",
    "supply": "suggested-a", "seed": "1",
}  # fmt: skip


def text_with(definitions: Any, **fields: str) -> str:
    """A game that has not begun yet."""
    values = {**HEADER, **fields, "definitions": packed(definitions)}
    return "".join(f"{name}: {value}\n" for name, value in values.items()) + "\n"


def foe(**fields: Any) -> dict[str, Any]:
    return {"nemeses": [{**FOE, "id": "foe", **msgspec.to_builtins(fields)}]}


def mage(**fields: Any) -> dict[str, Any]:
    return {"mages": [{**MAGE, "id": "me", **msgspec.to_builtins(fields)}]}
