"""Reads the YAML files of this package."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from gravehold.kernel.errors import unknown

LANGUAGES = ("en", "pl", "de")


def read_yaml(name: str) -> Any:
    """A file of this package as plain data."""
    from ruamel.yaml import YAML  # noqa: PLC0415 - slow to import, and needed here only

    source = files("gravehold.rules").joinpath(name).read_text(encoding="utf-8")
    return YAML(typ="safe", pure=True).load(source)


def check_language(lang: str) -> str:
    """The language, or an error that names the nearest one."""
    if lang not in LANGUAGES:
        raise unknown("language", lang, LANGUAGES, listed=True)
    return lang
