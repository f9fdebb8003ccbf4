"""Checks what stands in many places of a position: lists of cards, and tokens."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from gravehold.content.box import Library
from gravehold.kernel.codex import Codex
from gravehold.kernel.decision import seat_name
from gravehold.kernel.definitions import PlayerCard
from gravehold.kernel.errors import unknown
from gravehold.kernel.faces import PLAIN_FACE
from gravehold.kernel.places import BROUGHT_BY, Tally
from gravehold.kernel.trees import walk

from .fields import shown
from .forms import MOST, Forms
from .yamltree import Items, Mapping

# Zones of seats and breaches where only a card comes to lie that puts itself there.
COMES_BY = {zone.name: node for node, zone in BROUGHT_BY.items() if zone.of != "game"}


class CardCheck(Forms):
    """`expecting`: the shape of `expect`, where lists may be counted and anything may be 0."""

    def __init__(self, file: str, codex: Codex, library: Library, *, expecting: bool) -> None:
        super().__init__(file)
        self.library = library
        self.codex = codex
        self.expecting = expecting
        self.lowest = 0 if expecting else 1
        self.seats = tuple(seat_name(seat) for seat in range(codex.players))

    def cards(self, value: Any, line: int, what: str, type_: Any) -> None:
        """A list of card ids of one type; in `expect` perhaps only their number."""
        if self.is_count(value, what):
            return
        for at, id_ in self.items(value, line, what):
            self.card(id_, at, what, type_)

    def own_cards(self, value: Any, line: int, what: str, type_: Any) -> None:
        """The same where a card may say whose it is: `{card: crystal, of: p2}`."""
        if self.is_count(value, what):
            return
        for n, (at, entry) in enumerate(self.items(value, line, what)):
            if not isinstance(entry, Mapping):
                self.card(entry, at, what, type_)
                continue
            self.mapping(entry, at, what, ("card", "of"))
            if "card" not in entry:
                self.fail(at, "file-cards", field=what, value=shown(entry))
            self.card(entry["card"], entry.lines["card"], what, PlayerCard)
            if "of" in entry:
                self.word(entry["of"], entry.lines["of"], "seat", self.seats)
            if self.expecting and self.codex.number.get(entry["card"]) not in self.codex.named:
                value[n] = entry["card"]  # it bears no name here, so none can be compared

    def card(self, id_: Any, line: int, what: str, type_: Any) -> Any:
        if not isinstance(id_, str):
            self.fail(line, "file-cards", field=what, value=shown(id_))
        face, _, plain = id_.rpartition(" ")
        if face and face in {back or PLAIN_FACE for back in self.codex.faces}:
            id_ = plain
        own = self.codex.number.get(id_)
        if own is None and id_ not in self.library.cards:
            self.refuse(line, unknown("card", id_, self.library.cards))
        definition = self.library.cards[id_] if own is None else self.codex.definitions[own]
        if type_ is not Any and isinstance(definition, PlayerCard) != (type_ is PlayerCard):
            theirs = type_ is PlayerCard
            self.fail(
                line, "file-nemesis-card" if theirs else "file-player-card", card=id_, field=what
            )
        return definition

    def is_count(self, value: Any, what: str) -> bool:
        return self.expecting and super().is_count(value, what)

    def zone(self, part: Mapping, name: str) -> None:
        """A zone that a definition brings; a card alone stands for a list of one, null for none."""
        if isinstance(part[name], str) or (part[name] is None and self.expecting):
            listed = Items(part.lines[name])
            if part[name]:
                listed.append(part[name])
                listed.lines.append(part.lines[name])
            part[name] = listed
        self.cards(part[name], part.lines[name], name, Any)
        if name in COMES_BY and not self.is_count(part[name], name):
            for at, id_ in self.items(part[name], part.lines[name], name):
                if name not in lies_in(self.card(id_, at, name, Any)):
                    self.fail(at, "file-never-there", card=id_, field=name)

    def tokens(
        self,
        value: Any,
        line: int,
        tallies: Iterable[Tally],
        i: int,
        brought: Collection[str] = (),
    ) -> None:
        """Tokens by name, on the thing of this number; those of `brought` are there once named."""
        known = {tally.name: tally for tally in tallies}
        tokens = self.mapping(value, line, "tokens")
        for name, n in tokens.items():
            at = tokens.lines[name]
            self.word(name, at, "token", list(dict.fromkeys((*known, *brought))))
            if name in known:
                self.count(n, at, known[name], i)
            else:
                self.whole(n, at, name, 0, MOST)

    def count(self, value: Any, line: int, tally: Tally, i: int = 0) -> None:
        """A number of tokens within the bounds of their kind."""
        least, most = tally.bounds[i]
        token = tally.tokens[i]
        on_track = token is not None and bool(token.spaces)
        lowest = least if on_track else min(least, 0)
        self.whole(value, line, tally.name, lowest, MOST if most is None else most)


def lies_in(definition: Any) -> list[str]:
    """The zones of seats and breaches where a card puts itself."""
    met = {type(node) for node in walk(definition)}
    return [name for name, node in COMES_BY.items() if node in met]
