"""Reads rules.yaml: what the rules say, where they come from and which are due by now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Literal

from msgspec import Struct, convert, field

from gravehold.kernel.errors import UnknownName, nearest

RULINGS = "rulings"

Book = Literal["we", "we-pl", "we-de", "lg", "oc"]


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """A testable rule of one or more rulebooks."""

    id: str
    topic: str
    text: str
    books: tuple[Book, ...] = field(name="in")
    due: bool = True


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """Our answer to a question the rulebooks leave open."""

    id: str
    topic: str
    question: str
    answer: str
    basis: str
    due: bool = True

    @property
    def text(self) -> str:
        end = "" if self.question.endswith("?") else ":"
        return f"{self.question}{end} {self.answer}"


Entry = Rule | Ruling


class RuleBook(Struct, frozen=True):
    """All rules and rulings, in the order of the file."""

    entries: dict[str, Entry]

    def __getitem__(self, rule_id: str) -> Entry:
        try:
            return self.entries[rule_id]
        except KeyError:
            raise UnknownName(f"no rule '{rule_id}'{nearest(rule_id, self.entries)}") from None

    def topics(self) -> dict[str, list[Entry]]:
        """The entries under their topics, both in the order of the file."""
        grouped: dict[str, list[Entry]] = {}
        for entry in self.entries.values():
            grouped.setdefault(entry.topic, []).append(entry)
        return grouped

    def search(self, words: Sequence[str]) -> RuleBook:
        """The one entry of that id, the topic of that name, or what holds all of the words."""
        wanted = [word.casefold() for word in words]
        phrase = " ".join(wanted).replace("_", " ")
        entries = self.entries.values()
        found = (
            [entry for entry in entries if entry.id.casefold() == phrase]
            or [entry for entry in entries if entry.topic.replace("_", " ") == phrase]
            or [entry for entry in entries if all(word in _haystack(entry) for word in wanted)]
        )
        if not found:
            raise UnknownName(f"no rule about '{phrase}'{nearest(phrase, self.entries)}")
        return RuleBook({entry.id: entry for entry in found})


def _haystack(entry: Entry) -> str:
    return f"{entry.id} {entry.topic.replace('_', ' ')} {entry.text}".casefold()


@cache
def load_rules() -> RuleBook:
    """Read the rules that come with the package (once)."""
    from ruamel.yaml import YAML  # noqa: PLC0415 - slow to import, and needed here only

    source = files("gravehold.rules").joinpath("rules.yaml").read_text(encoding="utf-8")
    written = YAML(typ="safe", pure=True).load(source)
    rules = [
        {"id": rule_id, "topic": topic, **rule}
        for topic, rules_of_topic in written["rules"].items()
        for rule_id, rule in rules_of_topic.items()
    ]
    rulings = [
        {"id": ruling_id, "topic": RULINGS, **ruling}
        for ruling_id, ruling in written["rulings"].items()
    ]
    entries: list[Entry] = [*convert(rules, list[Rule]), *convert(rulings, list[Ruling])]
    return RuleBook({entry.id: entry for entry in entries})
