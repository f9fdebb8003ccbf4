"""Everything that can change in a game, as plain data that is cheap to copy.

Zones are tuples of card ints: a tuple is never changed, only replaced, so a copy shares them.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from .frames import NO_CARD, NOBODY, NOTHING, Ctx, Frame, Pool, Question, RawOption

__all__ = [
    "FIELDS", "GONE", "HIDDEN", "NEMESIS", "NOBODY", "NOTHING", "NO_CARD", "OPEN", "PAIR_12",
    "PAIR_34", "WILD", "Ctx", "Frame", "Pool", "Question", "RawOption", "State", "Zone",
]  # fmt: skip

Zone = tuple[int, ...]

OPEN: Final = 4  # a breach: -1 gone, 0 to 3 closed and turned so many quarters, 4 open
GONE: Final = -1

HIDDEN: Final = -1  # a card that a view must not name

# Turn order cards: 0 to 3 are the seats.
# From NEMESIS on they are nemesis cards: the plain one, then those its mat brings.
WILD: Final = 4
PAIR_12: Final = 5
PAIR_34: Final = 6
NEMESIS: Final = 7

FIELDS: Final = (
    "active", "aether", "blind", "box", "breach", "casts", "charges", "deck", "delayed",
    "destroyed", "discard", "extra_draws", "face", "fallen", "focused", "gained", "gravehold",
    "hand", "holder", "in_play", "ints", "kind", "life", "marks", "nemesis", "nemesis_deck",
    "nemesis_discard", "nemesis_seen", "outcome", "phase", "piles", "played", "plays", "pools",
    "prepped", "question", "resolving", "reveals", "rng", "rows", "shown", "stack", "streak",
    "tile", "turn", "turn_deck", "turn_discard", "turn_seen", "unleashing", "used", "whose",
    "zones",
)  # fmt: skip


class State:
    """A position, complete: nothing outside it is needed to go on but the codex."""

    __slots__ = FIELDS

    rng: int
    kind: tuple[int, ...]  # card -> kind; only `Become` and `Flaw` change it
    whose: Zone  # card -> who began with it; () where nothing asks for that (owners.py)
    face: Zone  # card -> what its back shows (faces.py); () without such cards
    zones: list[Zone]  # what definitions declare, laid out by places.py
    ints: list[int]
    # per seat
    life: list[int]
    charges: list[int]
    hand: list[Zone]
    deck: list[Zone]  # top first
    discard: list[Zone]  # top last
    played: list[Zone]
    blind: list[int]  # how many cards at the bottom of the deck lie in unknown order
    breach: list[int]  # 4 * seat + slot
    tile: list[int]
    prepped: list[Zone]  # a spell on two breaches lies in both
    focused: list[int]  # bit mask of slots focused in the running turn of that seat
    # this turn
    used: Zone  # spells whose once-per-turn effect was used
    gained: tuple[tuple[int, int], ...]  # seats and kinds, whoever's turn it is
    plays: Zone
    casts: tuple[tuple[int, int], ...]  # by whom, and kinds
    delayed: tuple[tuple[Any, Ctx], ...]
    aether: int
    pools: tuple[Pool, ...]
    # the other side
    gravehold: int
    nemesis: int
    nemesis_deck: Zone
    nemesis_seen: Zone  # 1 where a card of the deck is known
    nemesis_discard: Zone
    box: Zone  # basic cards not in this game
    in_play: Zone
    marks: Zone  # life or power tokens, beside in_play
    rows: tuple[Zone, ...]  # other tokens, a row for each kind, beside in_play
    piles: list[Zone]
    destroyed: Zone
    shown: Zone  # player cards revealed from a deck, until they go back
    resolving: Zone  # nemesis cards drawn that have no place yet
    turn_deck: Zone
    turn_seen: Zone
    turn_discard: Zone
    holder: int  # who holds the wild token, -1 nobody
    turn: int
    active: int  # seat, or NOBODY in the nemesis turn and between turns
    phase: str
    streak: int  # nemesis turns in a row
    extra_draws: int
    unleashing: int
    # Exhausted during an unleash: seat, excess, and the damage if anything waits for it.
    fallen: tuple[tuple[int, ...], ...]
    reveals: int  # how often something hidden became known
    stack: list[Frame]
    question: Question | None
    outcome: tuple[bool, str] | None

    def copy(self) -> State:
        """An independent position; only the lists are new, their contents never change."""
        new = State.__new__(State)
        new.rng = self.rng
        new.kind = self.kind
        new.face = self.face
        new.whose = self.whose
        new.zones = [*self.zones]
        new.ints = [*self.ints]
        new.life = [*self.life]
        new.charges = [*self.charges]
        new.hand = [*self.hand]
        new.deck = [*self.deck]
        new.discard = [*self.discard]
        new.played = [*self.played]
        new.blind = [*self.blind]
        new.breach = [*self.breach]
        new.tile = [*self.tile]
        new.prepped = [*self.prepped]
        new.focused = [*self.focused]
        new.used = self.used
        new.gained = self.gained
        new.plays = self.plays
        new.casts = self.casts
        new.delayed = self.delayed
        new.aether = self.aether
        new.pools = self.pools
        new.gravehold = self.gravehold
        new.nemesis = self.nemesis
        new.nemesis_deck = self.nemesis_deck
        new.nemesis_seen = self.nemesis_seen
        new.nemesis_discard = self.nemesis_discard
        new.box = self.box
        new.in_play = self.in_play
        new.marks = self.marks
        new.rows = self.rows
        new.piles = [*self.piles]
        new.destroyed = self.destroyed
        new.shown = self.shown
        new.resolving = self.resolving
        new.turn_deck = self.turn_deck
        new.turn_seen = self.turn_seen
        new.turn_discard = self.turn_discard
        new.holder = self.holder
        new.turn = self.turn
        new.active = self.active
        new.phase = self.phase
        new.streak = self.streak
        new.extra_draws = self.extra_draws
        new.unleashing = self.unleashing
        new.fallen = self.fallen
        new.reveals = self.reveals
        new.stack = [*self.stack]
        new.question = self.question
        new.outcome = self.outcome
        return new

    @property
    def pair_holder(self) -> list[int]:
        """Who holds the 1/2 and the 3/4 token; for reading."""
        return self.ints[:2]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return bool(_fields(self) == _fields(other))

    __hash__ = None  # type: ignore[assignment]


_fields = attrgetter(*FIELDS)
