"""Reads the YAML files of this package."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from gravehold.notation.yamltree import documents


def read_yaml(name: str) -> Any:
    """A file of this package as plain data."""
    source = files("gravehold.rules").joinpath(name).read_text(encoding="utf-8")
    [(_, data)] = documents(source, name)
    return data
