"""Checks the breaches of a seat: only what could lie on a table can be written."""

from __future__ import annotations

from typing import Any

from gravehold.kernel.decision import seat_name
from gravehold.kernel.definitions import Breach, Spell, Tile
from gravehold.kernel.errors import phrase, unknown
from gravehold.kernel.state import OPEN
from gravehold.table.declared import zones_of
from gravehold.table.laying import BREACH_SUFFIX, breach_on_mat, kinds_of_breach

from .check_cards import CardCheck
from .fields import shown, together
from .yamltree import Mapping

BREACH_FIELDS = ("open", "turned", "focused", "kind", "prepped", "used")
GONE_WORDS = ("destroyed", "absent")


class BreachCheck(CardCheck):
    """The breaches of one set-up."""

    def check(self, seat: int, value: Any, line: int) -> None:
        breaches = self.mapping(value, line, "breaches")
        for slot, part in breaches.items():
            at = breaches.lines[slot]
            if type(slot) is not int or not 1 <= slot <= 4:
                self.fail(at, "file-no-breach", slot=shown(slot))
            if isinstance(part, str):
                self.word(part, at, "breach", GONE_WORDS)
            else:
                self._breach(seat, slot, part, at)
        if not self.expecting:
            self._check_spans(breaches)

    def _breach(self, seat: int, slot: int, value: Any, line: int) -> None:
        name = str(slot)
        zones = zones_of("breach", self.codex)
        fields = (*BREACH_FIELDS, *zones)
        part = self.mapping(value, line, phrase("file-a-breach", slot=name), fields)
        if not self.expecting and not breach_on_mat(self.codex, seat, slot - 1):
            mage = self.codex.mages[seat].id
            self.fail(line, "file-breach-not-theirs", seat=seat_name(seat), mage=mage, slot=name)
        for field in ("open", "focused"):
            if field in part:
                self.true(part[field], part.lines[field], field)
        if "turned" in part:
            self.whole(part["turned"], part.lines["turned"], "turned", 0, 3)
            if part.get("open") is True:
                self.fail(line, "file-breach-both", slot=name)
        elif part.get("open") is False and not self.expecting:
            self.fail(line, "file-breach-turned", slot=name)
        for zone in zones:
            if zone in part:
                self.zone(part, zone)
        if "kind" in part:
            self.word(part["kind"], part.lines["kind"], "breach-kind", self._kinds(slot))
        if "prepped" in part:
            self._prepped(seat, slot, part)
        if "used" in part:
            spells = [item.removesuffix("+") for item in part.get("prepped", ())]
            for at, id_ in self.items(part["used"], part.lines["used"], "used"):
                self.word(id_, at, "prepped-spell", spells)

    def _kinds(self, slot: int) -> list[str]:
        """Those of the set-up and of every box: a position may name any."""
        tiles = [id_ for id_, one in self.library.definitions.items() if isinstance(one, Tile)]
        named = (id_.removesuffix(BREACH_SUFFIX) for id_ in tiles if id_.endswith(BREACH_SUFFIX))
        return list(dict.fromkeys((*kinds_of_breach(self.codex, slot - 1), *named)))

    def _prepped(self, seat: int, slot: int, part: Mapping) -> None:
        value, line = part["prepped"], part.lines["prepped"]
        if self.expecting and isinstance(value, Mapping):
            self.mapping(value, line, "prepped", ("count",))
            self.whole(value.get("count"), line, "count", 0, 99)
            return
        spells = [self._spell(slot, item, at) for at, item in self.items(value, line, "prepped")]
        if self.expecting or self._takes_any(seat, slot, part):
            return
        if not _may_lie_together(spells):
            self.fail(line, "file-spells-apart", spells=together(spell.id for spell in spells))

    def _takes_any(self, seat: int, slot: int, part: Mapping) -> bool:
        """Whether it is an open breach that takes any number of spells."""
        printed = self.codex.mages[seat].breaches[slot - 1 : slot]
        on_mat = (printed and printed[0]) or Breach(turned=0)  # one that has come in the game
        tiles = kinds_of_breach(self.codex, slot - 1)
        own = self.codex.tile_number.get(on_mat.tile, tiles["standard"])
        tile = tiles.get(part.get("kind", ""), own)
        opened = on_mat.turned == OPEN or tile != own
        return self.codex.roomy[tile] and part.get("open", "turned" not in part and opened)

    def _spell(self, slot: int, item: Any, line: int) -> Spell:
        if not isinstance(item, str):
            self.fail(line, "file-spells", value=shown(item))
        id_ = item.removesuffix("+")
        if id_ not in self.library.cards:
            self.refuse(line, unknown("card", id_, self.library.cards))
        spell = self.library.cards[id_]
        if not isinstance(spell, Spell):
            self.fail(line, "file-no-spell", card=id_)
        if item.endswith("+") and spell.breaches != 2:
            self.fail(line, "file-spell-one", card=id_)
        if not item.endswith("+") and spell.breaches == 2:
            self.fail(line, "file-spell-two", card=id_)
        if item.endswith("+") and slot == 4:
            self.fail(line, "file-spell-right", card=id_)
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
                gone = isinstance(beside, str)
                why = phrase("file-beside-gone") if gone else phrase("file-beside-taken")
                next_, at = str(slot + 1), breaches.lines[slot + 1]
                self.fail(at, "file-beside", slot=str(slot), beside=next_, why=why)


def _may_lie_together(spells: list[Spell]) -> bool:
    """One spell, two with link, or one that another invites by name (main.link, main.prep)."""
    if len(spells) <= 1:
        return True
    if len(spells) > 2:
        return False
    first, second = spells
    linked = first.link and second.link
    return linked or first.beside == second.id or second.beside == first.id
