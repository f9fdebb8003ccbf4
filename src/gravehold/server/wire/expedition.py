"""A journey as a client is told of it, field by field: what is not named is not sent."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from msgspec.structs import replace

from gravehold.kernel.decision import seat_name
from gravehold.modes.expedition import Expedition
from gravehold.modes.results import Result
from gravehold.words import journeys as words

from ..words import expeditions as expedition_wording
from .battle_endings import Battles, Endings
from .types import expedition as t


class ExpeditionTelling:
    """Tells of one journey."""

    def __init__(self, battles: Battles) -> None:
        self._battles = battles
        self._endings = Endings(battles)

    def short(self, journey: Expedition, lang: str) -> t.JourneyInfo:
        plan, state = journey.plan, journey.state
        return t.JourneyInfo(
            kind=plan.kind,
            title=expedition_wording.title(plan, lang),
            battles=journey.rules.battles,
            battle=state.battle,
            attempt=state.attempt,
            stage=words.stage_of(journey),
            standing=expedition_wording.standing(journey, lang),
            won=state.won,
            score=state.score if plan.custom else None,
        )

    def whole(self, journey: Expedition, count: int, lang: str) -> t.Journey:
        """As it stands after so many answers."""
        plan, state = journey.plan, journey.state
        taken = {id_: who for who, id_ in state.treasures}
        return t.Journey(
            kind=plan.kind,
            title=expedition_wording.title(plan, lang),
            options=list(plan.options),
            option_names=[expedition_wording.option_name(option, lang) for option in plan.options],
            packs=list(plan.packs),
            battles=journey.rules.battles,
            battle=state.battle,
            attempt=state.attempt,
            stage=words.stage_of(journey),
            standing=expedition_wording.standing(journey, lang),
            road=self._road(journey, count, lang),
            barracks=t.Barracks(
                mages=list(state.barracks.mages),
                supply=list(state.barracks.supply),
                treasures=[
                    t.TreasureInfo(id_, _level(journey, id_), taken.get(id_, ""))
                    for id_ in state.barracks.treasures
                ],
            ),
            banished=list(state.banished),
            recallable=list(state.recallable),
            market=list(state.market or state.taken),
            mages=list(state.mages),
            abilities=list(state.abilities),
            upgraded=list(state.upgraded),
            score=state.score if plan.custom else None,
            won=state.won,
        )

    # The road

    def _road(self, journey: Expedition, count: int, lang: str) -> list[t.Leg]:
        tries = list(self._tries(journey, count, lang))
        return [
            t.Leg(battle, foe, self._protected(journey, battle), [one for _, _, one in found])
            for (battle, foe), found in groupby(tries, key=lambda each: each[:2])
        ]

    def _tries(
        self, journey: Expedition, count: int, lang: str
    ) -> Iterator[tuple[int, str, t.BattleTry]]:
        """Each with its battle and nemesis: all that are over, and the one at hand."""
        state = journey.state
        for at, result in enumerate(state.results):
            yield result.battle, result.nemesis, self._fought(journey, at, lang)
        if not state.won:
            yield state.battle, state.foe, self._at_hand(journey, count, lang)

    def _fought(self, journey: Expedition, at: int, lang: str) -> t.BattleTry:
        results, battles = journey.state.results, self._battles
        result = results[at]
        return t.BattleTry(
            number=at + 1,
            attempt=result.attempt,
            won=result.won,
            because=result.because,
            ending=self._endings.told(at, lang),
            mages=list(result.mages),
            exhausted=[seat_name(seat) for seat in result.exhausted],
            life=result.life,
            turns=result.turns,
            first=battles.seqs[battles.starts[at] - 1],
            last=battles.seqs[battles.ends[at] - 1],
            before=_before(journey, at, result.battle, result.attempt, result.nemesis, lang),
            after=expedition_wording.after(journey.plan, results, at, lang),
        )

    def _at_hand(self, journey: Expedition, count: int, lang: str) -> t.BattleTry:
        state, battles = journey.state, self._battles
        at = len(state.results)
        runs = journey.battle is not None
        return t.BattleTry(
            number=at + 1,
            attempt=state.attempt,
            won=None,
            because="",
            ending="",
            mages=list(state.mages),
            exhausted=[],
            life=0,
            turns=0,
            first=battles.seqs[battles.starts[at] - 1] if runs else 0,
            last=battles.seqs[count - 1] if runs else 0,
            before=_before(journey, at, state.battle, state.attempt, state.foe, lang),
            after="",
        )

    def _protected(self, journey: Expedition, battle: int) -> str:
        return journey.rules.recipe(replace(journey.state, battle=battle)).protects


def _level(journey: Expedition, treasure: str) -> int:
    """0 if no box holds it any more: what is there is told all the same."""
    found = journey.rules.library.treasures.get(treasure)
    return 0 if found is None else found.level


def _before(
    journey: Expedition, at: int, battle: int, attempt: int, nemesis: str, lang: str
) -> str:
    results: tuple[Result, ...] = journey.state.results[:at]
    return expedition_wording.before(journey.plan.kind, results, battle, attempt, nemesis, lang)
