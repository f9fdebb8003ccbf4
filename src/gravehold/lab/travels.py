"""Whole expeditions by chance over all content, every invariant checked on the way."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from gravehold.kernel import rng
from gravehold.kernel.errors import GraveholdError
from gravehold.modes.expedition import Expedition
from gravehold.modes.plan import VARIANTS, Plan, kinds, options_of
from gravehold.players.journeys import choose_between

from . import invariants
from . import journey_invariants as whole
from .setups import OURS, Dice
from .soak import Report, Walk, check_decision

ASKED = 12  # a bot is asked about hidden things at one question in so many
SAMPLED = 12  # in battles, the dear checks of a journey are made at one decision in so many
STYLES = ("played", "settled", "settled", "mixed")  # how battles come to an end
MOST_PLAYED = 2  # battles played to their end in one journey; they are nearly always lost
PLAYED = 40  # answers given in a battle before somebody says how it ended
MOST_BATTLES = 24
WON, LOST = "battle won", "battle lost"  # in the place of an answer, as in scenarios


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


class Traveller:
    """Plays an expedition and looks at it after every answer."""

    def __init__(self, plan: Plan, dice: Dice) -> None:
        self.dice = dice
        self.journey = Expedition.of(plan, OURS)
        self.style = dice.one_of(STYLES)
        self.sensible = not dice.below(4)
        self.tried: list[str] = []
        self.walk = Walk(dice)
        self.left = 0  # answers before the battle is settled; 0: it is played to its end

    def play(self) -> int:
        """To the end, or as far as one has patience; returns decisions."""
        journey = self.journey
        while not journey.over and len(journey.state.results) < MOST_BATTLES:
            if journey.battle is not None:
                self._fight()
            elif not self._go_on():
                break
        self._look()
        self._again()
        return len(self.tried)

    def _look(self) -> None:
        whole.state_sound(self.journey)
        whole.question_sound(self.journey)
        whole.battle_is_the_state_s(self.journey)

    # Between battles

    def _go_on(self) -> bool:
        """One answer between battles; no if there has been enough."""
        journey, dice = self.journey, self.dice
        question = journey.question
        assert question is not None
        self._look()
        whole.hidden_makes_no_difference(journey, bot=not dice.below(ASKED))
        if not dice.below(6):
            self._again()
        if question.kind == "fight":
            return self._begin()
        keys = list(question.options.by_key())
        key = choose_between(journey) if self.sensible else dice.one_of(keys)
        whole.copies_play_on(journey, key)
        whole.undo_restores(journey, key)
        before = journey.state
        self._choose(key)
        whole.answer_kept(before, journey.state, key)
        return True

    def _begin(self) -> bool:
        fought = sum(result.because != "settled" for result in self.journey.state.results)
        play = self.style == "played" or (self.style == "mixed" and not self.dice.below(3))
        if play and fought >= MOST_PLAYED:
            if self.style == "played":
                return False
            play = False
        whole.copies_play_on(self.journey, "fight")
        whole.undo_restores(self.journey, "fight")
        if not play and self.dice.below(3):
            self._settle()
            return True
        self._choose("fight")
        self.left = 0 if play else 1 + self.dice.below(PLAYED)
        return True

    def _settle(self) -> None:
        before = self.journey.state
        won = bool(self.dice.below(4))
        self.tried.append(WON if won else LOST)
        self.journey.settle(won=won)
        whole.battle_kept(before, self.journey.state)

    # In battles

    def _fight(self) -> None:
        journey, dice = self.journey, self.dice
        game = journey.battle
        assert game is not None
        check_decision(game, dice)
        index = self.walk.pick(game)
        key = game.asked.options[index].key
        if not dice.below(SAMPLED):
            self._look()
            whole.copies_play_on(journey, key)
            whole.undo_restores(journey, key)
        before = journey.state
        self._choose(key)
        if journey.battle is None:
            whole.battle_kept(before, journey.state)
            invariants.chronicle_equal(game)
            self._again()
        elif self.left:
            self.left -= 1
            if not self.left:
                self._settle()

    def _choose(self, key: str) -> None:
        self.tried.append(key)
        self.journey.choose(key)

    # Again

    def _again(self) -> None:
        """The same header and answers are the same expedition, also by way of its file."""
        journey = self.journey
        again = Expedition.of(journey.plan, OURS)
        for key in self.tried:
            give(again, key)
        invariants.expect(again == journey, "the answers lead elsewhere")
        invariants.expect(again.answers == journey.answers, "the answers are not the same")
        if not journey.written:
            whole.file_equal(journey)


def give(journey: Expedition, key: str) -> None:
    """An answer, or that a battle is won or lost."""
    if key in (WON, LOST):
        journey.settle(won=key == WON)
    else:
        journey.choose(key)


def play_trip(trip: Trip) -> Report:
    """One expedition of a soak; whatever goes wrong is a failure, with what reproduces it."""
    dice = Dice(rng.step(rng.step(trip.seed)[1] + trip.number)[1])
    traveller: Traveller | None = None
    plan: Plan | None = None
    try:
        plan = random_plan(dice, trip.mages)
        traveller = Traveller(plan, dice)
        return Report(trip.number, traveller.play())
    except Exception as error:
        again = f"gravehold soak --seed {trip.seed} --first {trip.number} --expeditions 1"
        again += f" --mages {trip.mages}" * bool(trip.mages)
        tried = traveller.tried if traveller else []
        path = write_failure(trip, plan, tried, traceback.format_exc())
        what = f"{type(error).__name__}: {error}"
        return Report(trip.number, len(tried), f"{what}\n  again: {again}\n  {path}")


def write_failure(trip: Trip, plan: Plan | None, tried: list[str], trace: str) -> Path:
    """The header, the answers that led to the failure, and the error itself."""
    folder = Path(trip.folder)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"seed-{trip.seed}-expedition-{trip.number}.txt"
    answers = "".join(f"  {key}\n" for key in tried)
    path.write_text(f"{trace}\n{plan}\n\nanswers:\n{answers}", "utf-8")
    return path


def play_trips(trips: list[Trip], workers: int) -> Iterator[Report]:
    """Play them, in several processes if asked; reports come as expeditions end."""
    if workers <= 1:
        yield from map(play_trip, trips)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(play_trip, trips, chunksize=2)
