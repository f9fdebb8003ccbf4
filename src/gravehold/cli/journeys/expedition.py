"""Expeditions at the terminal: what is theirs among journeys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from gravehold.cli.setup.expedition import offer_rerolls
from gravehold.cli.speech import spoken
from gravehold.cli.terminal.screen import Screen
from gravehold.modes.expedition import Expedition
from gravehold.notation import expeditionfile
from gravehold.words import journeys
from gravehold.words.options import Label

from . import expedition_lines, expedition_story
from .kinds import Kind, Look, Part

SHOWN = (
    "battle", "attempt", "stage", "foe", "barracks", "banished", "recallable", "mages", "market",
    "taken", "treasures", "results", "won", "abilities", "upgraded", "wounds",
)  # fmt: skip


def _road(journey: Expedition, rest: str) -> list[Part]:
    return [expedition_lines.head(journey), expedition_lines.road(journey)]


def _barracks(journey: Expedition, rest: str) -> list[Part]:
    return [expedition_lines.barracks(journey), expedition_lines.chosen(journey)]


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
        line = expedition_story.built_line(journey, key) or (
            expedition_story.line_about(thing) if thing else ""
        )
        return Label(text.text, text.note, line)

    def told(self, before: Expedition, after: Expedition, lang: str) -> list[str]:
        return journeys.told(before, after, lang)

    def thing_of(self, journey: Expedition, key: str) -> str:
        return expedition_story.thing_of(journey, key)

    def before_battle(self, journey: Expedition) -> str:
        return expedition_story.before_battle(journey)

    def after_battle(self, journey: Expedition) -> str:
        return expedition_story.after_battle(journey)

    def road(self, journey: Expedition) -> Part:
        return expedition_lines.road(journey)

    def chosen(self, journey: Expedition) -> Part:
        return expedition_lines.chosen(journey)

    def everything(self, journey: Expedition) -> Iterator[Part]:
        return expedition_lines.everything(journey)

    def example(self, journey: Expedition) -> str:
        return journey.state.barracks.supply[0]

    def set_out(self, screen: Screen, journey: Expedition) -> Iterator[Expedition]:
        if journey.plan.custom:
            yield from offer_rerolls(screen, journey)


EXPEDITIONS = ExpeditionKind()
