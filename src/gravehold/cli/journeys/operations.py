"""What the commands of every kind of journey do: begin one, go on, show it, check it, fork it."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import typer

from gravehold.cli.saves.games import folder, read_seats, write_atomically
from gravehold.cli.saves.journeys import JourneySaver, find_journey, kept, new_path, read_journey
from gravehold.cli.setup.choices import read_bots
from gravehold.cli.speech import explain, say, spoken
from gravehold.cli.terminal.screen import Screen
from gravehold.kernel.errors import BadFile, GraveholdError, UnknownName
from gravehold.players.journeys import AnyJourney

from .kinds import Kind, kind_named
from .sitting import Sitting

Seats = tuple[tuple[str, str], ...]


def begin(
    kind: Kind[Any],
    journey: AnyJourney,
    file: Path | None,
    screen: Screen,
    *,
    called: str,
    bots: Seats = (),
    no_play: bool = False,
    force: bool = False,
) -> None:
    """Make the file, and play on; `called`: its name, unless it has a file."""
    if file is not None and file.exists() and not force:
        raise BadFile("error-journey-exists", file=str(file))
    path = new_path(kind, called) if file is None else file
    saver = JourneySaver(kind, path, journey)
    if message := saver.save(dict(bots)):
        if file is not None or no_play:
            raise BadFile("error-in", file=str(path), why=saver.trouble)
        screen.say(message, "yellow")  # the game goes on, as any game does
    begun = "travel-made" if no_play else "travel-begun"
    screen.say(say(begun, name=saver.name, seed=str(journey.plan.seed)), "dim")
    for seat, bot in bots:
        screen.say(say("play-bot-takes", seat=seat, bot=bot), "dim")
    if not no_play:
        Sitting(saver, screen, dict(bots)).play()


def play(kind: str, file: str | None, screen: Screen, bots: str | None = None) -> None:
    """The one named, or the one played last that is not over."""
    known = kind_named(kind)
    go_on(known, _newest(known) if file is None else find_journey(known, file), screen, bots)


def _newest(kind: Kind[Any]) -> Path:
    for path in kept(kind):
        with contextlib.suppress(GraveholdError):
            if not read_journey(kind, path).over:
                return path
    raise UnknownName(say("travel-none", kind=kind.name, folder=folder()))


def go_on(kind: Kind[Any], path: Path, screen: Screen, bots: str | None = None) -> None:
    """Read the journey and play."""
    journey = read_journey(kind, path)
    had: dict[str, str] = {}
    try:
        had = read_seats(path)
        wanted = _written(had) if bots is None else bots
        seats = dict(read_bots(wanted, journey.plan.players))
    except GraveholdError as error:
        if bots is not None:
            raise
        screen.say(say("play-resume-seats", reason=explain(error)), "yellow")
        seats = {}
    screen.say(kind.title(journey), "bold")
    screen.say(say("travel-goes-on", standing=kind.standing(journey, spoken())), "dim")
    Sitting(JourneySaver(kind, path, journey, read_with=had), screen, seats).play()


def _written(seats: Mapping[str, str]) -> str:
    return ",".join(f"{seat}={bot}" for seat, bot in seats.items())


def opened(kind: str, file: str) -> AnyJourney:
    """Read only."""
    known = kind_named(kind)
    return read_journey(known, find_journey(known, file))


def show(kind: str, file: str, battle: int | None) -> None:
    """Everything there is to see, or one battle as a chronicle."""
    known, journey = kind_named(kind), opened(kind, file)
    if battle is not None:
        typer.echo(known.chronicle(journey, battle), nl=False)
        return
    for i, part in enumerate(known.everything(journey)):
        typer.echo(("\n" if i else "") + part.heading)
        for line in part.lines:
            typer.echo(f"  {line}")


def check(kind: str, file: str) -> None:
    """Say where it stands; a mistake in it is an error."""
    journey = opened(kind, file)
    told = {"file": file, "standing": kind_named(kind).standing(journey, spoken())}
    typer.echo(say("travel-checked", **told, answers=len(journey.answers)))


def fork(kind: str, file: str, name: str, until: int | None) -> None:
    """Another journey with the same beginning, under a name of its own."""
    known, journey = kind_named(kind), opened(kind, file)
    answers = len(journey.answers)
    if until is not None and until > answers:
        raise GraveholdError("error-fork-until", n=answers, until=str(until))
    again = journey.copy() if until is None else _beginning(known, journey, until)
    path = Path(name) if Path(name).suffix == known.suffix else folder() / f"{name}{known.suffix}"
    if path.exists():
        raise BadFile("error-fork-exists", file=str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, known.write(again))
    told = {"name": name, "standing": known.standing(again, spoken())}
    typer.echo(say("travel-forked", **told, answers=len(again.answers)))


def _beginning(kind: Kind[Any], journey: AnyJourney, until: int) -> AnyJourney:
    text = kind.write(journey)
    *_, (again, _) = kind.replayed(text, kind.name, until)[2]
    found: AnyJourney = again
    return found
