"""A position read by names without making records, for those who look at thousands of them."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter

from gravehold.kernel.game import Game
from gravehold.kernel.nodes.base import Condition, Value
from gravehold.kernel.places import Place, Tally
from gravehold.kernel.run import NOTHING, Run
from gravehold.kernel.state import NEMESIS, Question, State
from gravehold.kernel.view import View

from .zones import SEAT_ZONES

Cards = tuple[int, ...]
_zones = attrgetter(*(zone.field for zone in SEAT_ZONES))


class Glance:
    """What bots weigh: numbers and tuples of cards as they lie, `kinds[card]` for what they are."""

    __slots__ = ("_codex", "_s", "_tables", "kinds")

    def __init__(self, of: Game | View) -> None:
        self._s: State = of.state
        self._codex = of.codex
        self._tables = of.codex.tables
        self.kinds: Cards = self._s.kind

    # The question and the end

    @property
    def question(self) -> Question | None:
        return self._s.question

    @property
    def won(self) -> bool | None:
        """None while the game goes on."""
        outcome = self._s.outcome
        return None if outcome is None else outcome[0]

    # The turn

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return self._s.turn

    @property
    def active(self) -> int:
        return self._s.active

    @property
    def phase(self) -> str:
        return self._s.phase

    @property
    def aether(self) -> int:
        return self._s.aether

    @property
    def restricted(self) -> int:
        """Aether for some purposes only."""
        return sum(pool.amount for pool in self._s.pools)

    @property
    def turns_ahead(self) -> int:
        """Cards of players in the turn order deck, in whatever order."""
        return sum(card < NEMESIS for card in self._s.turn_deck)

    # The other side

    @property
    def gravehold(self) -> int:
        return self._s.gravehold

    @property
    def nemesis(self) -> int:
        return self._s.nemesis

    @property
    def tokens(self) -> list[int]:
        """On the nemesis mat, by kind."""
        return [tally.at(self._s) for tally in self._tables.on_mat]

    @property
    def nemesis_deck(self) -> int:
        return len(self._s.nemesis_deck)

    def in_play(self) -> Iterable[tuple[int, int]]:
        """Each minion and power, with its life or power."""
        return zip(self._s.in_play, self._s.marks, strict=True)

    def beside(self) -> list[int]:
        """The kinds in the side decks."""
        s = self._s
        return [
            s.kind[card]
            for place in self._tables.hidden
            for card in place.at(s)
            if place.of == "game"
        ]

    # What definitions declare

    @property
    def reveals(self) -> int:
        """How often something hidden became known."""
        return self._s.reveals

    def holds(self, condition: Condition) -> bool:
        """Whether it is so, seen from nobody's side."""
        return Run(self._s, self._codex).holds(condition, NOTHING)

    def value(self, value: Value) -> int:
        """A number of the game, seen from nobody's side."""
        return Run(self._s, self._codex).value(value, NOTHING)

    def count(self, tally: Tally, i: int = 0) -> int:
        return tally.at(self._s, i)

    def cards(self, place: Place, i: int = 0) -> Cards:
        return place.at(self._s, i)

    def tokens_on_cards(self, row: int) -> Iterable[tuple[int, int]]:
        """Each card in play with its tokens of a kind."""
        return zip(self._s.in_play, self._s.rows[row], strict=True)

    # Players

    def lives(self) -> list[int]:
        return self._s.life

    def charges(self, seat: int) -> int:
        return self._s.charges[seat]

    def hand(self, seat: int) -> Cards:
        return self._s.hand[seat]

    def owned(self, seat: int) -> list[Cards]:
        """All zones of a player's cards, prepped spells last, one zone per breach."""
        s = self._s
        return [zone[seat] for zone in _zones(s)] + s.prepped[4 * seat : 4 * seat + 4]

    def breaches(self, seat: int) -> Iterable[tuple[int, int, Cards]]:
        """Quarters turned (-1: gone, 4: open), tile and spells of each."""
        s, i = self._s, 4 * seat
        j = i + 4
        return zip(s.breach[i:j], s.tile[i:j], s.prepped[i:j], strict=True)

    def focused(self, seat: int) -> int:
        """Bit mask of the breaches focused in this turn."""
        return self._s.focused[seat]
