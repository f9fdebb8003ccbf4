"""A bot that looks one answer ahead and takes what leaves the best position."""

from __future__ import annotations

from gravehold.kernel import rng
from gravehold.kernel.codex import Codex
from gravehold.kernel.decision import Option
from gravehold.kernel.game import Game
from gravehold.kernel.view import View
from gravehold.table.glance import Glance

from .habits import DEEPEST, MENUS, by_habit
from .outlook import WON, Outlook
from .spending import best_purchase

FREE = frozenset({"play", "prep", "use", "ability"})
WIDEST = 24  # options looked at
NARROW = 4  # a question with so many options is tried out as well


class GreedyBot:
    """One ply deep: tries each option on a possible world, answers what follows by habit."""

    __slots__ = ("outlook", "seed")

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.outlook: Outlook | None = None

    def choose(self, view: View) -> Option:
        options = view.asked.options
        return options[self._index(view)]

    def _index(self, view: View) -> int:
        question = view.asked.question
        if question.kind in ("order", "tutorial", "return"):
            return in_order(view, self._judge(view.codex))
        world = self._world(view)
        self._judge(view.codex).look_from(Glance(world))
        if question.kind == "main":
            return self._main(world, view)
        return self._best(world, range(min(WIDEST, len(question.options))))

    def _judge(self, codex: Codex) -> Outlook:
        if self.outlook is None or self.outlook.codex is not codex:
            self.outlook = Outlook(codex)
        return self.outlook

    def _best(self, world: Game, indices: range | list[int]) -> int:
        return max(indices, key=lambda index: self._after(world, index))

    def _after(self, world: Game, index: int, deep: int = 1, *, more: bool = False) -> float:
        """How things stand when an option has been tried out; some of what follows is tried too."""
        outlook = self._judge(world.codex)
        question = world.asked.question
        stops = question.kind == "casting" and question.options[index][0] == "done"
        tried = world.copy()
        tried.pick(index)
        for _ in range(DEEPEST):
            following = Glance(tried).question
            if following is None or following.kind in MENUS:
                break
            if deep and len(following.options) <= NARROW:
                deeper = range(len(following.options))
                return max(self._after(tried, i, deep - 1, more=more) for i in deeper)
            tried.pick(by_habit(Glance(tried), outlook))
        at = Glance(tried)
        found = _with_aether(at, outlook) - stops * outlook.weights.held_back
        return found + outlook.still_to_come(at) if more and at.won is None else found

    def _main(self, world: Game, view: View) -> int:
        """First what costs nothing, as long as it helps; then the best use of the aether."""
        outlook = self._judge(world.codex)
        options = world.asked.question.options
        free = [i for i, option in enumerate(options) if option[0] in FREE]
        tried = [(self._used(world, index), -index) for index in free]
        best, number = max(tried, default=(-WON, 0))
        if best > _with_aether(Glance(world), outlook):
            return -number
        return best_purchase(world, outlook, lambda: self._world(view))

    def _used(self, world: Game, index: int) -> float:
        """As `_after`; but charges that are full cannot grow, so that using them costs less."""
        if world.asked.question.options[index][0] != "ability":
            return self._after(world, index)
        outlook, at = self._judge(world.codex), Glance(world)
        given_up = (1 - outlook.weights.held_on) * outlook.charges(at, at.active)
        return self._after(world, index, more=True) - outlook.still_to_come(at) + given_up

    def _world(self, view: View) -> Game:
        """One of the positions that this may be."""
        self.seed, bits = rng.step(self.seed)
        return view.determinize(bits)


def _with_aether(at: Glance, outlook: Outlook) -> float:
    return outlook(at) + outlook.weights.spare * (at.aether + 0.8 * at.restricted)


def in_order(view: View, outlook: Outlook) -> int:
    """Cards that give most aether go together; what is left to keep in hand is kept."""
    kinds = Glance(view).kinds
    options = view.asked.question.options
    cards = [i for i, option in enumerate(options) if len(option) > 1]
    if view.asked.kind == "tutorial":
        return len(options) - 1
    return max(cards, key=lambda i: outlook.aether[kinds[options[i][-1]]])
