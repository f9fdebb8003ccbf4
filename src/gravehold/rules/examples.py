"""Worked examples of rules, where the rulebooks have one; the names and words are ours."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from gravehold.kernel.closed import converted
from gravehold.kernel.once import once
from gravehold.rules.source import read_yaml
from gravehold.words.language import check_language


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """An example told in a language, and the scenario file that acts it out, if there is one."""

    text: str
    scenario: str = ""
    needs: tuple[str, ...] = ()  # further rules it tells of: who knows them all may read it


@once
def load_examples(lang: str = "en") -> dict[str, Example]:
    """Read the examples that come with the package in a language (once), by rule."""
    check_language(lang)
    written: dict[str, dict[str, Any]] = read_yaml("examples.yaml")
    kept = Example.__struct_fields__
    return {
        rule: converted({"text": entry[lang]} | {k: entry[k] for k in kept if k in entry}, Example)
        for rule, entry in written.items()
    }
