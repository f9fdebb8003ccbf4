"""Reads the rules: what they say in each language, where they come from, which are due by now.

`rules.yaml` has the rules and their English; `pl.yaml` and `de.yaml` say the same by id.
A later box has files of its own. A translation names a card by its id: `{spark}`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct, field
from msgspec.structs import asdict, replace

from gravehold.kernel.closed import converted
from gravehold.kernel.errors import unknown
from gravehold.kernel.once import once
from gravehold.rules.source import read_yaml
from gravehold.words.language import check_language
from gravehold.words.names import name

RULINGS = "rulings"
ENGLISH = ("rules", "rules-legacy", "rulings-outcasts", "rulings-legacy")
LATER = ("outcasts", "legacy")  # boxes whose translations have files of their own
NAMED = re.compile(r"\{([a-z0-9-]+)\}")

Book = Literal["we", "we-pl", "we-de", "lg", "oc"]


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """A testable rule of one or more rulebooks."""

    id: str
    topic: str
    text: str
    books: tuple[Book, ...] = field(name="in")
    due: bool = True
    title: str = ""
    origin: Literal["", "ours"] = ""  # ours: no rulebook says it


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """Our answer to a question the rulebooks leave open, and the rules it is about."""

    id: str
    topic: str
    question: str
    answer: str
    basis: str
    due: bool = True
    title: str = ""
    about: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()  # of what it concerns, see `concerns`
    general: bool = False  # concerns no card that there is

    @property
    def text(self) -> str:
        end = "" if self.question.endswith("?") else ":"
        return f"{self.question}{end} {self.answer}"


Entry = Rule | Ruling


class RuleWords(Struct, frozen=True, forbid_unknown_fields=True):
    """What a translation says of a rule."""

    title: str
    text: str


class RulingWords(Struct, frozen=True, forbid_unknown_fields=True):
    """What a translation says of a ruling."""

    title: str
    question: str
    answer: str
    basis: str


class Translation(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of translated rules and rulings by id."""

    rules: dict[str, RuleWords]
    rulings: dict[str, RulingWords]


class RuleBook(Struct, frozen=True):
    """All rules and rulings, in the order of the file."""

    entries: dict[str, Entry]

    def __getitem__(self, rule_id: str) -> Entry:
        try:
            return self.entries[rule_id]
        except KeyError:
            raise unknown("rule", rule_id, self.entries) from None

    def topics(self) -> dict[str, list[Entry]]:
        """The entries under their topics, both in the order of the file."""
        grouped: dict[str, list[Entry]] = {}
        for entry in self.entries.values():
            grouped.setdefault(entry.topic, []).append(entry)
        return grouped

    @property
    def rulings(self) -> list[Ruling]:
        return [entry for entry in self.entries.values() if isinstance(entry, Ruling)]

    def rulings_about(self, rule_id: str) -> list[Ruling]:
        """The rulings that answer a question about a rule."""
        return [ruling for ruling in self.rulings if rule_id in ruling.about]

    def only(self, entries: Sequence[Entry]) -> RuleBook:
        """A book of some of the entries, in the order given."""
        return RuleBook({entry.id: entry for entry in entries})


@once
def load_rules(lang: str = "en") -> RuleBook:
    """Read the rules that come with the package in a language (once)."""
    if check_language(lang) != "en":
        return _translate(load_rules(), load_translation(lang))
    written = _joined(*ENGLISH)
    rules = [
        {"id": rule_id, "topic": topic, **rule}
        for topic, rules_of_topic in written["rules"].items()
        for rule_id, rule in rules_of_topic.items()
    ]
    rulings = [
        {"id": ruling_id, "topic": RULINGS, **ruling}
        for ruling_id, ruling in written["rulings"].items()
    ]
    entries: list[Entry] = [*converted(rules, list[Rule]), *converted(rulings, list[Ruling])]
    return RuleBook({entry.id: entry for entry in entries})


@once
def load_translation(lang: str) -> Translation:
    """The rules as a language other than English says them."""
    written = _joined(check_language(lang), *(f"{lang}-{box}" for box in LATER))
    return converted(_named(written, lang), Translation)


def _joined(*names: str) -> dict[str, Any]:
    """The rules and rulings of several files, one behind the other."""
    joined: dict[str, dict[str, Any]] = {"rules": {}, "rulings": {}}
    for name_ in names:
        for part, written in read_yaml(f"{name_}.yaml").items():
            joined[part] |= written
    return joined


def _named(written: Any, lang: str) -> Any:
    """The same with names in the place of ids in braces."""
    if isinstance(written, str):
        return NAMED.sub(lambda found: name(found[1], lang), written)
    if isinstance(written, dict):
        return {key: _named(value, lang) for key, value in written.items()}
    return written


def _translate(book: RuleBook, words: Translation) -> RuleBook:
    said: dict[str, Any] = {**words.rules, **words.rulings}
    return book.only([replace(entry, **asdict(said[entry.id])) for entry in book.entries.values()])
