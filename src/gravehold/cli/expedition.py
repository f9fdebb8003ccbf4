"""`gravehold expedition`: several battles in a row, as a file."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gravehold.cli.help import Commands
from gravehold.cli.lang import LangOption

if TYPE_CHECKING:
    from gravehold.cli.journeysaves import JourneySaver
    from gravehold.cli.newjourney import Wanted
    from gravehold.cli.screen import Screen
    from gravehold.modes.expedition import Expedition

app = Commands("expedition")
Seats = Annotated[str | None, typer.Option("--seats", hidden=True)]  # another word for --bots


@app.callback()
def expedition(lang: LangOption = None) -> None:
    pass


@app.command()
def new(
    file: Annotated[Path | None, typer.Argument()] = None,
    kind: str | None = None,
    players: Annotated[int | None, typer.Option(min=1, max=4)] = None,
    option: Annotated[list[str] | None, typer.Option("--option")] = None,
    packs: str | None = None,
    reroll: Annotated[list[str] | None, typer.Option("--reroll")] = None,
    seed: int | None = None,
    bots: str | None = None,
    seats: Seats = None,
    no_play: Annotated[bool, typer.Option("--no-play")] = False,
    force: Annotated[bool, typer.Option("--force")] = False,
    lang: LangOption = None,
) -> None:
    from gravehold.cli.choices import new_seed, read_bots, split
    from gravehold.cli.newjourney import Wanted, guided
    from gravehold.cli.screen import Left, Screen
    from gravehold.cli.speech import speak
    from gravehold.modes.plan import Plan
    from gravehold.words.language import language

    speak(language(lang))
    screen = Screen()
    given = (kind, players, option, packs, reroll, seed, bots or seats)
    if all(value is None for value in given) and not no_play:
        try:
            wanted = guided(screen)
        except Left:
            return
    else:
        plan = Plan(
            kind=kind or "outcasts",
            players=players or 2,
            seed=new_seed() if seed is None else seed,
            options=split(",".join(option or ())),
            packs=split(packs) or Plan().packs,
            rerolled=split(",".join(reroll or ())),
        )
        wanted = Wanted(plan, read_bots(bots or seats, plan.players))
    begin(wanted, file, screen, no_play=no_play, force=force)


def begin(
    wanted: Wanted,
    file: Path | None,
    screen: Screen,
    *,
    no_play: bool = False,
    force: bool = False,
) -> None:
    """Make the file, and play on."""
    from gravehold.cli.journeysaves import JourneySaver, new_expedition_path
    from gravehold.cli.library import library
    from gravehold.cli.newjourney import show_drawn
    from gravehold.cli.speech import say
    from gravehold.kernel.errors import BadFile
    from gravehold.modes.expedition import Expedition

    journey = Expedition.of(wanted.plan, library())
    if file is not None and file.exists() and not force:
        raise BadFile("error-expedition-exists", file=str(file))
    path = new_expedition_path(wanted.plan.kind) if file is None else file
    saver = JourneySaver(path, journey)
    if message := saver.save(dict(wanted.bots)):
        if file is not None or no_play:
            raise BadFile("error-in", file=str(path), why=saver.trouble)
        screen.say(message, "yellow")  # the game goes on, as any game does
    begun = "expedition-made" if no_play else "expedition-begun"
    screen.say(say(begun, name=saver.name, seed=str(wanted.plan.seed)), "dim")
    for seat, bot in wanted.bots:
        screen.say(say("play-bot-takes", seat=seat, bot=bot), "dim")
    if not no_play:
        _sit(saver, screen, dict(wanted.bots))
    elif wanted.plan.custom:
        show_drawn(screen, journey)


def _sit(saver: JourneySaver, screen: Screen, seats: dict[str, str]) -> None:
    from gravehold.cli.journey import Sitting

    Sitting(saver, screen, seats).play()


@app.command()
def play(
    file: Annotated[str | None, typer.Argument()] = None,
    bots: str | None = None,
    seats: Seats = None,
    lang: LangOption = None,
) -> None:
    from gravehold.cli.journeysaves import find_expedition
    from gravehold.cli.screen import Screen
    from gravehold.cli.speech import speak
    from gravehold.words.language import language

    speak(language(lang))
    go_on(_newest() if file is None else find_expedition(file), Screen(), bots or seats)


def _newest() -> Path:
    """The expedition played last that is not over."""
    from gravehold.cli.journeysaves import expeditions, read_expedition
    from gravehold.cli.saves import folder
    from gravehold.cli.speech import say
    from gravehold.kernel.errors import GraveholdError, UnknownName

    for path in expeditions():
        with contextlib.suppress(GraveholdError):
            if not read_expedition(path).over:
                return path
    raise UnknownName(say("expedition-none", folder=folder()))


def go_on(path: Path, screen: Screen, bots: str | None = None) -> None:
    """Read the expedition and play."""
    from gravehold.cli.choices import read_bots
    from gravehold.cli.journeysaves import JourneySaver, read_expedition
    from gravehold.cli.saves import read_seats
    from gravehold.cli.speech import explain, say, spoken
    from gravehold.kernel.errors import GraveholdError
    from gravehold.words.journeys import standing, title

    journey = read_expedition(path)
    kept: dict[str, str] = {}
    try:
        kept = read_seats(path)
        wanted = ",".join(f"{seat}={bot}" for seat, bot in kept.items()) if bots is None else bots
        seats = dict(read_bots(wanted, journey.plan.players))
    except GraveholdError as error:
        if bots is not None:
            raise
        screen.say(say("play-resume-seats", reason=explain(error)), "yellow")
        seats = {}
    screen.say(title(journey.plan, spoken()), "bold")
    screen.say(say("expedition-goes-on", standing=standing(journey, spoken())), "dim")
    _sit(JourneySaver(path, journey, read_with=kept), screen, seats)


@app.command()
def show(
    file: str,
    battle: Annotated[int | None, typer.Option(min=1)] = None,
    lang: LangOption = None,
) -> None:
    from gravehold.cli.library import library
    from gravehold.cli.speech import speak
    from gravehold.words.language import language

    speak(language(lang))
    from gravehold.cli.road import everything
    from gravehold.notation.expeditionfile import battle_chronicle

    journey = _read(file)
    if battle is not None:
        typer.echo(battle_chronicle(journey, battle, library()), nl=False)
        return
    for i, part in enumerate(everything(journey)):
        typer.echo(("\n" if i else "") + part.heading)
        for line in part.lines:
            typer.echo(f"  {line}")


@app.command()
def check(file: str, lang: LangOption = None) -> None:
    from gravehold.cli.speech import say, speak, spoken
    from gravehold.words.journeys import standing
    from gravehold.words.language import language

    speak(language(lang))
    journey = _read(file)
    told = {"file": file, "standing": standing(journey, spoken())}
    typer.echo(say("expedition-checked", **told, answers=len(journey.answers)))


def _read(file: str) -> Expedition:
    from gravehold.cli.journeysaves import find_expedition, read_expedition

    return read_expedition(find_expedition(file))
