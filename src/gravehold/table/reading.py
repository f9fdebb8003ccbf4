"""A view becomes records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from gravehold.kernel import aether
from gravehold.kernel.boards import connected, open_spaces, place_of_pile
from gravehold.kernel.codex import TYPE_NAMES, Codex
from gravehold.kernel.decision import seat_name
from gravehold.kernel.definitions import Board, Definition
from gravehold.kernel.definitions import Zone as Declared
from gravehold.kernel.faces import PLAIN_FACE, face_of, is_secret
from gravehold.kernel.game import Game
from gravehold.kernel.places import BEGUN, Place, Tally, declared, side_zones, tallies_on
from gravehold.kernel.run import Run
from gravehold.kernel.state import GONE, HIDDEN, NOBODY, NOTHING, OPEN, State
from gravehold.kernel.view import View

from . import records as r
from .backs import backs_of
from .clauses import casts_from, damage_apart
from .declared import lives_in_parts
from .owners import brought_by, owner_of
from .parts import parts_of
from .zones import (
    NEMESIS_ZONES,
    SEAT_ZONES,
    TABLE_ZONES,
    Cards,
    ZoneType,
    cards_of,
    marks_in,
    unordered_in,
)

SLOTS = range(4)
HOLDERS = ("wild", "1/2", "3/4")


def table_of(view: View) -> r.Table:
    """The whole table, made once for each view."""
    found = view.kept.get("table")
    if not isinstance(found, r.Table):
        found = view.kept["table"] = _Reader(view).table()
    return found


def open_table(game: Game) -> r.Table:
    """The table with everything face up: for whoever writes positions down, never for players."""
    return table_of(View(game.state, game.codex, None))


def card_of(view: View, n: int) -> r.Card:
    """A card by its number, wherever it lies; what lies on it is told by the table."""
    kind = view.state.kind[n]
    return r.Card(n, view.codex.ids[kind], TYPE_NAMES[view.codex.type[kind]])


def id_of(game: Game, n: int) -> str:
    """Which card it is, face up or not: for whoever sorts events, never for players."""
    return game.codex.ids[game.state.kind[n]]


def definition_of(view: View, id_: str) -> Definition:
    """The card a game knows by that id."""
    return view.codex.definitions[view.codex.number[id_]]


def _seat(seat: int) -> int | None:
    return seat if 0 <= seat < 4 else None


class _Reader:
    """Reads one view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.s: State = view.state
        self.codex: Codex = view.codex
        self.run = Run(view.state, view.codex)
        parts = parts_of(view)
        self.part, self.cards = parts.part, parts.cards

    def table(self) -> r.Table:
        s, codex = self.s, self.codex
        return r.Table(
            turn=self._turn(),
            seats=tuple(self._seat(seat) for seat in range(codex.players)),
            nemesis=self._nemesis(),
            gravehold=r.Token("life", s.gravehold, codex.gravehold_life),
            supply=self._supply(),
            order=self._order(),
            zones=tuple(self._zone(zone) for zone in TABLE_ZONES),
            sides=self.part("sides", (s.zones, s.ints), self._sides),
            boards=tuple(self._board(board) for board in codex.tables.boards.values()),
            ally="" if codex.setup.ally is None else codex.setup.ally.id,
            tokens=self.part("tokens", s.ints, self._tokens),
            outcome=None if s.outcome is None else r.Outcome(*s.outcome),
        )

    # Cards and zones

    def _card(self, n: int) -> r.Card:
        found = self.cards.get(n)
        if found is None:
            found = self.cards[n] = self._read_card(n)
        return found

    def _read_card(self, n: int, marks: int | None = None) -> r.Card:
        kind = self.s.kind[n]
        type_ = TYPE_NAMES[self.codex.type[kind]]
        tokens: tuple[r.Token, ...] = ()
        if marks is not None:
            name = "power" if type_ == "power" else "life"
            most = r.NO_LIMIT if self._boundless(kind) else self.codex.life[kind]
            tokens = (r.Token(name, marks, most), *self._on_card(n, kind))
        face, secret = None, is_secret(self.s, n)
        if self.s.face and self.s.face[n] > 0:
            face = face_of(self.s, self.codex, n) or PLAIN_FACE
        backs = backs_of(self.s, self.codex, kind) if secret and marks is not None else ()
        whose = self.s.whose[n] if self.s.whose and kind in self.codex.named else NOBODY
        name_on_it = None if whose == NOBODY else whose
        return r.Card(n, self.codex.ids[kind], type_, tokens, face, secret, backs, name_on_it)

    def _boundless(self, kind: int) -> bool:
        return getattr(self.codex.definitions[kind], "boundless", False)

    def _on_card(self, n: int, kind: int) -> tuple[r.Token, ...]:
        """Tokens in play beside life or power; what any card may have, only where it has some."""
        at = self.s.in_play.index(n)
        common = {token.name for token in self.codex.rules.tokens}
        own = {token.name for token in getattr(self.codex.definitions[kind], "tokens", ())}
        return tuple(
            self._token(tally, kind, there)
            for tally in tallies_on("card", self.codex)
            for there in (self.s.rows[tally.start][at],)
            if there or tally.name in own or (tally.name not in common and tally.tokens[kind])
        )

    def _cards(self, cards: Cards) -> tuple[r.Card | None, ...]:
        return tuple(self._card(n) if n != HIDDEN else None for n in cards)

    def _known(self, cards: Cards) -> tuple[r.Card, ...]:
        return tuple(self._card(n) for n in cards)

    def _zone(self, zone: ZoneType) -> r.Zone:
        cards, marks = cards_of(self.s, zone), marks_in(self.s, zone)
        if marks is None:
            return r.Zone(zone.name, self._cards(cards), zone.top)
        pairs = zip(cards, marks, strict=True)
        return r.Zone(zone.name, tuple(self._read_card(n, on_it) for n, on_it in pairs), zone.top)

    # A turn

    def _turn(self) -> r.Turn:
        s = self.s
        return r.Turn(
            number=s.turn,
            phase=s.phase,
            active=_seat(s.active),
            aether=s.aether,
            pools=tuple(
                r.Pool(
                    pool.amount,
                    aether.names_of(pool.mask),
                    aether.names_of(aether.ALL & ~pool.mask),
                )
                for pool in s.pools
            ),
            plays=self._ids(s.plays),
            gained=self._theirs(s.gained),
            casts=self._theirs(s.casts),
            begun=tuple(tally.name for tally in tallies_on(BEGUN, self.codex) if tally.at(s)),
        )

    def _theirs(self, done: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
        """Ids; what another than the active player did has their seat before it."""
        ids, active = self.codex.ids, self.s.active
        return tuple(
            ids[kind] if seat == active else f"{seat_name(seat)} {ids[kind]}" for seat, kind in done
        )

    def _ids(self, kinds: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(self.codex.ids[kind] for kind in kinds)

    # Players

    def _seat(self, seat: int) -> r.Seat:
        s, tables, mat = self.s, self.codex.tables, slice(4 * seat, 4 * seat + 4)
        here = (
            s.life[seat], s.charges[seat], s.hand[seat], s.deck[seat], s.discard[seat],
            s.played[seat], s.blind[seat], s.breach[mat], s.tile[mat], s.prepped[mat],
            s.focused[seat], s.used,
        )  # fmt: skip
        brought = (s.zones, s.ints) if tables.declared or tables.tally else ()
        return self.part(("seat", seat), (here, brought), lambda: self._read_seat(seat))

    def _read_seat(self, seat: int) -> r.Seat:
        s, codex = self.s, self.codex
        mage = codex.mages[seat]
        return r.Seat(
            number=seat,
            name=seat_name(seat),
            mage=mage.id,
            built=bool(codex.setup.builds and codex.setup.builds[seat]),
            life=s.life[seat],
            full=codex.start_life,
            ability=mage.ability is not None,
            charges=s.charges[seat],
            slots=codex.slots[seat],
            tokens=tuple(self._token(tally, seat) for tally in tallies_on("seat", codex)),
            zones=tuple(self._seat_zone(zone, seat) for zone in SEAT_ZONES)
            + tuple(self._declared(place, seat) for place in declared("seat", codex)),
            breaches=self._breaches(seat),
            draws=max(0, codex.rules.hand_size - len(s.hand[seat])),
        )

    def _seat_zone(self, zone: ZoneType, seat: int) -> r.Zone:
        cards, mixed = cards_of(self.s, zone, seat), unordered_in(self.s, zone, seat)
        return self.part(
            (zone.name, seat),
            (cards, mixed),
            lambda: r.Zone(zone.name, self._cards(cards), zone.top, mixed),
        )

    def _breaches(self, seat: int) -> tuple[r.Breach, ...]:
        s, mat = self.s, slice(4 * seat, 4 * seat + 4)
        here = (s.breach[mat], s.tile[mat], s.prepped[mat], s.focused[seat], s.used)
        brought = s.zones if self.codex.tables.declared else ()
        return self.part(
            ("breaches", seat),
            (here, brought),
            lambda: tuple(self._breach(seat, slot) for slot in SLOTS),
        )

    def _breach(self, seat: int, slot: int) -> r.Breach:
        s, i = self.s, 4 * seat + slot
        here = (s.breach[i], s.tile[i], s.prepped[i], s.focused[seat], s.used)
        brought = [place.at(s, i) for place in declared("breach", self.codex)]
        return self.part(("breach", i), (here, brought), lambda: self._read_breach(seat, slot))

    def _read_breach(self, seat: int, slot: int) -> r.Breach:
        s, codex = self.s, self.codex
        i = 4 * seat + slot
        turned, tile = s.breach[i], s.tile[i]
        gone, closed = turned == GONE, turned not in (GONE, OPEN)
        on_mat = codex.mages[seat].breaches
        return r.Breach(
            slot=slot + 1,
            state="closed" if closed else "gone" if gone else "open",
            turned=max(turned, 0),
            focused=not gone and bool(s.focused[seat] >> slot & 1),
            tile="" if gone else codex.tile_ids[tile],
            standard=not gone and codex.tile_ids[tile] == codex.setup.tiles[slot].id,
            on_mat=slot < len(on_mat) and on_mat[slot] is not None,
            bonus=0 if gone else codex.bonus[tile],
            focus_cost=codex.focus_cost[tile] if closed else None,
            open_cost=codex.open_cost[tile][turned] if closed else None,
            spells=self._known(s.prepped[i]),
            used=tuple(n for n in s.prepped[i] if n in s.used),
            zones=tuple(self._declared(place, i) for place in declared("breach", codex)),
        )

    # The other side

    def _nemesis(self) -> r.Nemesis:
        s = self.s
        here = (
            s.nemesis, s.nemesis_deck, s.nemesis_discard, s.in_play, s.marks, s.rows, s.resolving,
            s.destroyed, s.ints,
        )  # fmt: skip
        return self.part("nemesis", here, self._read_nemesis)

    def _read_nemesis(self) -> r.Nemesis:
        s, codex = self.s, self.codex
        return r.Nemesis(
            id=codex.mat.id,
            life=s.nemesis,
            full=codex.nemesis_life,
            in_parts=lives_in_parts(codex),
            vulnerable=codex.vulnerable,
            increased=codex.rules.increased,
            tokens=tuple(self._token(tally) for tally in tallies_on("nemesis", codex)),
            zones=tuple(self._zone(zone) for zone in NEMESIS_ZONES),
            tiers=self._tiers(),
        )

    # What definitions bring

    def _used_up(self, place: Place) -> bool:
        """Whether cards were only kept there until they came into play, and all have."""
        zone = place.declared
        if not isinstance(zone, Declared) or zone.order == "hidden" or zone.discard or zone.stock:
            return False
        return bool(zone.cards) and not place.at(self.s)

    def _sides(self) -> tuple[r.SideDeck, ...]:
        return tuple(self._side(p) for p in side_zones(self.codex) if not self._used_up(p))

    def _tokens(self) -> tuple[tuple[r.Token, str], ...]:
        codex = self.codex
        return tuple(
            (self._token(tally), brought_by(tally.tokens[0], codex))
            for tally in tallies_on("game", codex)
        )

    def _side(self, place: Place) -> r.SideDeck:
        pile = self.codex.tables.place.get(place.discard)
        discard = None if pile is None else self._declared(pile)
        owner = owner_of(place.declared, self.codex)
        return r.SideDeck(
            place.name, self._declared(place), discard, place.order == "hidden", owner
        )

    def _board(self, board: Board) -> r.Board:
        there = open_spaces(self.run, board, NOTHING)
        here = (there, self.s.zones, self.s.ints)
        return self.part(("board", board.name), here, lambda: self._read_board(board, there))

    def _read_board(self, board: Board, there: Collection[int]) -> r.Board:
        s, tables = self.s, self.codex.tables
        place, on_spaces = tables.place.get(board.name), tables.tally.get(("space", board.name))
        bridges = tables.tally.get(("link", board.name))
        return r.Board(
            name=board.name,
            holds=board.holds,
            spaces=tuple(
                r.Space(
                    name=space.name,
                    enter=space.enter,
                    cast=space.cast,
                    cards=() if place is None else self._known(place.at(s, i)),
                    tokens=0 if on_spaces is None else on_spaces.at(s, i),
                    there=i in there,
                )
                for i, space in enumerate(board.spaces)
            ),
            links=tuple(
                r.Link(link.name, link.one, link.two, bridges is None or bridges.at(s, i) > 0)
                for i, link in enumerate(board.links)
            ),
            bridges=board.bridges,
            casts=casts_from(self.codex, board.name),
            apart=damage_apart(self.codex, board.name),
            end=board.end,
            owner=owner_of(board, self.codex),
        )

    def _declared(self, place: Place, i: int = 0) -> r.Zone:
        """A zone that a definition brings."""
        cards = self._cards(place.at(self.s, i))
        return r.Zone(place.name, cards, "last" if place.order == "open" else "first")

    def _token(self, tally: Tally, i: int = 0, count: int | None = None) -> r.Token:
        """Tokens of a kind; on a mat that does not speak of them they are unusual."""
        token = tally.tokens[i]
        least, most = (0, None) if token is None else (token.minimum, token.maximum)
        n = tally.at(self.s, i) if count is None else count
        limit = r.NO_LIMIT if most is None else most
        if token is None or not token.spaces:
            seats = token is not None and token.seats
            return r.Token(tally.name, n, limit, least, usual=token is not None, seats=seats)
        steps = (r.Step(int(space.name), space.name, space.enter) for space in token.spaces)
        return r.Token(tally.name, n, limit, least, True, tuple(steps), token.rests)

    def _tiers(self) -> tuple[int, int, int] | None:
        """All cards of a tier but those seen elsewhere; a written position may not add up."""
        s, codex = self.s, self.codex
        basics = codex.rules.basics[codex.players - 1]
        elsewhere = (*s.in_play, *s.nemesis_discard, *s.resolving, *s.destroyed)
        seen = Counter(codex.tier[s.kind[card]] for card in elsewhere)
        one, two, three = (
            sum(card.tier == tier for card in codex.nemesis.cards) + basics[tier - 1] - seen[tier]
            for tier in (1, 2, 3)
        )
        fits = one + two + three == len(s.nemesis_deck) and min(one, two, three) >= 0
        return (one, two, three) if fits else None

    # Supply and turn order

    def _supply(self) -> tuple[r.Pile, ...]:
        s, codex = self.s, self.codex
        spending = s.phase == "main" and s.active != NOBODY
        over = next((b for b in codex.tables.boards.values() if b.holds == "piles"), None)
        purse = [aether.available(self.run, bit) if spending else -1 for bit in aether.GAIN_BITS]
        can = [
            bool(cards) and codex.cost[kind] <= purse[codex.type[kind]]
            for kind, cards in zip(codex.pile_kinds, s.piles, strict=True)
        ]
        return self.part("supply", (can, s.piles, s.zones, s.ints), lambda: self._piles(can, over))

    def _piles(self, affordable: list[bool], over: Board | None) -> tuple[r.Pile, ...]:
        s, codex = self.s, self.codex
        return tuple(
            r.Pile(
                id=codex.ids[kind],
                type=TYPE_NAMES[codex.type[kind]],
                cost=codex.cost[kind],
                count=len(s.piles[pile]),
                affordable=affordable[pile],
                tokens=tuple(self._token(tally, pile) for tally in tallies_on("pile", codex)),
                zones=tuple(self._declared(place, pile) for place in declared("pile", codex)),
                place="" if over is None else place_of_pile(over, pile),
                connected=over is None or connected(self.run, over, str(pile + 1), "1"),
            )
            for pile, kind in enumerate(codex.pile_kinds)
        )

    def _order(self) -> r.TurnOrder:
        s = self.s
        here = (s.turn_deck, s.turn_discard, s.holder, s.pair_holder, self.view.turn_cards_left())
        return self.part("order", here, self._read_order)

    def _read_order(self) -> r.TurnOrder:
        s, names = self.s, self.codex.turn_names
        left = Counter(self.view.turn_cards_left())
        left.subtract(card for card in s.turn_deck if card != HIDDEN)
        left = +left
        hidden = left.total() if HIDDEN in s.turn_deck else 0
        return r.TurnOrder(
            deck=tuple(names[card] if card != HIDDEN else None for card in s.turn_deck),
            discard=tuple(names[card] for card in s.turn_discard),
            left=tuple(
                r.Chance(names[card], count, hidden)
                for card, count in sorted(left.items())
                if hidden
            ),
            holders=tuple(
                r.Holder(token, _seat(seat))
                for token, seat in zip(HOLDERS, (s.holder, *s.pair_holder), strict=True)
            ),
        )
