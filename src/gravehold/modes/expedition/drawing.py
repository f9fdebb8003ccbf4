"""What custom expeditions draw by chance: evenly, from the generator in their state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from gravehold.kernel import rng
from gravehold.kernel.errors import GraveholdError

from .plan import VARIANTS, Plan, Variant
from .state import Barracks, State
from .stock import KINDS, Stock

MAGES_AT_START = 4
PILES_AT_START = (("gem", 3), ("relic", 2), ("spell", 4))  # any cost
TREASURES_WON = {1: 5, 2: 3, 3: 5}  # by level
UPGRADED_FIRST = (1, 3, 3)  # of tiers 1, 2, 3, the first time there are any
UPGRADED_LATER = (1, 1, 2)
LAST_TREASURE = 4  # a level that no box has yet; what is won in its place:
IN_ITS_PLACE = ((1, 2), (2, 1), (3, 2))


class Draw:
    """Draws one thing after another; `chance` is what the state keeps."""

    def __init__(self, chance: int) -> None:
        self.chance = chance

    def some(self, pool: Iterable[str], n: int) -> tuple[str, ...]:
        """Up to `n` of them, every one as likely as any other."""
        found = list(pool)
        if not found:
            return ()
        self.chance, mixed = rng.shuffle(self.chance, found)
        return mixed[:n]


# The start


def first_state(plan: Plan, stock: Stock) -> State:
    """What a custom expedition starts with, and its first nemesis."""
    variant = VARIANTS[plan.kind]
    _check_stock(plan, stock, variant)
    draw = Draw((plan.seed + 1) & rng.MASK)
    mages = _mages(draw, stock, (), MAGES_AT_START)
    supply = [pile for kind, n in PILES_AT_START for pile in draw.some(stock.piles(kind), n)]
    nemesis = _nemesis(draw, stock, (), variant.tiers[0])
    state = State(
        foe=nemesis,
        barracks=Barracks(mages, tuple(supply)),
        met=(*mages, *supply, nemesis),
        chance=draw.chance,
    )
    for thing in plan.rerolled:
        state = _rerolled(state, stock, variant, thing)
    if variant.tiers[0] > 1 and variant.treasures[0]:
        state = with_treasures(state, stock, ((1, TREASURES_WON[1]),))
    return with_new_upgraded(state, stock, variant)


def _check_stock(plan: Plan, stock: Stock, variant: Variant) -> None:
    persons = {stock.person(mage) for mage in stock.mages}
    needed = [(kind, len(stock.piles(kind)), n) for kind, n in PILES_AT_START]
    needed.append(("mage", len(persons), max(plan.players, MAGES_AT_START)))
    needed.append(("nemesis", len(stock.nemeses), len(variant.tiers)))
    for what, there, wanted in needed:
        if there < wanted:
            raise GraveholdError(
                "error-expedition-packs",
                packs=", ".join(plan.packs), what=what, n=there, wanted=wanted, kind=plan.kind,
            )  # fmt: skip


def _rerolled(state: State, stock: Stock, variant: Variant, thing: str) -> State:
    """Another one of the same sort in its place; what was not wanted never comes again."""
    draw = Draw(state.chance)
    barracks = state.barracks
    if thing in barracks.mages:
        others = tuple(mage for mage in barracks.mages if mage != thing)
        found = _mages(draw, stock, (*state.met, *others), 1, beside=others)
    elif thing in barracks.supply:
        kind = next(kind for kind in KINDS if thing in stock.piles(kind))
        found = draw.some((id_ for id_ in stock.piles(kind) if id_ not in state.met), 1)
    elif thing == state.foe:
        left = len(stock.nemeses) - sum(id_ in state.met for id_, _ in stock.nemeses)
        enough = left >= len(variant.tiers)
        found = (_nemesis(draw, stock, state.met, variant.tiers[0]),) if enough else ()
    else:
        known = ", ".join((*barracks.mages, *barracks.supply, state.foe))
        raise GraveholdError("error-reroll-unknown", thing=str(thing), known=known)
    if not found:
        raise GraveholdError("error-reroll-none", thing=thing)
    [new] = found
    return replace(
        state,
        foe=new if thing == state.foe else state.foe,
        barracks=Barracks(
            _swapped(barracks.mages, thing, new),
            _swapped(barracks.supply, thing, new),
            barracks.treasures,
        ),
        met=(*state.met, new),
        chance=draw.chance,
    )


def _swapped(ids: Sequence[str], old: str, new: str) -> tuple[str, ...]:
    return tuple(new if id_ == old else id_ for id_ in ids)


def _mages(
    draw: Draw, stock: Stock, met: Sequence[str], n: int, beside: Sequence[str] = ()
) -> tuple[str, ...]:
    """Never two versions of one mage."""
    persons = {stock.person(mage) for mage in beside}
    found: list[str] = []
    for mage in draw.some((mage for mage in stock.mages if mage not in met), len(stock.mages)):
        if len(found) < n and stock.person(mage) not in persons:
            persons.add(stock.person(mage))
            found.append(mage)
    return tuple(found)


def _nemesis(draw: Draw, stock: Stock, met: Sequence[str], tier: int) -> str:
    """One not met whose rating is the battle's tier; where none is left, the nearest."""
    left = [(id_, rating) for id_, rating in stock.nemeses if id_ not in met]
    nearest = min(abs(rating - tier) for _, rating in left)
    return draw.some((id_ for id_, rating in left if abs(rating - tier) == nearest), 1)[0]


