"""Whole expeditions by chance over all content, every invariant checked on the way."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from gravehold.kernel import rng
from gravehold.kernel.errors import GraveholdError
from gravehold.modes.expedition import Expedition
from gravehold.modes.expedition.plan import VARIANTS, Plan, kinds, options_of
from gravehold.notation import expeditionfile
from gravehold.players.journeys import choose_between

from . import journey_invariants as whole
from .setups import OURS, Dice
from .soak import Report
from .wandering import LOST, WON, Wanderer

ASKED = 12  # a bot is asked about hidden things at one question in so many


class Trip(NamedTuple):
    """One expedition to play; the same trip goes the same way."""

    seed: int
    number: int
    mages: int | None = None
    folder: str = "soak-failures"


def random_plan(dice: Dice, players: int | None = None, kind: str = "") -> Plan:
    """Any kind with any options for any number of mages, from any boxes that hold enough."""
    kind = kind or dice.one_of(kinds(OURS))
    custom = kind in VARIANTS
    options = options_of(kind)
    all_packs = tuple(OURS.supply)
    packs = dice.some_of(all_packs, 1 + dice.below(len(all_packs)))
    plan = Plan(
        kind=kind,
        players=players or 1 + dice.below(4),
        seed=dice.below(1 << 64),
        options=tuple(option for option in options if not dice.below(3)),
        packs=packs if custom else Plan().packs,
    )
    try:
        Expedition.of(plan, OURS)
    except GraveholdError:  # too little in these boxes
        plan = replace(plan, packs=all_packs)
    return _rerolled(plan, dice) if custom else plan


def _rerolled(plan: Plan, dice: Dice) -> Plan:
    """Now and then some of what was drawn first is not wanted."""
    for _ in range(dice.below(4)):
        state = Expedition.of(plan, OURS).state
        thing = dice.one_of((*state.barracks.mages, *state.barracks.supply, state.foe))
        changed = replace(plan, rerolled=(*plan.rerolled, thing))
        try:
            Expedition.of(changed, OURS)
        except GraveholdError:  # nothing else of its sort
            continue
        plan = changed
    return plan


class Traveller(Wanderer[Expedition]):
    """Plays an expedition."""

    files = expeditionfile

    def __init__(self, plan: Plan, dice: Dice) -> None:
        self.plan = plan
        super().__init__(dice)

    def begun(self) -> Expedition:
        return Expedition.of(self.plan, OURS)

    def look(self) -> None:
        whole.state_sound(self.journey)
        whole.question_sound(self.journey)
        whole.battle_is_the_state_s(self.journey)

    def hidden(self) -> None:
        whole.hidden_makes_no_difference(self.journey, bot=not self.dice.below(ASKED))

    def sensible_answer(self) -> str:
        return choose_between(self.journey)

    def answer_kept(self, before: Any, key: str) -> None:
        whole.answer_kept(before, self.journey.state, key)

    def battle_kept(self, before: Any) -> None:
        whole.battle_kept(before, self.journey.state)

    def ending(self) -> str:
        return WON if self.dice.below(4) else LOST

    def give(self, journey: Expedition, entry: str) -> None:
        give(journey, entry)


def give(journey: Expedition, key: str) -> None:
    """An answer, or that a battle is won or lost."""
    if key in (WON, LOST):
        journey.settle(won=key == WON)
    else:
        journey.choose(key)


def play_trip(trip: Trip) -> Report:
    """One expedition of a soak."""
    return reported(trip, "expedition", lambda dice: Traveller(random_plan(dice, trip.mages), dice))


def reported(trip: Trip, what: str, make: Callable[[Dice], Wanderer[Any]]) -> Report:
    """One journey of a soak; whatever goes wrong is a failure, with what reproduces it."""
    dice = Dice(rng.step(rng.step(trip.seed)[1] + trip.number)[1])
    wanderer: Wanderer[Any] | None = None
    try:
        wanderer = make(dice)
        return Report(trip.number, wanderer.play())
    except Exception as error:
        again = f"gravehold soak --seed {trip.seed} --first {trip.number} --{what}s 1"
        again += f" --mages {trip.mages}" * bool(trip.mages)
        tried = wanderer.tried if wanderer else []
        path = write_failure(trip, what, wanderer, traceback.format_exc())
        told = f"{type(error).__name__}: {error}"
        return Report(trip.number, len(tried), f"{told}\n  again: {again}\n  {path}")


def write_failure(trip: Trip, what: str, wanderer: Wanderer[Any] | None, trace: str) -> Path:
    """The header, the answers that led to the failure, and the error itself."""
    folder = Path(trip.folder)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"seed-{trip.seed}-{what}-{trip.number}.txt"
    plan = wanderer.journey.plan if wanderer else None
    answers = "".join(f"  {entry}\n" for entry in (wanderer.tried if wanderer else ()))
    path.write_text(f"{trace}\n{plan}\n\nanswers:\n{answers}", "utf-8")
    return path


def play_trips(trips: list[Trip], workers: int) -> Iterator[Report]:
    """Play them, in several processes if asked; reports come as expeditions end."""
    return play_all(play_trip, trips, workers)


def play_all(play: Callable[[Trip], Report], trips: list[Trip], workers: int) -> Iterator[Report]:
    if workers <= 1:
        yield from map(play, trips)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(play, trips, chunksize=2)
