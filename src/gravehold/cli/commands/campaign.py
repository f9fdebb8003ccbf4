"""`gravehold campaign`: chapter after chapter, as a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gravehold.cli.arguments.help import Commands
from gravehold.cli.arguments.lang import LangOption
from gravehold.cli.terminal.pauses import PauseOption

from .journey_files import add_file_commands

if TYPE_CHECKING:
    from gravehold.cli.terminal.screen import Screen

KIND = "campaign"
app = Commands(KIND, else_="play")


@app.callback()
def campaign(lang: LangOption = None) -> None:
    pass


@app.command()
def new(
    file: Annotated[Path | None, typer.Argument()] = None,
    mages: Annotated[int | None, typer.Option(min=1, max=4)] = None,
    name: Annotated[list[str] | None, typer.Option("--name")] = None,
    seed: int | None = None,
    bots: str | None = None,
    no_play: Annotated[bool, typer.Option("--no-play")] = False,
    force: Annotated[bool, typer.Option("--force")] = False,
    pause: PauseOption = None,
    lang: LangOption = None,
) -> None:
    from gravehold.cli.speech import speak
    from gravehold.cli.terminal.screen import Left, Screen
    from gravehold.words.language import language

    speak(language(lang))
    screen = Screen()
    names = tuple(name or ())
    guided = mages is None and not names and seed is None and bots is None and not no_play
    try:
        number = ask_mages(screen) if guided else mages or len(names) or 2
    except Left:
        return
    begin(screen, number, file, names=names, seed=seed, bots=bots, no_play=no_play, force=force)


def ask_mages(screen: Screen) -> int:
    """How many; it never changes."""
    from gravehold.cli.setup.game import Asker, Back
    from gravehold.cli.speech import say

    asker = Asker(screen)
    while True:
        try:
            answer = asker.line(say("play-setup-players"), "2")
        except Back:
            continue
        if answer in ("1", "2", "3", "4"):
            return int(answer)
        asker.wrong(answer, say("play-setup-one-of", names="1, 2, 3, 4"))


def begin(
    screen: Screen,
    mages: int,
    file: Path | None = None,
    *,
    names: tuple[str, ...] = (),
    seed: int | None = None,
    bots: str | None = None,
    no_play: bool = False,
    force: bool = False,
) -> None:
    """Make the file, and play on; names that are given are no longer asked for."""
    from gravehold.cli.journeys import operations
    from gravehold.cli.journeys.kinds import kind_named
    from gravehold.cli.library import library
    from gravehold.cli.setup.choices import new_seed, read_bots
    from gravehold.kernel.errors import GraveholdError
    from gravehold.modes.campaign import Campaign
    from gravehold.modes.campaign.plan import CampaignPlan

    plan = CampaignPlan(mages=mages, seed=new_seed() if seed is None else seed)
    journey = Campaign.of(plan, library())
    seats = read_bots(bots, mages)
    if len(names) > mages:
        raise GraveholdError("error-names-many", n=len(names), mages=mages)
    for number, called in enumerate(names, 1):
        journey.choose(f"name p{number} {called}")
    settings = {"no_play": no_play, "force": force}
    operations.begin(
        kind_named(KIND), journey, file, screen, called=plan.campaign, bots=seats, **settings
    )


@app.command()
def play(
    file: Annotated[str | None, typer.Argument()] = None,
    bots: str | None = None,
    pause: PauseOption = None,
    lang: LangOption = None,
) -> None:
    from gravehold.cli.journeys import operations
    from gravehold.cli.speech import speak
    from gravehold.cli.terminal.screen import Screen
    from gravehold.words.language import language

    speak(language(lang))
    operations.play(KIND, file, Screen(), bots)


add_file_commands(app, KIND)


@app.command()
def export(file: str, seat: str, lang: LangOption = None) -> None:
    from gravehold.cli.journeys import operations
    from gravehold.cli.speech import speak
    from gravehold.modes.campaign import Campaign
    from gravehold.notation.buildlines import build_to_text
    from gravehold.words.language import language

    speak(language(lang))
    journey = operations.opened(KIND, file)
    assert isinstance(journey, Campaign)
    typer.echo(build_to_text(journey.export(seat)), nl=False)
