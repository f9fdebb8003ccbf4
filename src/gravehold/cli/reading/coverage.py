"""Which rules the tests name, as a report."""

from __future__ import annotations

from collections.abc import Iterator

from gravehold.cli.speech import say
from gravehold.rules.book import Entry
from gravehold.rules.coverage import Coverage


def report(measured: Coverage) -> Iterator[str]:
    """Topic by topic; the last line is the sum of it."""
    width = max(len(rule_id) for rule_id in measured.book.entries)
    for topic, entries in measured.book.topics().items():
        yield topic.replace("_", " ")
        for entry in entries:
            yield f"  {entry.id:<{width}}  {_state(measured, entry)}".rstrip()
        yield ""
    if measured.missing:
        yield say("rules-coverage-missing", rules=", ".join(measured.missing))
    due, missing = len(measured.due), len(measured.missing)
    yield say("rules-coverage-sum", n=due, covered=due - missing, missing=missing)


def _state(measured: Coverage, entry: Entry) -> str:
    if entry.id in measured.tests:
        return ", ".join(measured.tests[entry.id])
    return say("rules-coverage-none" if entry.due else "rules-coverage-later")