# On the way


def with_next_nemesis(state: State, stock: Stock, variant: Variant) -> State:
    """The battle of the state gets its nemesis and what new upgraded basics it brings."""
    draw = Draw(state.chance)
    nemesis = _nemesis(draw, stock, state.met, variant.tiers[state.battle - 1])
    met = (*state.met, nemesis)
    state = replace(state, foe=nemesis, met=met, chance=draw.chance)
    return with_new_upgraded(state, stock, variant)


def with_new_upgraded(state: State, stock: Stock, variant: Variant) -> State:
    """More upgraded basics, where this battle has new ones."""
    if not variant.upgraded[state.battle - 1]:
        return state
    draw = Draw(state.chance)
    amounts = UPGRADED_LATER if state.upgraded else UPGRADED_FIRST
    found = list(state.upgraded)
    for tier, n in enumerate(amounts, 1):
        new = (id_ for id_, of in stock.upgraded if of == tier and id_ not in state.upgraded)
        found += draw.some(new, n)
    return replace(state, upgraded=tuple(found), chance=draw.chance)


def with_spoils(state: State, stock: Stock, variant: Variant) -> State:
    """What a won battle gives: a gem, a relic, a spell, and treasures of its level."""
    level = variant.treasures[state.battle - 1]
    late = level == LAST_TREASURE
    for kind in KINDS:
        state = with_piles(state, stock, kind, 2 if late else 1)
    if late:
        state = with_mage(state, stock)
    if level in TREASURES_WON:
        state = with_treasures(state, stock, ((level, TREASURES_WON[level]),))
    elif late:
        state = with_treasures(state, stock, IN_ITS_PLACE)
    return state


def with_piles(state: State, stock: Stock, kind: str, n: int = 1) -> State:
    draw = Draw(state.chance)
    found = draw.some((id_ for id_ in stock.piles(kind) if id_ not in state.met), n)
    barracks = replace(state.barracks, supply=(*state.barracks.supply, *found))
    return replace(state, barracks=barracks, met=(*state.met, *found), chance=draw.chance)


def with_mage(state: State, stock: Stock) -> State:
    draw = Draw(state.chance)
    mages = state.barracks.mages
    found = _mages(draw, stock, state.met, 1, beside=mages)
    barracks = replace(state.barracks, mages=(*mages, *found))
    return replace(state, barracks=barracks, met=(*state.met, *found), chance=draw.chance)


def with_treasures(state: State, stock: Stock, wanted: Iterable[tuple[int, int]]) -> State:
    """So many of each level, as far as there are any left."""
    draw = Draw(state.chance)
    held = list(state.barracks.treasures)
    for level, n in wanted:
        held += draw.some(
            (id_ for id_, of in stock.treasures if of == level and id_ not in held), n
        )
    barracks = replace(state.barracks, treasures=tuple(held))
    return replace(state, barracks=barracks, chance=draw.chance)


# After a loss


def rewards(state: State, stock: Stock, variant: Variant) -> tuple[str, ...]:
    """What may be asked for after a lost battle, as far as there is any left."""
    found = [kind for kind in KINDS if any(id_ not in state.met for id_ in stock.piles(kind))]
    persons = {stock.person(mage) for mage in state.barracks.mages}
    new_mage = any(
        mage not in state.met and stock.person(mage) not in persons for mage in stock.mages
    )
    if new_mage:
        found.insert(0, "mage")
    tier = variant.tiers[state.battle - 1]
    for level in range(1, tier):
        if any(of == level and id_ not in state.barracks.treasures for id_, of in stock.treasures):
            found.append(f"treasure-{level}")
    return tuple(found)


def with_reward(state: State, stock: Stock, what: str) -> State:
    """One thing of the sort that was asked for."""
    if what == "mage":
        return with_mage(state, stock)
    if what in KINDS:
        return with_piles(state, stock, what)
    return with_treasures(state, stock, ((int(what.removeprefix("treasure-")), 1),))
