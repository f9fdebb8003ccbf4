"""Checks what a scenario expects: the shape of a position, and what is asked of whom."""

from __future__ import annotations

from typing import Any

from gravehold.content.box import Library
from gravehold.kernel.codex import Codex
from gravehold.table.declared import declared_kinds
from gravehold.table.questions import QUESTIONS

from .check_position import PositionCheck
from .fields import Fields
from .keys import why_unreadable
from .yamltree import Mapping

REASONS = (
    "nemesis-slain", "nemesis-spent", "gravehold-fallen", "all-exhausted", "nemesis-rule",
)  # fmt: skip
OUTCOMES = ("won", "lost")
BESIDE = ("decision", "options", "outcome", "because")


class ExpectCheck(Fields):
    """For the set-up of one scenario."""

    def __init__(self, file: str, codex: Codex, library: Library) -> None:
        super().__init__(file)
        self.positions = PositionCheck(file, codex, library, expecting=True)

    def expect(self, value: Any, line: int) -> Mapping:
        part = self.mapping(value, line, "expect", (*self.positions.parts, *BESIDE))
        self.positions.position(part)
        if "decision" in part:
            self._decision(part["decision"], part.lines["decision"])
        if "options" in part:
            self._options(part["options"], part.lines["options"])
        if "outcome" in part:
            self._outcome(part["outcome"], part.lines["outcome"])
        if "because" in part:
            self.word(part["because"], part.lines["because"], "reason", REASONS)
        return part

    def _decision(self, value: Any, line: int) -> None:
        part = self.mapping(value, line, "decision", ("seats", "kind"))
        if "kind" in part:
            kinds = (*QUESTIONS, *declared_kinds(self.positions.codex))
            self.word(part["kind"], part.lines["kind"], "decision-kind", kinds)
        if "seats" in part:
            for at, seat in self.items(part["seats"], part.lines["seats"], "seats"):
                self.word(seat, at, "seat", self.positions.seats)

    def _options(self, value: Any, line: int) -> None:
        part = self.mapping(value, line, "options", ("has", "lacks", "only"))
        for name, keys in part.items():
            for i, (at, key) in enumerate(self.items(keys, part.lines[name], name)):
                if isinstance(key, bool):
                    key = keys[i] = "yes" if key else "no"
                self.text(key, at, name)
                if why := why_unreadable(key, self.positions.library.definitions):
                    self.refuse(at, why)

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
