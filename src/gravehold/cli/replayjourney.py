"""An expedition told again: its battles, and what was chosen between them."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import typer

from gravehold.cli.library import library
from gravehold.cli.replay import events_of, print_lines
from gravehold.modes.expedition import Expedition
from gravehold.notation import expeditionfile
from gravehold.words.journeys import prompt, standing, told
from gravehold.words.log import lines
from gravehold.words.prompts import prompt as battle_prompt


class Telling(NamedTuple):
    """How it is told."""

    lang: str
    detailed: bool = False


def one_battle(text: str, file: str, battle: int) -> str:
    """The chronicle of one battle, counted over all tries."""
    journey = expeditionfile.replay(text, file, library())
    return expeditionfile.battle_chronicle(journey, battle, library())


def replay(text: str, file: str, until: int | None, telling: Telling, *, as_json: bool) -> None:
    """Print everything from the start on, as words or as JSON."""
    read = expeditionfile.read(text, file, library())
    steps: list[dict[str, Any]] = []
    before: Expedition | None = None
    for after, answer in expeditionfile.replayed(read, until=until, events=True):
        step = _step(before, after, telling)
        step["answer"] = None if answer is None else answer.key
        if as_json:
            steps.append(step)
        else:
            _print_step(step)
        after.events.clear()
        before = after.copy()
    assert before is not None
    if as_json:
        typer.echo(_document(read.version, before, steps))
    else:
        typer.echo(f"\n{_last_words(before, telling.lang)}")


def _step(before: Expedition | None, after: Expedition, telling: Telling) -> dict[str, Any]:
    """What an answer brought, in the battle and on the road."""
    happened: list[str] = []
    events: list[dict[str, Any]] = []
    game = after.battle or (before.battle and after.fought if before is not None else None)
    if game:
        view = game.view()
        happened += lines(view, after.events, telling.lang, detailed=telling.detailed)
        events += events_of(game, telling.lang)
    road = told(before, after, telling.lang) if before is not None else []
    return {"answer": None, "events": events, "told": happened, "road": road}


def _print_step(step: dict[str, Any]) -> None:
    if step["answer"] is not None:
        typer.echo(f"> {step['answer']}")
    print_lines((*step["told"], *step["road"]))


def _last_words(journey: Expedition, lang: str) -> str:
    """What is asked now, or that it is won."""
    if journey.battle is not None:
        return battle_prompt(journey.battle.view(), lang)
    return prompt(journey, lang) or standing(journey, lang)


def _document(version: str, journey: Expedition, steps: list[dict[str, Any]]) -> str:
    asked = journey.decision
    state = msgspec.to_builtins(journey.state)
    document = {
        "version": version,
        "expedition": msgspec.to_builtins(journey.plan),
        "steps": steps,
        "outcome": journey.outcome,
        "decision": None
        if asked is None
        else {"seats": asked.seats, "kind": asked.kind, "options": list(asked.options.by_key())},
        "state": {field: state[field] for field in SHOWN},
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=2).decode()


SHOWN = (
    "battle", "attempt", "stage", "foe", "barracks", "banished", "recallable", "mages", "market",
    "taken", "treasures", "results", "won", "abilities", "upgraded", "wounds",
)  # fmt: skip
