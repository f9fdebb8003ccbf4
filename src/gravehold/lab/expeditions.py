"""How far bots come in whole expeditions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from multiprocessing import get_context
from typing import NamedTuple

from gravehold.modes.expedition import Expedition
from gravehold.modes.expedition.plan import Plan
from gravehold.modes.results import Result
from gravehold.players.journeys import JourneyBot, play_journey

from .setups import OURS

CERTAIN = 1.96  # standard deviations: 95 per cent


class Journey(NamedTuple):
    """One expedition to simulate; each battle is given up after so many tries."""

    kind: str
    seed: int
    mages: int = 2
    tries: int = 5
    bot: str = "greedy"
    options: tuple[str, ...] = ()
    packs: tuple[str, ...] = ("outcasts",)


class Share(NamedTuple):
    """So many of so many, and between which shares the truth is likely to lie."""

    n: int
    of: int

    @property
    def value(self) -> float:
        return self.n / self.of if self.of else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        """Wilson's interval."""
        if not self.of:
            return 0.0, 1.0
        n, z2 = self.of, CERTAIN * CERTAIN
        middle = (self.value + z2 / (2 * n)) / (1 + z2 / n)
        spread = CERTAIN * sqrt(self.value * (1 - self.value) / n + z2 / (4 * n * n)) / (1 + z2 / n)
        return max(0.0, middle - spread), min(1.0, middle + spread)


class Stretch(NamedTuple):
    """What became of one battle in all the expeditions."""

    battle: int
    reached: Share  # of all expeditions
    won: Share  # of all expeditions, at any try
    first: Share  # won at the first try, of those that came so far
    tries: float  # fought by each that came so far


def simulate(journey: Journey) -> tuple[Result, ...]:
    """The results of one expedition played by bots."""
    plan = Plan(
        kind=journey.kind,
        players=journey.mages,
        seed=journey.seed,
        options=journey.options,
        packs=journey.packs,
    )
    expedition = Expedition.of(plan, OURS, record=False)
    play_journey(expedition, JourneyBot(journey.bot, journey.seed), most_tries=journey.tries)
    return expedition.state.results


def simulate_all(journeys: Sequence[Journey], workers: int = 1) -> Iterator[tuple[Result, ...]]:
    """All of them, in several processes if asked; in any order then."""
    if workers <= 1:
        yield from map(simulate, journeys)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(simulate, journeys)


def stretches(found: Iterable[Sequence[Result]], battles: int) -> list[Stretch]:
    """The results put together, battle by battle."""
    all_ = list(found)
    table = []
    for battle in range(1, battles + 1):
        tried = [[r for r in results if r.battle == battle] for results in all_]
        came = [results for results in tried if results]
        won = [results for results in came if results[-1].won]
        first = sum(len(results) == 1 for results in won)
        table.append(
            Stretch(
                battle,
                Share(len(came), len(all_)),
                Share(len(won), len(all_)),
                Share(first, len(came)),
                sum(map(len, came)) / len(came) if came else 0.0,
            )
        )
    return table
