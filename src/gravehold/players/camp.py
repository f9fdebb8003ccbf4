"""What the things in the barracks are worth for the battle that comes, by what players know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from gravehold.kernel import nodes as n
from gravehold.kernel.codex import TYPE_NAMES
from gravehold.kernel.decision import seat_name
from gravehold.kernel.definitions import Mage, PlayerCard, Spell
from gravehold.kernel.game import Game
from gravehold.kernel.nodes.base import AtLeast, AtMost, Condition
from gravehold.kernel.setup import Setup
from gravehold.kernel.trees import walk
from gravehold.modes.expedition.plan import Plan
from gravehold.modes.expedition.rules import ExpeditionRules
from gravehold.modes.expedition.state import State
from gravehold.modes.expedition.stock import Stock
from gravehold.table.glance import Glance

from .outlook import Outlook
from .worth import amount

# What a card of each type that costs so much is usually worth: at cost 0, and for each aether.
PAR = {"gem": (0.8, 0.5), "relic": (1.1, 0.35), "spell": (0.9, 0.68)}
WISH = 0.25  # for each thing a mage does with cards of a type
ROLE = 1.5  # for each sort of help nobody else at the table gives
AGAIN = 2  # a first game's variants make no difference here
LOST = 1.5  # for each try that was lost with a mage: others may do better
TURNS = 9.0  # of each player in a battle
FIRST = 2.0  # what comes with the first turn serves for the whole battle
OFTEN = {"play": 4.0, "cast": 1.5, "open": 0.3, "gain": 1.0, "turn-start": 1.0, "suffer": 0.7}
SELDOM = 0.15  # what else may happen in a turn
BOUGHT = 0.5  # of the cards that are played, the rest being those everybody starts with
ONE_PILE = 0.4  # of the spells that are cast, when they come from the pile that suits best
OF_SPELLS = ("cast", "prep")
ABOUT_CARDS = (n.ItIs, AtLeast, AtMost)
CASTING = (n.CastAll, n.CastPrepped, n.HaveCast, n.PrepAny, n.Prep, n.PrepIt)
ROLES: dict[str, tuple[type[n.Node], ...]] = {
    "strike": (n.Deal, n.DealDivided, n.DealNemesis, *CASTING),
    "mend": (n.GainLife, n.GraveholdGains),
    "give": (n.Draw, n.Take, n.GainCharge, n.GainAether, n.GainCard, n.Focus, n.OpenBreach),
}

Taken = tuple[tuple[str, str], ...]


def as_seen(state: State) -> State:
    """The state without what players cannot know."""
    return replace(state, chance=0, in_deck=(), met=())


class Pile(NamedTuple):
    """A pile in the eyes of a bot."""

    type: str
    cost: int
    value: float  # above what others of its type and cost are worth


class Camp:
    """An expedition between two battles, as every player sees it."""

    def __init__(self, rules: ExpeditionRules, state: State) -> None:
        self.state = as_seen(state)
        self.library = rules.library
        self.players = rules.plan.players
        self.stock = rules.stock  # what the boxes hold, not what will be drawn
        self._rules = rules
        self._plan = replace(rules.plan, seed=0, rerolled=())

    def outlook(
        self, mages: Sequence[str], supply: Iterable[str], treasures: Taken = ()
    ) -> tuple[Outlook, Glance]:
        """How the battle would look with these, freshly dealt in any order."""
        battle = State(
            battle=self.state.battle,
            attempt=AGAIN,
            foe=self.state.foe,
            mages=tuple(mages),
            market=tuple(sorted(supply)),
            treasures=treasures,
            abilities=self.state.abilities,
        )
        return _dealt(self._plan, self.library, battle)

    def alone(self, mage: str, treasures: Taken = ()) -> tuple[Outlook, Glance]:
        """A mage before anything is bought; what others bring hardly matters then."""
        return self.outlook((mage,), self.state.barracks.supply[:1], treasures)

    @cached_property
    def team(self) -> tuple[str, ...]:
        """Those who go, or while that is not known the first who could."""
        chosen = list(self.state.mages)
        for mage in self.state.barracks.mages:
            persons = {self._rules.person(other) for other in chosen}
            if len(chosen) < self.players and self._rules.person(mage) not in persons:
                chosen.append(mage)
        return tuple(chosen)

    # Piles

    def piles(self, ids: Iterable[str]) -> dict[str, Pile]:
        """Each of them in this battle, for these mages."""
        wanted = tuple(dict.fromkeys(ids))
        near = (*self.state.barracks.supply, *self.state.recallable)
        outlook, _ = self.outlook(self.team, {*wanted, *near})
        return piles_in(outlook, wanted, self.wishes)

    @cached_property
    def wishes(self) -> Counter[str]:
        return wishes_of(map(self._rules.mage, self.state.mages))

    # Mages

    def mage(self, mage: str) -> float:
        """What it brings as the next of those who go."""
        outlook, at = self.alone(mage)
        clauses = self._rules.mage(mage).standing
        standing = sum(outlook.worth.of(getattr(c, "do", ())).total > 0 for c in clauses)
        others = {role for id_ in self.state.mages for role in roles(self._rules.mage(id_))}
        new = roles(self._rules.mage(mage)) - others
        found = deck_of(outlook, at) + ability_in(outlook) + standing + ROLE * len(new)
        return found - LOST * self._losses(mage)

    def _losses(self, mage: str) -> int:
        """How often it has lost against this nemesis."""
        return sum(
            mage in result.mages and not result.won and result.nemesis == self.state.foe
            for result in self.state.results
        )

    # Treasures

    def level(self, treasure: str) -> int:
        return self._rules.level(treasure)

    def treasure(self, who: str, id_: str) -> float:
        """What it gives in a battle to a seat, or to the group."""
        card = self.library.treasure(id_)
        if not who.startswith("p"):
            outlook, _ = self.alone(self.team[0])
            return self._standing(card, outlook) * self.players
        mage = self.team[int(who[1:]) - 1]
        outlook, at = self.alone(mage, ((seat_name(0), id_),))
        return deck_of(outlook, at) - deck_of(*self.alone(mage)) + self._standing(card, outlook)

    def _standing(self, card: PlayerCard, outlook: Outlook) -> float:
        """What its clauses give in all the turns in which they can."""
        total = 0.0
        supply = self.state.market or self.state.barracks.supply
        market = [self.library.pile(id_) for id_ in supply]
        for clause in card.standing:
            if isinstance(clause, n.Whenever):
                each, limit = outlook.worth.of(clause.do).total, 1.0 if clause.once else TURNS
            elif isinstance(clause, n.Alter):
                each, limit = amount(clause.more), TURNS
            else:
                continue
            if getattr(clause, "first", False):
                total += FIRST * each
                continue
            meant = [c for c in market if isinstance(c, Spell) == (clause.deed in OF_SPELLS)]
            often = OFTEN.get(clause.deed, SELDOM) * share(clause.only_if, meant)
            total += each * TURNS * min(limit, often)
        return total


@lru_cache(maxsize=256)
def _dealt(plan: Plan, library: Any, battle: State) -> tuple[Outlook, Glance]:
    """A battle in the eyes of a bot; the same one is looked at again and again."""
    rules = ExpeditionRules(plan, library, Stock())
    return looked_at(rules.setup(battle))


def looked_at(setup: Setup) -> tuple[Outlook, Glance]:
    """A battle of a set-up as it looks freshly dealt in any order."""
    game = Game.new(setup, 0, record=False)
    outlook = Outlook(game.codex)
    outlook.left = TURNS
    return outlook, Glance(game)


def deck_of(outlook: Outlook, at: Glance) -> float:
    """What the cards and breaches of a lone mage will do."""
    _, _, places, bonus = outlook.breaches(at, 0)
    return outlook.deck(at, 0, places, bonus)


def ability_in(outlook: Outlook) -> float:
    """What the ability of a lone mage will do in a battle."""
    slots = outlook.codex.slots[0]
    return TURNS * outlook.worth.ability[0] / slots if slots else 0.0


def piles_in(outlook: Outlook, ids: Iterable[str], wishes: Counter[str]) -> dict[str, Pile]:
    """Each of them in a battle, for mages with these wishes."""
    codex = outlook.codex
    found = {}
    for id_ in ids:
        kind = codex.number[id_]
        type_, cost = TYPE_NAMES[codex.type[kind]], codex.cost[kind]
        base, each = PAR[type_]
        value = outlook.worth.cards[kind].total - base - each * cost
        found[id_] = Pile(type_, cost, value + WISH * min(3, wishes[type_]))
    return found


def wishes_of(mages: Iterable[Mage]) -> Counter[str]:
    """How often what some mages can do is about cards of a type."""
    found: Counter[str] = Counter()
    for mage in mages:
        for node in walk((mage.ability, mage.standing)):
            found.update(getattr(node, "types", ()))
            found["spell"] += isinstance(node, CASTING)
    return found


def share(condition: Condition | None, cards: Sequence[PlayerCard]) -> float:
    """Of how many cards it may hold; where it is about no card, it does."""
    if isinstance(condition, n.OfThisPile):
        return ONE_PILE
    parts = [node for node in walk(condition) if isinstance(node, ABOUT_CARDS)]
    if not parts or not cards:
        return 1.0
    return BOUGHT * sum(all(fits(part, card) for part in parts) for card in cards) / len(cards)


def fits(condition: Condition, card: PlayerCard) -> bool:
    """Whether a card is of such a type or cost, as far as the condition says so."""
    if isinstance(condition, n.ItIs):
        return type(card).__name__.lower() in condition.types
    if isinstance(condition, AtLeast) and isinstance(condition.value, n.CostOfIt):
        return card.cost >= condition.n
    if isinstance(condition, AtMost) and isinstance(condition.value, n.CostOfIt):
        return card.cost <= condition.n
    return True


def roles(mage: Mage) -> set[str]:
    """What a mage's ability and mat are good for."""
    kinds = {type(node) for node in walk((mage.ability, mage.standing))}
    return {role for role, types in ROLES.items() if kinds & set(types)}
