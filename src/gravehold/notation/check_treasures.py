"""Checks the treasures of a position: whose they are, what is spent, and where one may lie."""

from __future__ import annotations

from typing import Any

from gravehold.content.box import Library
from gravehold.content.choosing import OF_GROUP, ON_MAT
from gravehold.kernel.codex import Codex
from gravehold.kernel.decision import seat_name
from gravehold.kernel.definitions import PlayerCard
from gravehold.kernel.errors import NOTHING, phrase
from gravehold.kernel.nodes import LieByPile
from gravehold.kernel.places import BESIDE, SPENT, TREASURES
from gravehold.kernel.trees import walk

from .check_cards import CardCheck
from .yamltree import Mapping


class TreasureCheck(CardCheck):
    """The treasures of one set-up."""

    def __init__(self, file: str, codex: Codex, library: Library, *, expecting: bool) -> None:
        super().__init__(file, codex, library, expecting=expecting)
        self.taken: set[str] = set()  # on the mats of seats checked before

    def shared(self, value: Any, line: int) -> None:
        """The group's, and beside which pile it lies."""
        beside = ("pile",) if BESIDE.name in self.codex.tables.place else ()
        part = self.mapping(value, line, "treasures", ("group", *beside))
        if part.get("group") is not None:
            self.word(part["group"], part.lines["group"], "treasure", self._of_level(OF_GROUP))
        if part.get("pile") is not None:
            self.word(part["pile"], part.lines["pile"], "supply-card", self.library.piles)
            if not self.expecting:
                self._beside(part)

    def _beside(self, part: Mapping) -> None:
        """A pile that the set-up could have offered for it."""
        dealt = [card.id for card in self.codex.setup.shared]
        for id_ in [part["group"]] if part.get("group") else dealt:
            for node in walk(self.library.treasures[id_]):
                if isinstance(node, LieByPile) and not _fits(
                    self.library.piles[part["pile"]], node
                ):
                    fitting = [card.id for card in self.codex.piles if _fits(card, node)]
                    names = ", ".join(fitting)
                    near = phrase("error-there-are", names=names) if names else NOTHING
                    at, pile = part.lines["pile"], part["pile"]
                    self.fail(at, "file-wrong-pile", card=id_, pile=pile, near=near)

    def own(self, part: Mapping, seat: int, name: str) -> None:
        """Those on a mat, and which of them are used up."""
        known = self._of_level(ON_MAT)
        for at, id_ in self.items(part[name], part.lines[name], name):
            self.word(id_, at, "treasure", known)
            if self.expecting:
                continue
            if name == SPENT.name:
                self._spent(part, seat, id_, at)
            elif id_ in self.taken:
                self.fail(at, "error-treasure-twice", card=id_)
            self.taken |= {id_} if name == TREASURES.name else set()
        if name == TREASURES.name and len(part[name]) > 1 and not self.expecting:
            at, level = part[name].lines[1], str(ON_MAT)
            self.fail(at, "error-treasure-level", seat=seat_name(seat), level=level)

    def _spent(self, part: Mapping, seat: int, id_: str, line: int) -> None:
        """A treasure of this seat; where the position does not say which it has, the game does."""
        dealt = self.codex.setup.treasures
        theirs = [card.id for card in dealt[seat]] if dealt else []
        if id_ not in part.get(TREASURES.name, theirs):
            self.fail(line, "file-not-theirs", seat=seat_name(seat), card=id_)

    def _of_level(self, level: int) -> list[str]:
        return [id_ for id_, card in self.library.treasures.items() if card.level == level]


def _fits(pile: PlayerCard, node: LieByPile) -> bool:
    type_ = str(pile.__struct_config__.tag)
    cheap = node.at_most is None or pile.cost <= node.at_most
    return cheap and (not node.types or type_ in node.types)
