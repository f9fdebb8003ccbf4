"""What a seat may know, built field by field; and worlds that fit it, for bots that search."""

from __future__ import annotations

from typing import Any, Final

from . import rng
from .codex import Codex
from .decision import Decision, Option
from .errors import GraveholdError
from .faces import fill_faces, hidden_faces
from .game import Game, Outcome
from .run import Run
from .state import HIDDEN, State

# Everything at this table is open but the order of face-down decks and what lies in the box.
OPEN_FIELDS: Final = (
    "kind", "whose", "life", "charges", "hand", "discard", "played", "blind", "breach", "tile",
    "prepped", "focused", "used", "gained", "plays", "casts", "delayed", "aether", "pools",
    "gravehold", "nemesis", "nemesis_discard", "nemesis_seen", "in_play", "marks", "rows",
    "piles", "destroyed", "shown", "resolving", "turn_discard", "turn_seen", "holder",
    "turn", "active", "phase", "streak", "extra_draws", "unleashing", "fallen",
    "reveals", "stack", "question", "outcome",
)  # fmt: skip
CLOSED_FIELDS: Final = ("rng", "deck", "nemesis_deck", "box", "turn_deck", "zones", "ints", "face")


def _masked(cards: tuple[int, ...], seen: tuple[int, ...]) -> tuple[int, ...]:
    if not any(seen):
        return (HIDDEN,) * len(cards)
    return tuple(card if known else HIDDEN for card, known in zip(cards, seen, strict=True))


class View:
    """A position with its secrets blotted out: unknown cards are -1, chance is 0."""

    __slots__ = ("_decision", "_turns_left", "_unseen", "codex", "kept", "seat", "state")

    def __init__(
        self, state: State, codex: Codex, seat: int | None, turns_left: tuple[int, ...] = ()
    ) -> None:
        self.state = state
        self._turns_left = turns_left or tuple(sorted(state.turn_deck))
        self.codex = codex
        self.seat = seat
        self._decision: Decision | None = None
        self._unseen: Unseen | None = None
        self.kept: dict[str, object] = {}  # what readers have made of it, so that it is made once

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (self.state, self.codex, self.seat, self._turns_left)

    @classmethod
    def of(cls, game: Game, seat: int | str | None) -> View:
        codex = game.codex
        number = _seat_number(seat, codex.players)
        full = game.state
        s = full.copy()  # fresh lists, so that nobody can reach back into the game
        s.rng = 0
        if not codex.rules.open_decks:
            s.blind = [len(deck) for deck in full.deck]
        s.deck = [_blurred(deck, s.blind[p]) for p, deck in enumerate(full.deck)]
        for place in codex.tables.masked:
            for i in range(place.many):
                place.put(s, _masked(place.at(full, i), place.known(full, i)), i)
        for i in codex.tables.closed_ints:
            s.ints[i] = HIDDEN
        s.face = hidden_faces(full.face)
        return cls(s, codex, number, tuple(sorted(full.turn_deck)))

    @property
    def decision(self) -> Decision | None:
        """The question everybody sees; only its seats may answer."""
        if self._decision is None and self.state.question is not None:
            self._decision = Decision(self.state, self.codex, self.state.question)
        return self._decision

    @property
    def asked(self) -> Decision:
        """The decision, where there must be one: an error in a finished game."""
        decision = self.decision
        if decision is None:
            raise GraveholdError("error-game-over")
        return decision

    @property
    def options(self) -> list[Option]:
        decision = self.decision
        return [] if decision is None else list(decision.options)

    @property
    def outcome(self) -> Outcome | None:
        found = self.state.outcome
        return None if found is None else Outcome(*found)

    def turn_cards_left(self) -> tuple[int, ...]:
        """The turn order cards still in the deck, sorted: known to all, their order is not."""
        return self._turns_left

    def determinize(self, seed: int) -> Game:
        """A possible world: everything seen stays, the rest is drawn at random."""
        world = self.state.copy()
        if self._unseen is None:  # bots guess often from one view
            self._unseen = Unseen(world, self.codex, self._turns_left)
        seed = _fill_decks(world, self.codex, self._unseen, seed)
        world.rng = rng.step(seed)[1]
        return Game(Run(world, self.codex), 0, record=False, origin=world.copy())


def _seat_number(seat: int | str | None, players: int) -> int | None:
    if seat is None:
        return None
    number = (
        int(seat[1:]) - 1
        if isinstance(seat, str) and seat[:1] == "p" and seat[1:].isdigit()
        else seat
    )
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < players:
        names = ", ".join(f"p{i + 1}" for i in range(players))
        raise GraveholdError("error-no-seat", seat=repr(seat), seats=names)
    return number


def _blurred(deck: tuple[int, ...], blind: int) -> tuple[int, ...]:
    """A player's deck: in order as far as the order is known (R1), the rest sorted."""
    known = len(deck) - blind
    return deck[:known] + tuple(sorted(deck[known:]))


