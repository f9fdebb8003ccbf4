"""Checks what a scenario expects of any journey: what every kind of them has."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import msgspec

from gravehold.content.box import Library
from gravehold.content.setups import supply_names
from gravehold.kernel.places import CURSES
from gravehold.table.questions import QUESTIONS

from .check_asked import AskedChecks
from .check_position import PARTS
from .forms import Limit, Limits, Words
from .keys import verbs
from .settings import Settings
from .yamltree import Mapping

Check = Callable[[Mapping, str], object]  # looks at a field of a part
TIERS = (1, 2, 3)


class JourneyChecks(AskedChecks):
    """Small checks on expectations; each kind of journey has its own words beside them."""

    kinds: Collection[str] = ()  # of questions between battles
    library: Library
    subject: type[msgspec.Struct]  # whose fields are told
    limits: Limits
    checks: dict[str, Check]  # of fields that have several forms
    game_fields: tuple[str, ...]  # and of the set-up of a battle
    game_limits: Limits
    game_checks: dict[str, Check]

    def expect(self, value: Any, line: int) -> Mapping:
        """What stands in an `expect`, if all of it can be."""
        checks: dict[str, Check] = {
            **self.checks,
            "decision": self.decision,
            "options": self.options,
            "game": self._game,
            "deal": lambda part, name: self.mapping(part[name], part.lines[name], name),
        }
        fields = (*self.limits, *checks, *of_battle(self.library))
        part = self.mapping(value, line, "expect", fields)
        apart = [name for name in part if name not in self.limits]
        self.check_fields(self.subject, part, self.limits, apart)
        for name in part:
            if name in checks:
                checks[name](part, name)
        return part

    def _game(self, part: Mapping, name: str) -> None:
        inner = self.mapping(part[name], part.lines[name], name, self.game_fields)
        limits = dict(self.game_limits)
        if isinstance(inner.get("supply"), str):
            limits["supply"] = Words("supply", supply_names(self.library)[:-1])
        self.check_fields(Settings, inner, limits, self.game_checks)
        for field in inner:
            if field in self.game_checks:
                self.game_checks[field](inner, field)

    def decision_kinds(self) -> Collection[str]:
        return dict.fromkeys((*self.kinds, *QUESTIONS, *verbs(self.library.definitions)))

    def check_list(self, item: Any, value: Any, line: int, name: str, limit: Limit) -> None:
        if not self.is_count(value, name):
            super().check_list(item, value, line, name, limit)


def of_battle(library: Library) -> tuple[str, ...]:
    """The parts of a position that can be compared while a battle runs."""
    laid = {zone.name for mage in library.mages.values() for zone in mage.zones}
    return (*PARTS, *library.allies, CURSES, *sorted(laid))
