"""Expeditions, printed and custom."""

from __future__ import annotations

from typing import Self

from gravehold.content.box import Library
from gravehold.modes.journey import Journey

from .plan import Plan
from .rules import ExpeditionRules
from .state import State
from .stock import Stock


class Expedition(Journey[State]):
    """Battles in a row, with barracks between them."""

    __slots__ = ()

    rules: ExpeditionRules

    @classmethod
    def of(
        cls,
        plan: Plan,
        library: Library,
        stock: Stock | None = None,
        *,
        record: bool = True,
        events: bool = False,
    ) -> Self:
        """As a header says; `stock`, if what may be drawn is kept with it."""
        rules = ExpeditionRules(plan, library, stock)
        return cls(rules, rules.first(), record=record, events=events)

    @property
    def plan(self) -> Plan:
        return self.rules.plan

    @property
    def outcome(self) -> str | None:
        """`won` when the last battle is won."""
        return "won" if self.state.won else None

    def __repr__(self) -> str:
        state = self.state
        now = "won" if state.won else f"battle {state.battle}, try {state.attempt}"
        return f"<Expedition {self.plan.kind}: seed {self.plan.seed}, {now}>"
