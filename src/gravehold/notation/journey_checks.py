"""Checks what a scenario expects of any journey: what every kind of them has."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from gravehold.content.box import Library
from gravehold.content.setups import supply_names
from gravehold.kernel.places import CURSES
from gravehold.table.questions import QUESTIONS

from .check_asked import AskedChecks
from .check_cards import MOST
from .check_position import PARTS
from .keys import verbs
from .yamltree import Mapping

Check = Callable[[Mapping, str], object]  # looks at a field of a part
TIERS = (1, 2, 3)


class JourneyChecks(AskedChecks):
    """Small checks on expectations; each kind of journey has its own words beside them."""

    kinds: Collection[str] = ()  # of questions between battles
    library: Library
    checks: dict[str, Check]  # by field, of the journey
    of_game: dict[str, Check]  # and of the set-up of a battle

    def expect(self, value: Any, line: int) -> Mapping:
        """What stands in an `expect`, if all of it can be."""
        part = self.mapping(value, line, "expect", (*self.checks, *of_battle(self.library)))
        for name in part:
            if name in self.checks:
                self.checks[name](part, name)
        return part

    def of_every_journey(self) -> dict[str, Check]:
        return {
            "decision": self.decision,
            "options": self.options,
            "game": self._game,
            "deal": lambda part, name: self.mapping(part[name], part.lines[name], name),
        }

    def _game(self, part: Mapping, name: str) -> None:
        inner = self.mapping(part[name], part.lines[name], name, tuple(self.of_game))
        for field in inner:
            self.of_game[field](inner, field)

    def decision_kinds(self) -> Collection[str]:
        return dict.fromkeys((*self.kinds, *QUESTIONS, *verbs(self.library.definitions)))

    def _number(self, part: Mapping, name: str, low: int, high: int) -> None:
        self.whole(part[name], part.lines[name], name, low, high)

    def _word(self, part: Mapping, name: str, what: str, known: Collection[str]) -> None:
        self.word(part[name], part.lines[name], what, known)

    def _is_count(self, value: Any, name: str) -> bool:
        if not isinstance(value, Mapping):
            return False
        self.mapping(value, value.line, name, ("count",))
        if "count" not in value:
            self.fail(value.line, "file-list-or-count", field=name)
        self.whole(value["count"], value.lines["count"], "count", 0, MOST)
        return True

    def _ids(self, part: Mapping, name: str, what: str, known: Collection[str]) -> None:
        """A list or how many; a supply of a game also by its name."""
        value, line = part[name], part.lines[name]
        if self._is_count(value, name):
            return
        if name == "supply" and isinstance(value, str):
            self.word(value, line, "supply", supply_names(self.library)[:-1])
            return
        for at, item in self.items(value, line, name):
            self.word(item, at, what, known)


def of_battle(library: Library) -> tuple[str, ...]:
    """The parts of a position that can be compared while a battle runs."""
    laid = {zone.name for mage in library.mages.values() for zone in mage.zones}
    return (*PARTS, *library.allies, CURSES, *sorted(laid))
