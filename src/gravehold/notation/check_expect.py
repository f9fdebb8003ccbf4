"""Checks what a scenario expects: the shape of a position, and what is asked of whom."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from gravehold.content.box import Library
from gravehold.kernel.codex import Codex
from gravehold.kernel.errors import Phrase
from gravehold.table.declared import declared_kinds
from gravehold.table.questions import QUESTIONS

from .check_asked import AskedChecks
from .check_position import PositionCheck
from .keys import why_unreadable
from .yamltree import Mapping

REASONS = (
    "nemesis-slain", "nemesis-spent", "gravehold-fallen", "all-exhausted", "nemesis-rule",
)  # fmt: skip
OUTCOMES = ("won", "lost")
BESIDE = ("decision", "options", "outcome", "because")


class ExpectCheck(AskedChecks):
    """For the set-up of one scenario."""

    def __init__(self, file: str, codex: Codex, library: Library) -> None:
        super().__init__(file)
        self.positions = PositionCheck(file, codex, library, expecting=True)
        self.seats = self.positions.seats

    def expect(self, value: Any, line: int) -> Mapping:
        part = self.mapping(value, line, "expect", (*self.positions.parts, *BESIDE))
        self.positions.position(part)
        if "decision" in part:
            self.decision(part, "decision")
        if "options" in part:
            self.options(part, "options")
        if "outcome" in part:
            self._outcome(part["outcome"], part.lines["outcome"])
        if "because" in part:
            self.word(part["because"], part.lines["because"], "reason", REASONS)
        return part

    def why_unreadable(self, key: str) -> Phrase | str:
        return why_unreadable(key, self.positions.library.definitions)

    def decision_kinds(self) -> Collection[str]:
        return (*QUESTIONS, *declared_kinds(self.positions.codex))

    def _outcome(self, value: Any, line: int) -> None:
        if value is None:
            return
        if isinstance(value, Mapping):
            part = self.mapping(value, line, "outcome", ("won", "because"))
            if "won" not in part:
                self.fail(line, "file-outcome")
            self.true(part["won"], part.lines["won"], "won")
            if "because" in part:
                self.word(part["because"], part.lines["because"], "reason", REASONS)
        else:
            self.word(value, line, "outcome", OUTCOMES)
