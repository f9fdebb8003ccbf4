"""Every place for cards and every kind of token of one game, as tables.

Copies, views, saves, positions and checks loop over them: what a definition declares is copied,
hidden, saved, written and checked with no further code.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from .definitions import Ally, Board, Mage, Nemesis, NemesisCard, Token, Treasure, Zone
from .errors import GraveholdError
from .nodes.base import Effect
from .nodes.places import Attach, LayBefore, LieByPile, SkipSpace, StayBeside
from .nodes.values import TurnBegunBy
from .rules import RuleSet
from .state import NOBODY, State
from .state import Zone as Cards
from .trees import by_type, those

if TYPE_CHECKING:
    from .codex import Codex

ITSELF: Final = -1  # the slot of the state is the zone or number, not a list of them
PAIR_TOKENS: Final = 2  # the first of `State.ints`: who holds the 1/2 and the 3/4 token
BEGUN: Final = "begun"  # whether the turn order card of that name began the running turn
WILD_TURN: Final = "wild"  # the name of the wild card there
BEFORE: Final = "before"  # where cards are laid before a player
LASTING: Final = "lasting"  # what cards have said for the rest of the game, by their ids
MOST_KINDS: Final = 200  # of places, and of tokens, that definitions bring to one game


class Place(NamedTuple):
    """A kind of zone: how many there are and where the state keeps them."""

    name: str
    of: str  # "game", "seat", "breach", "pile", "space": what each of them belongs to
    field: str
    start: int = ITSELF
    many: int = 1
    order: str = "open"  # "hidden": face down; "blind": a player's deck (R1)
    seen: tuple[str, int] | None = None  # hidden: where it is noted which cards are known
    cards: str = "player"  # whose cards lie there: "player", "nemesis", "any", "turn"
    group: str = ""
    discard: str = ""
    declared: Zone | Board | None = None

    def at(self, s: State, i: int = 0) -> Cards:
        """The cards of one of them, top first."""
        held = getattr(s, self.field)
        return held if self.start < 0 else held[self.start + i]  # type: ignore[no-any-return]

    def each(self, s: State) -> Sequence[Cards]:
        """The cards of all of them."""
        held = getattr(s, self.field)
        return (held,) if self.start < 0 else held[self.start : self.start + self.many]

    def put(self, s: State, cards: Cards, i: int = 0) -> None:
        """Lay other cards there; the caller sees to what is known of them."""
        if self.start < 0:
            setattr(s, self.field, cards)
        else:
            getattr(s, self.field)[self.start + i] = cards

    def known(self, s: State, i: int = 0) -> Cards:
        """1 for each card that everybody knows, 0 for each that nobody has seen."""
        if self.order != "hidden":
            return (1,) * len(self.at(s, i))
        if self.seen is None:
            return (0,) * len(self.at(s, i))
        field, start = self.seen
        held = getattr(s, field)
        return held if start < 0 else held[start + i]  # type: ignore[no-any-return]

    def note(self, s: State, known: Cards, i: int = 0) -> None:
        """Say which cards of a hidden zone are known."""
        if self.seen is not None:
            field, start = self.seen
            if start < 0:
                setattr(s, field, known)
            else:
                getattr(s, field)[start + i] = known


class Tally(NamedTuple):
    """A kind of token: what it lies on, its bounds there, and where the state counts it."""

    name: str
    on: str  # "nemesis", "seat", "card", "pile", "game", "space", "link"
    field: str
    start: int = ITSELF
    tokens: tuple[Token | None, ...] = (None,)  # for each thing it may lie on; for cards, each kind
    scope: str = "game"
    hidden: bool = False
    bounds: tuple[tuple[int, int | None], ...] = ((0, None),)

    def at(self, s: State, i: int = 0) -> int:
        held = getattr(s, self.field)
        return held if self.start < 0 else held[self.start + i]  # type: ignore[no-any-return]

    def each(self, s: State) -> list[int]:
        """Of all things such tokens of `State.ints` lie on."""
        return s.ints[self.start : self.start + len(self.tokens)]

    def put(self, s: State, n: int, i: int = 0) -> None:
        if self.start < 0:
            setattr(s, self.field, n)
        else:
            getattr(s, self.field)[self.start + i] = n


class Tables:
    """The places and tokens of one game, found by name."""

    __slots__ = (
        "blank_ints", "blank_rows", "blank_zones", "boards", "card_tokens", "closed_ints",
        "counters", "declared", "fleeting", "hidden", "homes", "masked", "number", "of_foes",
        "of_players", "on_mat", "on_table", "place", "places", "secret", "skips", "stocks",
        "tallies", "tally", "told", "wild", "working", "works",
    )  # fmt: skip

    def __init__(self, codex: Codex) -> None:
        zones, boards = _zones(codex), _boards(codex)
        self.blank_zones: list[Cards] = []
        self.blank_ints: list[int] = [NOBODY] * PAIR_TOKENS
        self.boards = {board.name: board for board in boards}
        _bounded("places", [*zones, *boards])
        self.declared = tuple(self._declared(codex, zones, boards))
        self.places = (*_printed(codex), *self.declared)
        self.place = {place.name: place for place in self.places}
        of_cards = [place for place in self.places if place.cards != "turn"]
        self.of_players = tuple(place for place in of_cards if place.cards != "nemesis")
        self.of_foes = tuple(place for place in of_cards if place.cards != "player")
        self.number = {place.name: number for number, place in enumerate(self.places)}
        if len(self.place) < len(self.places):
            names = [place.name for place in self.places]
            twice = dict.fromkeys(name for name in names if names.count(name) > 1)
            raise GraveholdError("error-name-twice", name=", ".join(twice))
        self.told = tuple(p for p in self.declared if getattr(p.declared, "told", False))
        self.working = tuple(
            p for p in self.declared if isinstance(p.declared, Zone) and p.declared.works
        )
        ends = [end for p in self.working for end in (p.start, p.start + p.many)]
        self.works = slice(min(ends), max(ends)) if ends else None  # of `State.zones`
        self.stocks = tuple(
            p for p in self.declared if isinstance(p.declared, Zone) and p.declared.stock
        )
        self.counters = tuple(
            p for p in self.declared if isinstance(p.declared, Board) and p.declared.supply
        )
        self.hidden = tuple(place for place in self.declared if place.order == "hidden")
        # What views do not take over as it is.
        self.masked = tuple(place for place in self.places if place.order == "hidden")
        self.homes = {id_: place.group for place in self.hidden for id_ in first_cards(place)}
        _bounded("tokens", _token_names(codex))
        self.card_tokens = _card_tokens(codex)
        self.tallies = (*_dials(codex), *self._counted(codex, boards), *self._on_cards())
        counted = [tally for tally in self.tallies if tally.field in ("ints", "rows")]
        self.tally = {(tally.on, tally.name): tally for tally in counted}
        self.wild = self.tally.get((BEGUN, WILD_TURN))  # 1 in a turn that a held token follows
        # Spaces that are gone for the rest of the game once a card has said so.
        self.skips = tuple(
            (node.board, [s.name for s in self.boards[node.board].spaces].index(node.space), tally)
            for id_, node in _skipping(codex)
            if node.board in self.boards
            for tally in (self.tally[LASTING, id_],)
        )
        self.on_mat = tuple(tally for tally in counted if tally.on == "nemesis")
        self.on_table = {
            tally.name: (tally.on, tally.start, token)
            for on in ("game", "nemesis")  # of one name, those on the mat are meant
            for tally in counted
            if tally.on == on and (token := tally.tokens[0]) is not None
        }
        open_ints = {
            *range(PAIR_TOKENS),
            *(
                tally.start + i
                for tally in self.tallies
                if tally.field == "ints" and not tally.hidden
                for i in range(len(tally.tokens))
            ),
        }
        self.closed_ints = tuple(i for i in range(len(self.blank_ints)) if i not in open_ints)
        self.secret = tuple(tally for tally in self.tallies if tally.hidden)
        self.blank_rows: tuple[Cards, ...] = ((),) * len(self.card_tokens)
        self.fleeting = tuple(
            (tally.start + i, self.blank_ints[tally.start + i])
            for tally in self.tallies
            if tally.scope == "turn" and tally.field == "ints"
            for i in range(len(tally.tokens))
        )

    def space_name(self, verb: str, board: str, i: int) -> str:
        """A space of a board, or for the verb `link` the gap between two."""
        found = self.boards[board]
        return found.links[i].name if verb == "link" else found.spaces[i].name

    def _declared(self, codex: Codex, zones: list[Zone], boards: list[Board]) -> Iterator[Place]:
        counts = {
            "game": 1,
            "seat": codex.players,
            "breach": 4 * codex.players,
            "pile": len(codex.pile_kinds),
        }
        for zone in zones:
            start, count = self._room(counts[zone.of])
            hidden = zone.order == "hidden"
            seen = ("zones", self._room(count)[0]) if hidden else None
            yield Place(
                zone.name, zone.of, "zones", start, count, zone.order, seen, "any",
                zone.group or zone.name if hidden else "", zone.discard, zone,
            )  # fmt: skip
        for board in boards:
            if board.holds == "cards":
                start, count = self._room(len(board.spaces))
                yield Place(
                    board.name, "space", "zones", start, count, "open", None, "any",
                    declared=board,
                )  # fmt: skip

    def _room(self, count: int) -> tuple[int, int]:
        start = len(self.blank_zones)
        self.blank_zones += [()] * count
        return start, count

    def _counted(self, codex: Codex, boards: list[Board]) -> Iterator[Tally]:
        """The tokens kept in `State.ints`."""
        for (on, name), tokens in _kinds(codex).items():
            yield self._tally(name, on, tokens)
        for board in boards:
            if board.holds == "tokens":
                plain = Token(name=board.name)
                yield self._tally(board.name, "space", (plain,) * len(board.spaces))
            if board.bridges:
                bridge = Token(name=board.name, maximum=1)
                yield self._tally(board.name, "link", (bridge,) * len(board.links))

    def _tally(self, name: str, on: str, tokens: tuple[Token | None, ...]) -> Tally:
        start = len(self.blank_ints)
        self.blank_ints += [0 if token is None else token.start for token in tokens]
        # There may be nothing to lie on: a board over a single pile has no links.
        known = next((token for token in tokens if token is not None), Token())
        return Tally(name, on, "ints", start, tokens, known.scope, known.hidden, _bounds(tokens))

    def _on_cards(self) -> Iterator[Tally]:
        """The tokens kept in `State.rows`, beside `in_play`."""
        for i, (name, by_kind) in enumerate(self.card_tokens.items()):
            yield Tally(name, "card", "rows", i, by_kind, "game", False, _bounds(by_kind))


def _bounded(what: str, found: Collection[object]) -> None:
    if len(found) > MOST_KINDS:
        raise GraveholdError("error-too-much", what=what, limit=str(MOST_KINDS))


def _bounds(tokens: Iterable[Token | None]) -> tuple[tuple[int, int | None], ...]:
    """A number may also stay where it starts, beyond its bounds."""
    return tuple(
        (0, None)
        if token is None
        else (
            min(token.minimum, token.start),
            None if token.maximum is None else max(token.maximum, token.start),
        )
        for token in tokens
    )


def sources(codex: Codex) -> tuple[Mage | Nemesis | Ally, ...]:
    """The definitions of this game that may bring zones, boards and tokens."""
    ally = codex.ally
    return (codex.mat, *codex.mages, *(() if ally is None else (ally,)))


# What tokens lie on that do not say it.
BRINGS_TO: Final[dict[type, str]] = {
    Nemesis: "nemesis",
    Mage: "seat",
    Ally: "game",
    RuleSet: "game",
}

# Zones that a game has because one of its cards may come to lie there.
BROUGHT_BY: Final[dict[type[Effect], Zone]] = {
    Attach: Zone("attached", of="breach", works=True),
    LayBefore: Zone(BEFORE, of="seat", works=True),
    StayBeside: Zone("lasting", works=True),
}


CURSES: Final = "curses"  # the zone of the curse deck

# Where treasures lie, in games that have some: on the mats, used up for the game, the group's.
TREASURES: Final = Zone("treasures", of="seat", works=True)
SPENT: Final = Zone("spent", of="seat")
SHARED: Final = Zone("shared", works=True)
BESIDE: Final = Zone("beside", of="pile", works=True)


def _zones(codex: Codex) -> list[Zone]:
    """A zone that two definitions bring in the same way is one."""
    found = [zone for deck in codex.decks for zone in deck.zones()]
    if codex.setup.curses:
        found.append(Zone(CURSES, cards=codex.setup.curses, stock=True))
    for source in sources(codex):
        found += [zone for zone in source.zones if zone not in found]
    met = set[type]().union(*map(by_type, codex.definitions))
    found += [zone for kind, zone in BROUGHT_BY.items() if kind in met]
    if any(isinstance(definition, Treasure) for definition in codex.definitions):
        found += [TREASURES, SPENT, SHARED]
    if LieByPile in met:
        found.append(BESIDE)
    return found


def _boards(codex: Codex) -> list[Board]:
    found: list[Board] = []
    for source in sources(codex):
        found += [board for board in source.boards if board not in found]
    return [_over_piles(board, codex) if board.holds == "piles" else board for board in found]


def _over_piles(board: Board, codex: Codex) -> Board:
    """Without the links to places where this supply has no pile."""
    there = {str(place) for place in range(1, len(codex.piles) + 1)}
    return replace(board, links=tuple(li for li in board.links if {li.one, li.two} <= there))


def _skipping(codex: Codex) -> list[tuple[str, SkipSpace]]:
    """The cards of this game that take a space away, and which one."""
    return [
        (definition.id, node)
        for definition in codex.definitions
        if SkipSpace in by_type(definition)
        for node in by_type(definition)[SkipSpace]
    ]


def _asked_for(codex: Codex) -> list[str]:
    """The turn order cards of which something asks whether they began the turn."""
    asked = {node.card for node in those((*codex.definitions, codex.mat), TurnBegunBy)}
    found = [card.id for card in codex.mat.turn_cards if card.id in asked]
    held = codex.players == 3 and codex.rules.three != "wild"  # after it the token is passed on
    return [*found, WILD_TURN] if held and codex.rules.revision else found


def token_of(token: Token | str) -> Token:
    return Token(name=token) if isinstance(token, str) else token


def _token_names(codex: Codex) -> set[str]:
    """Of all tokens that lie on something in this game."""
    cards = [card for card in codex.definitions if isinstance(card, NemesisCard)]
    brought = (token for one in (codex.rules, *sources(codex), *cards) for token in one.tokens)
    return {token_of(token).name for token in brought}


def _kinds(codex: Codex) -> dict[tuple[str, str], tuple[Token | None, ...]]:
    """By what they lie on and name: the token for each such thing, None where it has none."""
    found: dict[tuple[str, str], list[Token | None]] = {}
    counts = {
        "nemesis": 1,
        "game": 1,
        "seat": codex.players,
        "pile": len(codex.pile_kinds),
    }
    for source in (codex.rules, *sources(codex)):
        for token in map(token_of, source.tokens):
            seat = codex.mages.index(source) if isinstance(source, Mage) else None
            on = token.on or BRINGS_TO[type(source)]
            if on == "card":
                continue
            here = found.setdefault((on, token.name), [None] * counts[on])
            for i in range(counts[on]):
                if seat is None or token.on or i == seat:
                    here[i] = token
    for id_, _ in _skipping(codex):
        found[LASTING, id_] = [Token(name=id_, maximum=1)]
    for id_ in _asked_for(codex):
        found[BEGUN, id_] = [Token(name=id_, maximum=1, scope="turn")]
    return {key: tuple(tokens) for key, tokens in found.items()}


def _card_tokens(codex: Codex) -> dict[str, tuple[Token | None, ...]]:
    """By name: the token as each kind of card has it; rules or a nemesis may give one to all."""
    common = [
        token
        for source in (codex.rules, *sources(codex))
        for token in map(token_of, source.tokens)
        if token.on == "card"
    ]
    own = [
        {token.name: token for token in (*common, *d.tokens)} if isinstance(d, NemesisCard) else {}
        for d in codex.definitions
    ]
    names = dict.fromkeys(name for tokens in own for name in tokens)
    return {name: tuple(tokens.get(name) for tokens in own) for name in names}


def _printed(codex: Codex) -> tuple[Place, ...]:
    """The places every game has."""
    seats, piles = codex.players, len(codex.pile_kinds)
    return (
        Place("hand", "seat", "hand", 0, seats),
        Place("deck", "seat", "deck", 0, seats, "blind", discard="discard"),
        Place("discard", "seat", "discard", 0, seats),
        Place("played", "seat", "played", 0, seats),
        Place("prepped", "breach", "prepped", 0, 4 * seats),
        Place("supply", "pile", "piles", 0, piles),
        Place("destroyed", "game", "destroyed", cards="any"),
        Place("revealed", "game", "shown", cards="any"),
        Place(
            "nemesis-deck", "game", "nemesis_deck", order="hidden",
            seen=("nemesis_seen", ITSELF), cards="nemesis", group="nemesis",
            discard="nemesis-discard",
        ),
        Place("box", "game", "box", order="hidden", cards="nemesis", group="nemesis"),
        Place("nemesis-discard", "game", "nemesis_discard", cards="nemesis"),
        Place("in-play", "game", "in_play", cards="nemesis"),
        Place("resolving", "game", "resolving", cards="nemesis"),
        Place(
            "turn-order", "game", "turn_deck", order="hidden", seen=("turn_seen", ITSELF),
            cards="turn", group="turn", discard="turn-discard",
        ),
        Place("turn-discard", "game", "turn_discard", cards="turn"),
    )  # fmt: skip


def _dials(codex: Codex) -> tuple[Tally, ...]:
    """The numbers every game has."""
    seats = codex.players
    none: tuple[None, ...] = (None,) * seats
    life, slots = codex.start_life, codex.slots
    return (
        Tally("life", "seat", "life", 0, none, bounds=((0, life),) * seats),
        Tally("charge", "seat", "charges", 0, none, bounds=tuple((0, n) for n in slots)),
        Tally("gravehold", "game", "gravehold", bounds=((0, codex.gravehold_life),)),
        Tally("life", "nemesis", "nemesis", bounds=((0, codex.nemesis_life),)),
        Tally("aether", "game", "aether", scope="turn"),
        Tally("extra-draw", "game", "extra_draws", scope="turn"),
        Tally("unleashing", "game", "unleashing"),
        Tally("reveals", "game", "reveals"),
        Tally("turn", "game", "turn"),
    )


# What readers ask for


def first_cards(place: Place) -> list[str]:
    """What lies in each zone of this name before the game begins."""
    zone = place.declared
    return [card.id for card in zone.cards] if isinstance(zone, Zone) else []


def declared(of: str, codex: Codex) -> list[Place]:
    """The zones that definitions bring, for each of such things."""
    return [place for place in codex.tables.declared if place.of == of]


def side_zones(codex: Codex) -> list[Place]:
    """The zones of the game that definitions bring, but those others are discarded to."""
    found = declared("game", codex)
    piles = {place.discard for place in found}
    return [place for place in found if place.name not in piles]


def tallies_on(on: str, codex: Codex) -> list[Tally]:
    """The tokens that definitions bring to such things."""
    return [tally for tally in codex.tables.tally.values() if tally.on == on]
