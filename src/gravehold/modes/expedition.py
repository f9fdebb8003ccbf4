"""Expeditions, printed and custom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from gravehold.content.box import Library

from .journey import Journey
from .plan import Plan
from .rules import ExpeditionRules
from .state import State
from .stock import Stock


class Expedition(Journey[State]):
    """Battles in a row, with barracks between them."""

    __slots__ = ()

    rules: ExpeditionRules

    @classmethod
    def new(
        cls,
        kind: str = "outcasts",
        *,
        players: int = 2,
        seed: int = 0,
        options: Sequence[str] = (),
        packs: Sequence[str] = ("outcasts",),
        rerolled: Sequence[str] = (),
        library: Library,
        record: bool = True,
        events: bool = False,
    ) -> Self:
        """A printed expedition by its id, or a custom one: default, short, extended, fight-five."""
        plan = Plan(
            kind=kind,
            players=players,
            seed=seed,
            options=_listed(options),
            packs=_listed(packs),
            rerolled=_listed(rerolled),
        )
        return cls.of(plan, library, record=record, events=events)

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


def _listed(ids: Sequence[str]) -> tuple[str, ...]:
    """A lone word stays one, so that it can be refused as such."""
    return ids if isinstance(ids, str) else tuple(ids)  # type: ignore[return-value]
