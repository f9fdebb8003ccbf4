"""`gravehold winrate`: how often bots win, and how far they come in whole expeditions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from gravehold.cli.arguments.help import Commands
from gravehold.cli.arguments.lang import LangOption
from gravehold.cli.arguments.packs import PacksOption, refuse_for_journeys

if TYPE_CHECKING:
    from gravehold.lab.expeditions import Share

app = Commands()


@app.command()
def winrate(
    nemesis: str = "umbra-titan",
    difficulty: str = "normal",
    games: Annotated[int, typer.Option(min=1)] = 100,
    mages: Annotated[int, typer.Option(min=1, max=4)] = 2,
    bot: str = "greedy",
    first: Annotated[int, typer.Option(min=0)] = 0,
    expedition: Annotated[bool, typer.Option("--expedition")] = False,
    campaign: Annotated[bool, typer.Option("--campaign")] = False,
    between: str | None = None,
    kind: str = "outcasts",
    tries: Annotated[int, typer.Option(min=1)] = 5,
    workers: Annotated[int, typer.Option(min=1)] = 1,
    packs: PacksOption = None,
    lang: LangOption = None,
) -> None:
    from gravehold.cli.speech import speak
    from gravehold.words.language import language

    speak(language(lang))
    refuse_for_journeys(packs, expedition or campaign)
    if campaign:
        _campaigns(games, mages, bot, between or "", first, workers)
    elif expedition:
        _expeditions(kind, games, mages, tries, bot, first, workers)
    else:
        _games(nemesis, difficulty, games, mages, bot, first)


def _games(nemesis: str, difficulty: str, games: int, mages: int, bot: str, first: int) -> None:
    """One nemesis, or all of a box, a line each."""
    from gravehold.cli.library import library
    from gravehold.cli.speech import say
    from gravehold.lab.expeditions import Share
    from gravehold.lab.winrate import outcomes
    from gravehold.players.policy import make_bot

    make_bot(bot)  # an unknown name is an error here
    boxes = {box.id: [foe.id for foe in box.nemeses] for box in library().boxes}
    for name in boxes.get(nemesis) or [library().nemesis(nemesis).id]:
        found = outcomes(
            name, difficulty, games, bot=bot, first_seed=first, mages=mages, library=library()
        )
        won = sum(n for how, n in found.items() if how.startswith("won"))
        typer.echo(say("run-winrate", nemesis=name, **_told(Share(won, games))))


def _expeditions(
    kind: str, games: int, mages: int, tries: int, bot: str, first: int, workers: int
) -> None:
    """How far they come, a line for each battle."""
    from gravehold.cli.speech import say
    from gravehold.lab.expeditions import Journey, simulate_all, stretches
    from gravehold.lab.setups import OURS
    from gravehold.modes.expedition.plan import VARIANTS, Plan
    from gravehold.modes.expedition.rules import ExpeditionRules

    packs = tuple(OURS.supply) if kind in VARIANTS else Plan().packs
    battles = ExpeditionRules(Plan(kind=kind, players=mages, packs=packs), OURS).battles
    journeys = [Journey(kind, first + i, mages, tries, bot, packs=packs) for i in range(games)]
    found = list(simulate_all(journeys, workers))
    table = stretches(found, battles)
    for row in table:
        typer.echo(say("run-expedition-reached", battle=row.battle, **_told(row.reached)))
        if row.reached.n:
            first_tries = _told(row.first) | {"tries": f"{row.tries:.2f}"}
            typer.echo(say("run-expedition-won", battle=row.battle, **first_tries))
    won = sum(row.won.n for row in table) / games
    typer.echo(say("run-expedition-end", battles=f"{won:.2f}", **_told(table[-1].won)))


def _campaigns(games: int, mages: int, bot: str, between: str, first: int, workers: int) -> None:
    """How they fare, a line for each chapter, ending and choice."""
    from gravehold.cli.speech import say
    from gravehold.lab.campaigns import March, choices, simulate_all, stretches
    from gravehold.lab.expeditions import Share
    from gravehold.players.journeys import make_traveller
    from gravehold.players.policy import make_bot

    make_bot(bot)  # an unknown name is an error here
    make_traveller(between or bot)
    marches = [March(first + i, mages, bot, between) for i in range(games)]
    found = list(simulate_all(marches, workers))
    for row in stretches(found):
        told = {
            "chapter": str(row.chapter),
            "tries": f"{row.tries:.2f}",
            "won": f"{row.won.value:.1%}",
            "evolved": f"{row.evolved:.2f}",
            "stuck": f"{row.stuck:.2f}",
        }
        typer.echo(say("run-campaign-chapter", **told, **_told(row.first)))
    for word, choice in choices(found).items():
        lost = {f"lost-{name}": value for name, value in _told(choice.lost).items()}
        typer.echo(say("run-campaign-choice", word=word, **_told(choice.won), **lost))
    for epilogue in ("dawn", "survival", "fall"):
        n = sum(marched.epilogue == epilogue for marched in found)
        typer.echo(say("run-campaign-epilogue", epilogue=epilogue, **_told(Share(n, games))))
    points = sum(marched.points for marched in found) / games
    typer.echo(say("run-campaign-points", points=f"{points:.2f}"))


def _told(share: Share) -> dict[str, str]:
    low, high = share.bounds
    return {
        "n": str(share.n),
        "of": str(share.of),
        "share": f"{share.value:.1%}",
        "low": f"{low:.1%}",
        "high": f"{high:.1%}",
    }
