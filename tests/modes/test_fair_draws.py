"""What custom expeditions draw is fair: counted over many seeds, always the same ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from math import sqrt

import pytest
from msgspec.structs import replace

from gravehold.kernel.errors import GraveholdError
from gravehold.lab.setups import OURS, Dice
from gravehold.modes.expedition import drawing
from gravehold.modes.expedition.plan import Plan
from gravehold.modes.expedition.state import State
from gravehold.modes.expedition.stock import Stock, stock_of

PACKS = ("war-eternal", "outcasts")
STOCK = stock_of(OURS, PACKS, "gravehold")
SEEDS = range(1500)

pytestmark = pytest.mark.rule("R83", "expedition.custom")


def firsts(kind: str = "default", **changed: object) -> list[State]:
    plan = Plan(kind=kind, packs=PACKS)
    return [drawing.first_state(replace(plan, seed=seed, **changed), STOCK) for seed in SEEDS]


def assert_even(found: Counter[str], among: Iterable[str]) -> None:
    """As chi-square has it: no further from even than chance makes it once in many thousands."""
    known = list(among)
    assert set(found) <= set(known)
    each = sum(found.values()) / len(known)
    off = sum((found[id_] - each) ** 2 / each for id_ in known)
    free = len(known) - 1
    assert off < free + 4 * sqrt(2 * free) + 4, (off, found)


STATES = firsts()


@pytest.mark.parametrize("kind", ["gem", "relic", "spell"])
def test_piles_are_drawn_evenly(kind: str) -> None:
    piles = STOCK.piles(kind)
    assert_even(Counter(p for s in STATES for p in s.barracks.supply if p in piles), piles)


def test_mages_are_drawn_evenly() -> None:
    """Mages of whom there are two versions share what is left when the other is there."""
    persons = Counter(map(STOCK.person, STOCK.mages))
    found = Counter(mage for state in STATES for mage in state.barracks.mages)
    for many in set(persons.values()):
        alike = [mage for mage in STOCK.mages if persons[STOCK.person(mage)] == many]
        if len(alike) > 1:
            assert_even(Counter({mage: found[mage] for mage in alike}), alike)
    assert set(found) == set(STOCK.mages)


def test_every_seat_of_the_draw_is_even() -> None:
    """Which of them comes first is as open as who comes at all."""
    single = [m for m in STOCK.mages if STOCK.person(m) == m]
    for place in range(drawing.MAGES_AT_START):
        found = Counter(state.barracks.mages[place] for state in STATES)
        assert_even(Counter({m: found[m] for m in single}), single)


def test_never_two_versions_of_one_mage() -> None:
    assert len({STOCK.person(mage) for mage in STOCK.mages}) < len(STOCK.mages)
    for first in STATES[:500]:
        state = first
        for _ in range(3):
            state = drawing.with_mage(state, STOCK)
        persons = [STOCK.person(mage) for mage in state.barracks.mages]
        assert len(persons) == len(set(persons)) == drawing.MAGES_AT_START + 3


@pytest.mark.parametrize("tier", [1, 2, 3, 4])
def test_nemeses_of_a_battle_are_drawn_evenly(tier: int) -> None:
    fit = [id_ for id_, rating in STOCK.nemeses if rating == tier]
    draws = [drawing._nemesis(drawing.Draw(seed), STOCK, (), tier) for seed in SEEDS]
    assert_even(Counter(draws), fit)


def test_upgraded_cards_are_drawn_evenly() -> None:
    states = firsts("short")
    for tier, n in enumerate(drawing.UPGRADED_FIRST, 1):
        cards = [id_ for id_, of in STOCK.upgraded if of == tier]
        found = Counter(id_ for state in states for id_ in state.upgraded if id_ in cards)
        assert sum(found.values()) == n * len(states)
        assert_even(found, cards)


def test_treasures_are_drawn_evenly() -> None:
    many = Stock(treasures=tuple((f"treasure-{i}", 1) for i in range(14)))
    found: Counter[str] = Counter()
    for seed in SEEDS:
        state = drawing.with_treasures(State(chance=seed), many, ((1, 5),))
        assert len(set(state.barracks.treasures)) == 5
        found.update(state.barracks.treasures)
    assert_even(found, [id_ for id_, _ in many.treasures])


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """Two seeds in a row share as many piles as two others would."""
    shared = [len({*one.barracks.supply} & {*two.barracks.supply}) for one, two in pairwise(STATES)]
    expected = sum(n * n / len(STOCK.piles(kind)) for kind, n in drawing.PILES_AT_START)
    assert abs(sum(shared) / len(shared) - expected) < 0.12


# Reroll


def test_what_is_rerolled_is_replaced_by_one_of_its_sort_evenly() -> None:
    plan = Plan(kind="default", packs=PACKS)
    found: Counter[str] = Counter()
    for seed in SEEDS[:600]:
        first = drawing.first_state(replace(plan, seed=seed), STOCK)
        old = next(id_ for id_ in first.barracks.supply if id_ in STOCK.relics)
        again = drawing.first_state(replace(plan, seed=seed, rerolled=(old,)), STOCK)
        place = first.barracks.supply.index(old)
        new = again.barracks.supply[place]
        assert new in STOCK.relics
        assert new not in first.barracks.supply
        assert old not in again.barracks.supply
        others = [id_ for id_ in first.barracks.supply if id_ != old]
        assert [id_ for id_ in again.barracks.supply if id_ != new] == others
        assert again.barracks.mages == first.barracks.mages
        found[new] += 1
    assert_even(found, STOCK.relics)


def test_a_rerolled_mage_is_no_version_of_another() -> None:
    plan = Plan(kind="default", packs=PACKS)
    for seed in SEEDS[:300]:
        first = drawing.first_state(replace(plan, seed=seed), STOCK)
        old = first.barracks.mages[Dice(seed).below(4)]
        again = drawing.first_state(replace(plan, seed=seed, rerolled=(old,)), STOCK)
        persons = [STOCK.person(mage) for mage in again.barracks.mages]
        assert len(set(persons)) == 4
        assert old not in again.barracks.mages


def test_rerolling_what_is_not_there_is_an_error() -> None:
    with pytest.raises(GraveholdError, match="brama"):
        drawing.first_state(Plan(kind="default", packs=PACKS, rerolled=("brama",)), STOCK)
