"""Checks written positions and expectations against the set-up they are about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from gravehold.content.box import Library
from gravehold.kernel import aether
from gravehold.kernel.codex import Codex
from gravehold.kernel.deal import copies, turn_cards
from gravehold.kernel.decision import seat_name
from gravehold.kernel.definitions import Minion, PlayerCard, Power
from gravehold.kernel.errors import unknown
from gravehold.kernel.faces import PLAIN_FACE
from gravehold.kernel.places import declared, tallies_on
from gravehold.table.laying import deck_names
from gravehold.table.zones import SEAT_ZONES

from .check_breaches import BreachCheck
from .fields import NO_FIELDS, Fields, shown
from .yamltree import Items, Mapping

MOST = 999  # beyond any life or amount of the game
PARTS = ("turn", "gravehold", "players", "nemesis", "supply", "turn_order", "destroyed")
PLAYER_ZONES = tuple(zone.name for zone in SEAT_ZONES)
PLAYER_FIELDS = ("life", "charges", *PLAYER_ZONES, "breaches", "tokens", "token")
NEMESIS_FIELDS = ("life", "tokens", "deck", "discard", "in_play", "decks")
PHASES = ("casting", "main", "draw")
TURN_LISTS = ("plays", "gained", "casts")
TURN_FIELDS = ("seat", "phase", "aether", "restricted", "number", "nemesis", "next", *TURN_LISTS)


class PositionCheck(Fields):
    """`expecting`: the shape of `expect`, where lists may be counted and anything may be 0."""

    def __init__(self, file: str, codex: Codex, library: Library, *, expecting: bool) -> None:
        super().__init__(file)
        self.library = library
        self.codex = codex
        self.expecting = expecting
        self.seats = tuple(seat_name(seat) for seat in range(codex.players))
        self.lowest = 0 if expecting else 1
        self.breaches = BreachCheck(file, codex, library, expecting=expecting)

    def position(self, part: Mapping) -> None:
        """Check every part that is there; the caller has checked the names of the parts."""
        checks: dict[str, Callable[[Any, int], None]] = {
            "turn": self._turn,
            "gravehold": self._gravehold,
            "players": self._players,
            "nemesis": self._nemesis,
            "supply": self._supply,
            "turn_order": self._turn_order,
            "destroyed": lambda value, line: self.cards(value, line, "destroyed", Any),
        }
        for name, check in checks.items():
            if name in part:
                check(part[name], part.lines[name])

    # Lists of cards

    def cards(self, value: Any, line: int, what: str, type_: Any) -> None:
        """A list of card ids of one type; in `expect` perhaps only their number."""
        if self._is_count(value, what):
            return
        for at, id_ in self.items(value, line, what):
            self.card(id_, at, what, type_)

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

    def _is_count(self, value: Any, what: str) -> bool:
        if not (self.expecting and isinstance(value, Mapping)):
            return False
        self.mapping(value, value.line, what, ("count",))
        if "count" not in value:
            self.fail(value.line, "file-list-or-count", field=what)
        self.whole(value["count"], value.lines["count"], "count", 0, MOST)
        return True

    # The parts

    def _turn(self, value: Any, line: int) -> None:
        turn = self.mapping(value, line, "turn", TURN_FIELDS)
        ways = [way for way in ("seat", "nemesis", "next") if way in turn]
        if len(ways) > 1 or (not ways and not self.expecting):
            self.fail(line, "file-turn")
        for name in turn:
            self._turn_field(name, turn[name], turn.lines[name])
        if "seat" in turn and "phase" not in turn and not self.expecting:
            self.fail(line, "file-turn-phase")
        if "seat" not in ways:
            own = [name for name in turn if name not in ("nemesis", "next", "number")]
            if own and not self.expecting:
                self.fail(turn.lines[own[0]], "file-turn-player", field=own[0])

    def _turn_field(self, name: str, value: Any, line: int) -> None:
        if name == "seat":
            self.word(value, line, "seat", self.seats)
        elif name == "phase":
            self.word(value, line, "phase", PHASES)
        elif name == "nemesis":
            self.word(value, line, "phase", ("main", "draw"))
        elif name == "next":
            if value is not True and not (self.expecting and value is False):
                self.fail(line, "file-turn-next", value=shown(value))
        elif name == "restricted":
            for at, item in self.items(value, line, "restricted"):
                self._restricted(item, at)
        elif name in TURN_LISTS:
            self.cards(value, line, name, PlayerCard)
        else:
            self.whole(value, line, name, 0, MOST)

    def _restricted(self, value: Any, line: int) -> None:
        part = self.mapping(value, line, "restricted", ("amount", "only", "never"))
        if "amount" not in part or ("only" in part) == ("never" in part):
            self.fail(line, "file-restricted")
        self.whole(part["amount"], part.lines["amount"], "amount", 1, MOST)
        name = "only" if "only" in part else "never"
        for at, purpose in self.items(part[name], part.lines[name], name):
            self.word(purpose, at, "purpose", aether.PURPOSES)

    def _gravehold(self, value: Any, line: int) -> None:
        part = self.mapping(value, line, "gravehold", ("life",))
        if "life" in part:
            most = self.codex.gravehold_life
            self.whole(part["life"], part.lines["life"], "life", self.lowest, most)

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
        zones = tuple(place.name for place in declared("seat", self.codex))
        fields = (*PLAYER_FIELDS, *zones, *(("aether",) if self.expecting else ()))
        if isinstance(value, Mapping) and "aether" in value and not self.expecting:
            self.fail(value.lines["aether"], "file-aether")
        part = self.mapping(value, line, seat_name(seat), fields)
        for name, inner in part.items():
            at = part.lines[name]
            if name in PLAYER_ZONES:
                self.cards(inner, at, name, PlayerCard)
            elif name in zones:
                self.cards(inner, at, name, Any)
            elif name == "breaches":
                self.breaches.check(seat, inner, at)
            elif name == "tokens":
                names = tuple(tally.name for tally in tallies_on("seat", self.codex))
                self._tokens(inner, at, names, self.codex.mages[seat].id)
            elif name == "token":
                self._held_token(inner, at)
            else:
                most = {"life": self.codex.start_life, "charges": self.codex.slots[seat]}
                self.whole(inner, at, name, 0, most.get(name, MOST))

    def _tokens(self, value: Any, line: int, names: tuple[str, ...], whose: str) -> None:
        tokens = self.mapping(value, line, "tokens")
        for name, n in tokens.items():
            if not names:
                self.fail(tokens.lines[name], "file-no-tokens", whose=whose)
            self.word(name, tokens.lines[name], "token", names)
            self.whole(n, tokens.lines[name], name, 0, MOST)

    def _held_token(self, value: Any, line: int) -> None:
        if value is None and self.expecting:
            return
        pairs = self.codex.players == 4 and self.codex.rules.four == "pairs"
        wild = self.codex.players == 3 and self.codex.rules.three != "wild"
        known = ("1/2", "3/4") if pairs else ("wild",) if wild else ()
        if not known:
            self.fail(line, "file-no-turn-token")
        self.word(value, line, "token", known)

    def _nemesis(self, value: Any, line: int) -> None:
        part = self.mapping(value, line, "nemesis", NEMESIS_FIELDS)
        for name, inner in part.items():
            at = part.lines[name]
            if name == "life":
                lowest = self.lowest if self.codex.nemesis_life else 0
                self.whole(inner, at, "life", min(lowest, 1), MOST)
            elif name == "tokens":
                self._counters(inner, at)
            elif name == "in_play":
                self._in_play(inner, at)
            elif name == "decks":
                decks = self.mapping(inner, at, "decks", deck_names(self.codex) or NO_FIELDS)
                for deck, cards in decks.items():
                    self._nemesis_cards(cards, decks.lines[deck], deck)
            else:
                self._nemesis_cards(inner, at, name)

    def _nemesis_cards(self, value: Any, line: int, what: str) -> None:
        """A deck or discard pile of the nemesis; cards of a side deck never lie in another."""
        if what in deck_names(self.codex) and what not in self._side_decks():
            self.cards(value, line, what, Any)
            return
        self.cards(value, line, what, None)
        own = "" if what in ("deck", "discard") else what.removesuffix("-discard")
        if isinstance(value, Items):
            for at, id_ in zip(value.lines, value, strict=True):
                if getattr(self.library.cards[id_], "deck", "") != own:
                    self.fail(at, "file-other-deck", card=id_, field=what)

    def _side_decks(self) -> tuple[str, ...]:
        return tuple(zone.name for deck in self.codex.decks for zone in deck.zones())

    def _counters(self, value: Any, line: int) -> None:
        tallies = [t for on in ("nemesis", "game") for t in tallies_on(on, self.codex)]
        names = tuple(tally.name for tally in tallies)
        if not names:
            self.fail(line, "file-no-tokens", whose=self.codex.nemesis.id)
        if isinstance(value, Mapping):
            self._tokens(value, line, names, self.codex.nemesis.id)
        elif len(names) > 1:
            self.fail(line, "file-tokens-each", names=", ".join(names))
        else:
            most = tallies[0].bounds[0][1]
            self.whole(value, line, "tokens", 0, MOST if most is None else most)

    def _in_play(self, value: Any, line: int) -> None:
        if self._is_count(value, "in_play"):
            return
        for at, entry in self.items(value, line, "in_play"):
            if isinstance(entry, str):
                self._enters_play(entry, at)
                continue
            names = tuple(tally.name for tally in tallies_on("card", self.codex))
            backs = (*filter(None, self.codex.faces), "flipped") if self.codex.faces else ()
            part = self.mapping(entry, at, "in_play", ("card", "life", "power", *names, *backs))
            if "card" not in part:
                self.fail(at, "file-in-play")
            field = self._enters_play(part["card"], part.lines["card"])
            for name in part:
                if name in names:
                    self.whole(part[name], part.lines[name], name, 0, MOST)
                elif name in backs:
                    self.true(part[name], part.lines[name], name)
                elif name not in ("card", field):
                    card, at = part["card"], part.lines[name]
                    self.fail(at, "file-marks", card=card, field=field, wrong=name)
            if field in part:
                self.whole(part[field], part.lines[field], field, self.lowest, MOST)

    def _enters_play(self, id_: Any, line: int) -> str:
        """What the card's tokens in play are called."""
        definition = self.card(id_, line, "in_play", None)
        if not isinstance(definition, Minion | Power):
            self.fail(line, "file-attack", card=id_)
        deck = getattr(definition, "deck", "")
        if deck and deck not in deck_names(self.codex):
            self.fail(line, "file-needs-deck", card=id_, deck=deck)
        return "life" if isinstance(definition, Minion) else "power"

    def _supply(self, value: Any, line: int) -> None:
        supply = self.mapping(value, line, "supply")
        for id_, count in supply.items():
            at = supply.lines[id_]
            card = self.card(id_, at, "supply", PlayerCard)
            if not any(card in pack for pack in self.library.supply.values()):
                self.fail(at, "error-no-pile", card=id_)
            self.whole(count, at, id_, 0, copies(card))

    def _turn_order(self, value: Any, line: int) -> None:
        part = self.mapping(value, line, "turn_order", ("deck", "discard"))
        there_are = Counter(self.codex.turn_names[card] for card in turn_cards(self.codex))
        there_are.update(card.id for card in self.codex.mat.turn_cards for _ in range(2))
        met: Counter[str] = Counter()
        for name in part:
            if self._is_count(part[name], name):
                continue
            for at, card in self.items(part[name], part.lines[name], name):
                self.word(card, at, "turn-order-card", tuple(there_are))
                met[card] += 1
                if met[card] > there_are[card]:
                    self.fail(at, "file-turn-cards", n=there_are[card], card=card)
        if not self.expecting and not met and "deck" in part:
            self.fail(line, "file-turn-order")
