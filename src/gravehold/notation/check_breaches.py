"""Checks the breaches of a seat: only what could lie on a table can be written."""

from __future__ import annotations

from typing import Any

from gravehold.content.library import LIBRARY
from gravehold.kernel.codex import Codex
from gravehold.kernel.decision import seat_name
from gravehold.kernel.definitions import Spell
from gravehold.kernel.errors import nearest

from .fields import Fields, shown
from .picture import breach_on_mat, kinds_of_breach
from .yamltree import Mapping

BREACH_FIELDS = ("open", "turned", "focused", "kind", "prepped", "used")
GONE_WORDS = ("destroyed", "absent")


class BreachCheck(Fields):
    """For one set-up; `expecting` as for the whole position."""

    def __init__(self, file: str, codex: Codex, *, expecting: bool) -> None:
        super().__init__(file)
        self.codex = codex
        self.expecting = expecting

    def check(self, seat: int, value: Any, line: int) -> None:
        breaches = self.mapping(value, line, "breaches")
        for slot, part in breaches.items():
            at = breaches.lines[slot]
            if type(slot) is not int or not 1 <= slot <= 4:
                self.fail(at, f"there is no breach {shown(slot)}; breaches are 1, 2, 3 and 4")
            if isinstance(part, str):
                self.word(part, at, "breach", GONE_WORDS)
            else:
                self._breach(seat, slot, part, at)
        if not self.expecting:
            self._check_spans(breaches)

    def _breach(self, seat: int, slot: int, value: Any, line: int) -> None:
        name = f"breach {slot}"
        part = self.mapping(value, line, name, BREACH_FIELDS)
        if not breach_on_mat(self.codex, seat, slot - 1):
            mage = self.codex.mages[seat].id
            self.fail(line, f"{seat_name(seat)} plays {mage}, who has no breach {slot}")
        for field in ("open", "focused"):
            if field in part:
                self.true(part[field], part.lines[field], field)
        if "turned" in part:
            self.whole(part["turned"], part.lines["turned"], "turned", 0, 3)
            if part.get("open") is True:
                self.fail(line, f"{name} is either open or turned, not both")
        elif part.get("open") is False and not self.expecting:
            self.fail(line, f"{name} is not open: say how far it is turned (turned: 0 to 3)")
        if "kind" in part:
            kinds = tuple(kinds_of_breach(self.codex, slot - 1))
            self.word(part["kind"], part.lines["kind"], "kind of breach", kinds)
        if "prepped" in part:
            self._prepped(slot, part["prepped"], part.lines["prepped"])
        if "used" in part:
            spells = [item.removesuffix("+") for item in part.get("prepped", ())]
            for at, id_ in self.items(part["used"], part.lines["used"], "used"):
                self.word(id_, at, "prepped spell", spells)

    def _prepped(self, slot: int, value: Any, line: int) -> None:
        if self.expecting and isinstance(value, Mapping):
            self.mapping(value, line, "prepped", ("count",))
            self.whole(value.get("count"), line, "count", 0, 9)
            return
        spells = [self._spell(slot, item, at) for at, item in self.items(value, line, "prepped")]
        if not self.expecting and not _may_lie_together(spells):
            names = " and ".join(f"'{spell.id}'" for spell in spells)
            self.fail(line, f"{names} cannot lie on one breach together")

    def _spell(self, slot: int, item: Any, line: int) -> Spell:
        if not isinstance(item, str):
            self.fail(line, f"'prepped' should hold the ids of spells, not {shown(item)}")
        id_ = item.removesuffix("+")
        if id_ not in LIBRARY.cards:
            self.fail(line, f"unknown card '{id_}'{nearest(id_, LIBRARY.cards)}")
        spell = LIBRARY.cards[id_]
        if not isinstance(spell, Spell):
            self.fail(line, f"'{id_}' is no spell and cannot be prepped")
        if item.endswith("+") and spell.breaches != 2:
            self.fail(line, f"'{id_}' lies on one breach: write it without the +")
        if not item.endswith("+") and spell.breaches == 2:
            self.fail(line, f"'{id_}' lies on two breaches: write '{id_}+' on the first")
        if item.endswith("+") and slot == 4:
            self.fail(line, f"'{id_}' needs a breach to the right of this one")
        return spell

    def _check_spans(self, breaches: Mapping) -> None:
        """A spell on two breaches has the second one to itself."""
        for slot, part in breaches.items():
            if isinstance(part, str) or not any(
                item.endswith("+") for item in part.get("prepped", ())
            ):
                continue
            beside = breaches.get(slot + 1)
            if isinstance(beside, str) or (beside and beside.get("prepped")):
                why = "it is not there" if isinstance(beside, str) else "it holds another spell"
                self.fail(
                    breaches.lines[slot + 1],
                    f"breach {slot + 1} is taken by the spell on breach {slot}, but {why}",
                )


def _may_lie_together(spells: list[Spell]) -> bool:
    """One spell, two with link, or one that another invites by name (main.link, main.prep)."""
    if len(spells) <= 1:
        return True
    if len(spells) > 2:
        return False
    first, second = spells
    linked = first.link and second.link
    return linked or first.beside == second.id or second.beside == first.id