class Unseen:
    """What may lie where a view shows nothing: the same for every guess from that view."""

    __slots__ = ("basics", "elsewhere", "own", "turns")

    def __init__(self, s: State, codex: Codex, turns_left: tuple[int, ...]) -> None:
        self.turns = list(turns_left)
        for card in s.turn_deck:
            if card in self.turns:
                self.turns.remove(card)
        # By tier; cards of tier 0 are in no deck.
        self.own: tuple[list[int], ...] = ([], [], [], [])
        self.basics: tuple[list[int], ...] = ([], [], [], [])
        kinds, tiers, visible = s.kind, codex.tier, _visible_foes(s, codex)
        for card in [
            card for card, kind in enumerate(kinds) if tiers[kind] and card not in visible
        ]:
            kind = kinds[card]
            (self.own if codex.own[kind] else self.basics)[tiers[kind]].append(card)
        # With the group each began in; some of them a guess puts into the nemesis deck or the box.
        self.elsewhere: list[tuple[str, int]] = []
        if any(HIDDEN in zone for place in codex.tables.hidden for zone in place.each(s)):
            homes, ids = codex.tables.homes, codex.ids
            cards = sorted({*range(len(kinds))} - _named(s, codex))
            self.elsewhere = [(homes.get(ids[kinds[card]], ""), card) for card in cards]


def _fill_decks(s: State, codex: Codex, unseen: Unseen, seed: int) -> int:
    seed, turns = rng.shuffle(seed, unseen.turns)
    missing = s.turn_deck.count(HIDDEN)
    s.turn_deck = _filled(s.turn_deck, [*turns, *(0,) * (missing - len(turns))])
    seed = _fill_nemesis_deck(s, codex, unseen, seed)
    if unseen.elsewhere:
        seed = _fill_declared(s, codex, unseen, seed)
    seed = fill_faces(s, codex, seed)
    for tally in codex.tables.secret:
        for i in range(len(tally.tokens)):
            tally.put(s, codex.tables.blank_ints[tally.start + i], i)
    for seat, blind in enumerate(s.blind):
        if blind:
            deck = s.deck[seat]
            seed, mixed = rng.shuffle(seed, deck[len(deck) - blind :])
            s.deck[seat] = deck[: len(deck) - blind] + mixed
    return seed


def _visible_foes(s: State, codex: Codex) -> set[int]:
    """The nemesis cards that are known to be where they are."""
    found = {*s.nemesis_deck, *s.nemesis_discard, *s.in_play, *s.resolving, *s.box, *s.destroyed}
    for place in codex.tables.declared:
        found.update(*place.each(s))
    found.discard(HIDDEN)
    return found


def _fill_declared(s: State, codex: Codex, guess: Unseen, seed: int) -> int:
    """Face-down zones that definitions bring: each group from what is seen nowhere else.

    Cards that lay in the group at first are its own; others fill what is left.
    """
    placed = {*s.nemesis_deck, *s.box}
    unseen = [entry for entry in guess.elsewhere if entry[1] not in placed]
    groups = dict.fromkeys(place.group for place in codex.tables.hidden)
    for group in groups:
        zones = [(p, i) for p in codex.tables.hidden if p.group == group for i in range(p.many)]
        seed, own = rng.shuffle(seed, [card for home, card in unseen if home == group])
        wanted = sum(place.at(s, i).count(HIDDEN) for place, i in zones) - len(own)
        seed, strays = rng.shuffle(seed, [card for home, card in unseen if not home])
        cards = [*own, *strays[: max(0, wanted)]]
        unseen = [entry for entry in unseen if entry[1] not in cards]
        for place, i in zones:
            if getattr(place.declared, "by_cost", False):  # it holds what is dearest, in order
                cards.sort(key=lambda card: codex.cost[s.kind[card]])
                dearest = cards[len(cards) - place.at(s, i).count(HIDDEN) :]
                place.put(s, _filled(place.at(s, i), dearest[::-1]), i)
                seed, rest = rng.shuffle(seed, cards[: len(cards) - len(dearest)])
                cards = [*rest]
        for place, i in zones:
            place.put(s, _filled(place.at(s, i), cards), i)
    return seed


def _named(s: State, codex: Codex) -> set[int]:
    """All cards that lie somewhere by name, but for the two zones that a guess fills first."""
    found: set[int] = set()
    for place in codex.tables.places:
        if place.cards != "turn" and place.field not in ("nemesis_deck", "box"):
            found.update(*place.each(s))
    return found


def _filled(zone: tuple[int, ...], cards: list[int]) -> tuple[int, ...]:
    """The last of these cards where one is hidden; they are taken from the list."""
    n = len(cards) - len(zone)
    if zone.count(HIDDEN) == len(zone) <= len(cards):  # nearly always: nothing of it is known
        found = tuple(cards[n:][::-1])
        del cards[n:]
        return found
    return tuple(cards.pop() if card == HIDDEN else card for card in zone)


def _fill_nemesis_deck(s: State, codex: Codex, unseen: Unseen, seed: int) -> int:
    """Tier by tier from the cards that have not been seen; own cards are all in the deck."""
    hidden = s.nemesis_deck.count(HIDDEN)
    ordered: list[int] = []
    rest: list[int] = []
    for tier in (3, 2, 1):
        own, basics = unseen.own[tier], unseen.basics[tier]
        room = min(hidden - len(ordered), _tier_size(s, codex, tier, len(own) + len(basics)))
        seed, mixed = rng.shuffle(seed, basics)
        take = max(0, room - len(own))
        seed, cards = rng.shuffle(seed, [*own, *mixed[:take]])
        ordered = [*cards[:room], *ordered]
        rest += [*cards[room:], *mixed[take:]]
    missing = hidden - len(ordered)
    ordered = [*rest[:missing], *ordered]
    s.nemesis_deck = _filled(s.nemesis_deck, ordered[::-1])
    s.box = tuple(rest[missing : missing + len(s.box)])
    return seed


def _tier_size(s: State, codex: Codex, tier: int, unseen: int) -> int:
    """How many unseen cards of a tier the deck still holds: all but those left in the box."""
    return max(0, unseen - codex.boxed[tier - 1]) if s.box else unseen
