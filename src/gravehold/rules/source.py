"""Reads the YAML files of this package."""

from __future__ import annotations

from importlib.resources import files
from typing import Any


def read_yaml(name: str) -> Any:
    """A file of this package as plain data."""
    from ruamel.yaml import YAML  # noqa: PLC0415 - slow to import, and needed here only

    source = files("gravehold.rules").joinpath(name).read_text(encoding="utf-8")
    return YAML(typ="safe", pure=True).load(source)
