"""What boards, tracks and mats have in store, read from what their spaces and clauses do.

Points that a position is worse by, beside lives and cards in play. A game without such things
pays nothing for this.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import exp
from typing import Any

from gravehold.kernel import nodes as n
from gravehold.kernel.boards import next_space
from gravehold.kernel.codex import BODY, Codex
from gravehold.kernel.definitions import Board, NemesisCard, NemesisSpell, Token
from gravehold.kernel.nodes.base import AnyCondition, AtLeast, Exactly
from gravehold.kernel.places import Place, Tally
from gravehold.kernel.trees import walk
from gravehold.table.glance import Glance

from .appraisal import Appraiser
from .weights import Weights

# What happens in each nemesis turn: harm, or harm that depends on a condition.
Branch = float | tuple[AnyCondition, "Branch", "Branch"]
FURTHEST = 24  # nemesis turns looked ahead


class Perils:
    """Judges the boards, tracks and zones of one codex."""

    def __init__(self, codex: Codex, worth: Appraiser, weights: Weights) -> None:
        self.codex, self.worth, self.weights = codex, worth, weights
        self.bodies = any(type_ == BODY for type_ in codex.type)
        self.tracks = tuple(
            (row, tuple(self._track(token) for token in by_kind))
            for row, by_kind in enumerate(codex.tables.card_tokens.values())
            if any(token is not None and token.spaces for token in by_kind)
        )
        boards = codex.tables.boards.values()
        self.streams = tuple(_Stream(b, codex, worth) for b in boards if b.holds == "tokens")
        self.rows = tuple(self._row(board) for board in boards if board.holds == "cards")
        cast = _cast(codex)
        self.spells = tuple(self._cast_from(board) for board in boards if board.name in cast)
        self.harm = tuple(self._spell(definition) for definition in codex.definitions)
        self.goals = tuple(codex.tables.place[name] for name in _goals(codex))
        self.turns = tuple(self._each_turn())
        self.lasting = tuple(self._lasting(d) for d in codex.definitions)
        self.working = tuple(
            place for place in codex.tables.working if place.name in ("before", "attached")
        )
        self.laid = tuple(self._laid())
        self.crowds = tuple(_crowds(codex))
        self.drawn = tuple(_drawn(codex))
        self.some = bool(
            self.bodies
            or self.tracks
            or self.streams
            or self.rows
            or self.spells
            or self.goals
            or self.turns
            or self.working
            or self.laid
            or self.crowds
            or self.drawn
        )

    def __call__(self, at: Glance, left: float) -> float:
        w = self.weights
        turns = left * self.codex.players / 2  # of the nemesis, which has two in a round
        total = self.on_tracks(at)
        total += sum(stream(at, turns) for stream in self.streams)
        total += sum(each for place, by_space in self.rows for each in _filled(at, place, by_space))
        for place, by_space in self.spells:
            for i, harm in enumerate(by_space):
                total += sum(harm + self.harm[at.kinds[card]] for card in at.cards(place, i))
        if self.goals:
            many = sum(len(at.cards(place, i)) for place in self.goals for i in _all(place))
            total += w.goal * w.last_cards * (1 - exp(-many / w.last_cards))
        if self.turns:
            harm = sum(_now(at, branch) for branch in self.turns)
            total += w.each_turn * harm * min(turns, w.far)
        for place in self.working:
            for i in _all(place):
                total += sum(self.lasting[at.kinds[card]] * left for card in at.cards(place, i))
        for place in self.laid:
            for i in _all(place):
                for card in at.cards(place, i):
                    total -= w.laid * self.worth.cards[at.kinds[card]].total
        for crowd, most in self.crowds:
            total += w.crowd * (at.value(crowd) / most) ** 3
        if self.drawn:  # each such card once in a round
            harm = sum(map(at.value, self.drawn)) * self.worth.harm(n.GraveholdSuffers(1))
            total += w.each_turn * harm * min(turns / 2, w.far)
        return total

    def life(self, at: Glance) -> float:
        """What is left of the parts of a nemesis; the last life of one is the dearest."""
        w, types, kinds = self.weights, self.codex.type, at.kinds
        return sum(
            marks + w.body * (1 - exp(-marks / w.body_near))
            for card, marks in at.in_play()
            if types[kinds[card]] == BODY
        )

    # Tracks

    def on_tracks(self, at: Glance) -> float:
        total = 0.0
        for row, by_kind in self.tracks:
            for card, place in at.tokens_on_cards(row):
                track = by_kind[at.kinds[card]]
                if track:
                    total += track.get(place, 0.0)
        return total

    def _track(self, token: Token | None) -> dict[int, float]:
        """For each number what the spaces before it threaten, the nearest most."""
        if token is None or not token.spaces or token.maximum is None:
            return {}
        near, last = self.weights.near, token.maximum
        harm = {int(s.name): self.worth.harm(s.enter) for s in token.spaces if s.name.isdigit()}
        return {
            place: sum(h * near ** (number - place) for number, h in harm.items() if number > place)
            + (harm.get(last, 0.0) if place == last else 0.0)  # each further move resolves it
            for place in range(token.minimum, last + 1)
        }

    # Cards on boards

    def _row(self, board: Board) -> tuple[Place, tuple[float, ...]]:
        """What a card on each space threatens: what happens beyond the last one, the nearer."""
        end, near, many = self.worth.harm(board.end), self.weights.row_near, len(board.spaces)
        by_space = tuple(end * near ** (many - 1 - i) for i in range(many))
        return self.codex.tables.place[board.name], by_space

    def _cast_from(self, board: Board) -> tuple[Place, tuple[float, ...]]:
        """What each space adds to the spells of the nemesis that are cast from it."""
        harm = tuple(self.worth.harm(space.cast) for space in board.spaces)
        return self.codex.tables.place[board.name], harm

    def _spell(self, definition: Any) -> float:
        """What a spell of the nemesis does once it is cast."""
        return self.worth.harm(definition.cast) if isinstance(definition, NemesisSpell) else 0.0

    # What mats and lasting cards do

    def _each_turn(self) -> Iterator[Branch]:
        """What the mat does as a nemesis turn begins, where that depends on what is in play."""
        for clause in self.codex.mat.standing:
            if isinstance(clause, n.Whenever) and clause.deed == "nemesis-turn-start":
                for part in clause.do if isinstance(clause.do, tuple) else (clause.do,):
                    if isinstance(part, n.If) and any(isinstance(x, n.InPlay) for x in walk(part)):
                        yield self._branch(part)

    def _branch(self, do: Any) -> Branch:
        if isinstance(do, n.If):
            return do.condition, self._branch(do.do), self._branch(do.otherwise)
        return self.worth.harm(do)

    def _lasting(self, definition: Any) -> float:
        """The harm of a nemesis card that lies before a player; what one of ours does there."""
        clauses = [c for c in getattr(definition, "standing", ()) if isinstance(c, n.Whenever)]
        if not isinstance(definition, NemesisCard):
            return -0.6
        return max(0.0, sum(self.worth.harm(c.do) for c in clauses if c.deed == "turn-start"))

    def _laid(self) -> Iterator[Place]:
        """Zones by the supply piles whose cards somebody will resolve."""
        names = {
            node.zone
            for node in walk(self.codex.clauses_of_mats())
            if isinstance(node, n.ResolveCards)
        }
        for place in self.codex.tables.declared:
            if place.of == "pile" and place.name in names:
                yield place


class _Stream:
    """Tokens that move along a board: what each space they come to does, turn by turn."""

    def __init__(self, board: Board, codex: Codex, worth: Appraiser) -> None:
        self.tally: Tally = codex.tables.tally["space", board.name]
        self.harm = tuple(worth.harm(space.enter) for space in board.spaces)
        self.next = tuple(next_space(board, i) for i in range(len(board.spaces)))
        self.each = cache(self._each)

    def __call__(self, at: Glance, turns: float) -> float:
        ahead = self.each(min(FURTHEST, round(turns)))
        return sum(h * at.count(self.tally, i) for i, h in enumerate(ahead))

    def _each(self, turns: int) -> tuple[float, ...]:
        """For each space the harm a token there will do; what comes soon counts a bit more."""
        found = []
        for i in range(len(self.next)):
            total, here = 0.0, i
            for step in range(1, turns + 1):
                here = self.next[here]
                total += self.harm[here] * 0.97**step
            found.append(total)
        return tuple(found)


def _now(at: Glance, branch: Branch) -> float:
    while isinstance(branch, tuple):
        condition, yes, no = branch
        branch = yes if at.holds(condition) else no
    return branch


def _all(place: Place) -> range:
    return range(place.many)


def _filled(at: Glance, place: Place, by_space: tuple[float, ...]) -> Iterator[float]:
    return (harm for i, harm in enumerate(by_space) if at.cards(place, i))


def _cast(codex: Codex) -> set[str]:
    """The boards from which the nemesis casts spells."""
    return {node.board for node in walk(codex.mat.standing) if isinstance(node, n.CastBoard)}


def _crowds(codex: Codex) -> Iterator[tuple[n.InPlay, int]]:
    """Minions of which so many in play lose the game."""
    for clause in codex.mat.standing:
        if isinstance(clause, n.Whenever) and isinstance(clause.do, n.LoseGame):
            asked = clause.only_if
            if isinstance(asked, AtLeast) and isinstance(asked.value, n.InPlay):
                yield asked.value, asked.n


def _drawn(codex: Codex) -> Iterator[n.Value]:
    """What Gravehold suffers by turn order cards, where that depends on what is in play."""
    for card in codex.mat.turn_cards:
        for node in walk(card.on_draw):
            if isinstance(node, n.GraveholdSuffers) and isinstance(node.amount, n.Value):
                yield node.amount


def _goals(codex: Codex) -> list[str]:
    """The zones that win the game once they are empty."""
    return list(
        dict.fromkeys(
            node.value.zone
            for clause in codex.mat.standing
            if any(isinstance(part, n.WinGame) for part in walk(clause))
            for node in walk(clause)
            if isinstance(node, Exactly) and node.n == 0 and isinstance(node.value, n.InZone)
        )
    )
