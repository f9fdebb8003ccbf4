"""`gravehold replay`: a chronicle or a journey as a readable log."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gravehold.cli.arguments.help import Commands
from gravehold.cli.arguments.lang import LangOption
from gravehold.cli.arguments.packs import PacksOption

if TYPE_CHECKING:
    from gravehold.kernel.game import Game
    from gravehold.notation.chronicle import Chronicle

app = Commands()


@app.command()
def replay(
    file: Path,
    until: Annotated[int | None, typer.Option(min=0)] = None,
    battle: Annotated[int | None, typer.Option(min=1)] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    detailed: Annotated[bool, typer.Option("--detailed")] = False,
    packs: PacksOption = None,
    lang: LangOption = None,
) -> None:
    from gravehold.kernel.errors import GraveholdError
    from gravehold.notation import chronicle
    from gravehold.notation.textfile import read_text
    from gravehold.words.language import language

    code, text = language(lang), read_text(file)
    if journey := journey_in(text, file):
        from gravehold.cli.journeys import replay
        from gravehold.cli.journeys.kinds import kind_named
        from gravehold.cli.speech import speak

        speak(code)
        kind = kind_named(journey)
        if battle is None:
            told = replay.Telling(code, detailed=detailed)
            replay.replay(kind, text, str(file), until, told, as_json=json)
            return
        text = replay.one_battle(kind, text, str(file), battle)
    elif battle is not None:
        raise GraveholdError("error-no-journey", file=str(file))
    read = chronicle.read(text, str(file))
    if json:
        _print_json(read, until, code)
    else:
        _print_log(read, until, code, detailed=detailed)


def journey_in(text: str, file: Path) -> str:
    """Which kind of journey a file tells, '' for a single game.

    By its name, or by its header: a chronicle always names its nemesis, an expedition itself.
    """
    from gravehold.cli.saves.games import JOURNEYS

    if file.suffix in (*JOURNEYS, ".chronicle"):
        return file.suffix[1:] if file.suffix in JOURNEYS else ""
    header = text.lstrip().partition("\n\n")[0].splitlines()
    fields = {line.partition(":")[0].strip() for line in header}
    if "nemesis" in fields:
        return ""
    return "expedition" if "expedition" in fields else "campaign" if "mages" in fields else ""


def _print_log(chronicle: Chronicle, until: int | None, lang: str, *, detailed: bool) -> None:
    from gravehold.notation.chronicle import replayed
    from gravehold.words.endings import ending
    from gravehold.words.log import lines
    from gravehold.words.prompts import prompt

    game: Game | None = None
    for game, answer in replayed(chronicle, until=until):
        if answer is not None:
            typer.echo(f"> {answer.key}")
        print_lines(lines(game.view(), game.events, lang, detailed=detailed))
    assert game is not None
    view = game.view()
    typer.echo("")
    typer.echo(ending(view, lang) if game.over else prompt(view, lang))


def print_lines(lines: Iterable[str]) -> None:
    """What happened; a turn begins after an empty line."""
    for line in lines:
        typer.echo(f"\n{line}" if line.startswith("---") else f"  {line}")


def _print_json(chronicle: Chronicle, until: int | None, lang: str) -> None:
    import msgspec

    from gravehold.notation.chronicle import replayed
    from gravehold.notation.describe import describe

    steps: list[dict[str, Any]] = []
    game: Game | None = None
    for game, answer in replayed(chronicle, until=until):
        step = {"answer": None if answer is None else answer.key, "events": events_of(game, lang)}
        steps.append(step)
    assert game is not None
    outcome = game.outcome
    asked = game.decision
    document = {
        "version": chronicle.version,
        "game": chronicle.settings,
        "steps": steps,
        "outcome": None if outcome is None else {"won": outcome.won, "because": outcome.because},
        "decision": None
        if asked is None
        else {"seats": asked.seats, "kind": asked.kind, "options": list(asked.options.by_key())},
        "position": describe(game),
    }
    typer.echo(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())


def events_of(game: Game, lang: str) -> list[dict[str, Any]]:
    """Events with cards and seats by name; numbers as they are."""
    from gravehold.kernel.state import NO_CARD, NOBODY
    from gravehold.table.reading import card_of
    from gravehold.words.log import line

    found = []
    view = game.view()
    for event in game.events:
        entry: dict[str, Any] = {"kind": event.kind}
        if event.seat != NOBODY:
            entry["seat"] = f"p{event.seat + 1}"
        if event.card != NO_CARD:
            entry["card"] = card_of(view, event.card).id
        entry |= {"n": event.n, "extra": event.extra}
        entry["text"] = line(view, event, lang)
        found.append(entry)
    return found
