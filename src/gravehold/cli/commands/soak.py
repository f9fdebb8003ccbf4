"""`gravehold soak`: random games that check every invariant of the rules."""

from __future__ import annotations

from time import monotonic
from typing import Annotated

import typer

from gravehold.cli.arguments.help import Commands
from gravehold.cli.arguments.lang import LangOption
from gravehold.cli.arguments.packs import PacksOption, refuse_for_journeys

app = Commands()

EVERY = 5.0  # seconds between two lines of progress


@app.command()
def soak(
    games: Annotated[int, typer.Option(min=1)] = 1000,
    expeditions: Annotated[int | None, typer.Option(min=1)] = None,
    campaigns: Annotated[int | None, typer.Option(min=1)] = None,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    first: Annotated[int, typer.Option(min=0)] = 0,
    nemesis: str | None = None,
    mages: Annotated[int | None, typer.Option(min=1, max=4)] = None,
    workers: Annotated[int, typer.Option(min=1)] = 1,
    packs: PacksOption = None,
    lang: LangOption = None,
) -> None:
    from gravehold.cli.library import folders, library
    from gravehold.cli.speech import say, speak
    from gravehold.lab.marches import play_marches
    from gravehold.lab.soak import Task, play_tasks
    from gravehold.lab.travels import Trip, play_trips
    from gravehold.words.language import language

    speak(language(lang))
    refuse_for_journeys(packs, expeditions or campaigns)
    if nemesis is not None:
        library().nemesis(nemesis)  # an unknown name is an error here
    games = campaigns or expeditions or games
    numbers = range(first, first + games)
    if campaigns is not None:
        of, reports = "-campaigns", play_marches([Trip(seed, n, mages) for n in numbers], workers)
    elif expeditions is not None:
        of, reports = "-expeditions", play_trips([Trip(seed, n, mages) for n in numbers], workers)
    else:
        tasks = [Task(seed, n, nemesis, mages, packs=folders()) for n in numbers]
        of, reports = "", play_tasks(tasks, workers)
    one = f"run-soak{of}".removesuffix("s") if of else "run-soak-game"
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
