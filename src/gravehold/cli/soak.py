"""`gravehold soak`: random games that check every invariant of the rules."""

from __future__ import annotations

from time import monotonic
from typing import Annotated

import typer

from gravehold.cli.help import Commands
from gravehold.cli.lang import LangOption

app = Commands()

EVERY = 5.0  # seconds between two lines of progress


@app.command()
def soak(
    games: Annotated[int, typer.Option(min=1)] = 1000,
    expeditions: Annotated[int | None, typer.Option(min=1)] = None,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    first: Annotated[int, typer.Option(min=0)] = 0,
    nemesis: str | None = None,
    mages: Annotated[int | None, typer.Option(min=1, max=4)] = None,
    workers: Annotated[int, typer.Option(min=1)] = 1,
    lang: LangOption = None,
) -> None:
    from gravehold.cli.library import library
    from gravehold.cli.speech import say, speak
    from gravehold.lab.soak import Task, play_tasks
    from gravehold.lab.travels import Trip, play_trips
    from gravehold.words.language import language

    speak(language(lang))
    if nemesis is not None:
        library().nemesis(nemesis)  # an unknown name is an error here
    games = expeditions or games
    numbers = range(first, first + games)
    if expeditions is None:
        of, reports = "", play_tasks([Task(seed, n, nemesis, mages) for n in numbers], workers)
    else:
        of, reports = "-expeditions", play_trips([Trip(seed, n, mages) for n in numbers], workers)
    one = "run-soak-expedition" if of else "run-soak-game"
    played = decisions = failures = 0
    started = shown = monotonic()
    for report in reports:
        played += 1
        decisions += report.decisions
        if report.failure:
            failures += 1
            typer.echo(f"{say(one, number=str(report.number))} {report.failure}")
        now = monotonic()
        if now - shown >= EVERY and played < games:
            shown = now
            speed = f"{played / (now - started):.1f}"
            so_far = f"{played}/{games}"
            typer.echo(say(f"run-soak{of}-progress", played=so_far, n=failures, speed=speed))
    typer.echo(say(f"run-soak{of}", count=played, answers=decisions, n=failures))
    if failures:
        raise typer.Exit(1)
