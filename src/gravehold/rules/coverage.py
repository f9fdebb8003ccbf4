"""Holds the tests against the rules: which rule has a test, and which one due by now has none."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from gravehold.kernel.errors import BadFile, UnknownName, unknown
from gravehold.rules.book import RuleBook
from gravehold.rules.mentions import Mention, find_mentions


class Coverage(Struct, frozen=True):
    """The tests that name each rule."""

    book: RuleBook
    tests: dict[str, list[str]]

    @property
    def due(self) -> list[str]:
        return [rule_id for rule_id, entry in self.book.entries.items() if entry.due]

    @property
    def missing(self) -> list[str]:
        return [rule_id for rule_id in self.due if rule_id not in self.tests]


def measure_coverage(book: RuleBook, tests: Path) -> Coverage:
    """Read a folder of tests; a test that names an unknown rule is an error."""
    mentions = find_mentions(tests)
    strange = [mention for mention in mentions if mention.rule not in book.entries]
    if strange:
        raise UnknownName.of(_complaint(mention, book) for mention in strange)
    named: dict[str, list[str]] = {}
    for mention in mentions:
        tests_of_rule = named.setdefault(mention.rule, [])
        if mention.test not in tests_of_rule:
            tests_of_rule.append(mention.test)
    return Coverage(book, named)


def _complaint(mention: Mention, book: RuleBook) -> BadFile:
    return BadFile.at(mention.path, mention.line, unknown("rule", mention.rule, book.entries))
