"""`gravehold soak`: random games that check every invariant of the rules."""

from __future__ import annotations

from time import monotonic
from typing import Annotated

import typer

from gravehold.cli.lang import LangOption

app = typer.Typer()

EVERY = 5.0  # seconds between two lines of progress


@app.command()
def soak(
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="Other seeds, other games.")] = 1,
    first: Annotated[int, typer.Option(min=0, help="The number of the first game.")] = 0,
    nemesis: Annotated[str | None, typer.Option(help="Only this nemesis.")] = None,
    mages: Annotated[
        int | None, typer.Option(min=1, max=4, help="Only this number of mages.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    lang: LangOption = None,
) -> None:
    """Play random games over all content and check every invariant on the way.

    Mages, nemesis, level, rule set, variants and supply are drawn by chance;
    every second game begins in the middle, with full decks and open breaches.

    Checked at every decision:
    no card is lost or doubled, dials and tokens are in range, breaches hold
    what they may, keys are unique and name their option, a copy is equal and
    shares nothing, an answer can be undone, a game with events goes the same
    way, reveals are counted, copies made eight decisions before are unchanged.

    Checked at one decision in 16, drawn by chance, since it takes long:
    the JSON round trip; views tell no secret; a possible world looks the same
    and can be played on; every option can be chosen.
    At one in 160: the position, written as a scenario, leads to itself.

    At the end the chronicle is written, read and replayed (or, in games that
    began in the middle, the answers).

    Exits 1 if anything broke; what reproduces it is then in ./soak-failures/.
    """
    from gravehold.cli.speech import say, speak
    from gravehold.content.library import LIBRARY
    from gravehold.lab.soak import Task, play_tasks
    from gravehold.words.language import language

    speak(language(lang))
    if nemesis is not None:
        LIBRARY.nemesis(nemesis)  # an unknown name is an error here
    tasks = [Task(seed, number, nemesis, mages) for number in range(first, first + games)]
    played = decisions = failures = 0
    started = shown = monotonic()
    for report in play_tasks(tasks, workers):
        played += 1
        decisions += report.decisions
        if report.failure:
            failures += 1
            typer.echo(f"{say('run-soak-game', number=str(report.number))} {report.failure}")
        now = monotonic()
        if now - shown >= EVERY and played < games:
            shown = now
            speed = f"{played / (now - started):.1f}"
            so_far = f"{played}/{games}"
            typer.echo(say("run-soak-progress", played=so_far, n=failures, speed=speed))
    typer.echo(say("run-soak", count=played, answers=decisions, n=failures))
    if failures:
        raise typer.Exit(1)
