"""Checks what lies by supply piles: cards and tokens with a text, each once."""

from __future__ import annotations

from typing import Any

from gravehold.content.box import Library
from gravehold.kernel.codex import Codex
from gravehold.kernel.errors import unknown
from gravehold.table.declared import labels, zones_of

from .check_cards import CardCheck
from .fields import shortened
from .yamltree import Mapping


class PileCheck(CardCheck):
    """The zones by the piles of one set-up."""

    def __init__(self, file: str, codex: Codex, library: Library, *, expecting: bool) -> None:
        super().__init__(file, codex, library, expecting=expecting)
        self.zones = tuple(zones_of("pile", codex))
        self.labels = labels(codex)

    def check(self, part: Mapping) -> None:
        """Also that nothing there is only once lies in two places, or by an empty pile."""
        met: set[str] = set()
        for name in self.zones:
            if name in part:
                self._zone(name, part[name], part.lines[name], met)
                if not self.expecting:
                    self._empty(name, part)

    def _zone(self, name: str, value: Any, line: int, met: set[str]) -> None:
        zone = self.mapping(value, line, name)
        for pile, cards in zone.items():
            at = zone.lines[pile]
            self._pile(pile, at)
            if self.is_count(cards, name):
                continue
            for here, word in self.items(cards, at, name):
                self._word(word, here, name)
                if word in met:
                    self.fail(here, "file-lies-twice", card=word, field=name)
                met |= {word} & set(self.labels)

    def _pile(self, pile: Any, line: int) -> None:
        """Any card of the supply, or one whose pile this game has besides."""
        known = [*self.library.piles, *(card.id for card in self.codex.piles)]
        if pile not in known:
            self.refuse(line, unknown("supply-card", shortened(str(pile)), known))

    def _word(self, word: Any, line: int, name: str) -> None:
        """One of the tokens that are told by their labels, or any card."""
        if word in self.labels:
            return
        if self.labels and word not in self.codex.number:
            self.refuse(line, unknown("token", shortened(str(word)), self.labels, listed=True))
        self.card(word, line, name, Any)

    def _empty(self, name: str, part: Mapping) -> None:
        """Where the position says how much is left."""
        for pile, cards in part[name].items():
            told = part["supply"].get(pile, 0) if "supply" in part else 1
            left = told.get("count") if isinstance(told, Mapping) else told
            if cards and not left:
                self.fail(part[name].lines[pile], "file-pile-empty", card=pile, field=name)
