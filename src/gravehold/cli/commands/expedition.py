"""`gravehold expedition`: several battles in a row, as a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gravehold.cli.arguments.help import Commands
from gravehold.cli.arguments.lang import LangOption
from gravehold.cli.arguments.packs import PacksOption
from gravehold.cli.terminal.pauses import PauseOption

from .journey_files import add_file_commands

if TYPE_CHECKING:
    from gravehold.cli.setup.expedition import Wanted
    from gravehold.cli.terminal.screen import Screen

KIND = "expedition"
app = Commands(KIND, else_="play")
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
    packs: PacksOption = None,
    reroll: Annotated[list[str] | None, typer.Option("--reroll")] = None,
    bring: Annotated[list[str] | None, typer.Option("--bring")] = None,
    seed: int | None = None,
    bots: str | None = None,
    seats: Seats = None,
    no_play: Annotated[bool, typer.Option("--no-play")] = False,
    force: Annotated[bool, typer.Option("--force")] = False,
    pause: PauseOption = None,
    lang: LangOption = None,
) -> None:
    from gravehold.cli.library import with_usual
    from gravehold.cli.setup.choices import new_seed, read_bots, split
    from gravehold.cli.setup.expedition import Wanted, brought, guided
    from gravehold.cli.speech import speak
    from gravehold.cli.terminal.screen import Left, Screen
    from gravehold.modes.expedition.plan import Plan
    from gravehold.words.language import language

    speak(language(lang))
    screen = Screen()
    given = (kind, players, option, packs, reroll, bring, seed, bots or seats)
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
            packs=with_usual(split(packs), Plan().packs) if packs else Plan().packs,
            rerolled=split(",".join(reroll or ())),
            builds=tuple(brought(bring or ())),
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
    from gravehold.cli.journeys import operations
    from gravehold.cli.journeys.kinds import kind_named
    from gravehold.cli.library import library
    from gravehold.cli.setup.expedition import show_drawn
    from gravehold.modes.expedition import Expedition

    plan = wanted.plan
    journey = Expedition.of(plan, library())
    settings = {"no_play": no_play, "force": force}
    operations.begin(
        kind_named(KIND), journey, file, screen, called=plan.kind, bots=wanted.bots, **settings
    )
    if no_play and plan.custom:
        show_drawn(screen, journey)


@app.command()
def play(
    file: Annotated[str | None, typer.Argument()] = None,
    bots: str | None = None,
    seats: Seats = None,
    packs: PacksOption = None,
    pause: PauseOption = None,
    lang: LangOption = None,
) -> None:
    from gravehold.cli.journeys import operations
    from gravehold.cli.speech import speak
    from gravehold.cli.terminal.screen import Screen
    from gravehold.words.language import language

    speak(language(lang))
    operations.play(KIND, file, Screen(), bots or seats)


add_file_commands(app, KIND)
