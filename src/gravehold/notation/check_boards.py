"""Checks boards and bodies beside the nemesis."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from gravehold.content.box import Library
from gravehold.kernel.codex import Codex
from gravehold.kernel.definitions import PlayerCard
from gravehold.kernel.errors import unknown
from gravehold.kernel.places import first_cards, tallies_on
from gravehold.table.declared import (
    GONE,
    Counted,
    bodies,
    bridge_boards,
    card_boards,
    decks,
    token_boards,
)

from .check_cards import CardCheck
from .fields import shortened
from .forms import MOST
from .yamltree import Items, Mapping


class BoardCheck(CardCheck):
    """The boards of one set-up; what is written otherwise is put into the form of a position."""

    def __init__(self, file: str, codex: Codex, library: Library, *, expecting: bool) -> None:
        super().__init__(file, codex, library, expecting=expecting)
        self.with_cards = card_boards(codex)
        self.with_tokens = token_boards(codex)
        self.with_bridges = bridge_boards(codex)
        self.bodies = bodies(codex)
        side = [zone.name for deck in codex.decks for zone in deck.zones()]
        zones = [place for place in decks(codex).values() if place.name not in side]
        self.apart = {id_ for place in zones for id_ in first_cards(place)}  # lie nowhere else
        counted = {**self.with_tokens, **self.with_bridges}
        self.plural = {board.tally.name: word for word, board in counted.items()}
        self.words = (*self.with_cards, *counted, *self.bodies, *self.plural)

    def rename(self, part: Mapping) -> None:
        """A board of tokens or bridges may also be called as it calls itself."""
        for name, word in self.plural.items():
            if name in part and name != word:
                if word in part:
                    self.fail(part.lines[name], "file-twice", field=word)
                part[word], part.lines[word] = part.pop(name), part.lines[name]

    def check(self, part: Mapping, word: str) -> None:
        value, line = part[word], part.lines[word]
        if word in self.with_cards:
            self._cards(value, line, word)
        elif word in self.with_tokens:
            self._tokens(value, line, word, self.with_tokens[word])
        elif word in self.with_bridges:
            part[word] = self._bridges(value, line, word, self.with_bridges[word])
        else:
            self._bodies(value, line, word)

    def space(self, name: Any, line: int, names: Collection[str | int]) -> None:
        if name not in names:
            known = [str(name) for name in names]
            self.refuse(line, unknown("space", shortened(str(name)), known, listed=True))

    def _body(self, name: Any, line: int, names: Collection[str | int]) -> None:
        if name not in names:
            known = [str(name) for name in names]
            self.refuse(line, unknown("nemesis-part", shortened(str(name)), known, listed=True))

    def _cards(self, value: Any, line: int, word: str) -> None:
        if isinstance(value, Mapping) and "count" in value and self.is_count(value, word):
            return
        spaces = self.mapping(value, line, word)
        for name, card in spaces.items():
            at = spaces.lines[name]
            self.space(name, at, self.with_cards[word][1])
            supply = self.with_cards[word][0] in self.codex.tables.counters
            if card is None and self.expecting and not supply:  # nothing is to lie there
                continue
            self.card(card, at, word, PlayerCard if supply else Any)
            if self.apart and not supply and card not in self.apart:
                self.fail(at, "file-never-there", card=card, field=word)

    def _tokens(self, value: Any, line: int, word: str, board: Counted) -> None:
        spaces = self.mapping(value, line, word)
        for name, n in spaces.items():
            at = spaces.lines[name]
            self.space(name, at, board.names)
            self.whole(n, at, str(name), 0, MOST)

    def _bridges(self, value: Any, line: int, word: str, board: Counted) -> Any:
        """In the order of the board, so that theirs does not matter."""
        if self.is_count(value, word):
            return value
        found = set()
        for at, name in self.items(value, line, word):
            told = "-".join(reversed(str(name).split("-")))
            link = told if name not in board.names and told in board.names else name
            if not isinstance(link, str) or link not in board.names:
                known = [str(name) for name in board.names]
                self.refuse(at, unknown("link", shortened(str(name)), known, listed=True))
            if link in found:
                self.fail(at, "file-twice", field=link)
            found.add(link)
        items = Items(line)
        items += [name for name in board.names if name in found]
        items.lines += [line] * len(items)
        return items

    def _bodies(self, value: Any, line: int, word: str) -> None:
        group = self.mapping(value, line, word)
        tallies = {tally.name: tally for tally in tallies_on("card", self.codex)}
        for name, told in group.items():
            at = group.lines[name]
            self._body(name, at, self.bodies[word])
            if told == GONE:
                continue
            part = self.mapping(told, at, word, ("life", *tallies))
            kind = self.codex.number[self.bodies[word][name]]
            for field, n in part.items():
                if field == "life":
                    self.whole(n, part.lines[field], field, self.lowest, self.codex.life[kind])
                else:
                    self.count(n, part.lines[field], tallies[field], kind)
