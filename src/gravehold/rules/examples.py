"""Worked examples of rules, where the rulebooks have one; the names and words are ours."""

from __future__ import annotations

from functools import cache

from msgspec import Struct, convert

from gravehold.rules.source import read_yaml
from gravehold.words.language import check_language


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """An example told in a language, and the scenario file that acts it out, if there is one."""

    text: str
    scenario: str = ""


@cache
def load_examples(lang: str = "en") -> dict[str, Example]:
    """Read the examples that come with the package in a language (once), by rule."""
    check_language(lang)
    written: dict[str, dict[str, str]] = read_yaml("examples.yaml")
    return {
        rule: convert({"text": entry[lang], "scenario": entry.get("scenario", "")}, Example)
        for rule, entry in written.items()
    }
