"""Checks written positions and expectations against the set-up they are about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from gravehold.content.box import Library
from gravehold.content.keywords import KEPT_BY_SEATS
from gravehold.content.recipe import GRAVEHOLD
from gravehold.kernel import aether
from gravehold.kernel.codex import Codex
from gravehold.kernel.deal import copies, turn_cards
from gravehold.kernel.decision import seat_name
from gravehold.kernel.definitions import PlayerCard
from gravehold.kernel.places import SPENT, TREASURES, WILD_TURN, first_cards, tallies_on
from gravehold.table import declared
from gravehold.table.declared import ally_tokens, ally_zones, has_treasures, stocks, zones_of
from gravehold.table.laying import protected
from gravehold.table.zones import SEAT_ZONES

from .check_breaches import BreachCheck
from .check_cards import CardCheck
from .check_mat import MatCheck
from .check_piles import PileCheck
from .check_treasures import TreasureCheck
from .fields import shown
from .forms import MOST
from .yamltree import Mapping, words_in

PARTS = ("turn", GRAVEHOLD, "players", "nemesis", "supply", "turn_order", "destroyed")
PLAYER_ZONES = tuple(zone.name for zone in SEAT_ZONES)
PLAYER_FIELDS = ("life", "charges", *PLAYER_ZONES, "breaches", "tokens", "token")
PHASES = ("casting", "main", "draw")
SPENT_IN_TURN = ("aether", "restricted")  # in `expect` also with the seat whose turn it is
TURN_LISTS = ("plays", "gained", "casts")
TURN_FIELDS = ("seat", "phase", "aether", "restricted", "number", "nemesis", "next", *TURN_LISTS)


class PositionCheck(CardCheck):
    """A whole position or expectation."""

    def __init__(self, file: str, codex: Codex, library: Library, *, expecting: bool) -> None:
        super().__init__(file, codex, library, expecting=expecting)
        self.breaches = BreachCheck(file, codex, library, expecting=expecting)
        self.mat = MatCheck(file, codex, library, expecting=expecting)
        parts = (protected(codex) if part == GRAVEHOLD else part for part in PARTS)
        self.stocks = stocks(codex)
        self.treasures = TreasureCheck(file, codex, library, expecting=expecting)
        treasures = ("treasures",) if has_treasures(codex) else ()
        self.by_piles = PileCheck(file, codex, library, expecting=expecting)
        self.parts = (*parts, *self.stocks, *treasures, *self.by_piles.zones)

    def position(self, part: Mapping) -> None:
        """Check every part that is there; the caller has checked the names of the parts."""
        checks: dict[str, Callable[[Any, int], None]] = {
            "turn": self._turn,
            protected(self.codex): self._protected,
            "players": self._players,
            "nemesis": self.mat.check,
            "supply": self._supply,
            "turn_order": self._turn_order,
            "destroyed": lambda value, line: self.own_cards(value, line, "destroyed", Any),
        }
        for name, check in checks.items():
            if name in part:
                check(part[name], part.lines[name])
        for name, place in self.stocks.items():
            if name in part:
                self._stock(part[name], part.lines[name], name, first_cards(place))
            if not self.expecting:
                self._copies(part, name, Counter(first_cards(place)))
        if "treasures" in part:
            self.treasures.shared(part["treasures"], part.lines["treasures"])
        self.by_piles.check(part)

    # The parts

    def _stock(self, value: Any, line: int, word: str, cards: list[str]) -> None:
        """How many of each card are left."""
        part = self.mapping(value, line, word, tuple(dict.fromkeys(cards)))
        for id_, count in part.items():
            self.whole(count, part.lines[id_], id_, 0, cards.count(id_))

    def _copies(self, position: Mapping, word: str, there_are: Counter[str]) -> None:
        """No more cards of a stock, with players and destroyed, than it began with."""
        met: Counter[str] = Counter(position.get(word))
        for name in ("players", "destroyed"):
            for line, id_ in words_in(position.get(name), 0):
                met[id_] += 1
                if 0 < there_are[id_] < met[id_]:
                    self.fail(line, "file-copies", n=there_are[id_], card=id_)

    def _turn(self, value: Any, line: int) -> None:
        began = tuple(declared.began(self.codex))
        turn = self.mapping(value, line, "turn", (*TURN_FIELDS, *began))
        ways = [way for way in ("seat", "nemesis", "next") if way in turn]
        if len(ways) > 1 or (not ways and not self.expecting):
            self.fail(line, "file-turn")
        for name in turn:
            if name in began:
                self.true(turn[name], turn.lines[name], name)
                self._check_begun(turn, name)
            else:
                self._turn_field(name, turn[name], turn.lines[name])
        if "seat" in turn and "phase" not in turn and not self.expecting:
            self.fail(line, "file-turn-phase")
        if "seat" not in ways:
            own = [name for name in turn if name not in ("nemesis", "next", "number", *began)]
            if own and not self.expecting:
                self.fail(turn.lines[own[0]], "file-turn-player", field=own[0])

    def _check_begun(self, turn: Mapping, name: str) -> None:
        """The wild card begins a turn of a player, others one of the nemesis."""
        if self.expecting:
            return
        if name == WILD_TURN and "seat" not in turn:
            self.fail(turn.lines[name], "file-turn-begun-seat", field=name)
        if name != WILD_TURN and "nemesis" not in turn:
            self.fail(turn.lines[name], "file-turn-begun-nemesis", field=name)

    def _turn_field(self, name: str, value: Any, line: int) -> None:
        if name == "seat":
            self.word(value, line, "seat", self.seats)
        elif name == "phase":
            self.word(value, line, "phase", PHASES)
        elif name == "nemesis":
            self.word(value, line, "phase", ("main", "draw", "end"))
        elif name == "next":
            if value is not True and not (self.expecting and value is False):
                self.fail(line, "file-turn-next", value=shown(value))
        elif name == "restricted":
            self._all_restricted(value, line)
        elif name in TURN_LISTS:
            self._looked_back_at(name, value, line)
        else:
            self.whole(value, line, name, 0, MOST)

    def _looked_back_at(self, name: str, value: Any, line: int) -> None:
        """Cards played, gained or cast; `p2 jade` for another than whose turn it is."""
        if self.is_count(value, name):
            return
        for at, told in self.items(value, line, name):
            seat, _, id_ = str(told).rpartition(" ")
            if seat and name != "plays":
                self.word(seat, at, "seat", self.seats)
                told = id_
            self.card(told, at, name, PlayerCard)

    def _all_restricted(self, value: Any, line: int) -> None:
        if not self.is_count(value, "restricted"):
            for at, item in self.items(value, line, "restricted"):
                self._restricted(item, at)

    def _restricted(self, value: Any, line: int) -> None:
        part = self.mapping(value, line, "restricted", ("amount", "only", "never"))
        if "amount" not in part or ("only" in part) == ("never" in part):
            self.fail(line, "file-restricted")
        self.whole(part["amount"], part.lines["amount"], "amount", 1, MOST)
        name = "only" if "only" in part else "never"
        for at, purpose in self.items(part[name], part.lines[name], name):
            self.word(purpose, at, "purpose", aether.PURPOSES)

    def _protected(self, value: Any, line: int) -> None:
        zones, tokens = ally_zones(self.codex), ally_tokens(self.codex)
        part = self.mapping(value, line, protected(self.codex), ("life", *tokens, *zones))
        met: set[str] = set()
        for name, inner in part.items():
            at = part.lines[name]
            if name == "life":
                # An ally may lift it, and lives, above the start.
                most = MOST if self.codex.ally else self.codex.gravehold_life
                self.whole(inner, at, "life", self.lowest, most)
            elif name in tokens:
                self.count(inner, at, tokens[name], 0)
            else:
                self._abilities(inner, at, name, met)

    def _abilities(self, value: Any, line: int, what: str, met: set[str]) -> None:
        """Cards of the ally alone, each in one place."""
        self.cards(value, line, what, Any)
        if self.is_count(value, what):
            return
        ally = self.codex.setup.ally
        known = [card.id for zone in ally.zones for card in zone.cards] if ally else []
        for at, id_ in self.items(value, line, what):
            self.word(id_, at, "ability-card", known)
            if id_ in met and not self.expecting:
                self.fail(at, "file-lies-twice", card=id_, field=protected(self.codex))
            met.add(id_)

    def _players(self, value: Any, line: int) -> None:
        players = self.mapping(value, line, "players")
        for name, part in players.items():
            self.word(name, players.lines[name], "seat", self.seats)
            if part is not None:
                self._player(self.seats.index(name), part, players.lines[name])
        tokens = [part["token"] for part in players.values() if part and part.get("token")]
        if len(set(tokens)) < len(tokens):
            self.fail(line, "file-token-twice")

    def _player(self, seat: int, value: Any, line: int) -> None:
        zones = zones_of("seat", self.codex)
        fields = (*PLAYER_FIELDS, *zones, *(SPENT_IN_TURN if self.expecting else ()))
        if isinstance(value, Mapping) and not self.expecting:
            for name in SPENT_IN_TURN:
                if name in value:
                    self.fail(value.lines[name], "file-aether")
        part = self.mapping(value, line, seat_name(seat), fields)
        for name, inner in part.items():
            at = part.lines[name]
            if name in PLAYER_ZONES:
                self.own_cards(inner, at, name, PlayerCard)
            elif name in (TREASURES.name, SPENT.name) and name in zones:
                self.treasures.own(part, seat, name)
            elif name in zones:
                self.zone(part, name)
            elif name == "breaches":
                self.breaches.check(seat, inner, at)
            elif name == "tokens":
                self.tokens(inner, at, tallies_on("seat", self.codex), seat, KEPT_BY_SEATS)
            elif name == "token":
                self._held_token(inner, at)
            elif name == "restricted":
                self._all_restricted(inner, at)
            else:
                life = MOST if self.codex.ally else self.codex.start_life
                most = {"life": life, "charges": self.codex.slots[seat]}
                self.whole(inner, at, name, 0, most.get(name, MOST))

    def _held_token(self, value: Any, line: int) -> None:
        if value is None and self.expecting:
            return
        pairs = self.codex.players == 4 and self.codex.rules.four == "pairs"
        wild = self.codex.players == 3 and self.codex.rules.three != "wild"
        known = ("1/2", "3/4") if pairs else ("wild",) if wild else ()
        if not known:
            self.fail(line, "file-no-turn-token")
        self.word(value, line, "token", known)

    def _supply(self, value: Any, line: int) -> None:
        supply = self.mapping(value, line, "supply")
        for id_, count in supply.items():
            at = supply.lines[id_]
            card = self.card(id_, at, "supply", PlayerCard)
            if card in self.library.curses:
                self.fail(at, "error-curse-pile", card=id_)
            packs = (*self.library.supply.values(), self.codex.piles)
            if not any(card in pack for pack in packs):
                self.fail(at, "error-no-pile", card=id_)
            most = MOST if self.expecting else copies(card)
            if isinstance(count, Mapping):
                self._pile(id_, count, at, most)
            else:
                self.whole(count, at, id_, 0, most)

    def _pile(self, id_: str, part: Mapping, line: int, most: int) -> None:
        """A pile with the tokens on it."""
        tallies = tallies_on("pile", self.codex)
        fields = ("count", *(("tokens",) if tallies else ()))
        self.mapping(part, line, id_, fields)
        if "count" not in part and not self.expecting:
            self.fail(line, "file-pile", card=id_)
        for name, inner in part.items():
            at = part.lines[name]
            if name == "count":
                self.whole(inner, at, id_, 0, most)
            else:
                self.tokens(inner, at, tallies, 0)

    def _turn_order(self, value: Any, line: int) -> None:
        part = self.mapping(value, line, "turn_order", ("deck", "discard"))
        there_are = Counter(self.codex.turn_names[card] for card in turn_cards(self.codex))
        there_are.update(card.id for card in self.codex.mat.turn_cards for _ in range(2))
        met: Counter[str] = Counter()
        for name in part:
            if self.is_count(part[name], name):
                continue
            for at, card in self.items(part[name], part.lines[name], name):
                self.word(card, at, "turn-order-card", tuple(there_are))
                met[card] += 1
                if met[card] > there_are[card]:
                    self.fail(at, "file-turn-cards", n=there_are[card], card=card)
        if not self.expecting and not met and "deck" in part:
            self.fail(line, "file-turn-order")
