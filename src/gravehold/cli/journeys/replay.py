"""A journey told again: its battles, and what was chosen between them."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import typer

from gravehold.cli.commands.replay import events_of, print_lines
from gravehold.players.journeys import AnyJourney
from gravehold.words.log import lines
from gravehold.words.prompts import prompt as battle_prompt

from .kinds import Kind


class Telling(NamedTuple):
    """How it is told."""

    lang: str
    detailed: bool = False


def one_battle(kind: Kind[Any], text: str, file: str, battle: int) -> str:
    """The chronicle of one battle, counted over all tries."""
    return kind.chronicle(kind.replay(text, file), battle)


def replay(
    kind: Kind[Any], text: str, file: str, until: int | None, telling: Telling, *, as_json: bool
) -> None:
    """Print everything from the start on, as words or as JSON."""
    version, header, played = kind.replayed(text, file, until)
    steps: list[dict[str, Any]] = []
    before: AnyJourney | None = None
    for after, answer in played:
        step = _step(kind, before, after, telling)
        step["answer"] = None if answer is None else answer.key
        if as_json:
            steps.append(step)
        else:
            begins = before is not None and before.battle is None and after.battle is not None
            _print_step(step, begins=begins)
        after.events.clear()
        before = after.copy()
    assert before is not None
    if as_json:
        told = {"version": version, kind.name: header, "steps": steps}
        document = {**told, **_standing(kind, before)}
        typer.echo(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())
    else:
        typer.echo(f"\n{_last_words(kind, before, telling.lang)}")


def _step(
    kind: Kind[Any], before: AnyJourney | None, after: AnyJourney, telling: Telling
) -> dict[str, Any]:
    """What an answer brought, in the battle and on the road."""
    happened: list[str] = []
    events: list[dict[str, Any]] = []
    game = after.battle or (before.battle and after.fought if before is not None else None)
    if game:
        view = game.view()
        happened += lines(view, after.events, telling.lang, detailed=telling.detailed)
        events += events_of(game, telling.lang)
    road = kind.told(before, after, telling.lang) if before is not None else []
    return {"answer": None, "events": events, "told": happened, "road": road}


def _print_step(step: dict[str, Any], *, begins: bool) -> None:
    """That a battle begins is told before what happens in it, all else of the road after it."""
    if step["answer"] is not None:
        typer.echo(f"> {step['answer']}")
    parts = (step["road"], step["told"]) if begins else (step["told"], step["road"])
    print_lines(line for part in parts for line in part)


def _last_words(kind: Kind[Any], journey: AnyJourney, lang: str) -> str:
    """What is asked now, or that it is over."""
    if journey.battle is not None:
        return battle_prompt(journey.battle.view(), lang)
    return kind.prompt(journey, lang) or kind.standing(journey, lang)


def _standing(kind: Kind[Any], journey: AnyJourney) -> dict[str, Any]:
    asked = journey.decision
    return {
        "outcome": journey.outcome,
        "decision": None
        if asked is None
        else {"seats": asked.seats, "kind": asked.kind, "options": list(asked.options.by_key())},
        "state": kind.document(journey),
    }
