"""Checks the part of a position that lies with the nemesis."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from gravehold.content.box import Library
from gravehold.kernel.codex import Codex
from gravehold.kernel.definitions import Body, Minion, Power
from gravehold.kernel.places import LASTING, Place, Tally, declared, first_cards
from gravehold.table.declared import (
    FLAGS,
    MINION_TOKENS,
    bodies,
    card_boards,
    card_tokens,
    decks,
    gone_when_turned,
    lasting,
    lasting_cards,
    lives_in_parts,
    mat_tokens,
    open_zones,
    seat_tokens,
    space_fields,
)
from gravehold.table.laying import entry_card

from .check_boards import BoardCheck
from .check_cards import CardCheck, lies_in
from .fields import NO_FIELDS
from .forms import MOST
from .yamltree import Items, Mapping

NEMESIS_FIELDS = ("life", "tokens", "deck", "discard", "in_play", "decks")


class MatCheck(CardCheck):
    """The nemesis of one set-up."""

    def __init__(self, file: str, codex: Codex, library: Library, *, expecting: bool) -> None:
        super().__init__(file, codex, library, expecting=expecting)
        self.boards = BoardCheck(file, codex, library, expecting=expecting)
        self.zones = open_zones(codex)
        self.lasting = lasting(codex)
        self.decks = decks(codex)
        self.counters = {tally.name: tally for tally in mat_tokens(codex)}

    def check(self, value: Any, line: int) -> None:
        own = (*self.zones, *self.boards.words, *((LASTING,) if self.lasting else ()))
        short = [name for name in self.counters if name not in (*NEMESIS_FIELDS, *own)]
        part = self.mapping(value, line, "nemesis", (*NEMESIS_FIELDS, *own, *short))
        self._collect(part, short)
        self.boards.rename(part)
        for name in list(part):
            at = part.lines[name]
            if name == LASTING:
                self._lasting(part, at)
            elif name in self.zones:
                self.zone(part, name)
            elif name in self.boards.words:
                self.boards.check(part, name)
            else:
                self._field(name, part[name], at)
        self._shorten(part)
        if not self.expecting:
            for deck in self.decks.values():
                self._copies(part, deck)
            self._shared_spaces(part)

    def _field(self, name: str, inner: Any, at: int) -> None:
        if name == "life":
            if lives_in_parts(self.codex) and not self.expecting:
                parts = ", ".join(bodies(self.codex))
                self.fail(at, "file-life-in-parts", nemesis=self.codex.nemesis.id, field=parts)
            lowest = self.lowest if self.codex.nemesis_life else 0
            self.whole(inner, at, "life", min(lowest, 1), MOST)
        elif name == "tokens":
            self._counters(inner, at)
        elif name == "in_play":
            self._in_play(inner, at)
        elif name == "decks":
            part = self.mapping(inner, at, "decks", self.decks or NO_FIELDS)
            for deck, cards in part.items():
                self._nemesis_cards(cards, part.lines[deck], deck)
        else:
            self._nemesis_cards(inner, at, name)

    def _lasting(self, part: Mapping, line: int) -> None:
        """Cards whose words hold for the rest of the game, some of which lie beside the mat."""
        self.zone(part, LASTING)
        if isinstance(part[LASTING], Items):
            for at, id_ in zip(part[LASTING].lines, part[LASTING], strict=True):
                self.word(id_, at, "card", lasting_cards(self.codex))

    # Decks

    def _nemesis_cards(self, value: Any, line: int, what: str) -> None:
        """A deck or discard pile of the nemesis; cards of a side deck never lie in another."""
        apart = what in self.decks and self.decks[what].name not in self._side_decks()
        self.cards(value, line, what, Any if apart else None)
        if isinstance(value, Items):
            for at, word in zip(value.lines, value, strict=True):
                if not self._belongs(word, at, what, apart=apart):
                    self.fail(at, "file-other-deck", card=word, field=what)

    def _belongs(self, word: str, line: int, what: str, *, apart: bool) -> bool:
        """Whether it is a card of that deck; `apart`: of a zone that has no type of its own."""
        theirs, id_ = self.boards.apart, word.rpartition(" ")[2]
        if apart:
            return not theirs or id_ in theirs
        own = "" if what in ("deck", "discard") else what.removesuffix("-discard")
        deck = getattr(self.card(word, line, what, None), "deck", "")
        return id_ not in theirs and deck == own

    def _copies(self, part: Mapping, deck: Place) -> None:
        """No more cards of a side deck than it has, wherever they lie."""
        own = [id_ for id_ in first_cards(deck) if self._is_of(id_, deck)]
        there_are, met = Counter(own), Counter[str]()
        for line, id_ in self._named(part):
            met[id_] += 1
            if there_are[id_] and met[id_] > there_are[id_]:
                self.fail(line, "file-copies", n=there_are[id_], card=id_)

    def _is_of(self, id_: str, deck: Place) -> bool:
        definition = self.codex.definitions[self.codex.number[id_]]
        return id_ in self.boards.apart or getattr(definition, "deck", "") == deck.name

    def _named(self, part: Mapping) -> Iterator[tuple[int, str]]:
        """The cards in play, in side decks and on boards, each with its line."""
        lists = [part.get("in_play"), *part.get("decks", {}).values()]
        for board in self.boards.with_cards:
            told = part.get(board, {})
            yield from ((told.lines[space], card) for space, card in told.items())
        for cards in lists:
            if isinstance(cards, Items):
                for line, entry in zip(cards.lines, cards, strict=True):
                    yield line, entry_card(entry).rpartition(" ")[2]

    def _side_decks(self) -> tuple[str, ...]:
        return tuple(zone.name for deck in self.codex.decks for zone in deck.zones())

    # Tokens

    def _collect(self, part: Mapping, short: list[str]) -> None:
        """Tokens may be told by their names alone, beside or instead of `tokens`."""
        for name in [name for name in part if name in short]:
            line = part.lines[name]
            tokens = part.setdefault("tokens", Mapping(line))
            part.lines.setdefault("tokens", line)
            if not isinstance(tokens, Mapping) or name in tokens:
                self.fail(line, "file-twice", field=name)
            tokens[name], tokens.lines[name] = part.pop(name), line

    def _counters(self, value: Any, line: int) -> None:
        names = tuple(self.counters)
        if not names:
            self.fail(line, "file-no-tokens", whose=self.codex.nemesis.id)
        if isinstance(value, Mapping):
            self.tokens(value, line, self.counters.values(), 0)
        elif len(names) > 1:
            self.fail(line, "file-tokens-each", names=", ".join(names))
        else:
            most = self.counters[names[0]].bounds[0][1]
            self.whole(value, line, "tokens", 0, MOST if most is None else most)

    def _shorten(self, part: Mapping) -> None:
        """Where there is but one kind of tokens, their number alone is the form of a position."""
        tokens = part.get("tokens")
        if isinstance(tokens, Mapping) and len(self.counters) == 1 and tokens:
            part["tokens"] = next(iter(tokens.values()))

    # In play

    def _in_play(self, value: Any, line: int) -> None:
        if self.is_count(value, "in_play"):
            return
        for at, entry in self.items(value, line, "in_play"):
            if isinstance(entry, str):
                self._enters_play(entry, at)
            else:
                self._entry(entry, at)

    def _entry(self, entry: Any, line: int) -> None:
        tallies = card_tokens(self.codex)
        backs = (*filter(None, self.codex.faces), "flipped") if self.codex.faces else ()
        spaces = {field: board for board, field in space_fields(self.codex).items()}
        keywords = MINION_TOKENS.values()
        fields = ("card", "life", "power", *keywords, *tallies, *backs, *spaces)
        part = self.mapping(entry, line, "in_play", fields)
        if "card" not in part:
            self.fail(line, "file-in-play")
        field = self._enters_play(part["card"], part.lines["card"])
        for name, inner in part.items():
            at = part.lines[name]
            if name in tallies and name not in keywords:
                self._has_token(part["card"], at, tallies[name])
            if name in keywords and field == "life":
                self._keyword(name, inner, at)
            elif name in seat_tokens(self.codex):
                self.word(inner, at, "seat", self.seats)
            elif name in tallies and name not in keywords:
                kind = self.codex.number.get(part["card"].rpartition(" ")[2], 0)
                self.count(inner, at, tallies[name], kind)
            elif name in backs:
                self.true(inner, at, name)
                self._back(part, name, at)
            elif name in spaces:
                _, names = card_boards(self.codex)[spaces[name]]
                self.boards.space(inner, at, names)
            elif name == field:
                self.whole(inner, at, field, self.lowest, MOST)
            elif name != "card":
                self.fail(at, "file-marks", card=part["card"], field=field, wrong=name)

    def _keyword(self, name: str, inner: Any, line: int) -> None:
        """What any minion may have."""
        if name in FLAGS:
            self.true(inner, line, name)
        else:
            self.whole(inner, line, name, 0, MOST)

    def _has_token(self, id_: str, line: int, tally: Tally) -> None:
        kind = self.codex.number.get(id_)
        if kind is not None and tally.tokens[kind] is None:
            self.fail(line, "file-no-such-token", card=id_, field=tally.name)

    def _back(self, part: Mapping, name: str, line: int) -> None:
        """What a card has on its back: only one thing, and only if it has a back at all."""
        id_ = part["card"]
        if not getattr(self.card(id_, line, "in_play", None), "faces", ()):
            self.fail(line, "file-no-back", card=id_, field=name)
        shown = [face for face in part if part[face] is True]
        turned = "flipped" in shown and not gone_when_turned(self.codex) & {*shown}
        if len(shown) > 1 + turned and not self.expecting:
            self.fail(line, "file-two-backs", card=id_, one=shown[0], two=shown[1])

    def _shared_spaces(self, part: Mapping) -> None:
        """No two cards on one space of a board."""
        in_play = part.get("in_play")
        if not isinstance(in_play, Items):
            return
        for board, field in space_fields(self.codex).items():
            taken = set(part.get(board, ()))
            for line, entry in zip(in_play.lines, in_play, strict=True):
                if not isinstance(entry, Mapping) or field not in entry:
                    continue
                if entry[field] in taken:
                    self.fail(line, "file-space-taken", space=entry[field], field=board)
                taken.add(entry[field])

    def _enters_play(self, id_: Any, line: int) -> str:
        """What the card's tokens in play are called."""
        definition = self.card(id_, line, "in_play", None)
        if id_ != definition.id:
            face, _, plain = id_.rpartition(" ")
            self.fail(line, "file-back-in-play", card=plain, face=face)
        if not isinstance(definition, Minion | Power | Body):
            for zone in lies_in(definition):
                self.fail(line, "file-lies-with-seat", card=id_, field=zone)
            self.fail(line, "file-attack", card=id_)
        for word, group in bodies(self.codex).items():
            if definition.id in group.values():
                self.fail(line, "file-told-apart", card=id_, field=word)
        deck = getattr(definition, "deck", "")
        if deck and deck not in {place.name for place in declared("game", self.codex)}:
            self.fail(line, "file-needs-deck", card=id_, deck=deck)
        return "power" if isinstance(definition, Power) else "life"
