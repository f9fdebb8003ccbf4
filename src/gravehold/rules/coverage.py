"""Holds the tests against the rules: which rule has a test, and which one due by now has none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from gravehold.kernel.errors import BadFile, UnknownName, unknown
from gravehold.rules.book import Entry, RuleBook
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

    def lines(self) -> Iterator[str]:
        """A report for people; its last line is the sum of it."""
        width = max(len(rule_id) for rule_id in self.book.entries)
        for topic, entries in self.book.topics().items():
            yield topic.replace("_", " ")
            for entry in entries:
                yield f"  {entry.id:<{width}}  {self._state(entry)}".rstrip()
            yield ""
        if self.missing:
            yield f"Missing: {', '.join(self.missing)}"
        covered = len(self.due) - len(self.missing)
        yield f"{len(self.due)} rules, {covered} covered, {len(self.missing)} missing"

    def _state(self, entry: Entry) -> str:
        if entry.id in self.tests:
            return ", ".join(self.tests[entry.id])
        return "MISSING" if entry.due else "(later)"


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
