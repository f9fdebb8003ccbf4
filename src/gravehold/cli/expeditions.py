"""Expeditions at the terminal: what is theirs among journeys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from gravehold.modes.expedition import Expedition
from gravehold.notation import expeditionfile
from gravehold.words import journeys
from gravehold.words.options import Label

from . import road, tale
from .kinds import Kind, Look, Part
from .newjourney import offer_rerolls
from .screen import Screen
from .speech import spoken

SHOWN = (
    "battle", "attempt", "stage", "foe", "barracks", "banished", "recallable", "mages", "market",
    "taken", "treasures", "results", "won", "abilities", "upgraded", "wounds",
)  # fmt: skip


def _road(journey: Expedition, rest: str) -> list[Part]:
    return [road.head(journey), road.road(journey)]


def _barracks(journey: Expedition, rest: str) -> list[Part]:
    return [road.barracks(journey), road.chosen(journey)]


class ExpeditionKind(Kind[Expedition]):
    name = "expedition"
    files = expeditionfile
    helped = ("number", "key-journey")
    looks: dict[str, Look[Expedition]] = {"road": _road, "barracks": _barracks}  # noqa: RUF012

    def document(self, journey: Expedition) -> dict[str, Any]:
        state = msgspec.to_builtins(journey.state)
        return {field: state[field] for field in SHOWN}

    def title(self, journey: Expedition) -> str:
        return journeys.title(journey.plan, spoken())

    def standing(self, journey: Expedition, lang: str) -> str:
        return journeys.standing(journey, lang)

    def prompt(self, journey: Expedition, lang: str) -> str:
        return journeys.prompt(journey, lang)

    def label(self, journey: Expedition, key: str) -> Label:
        text, thing = journeys.label(journey, key, spoken()), self.thing_of(journey, key)
        line = tale.built_line(journey, key) or (tale.line_about(thing) if thing else "")
        return Label(text.text, text.note, line)

    def told(self, before: Expedition, after: Expedition, lang: str) -> list[str]:
        return journeys.told(before, after, lang)

    def thing_of(self, journey: Expedition, key: str) -> str:
        return tale.thing_of(journey, key)

    def before_battle(self, journey: Expedition) -> str:
        return tale.before_battle(journey)

    def after_battle(self, journey: Expedition) -> str:
        return tale.after_battle(journey)

    def road(self, journey: Expedition) -> Part:
        return road.road(journey)

    def chosen(self, journey: Expedition) -> Part:
        return road.chosen(journey)

    def everything(self, journey: Expedition) -> Iterator[Part]:
        return road.everything(journey)

    def example(self, journey: Expedition) -> str:
        return journey.state.barracks.supply[0]

    def set_out(self, screen: Screen, journey: Expedition) -> Iterator[Expedition]:
        if journey.plan.custom:
            yield from offer_rerolls(screen, journey)


EXPEDITIONS = ExpeditionKind()
