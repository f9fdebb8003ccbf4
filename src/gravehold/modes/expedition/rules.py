"""The rules of an expedition: what is asked between its battles, and what each battle is made of.

Before every try: after a loss of a custom one its reward; the mage of each seat; the market;
the treasures; then the word to fight.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from gravehold.content.box import Library
from gravehold.content.builds import Workshop, mage_of
from gravehold.content.choosing import OF_GROUP, treasures_of
from gravehold.content.edition import as_read
from gravehold.content.expeditions import Battle, Expedition
from gravehold.content.recipe import GRAVEHOLD, GROUP, Recipe
from gravehold.kernel import rng
from gravehold.kernel.decision import seat_name
from gravehold.kernel.definitions import Mage
from gravehold.kernel.errors import unknown
from gravehold.kernel.game import Game
from gravehold.kernel.rules import RuleSet
from gravehold.kernel.setup import Setup
from gravehold.modes.asking import FIGHT, Asked
from gravehold.modes.results import Result, result_of

from . import drawing
from .plan import (
    BANISHED_STAYS,
    BIG_POCKET,
    INCREASED,
    ONE_DIAL,
    VARIANTS,
    WITH_ALLY,
    Plan,
    checked,
    workshop_of,
)
from .state import END, MAGES, MARKET, REWARD, TREASURES, Barracks, State
from .stock import Stock, stock_of

MARKET_SIZE = 9
CUSTOM_RULES = "outcasts"
LEVELS = (1, 2, 3)


class ExpeditionRules:
    """One expedition's rules: its plan, with what the boxes hold of it."""

    def __init__(self, plan: Plan, library: Library, stock: Stock | None = None) -> None:
        self.plan = plan = checked(plan, library)
        self.library = library = as_read(library, plan.revision)
        self.printed: Expedition | None = library.expeditions.get(plan.kind)
        self.big_pocket = BIG_POCKET in plan.options
        self.seed = plan.seed
        self.stock = stock or Stock()
        if self.printed is None and stock is None:
            self.stock = stock_of(library, plan.packs, self._ally)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ExpeditionRules):
            return NotImplemented
        return (self.plan, self.stock) == (other.plan, other.stock)

    __hash__ = None  # type: ignore[assignment]

    @property
    def _ally(self) -> str:
        return WITH_ALLY if WITH_ALLY in self.plan.options else GRAVEHOLD

    @property
    def battles(self) -> int:
        """How many there are."""
        return self.plan.battles if self.printed is None else len(self.printed.battles)

    @property
    def all_seats(self) -> tuple[int, ...]:
        return tuple(range(self.plan.players))

    # The frame's questions

    def first(self) -> State:
        if self.printed is None:
            return self._tried(self._joined(drawing.first_state(self.plan, self.stock)))
        printed = self.printed
        start = State(
            foe=printed.battles[0].nemesis,
            barracks=Barracks(printed.mages, printed.supply),
            upgraded=printed.battles[0].upgraded,
            chance=(self.seed + 1) & rng.MASK,
        )
        return self._tried(self._joined(start))

    def _joined(self, state: State) -> State:
        """With the mages that players bring along; they are never drawn, nor drawn anew."""
        held = state.barracks
        return replace(state, barracks=replace(held, mages=(*held.mages, *self.plan.built)))

    def number(self, state: State) -> int:
        return len(state.results) + 1

    def asked(self, state: State) -> Asked | None:
        if state.stage == END:
            return None
        if state.stage == REWARD:
            keys = tuple(f"reward {what}" for what in self.rewards(state))
            return Asked("reward", self.all_seats, keys)
        if state.stage == MAGES:
            seat = len(state.mages)
            keys = tuple(f"{seat_name(seat)} {mage}" for mage in self._free_mages(state))
            return Asked("mage", (seat,), keys)
        if state.stage == MARKET:
            return Asked("market", self.all_seats, tuple(self._market(state)))
        if state.stage == TREASURES and (due := self._due(state)) is not None:
            name, ids = due
            seats = self.all_seats if name == GROUP else (int(name[1:]) - 1,)
            return Asked("treasure", seats, tuple(f"treasure {name} {id_}" for id_ in ids))
        return Asked(FIGHT, self.all_seats, (FIGHT,))

    def answered(self, state: State, key: str) -> State:
        verb, *rest = key.split(" ")
        if state.stage == REWARD:
            state = drawing.with_reward(state, self.stock, rest[0])
            return self.onward(replace(state, stage=MAGES))
        if state.stage == MAGES:
            return self.onward(replace(state, mages=(*state.mages, rest[0])))
        if state.stage == MARKET:
            return self.onward(self._traded(state, verb, rest[0] if rest else ""))
        name, id_ = rest
        return self.onward(replace(state, treasures=(*state.treasures, (name, id_))))

    def begun(self, state: State) -> State:
        return state

    def ended(self, state: State, game: Game) -> State:
        result = result_of(game, state.battle, state.attempt)
        return self._after(state, replace(result, mages=state.mages))

    def settled(self, state: State, *, won: bool) -> State:
        result = Result(
            battle=state.battle,
            attempt=state.attempt,
            nemesis=state.foe,
            won=won,
            mages=state.mages,
        )
        return self._after(state, result)

    # Stages

    def onward(self, state: State) -> State:
        """Past every stage in which nothing is left to ask."""
        if state.stage == REWARD and not self.rewards(state):
            state = replace(state, stage=MAGES)
        if state.stage == MAGES and len(state.mages) == self.plan.players:
            state = replace(state, stage=MARKET)
        if state.stage == MARKET and (state.market or not any(self._market(state))):
            market = state.market or state.barracks.supply
            state = replace(state, market=market, stage=TREASURES)
        if state.stage == TREASURES and self._due(state) is None:
            state = replace(state, stage=FIGHT)
        return state

    def rewards(self, state: State) -> tuple[str, ...]:
        """What a lost battle gives: the printed expedition nothing (R80)."""
        if self.printed is not None:
            return ()
        return drawing.rewards(state, self.stock, VARIANTS[self.plan.kind])

    def _free_mages(self, state: State) -> Iterator[str]:
        """Those in the barracks that no other seat has taken, nor another version of them."""
        persons = {self.person(mage) for mage in state.mages}
        return (mage for mage in state.barracks.mages if self.person(mage) not in persons)

    def person(self, mage: str) -> str:
        found = self.library.mages.get(mage)
        return found.shows if found is not None else mage

    def mage(self, mage: str) -> Mage:
        """Whom the barracks call so."""
        build = self.plan.built.get(mage)
        return self.library.mage(mage) if build is None else mage_of(self._workshop, build)

    @property
    def _workshop(self) -> Workshop:
        return workshop_of(self.library)

    def _market(self, state: State) -> Iterator[str]:
        """What may be done with the piles; nothing if they are just the nine."""
        supply = state.barracks.supply
        if self.big_pocket:
            if len(supply) > MARKET_SIZE:
                yield from (f"take {pile}" for pile in supply if pile not in state.taken)
            return
        recall = state.recallable if state.attempt > 1 else ()
        if len(supply) > MARKET_SIZE:  # first: whoever takes what comes first gets to the battle
            yield from (f"banish {pile}" for pile in supply)
        elif recall:
            yield "done"
        yield from (f"recall {pile}" for pile in recall)

    def _traded(self, state: State, verb: str, pile: str) -> State:
        barracks = state.barracks
        if verb == "done":
            return replace(state, market=barracks.supply)
        if verb == "take":
            taken = (*state.taken, pile)
            full = len(taken) == MARKET_SIZE
            return replace(state, taken=() if full else taken, market=taken if full else ())
        if verb == "recall":
            return replace(
                state,
                barracks=replace(barracks, supply=(*barracks.supply, pile)),
                banished=_without(state.banished, pile),
                recallable=_without(state.recallable, pile),
            )
        return self.banish(state, (pile,))

    def banish(self, state: State, piles: tuple[str, ...]) -> State:
        """They leave the barracks; whether they may be recalled after a loss is settled now."""
        barracks = state.barracks
        supply = tuple(pile for pile in barracks.supply if pile not in piles)
        stays = BANISHED_STAYS in self.plan.options
        return replace(
            state,
            barracks=replace(barracks, supply=supply),
            banished=(*state.banished, *piles),
            recallable=() if stays else (*state.recallable, *piles),
        )

    def _due(self, state: State) -> tuple[str, tuple[str, ...]] | None:
        """Who has to take a treasure next, and of which; none if nobody has."""
        taken = {id_ for _, id_ in state.treasures}
        for level in LEVELS:
            if self.printed is not None and state.battle <= level:
                return None
            of_level = [t for t in state.barracks.treasures if self.level(t) == level]
            free = tuple(id_ for id_ in of_level if id_ not in taken)
            if not free:
                continue
            seats = [seat_name(seat) for seat in self.all_seats]
            for name in [GROUP] if level == OF_GROUP else seats:
                if not any(who == name and id_ in of_level for who, id_ in state.treasures):
                    return name, free
        return None

    def level(self, treasure: str) -> int:
        return self.library.treasure(treasure).level

    # Battles

    def _after(self, state: State, result: Result) -> State:
        """Everything goes back to the barracks; what comes next."""
        state = replace(
            state, results=(*state.results, result), mages=(), market=(), taken=(), treasures=()
        )
        if result.won:
            return self._won(state, result)
        again = replace(state, attempt=state.attempt + 1, stage=REWARD)
        return self._tried(again)

    def _won(self, state: State, result: Result) -> State:
        if ONE_DIAL in self.plan.options and result.because != "settled":
            full = self.rule_set().gravehold_life
            state = replace(state, wounds=max(0, full - result.life))
        state = self.rewarded(state)
        if state.battle == self.battles:
            return replace(state, stage=END, won=True, recallable=())
        return self._tried(self.next_battle(state))

    def rewarded(self, state: State) -> State:
        """With what winning this battle gives."""
        if self.printed is None:
            return drawing.with_spoils(state, self.stock, VARIANTS[self.plan.kind])
        won = self.printed.battles[state.battle - 1].reward
        held = state.barracks
        barracks = Barracks(
            (*held.mages, *won.mages),
            (*held.supply, *won.supply),
            (*held.treasures, *won.treasures),
        )
        return replace(state, barracks=barracks, abilities=(*state.abilities, *won.abilities))

    def next_battle(self, state: State) -> State:
        """The first try of the battle after this one, before anything is chosen."""
        state = replace(
            state, battle=state.battle + 1, attempt=1, stage=MAGES, recallable=(), foe=""
        )
        if self.printed is None:
            return drawing.with_next_nemesis(state, self.stock, VARIANTS[self.plan.kind])
        battle = self.printed.battles[state.battle - 1]
        upgraded = (*state.upgraded, *battle.upgraded)
        return replace(state, foe=battle.nemesis, upgraded=upgraded)

    def _tried(self, state: State) -> State:
        """A try begins: its nemesis deck is built anew (R80, R82)."""
        draw = drawing.Draw(state.chance)
        table = self.rule_set().basics[self.plan.players - 1]
        spared = self.library.nemesis(state.foe).spared
        found: list[str] = []
        for tier, most in enumerate(table, 1):
            cards = [id_ for id_ in state.upgraded if self.tier(id_) == tier]
            wanted = max(0, min(most, len(cards)) - spared)
            found += cards if len(cards) == wanted else draw.some(cards, wanted)
        return self.onward(replace(state, in_deck=tuple(found), chance=draw.chance))

    def tier(self, upgraded: str) -> int:
        """Of an upgraded basic card; one that no box holds any more is an error."""
        known = self.library.upgraded
        if upgraded not in known:
            raise unknown("upgraded-card", upgraded, known)
        return known[upgraded].tier

    def rule_set(self) -> RuleSet:
        """The rules all its battles are played by."""
        id_ = CUSTOM_RULES if self.printed is None else self.printed.rules
        return self.library.rules(id_).at_difficulty(self.difficulty)

    @property
    def difficulty(self) -> str:
        return "expert" if INCREASED in self.plan.options else "normal"

    def recipe(self, state: State) -> Recipe:
        """The battle that comes, by ids, as far as it is chosen."""
        battle = self._printed_battle(state)
        protects = self._ally if battle is None else battle.protects
        known = battle is not None and protects != GRAVEHOLD
        built = self.plan.built
        return Recipe(
            nemesis=state.foe,
            mages=tuple(self._workshop.id if who in built else who for who in state.mages),
            builds={
                seat_name(seat): built[who] for seat, who in enumerate(state.mages) if who in built
            },
            rules=self.rule_set().id,
            difficulty=self.difficulty,
            variants=battle.variants if battle is not None and state.attempt == 1 else (),
            supply=state.market,
            packs=self.plan.packs,
            protects=protects,
            abilities=state.abilities if known else None,
            treasures=treasures_of(state.treasures),
            upgraded=state.in_deck,
            wounds=state.wounds,
        )

    def _printed_battle(self, state: State) -> Battle | None:
        return None if self.printed is None else self.printed.battles[state.battle - 1]

    def setup(self, state: State) -> Setup:
        return self.library.setup(self.recipe(state), free_supply=True)


def _without(ids: tuple[str, ...], id_: str) -> tuple[str, ...]:
    return tuple(other for other in ids if other != id_)
