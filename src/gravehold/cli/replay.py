"""`gravehold replay`: a chronicle as a readable log."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gravehold.cli.help import Commands
from gravehold.cli.lang import LangOption

if TYPE_CHECKING:
    from gravehold.kernel.game import Game
    from gravehold.notation.chronicle import Chronicle

app = Commands()


@app.command()
def replay(
    file: Path,
    until: Annotated[int | None, typer.Option(min=0)] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    detailed: Annotated[bool, typer.Option("--detailed")] = False,
    lang: LangOption = None,
) -> None:
    from gravehold.notation import chronicle
    from gravehold.notation.textfile import read_text
    from gravehold.words.language import language

    code = language(lang)
    read = chronicle.read(read_text(file), str(file))
    if json:
        _print_json(read, until, code)
    else:
        _print_log(read, until, code, detailed=detailed)


def _print_log(chronicle: Chronicle, until: int | None, lang: str, *, detailed: bool) -> None:
    from gravehold.notation.chronicle import replayed
    from gravehold.words.endings import ending
    from gravehold.words.log import lines
    from gravehold.words.prompts import prompt

    game: Game | None = None
    for game, answer in replayed(chronicle, until=until):
        if answer is not None:
            typer.echo(f"> {answer.key}")
        for line in lines(game.view(), game.events, lang, detailed=detailed):
            typer.echo(f"\n{line}" if line.startswith("---") else f"  {line}")
    assert game is not None
    view = game.view()
    typer.echo("")
    typer.echo(ending(view, lang) if game.over else prompt(view, lang))


def _print_json(chronicle: Chronicle, until: int | None, lang: str) -> None:
    import msgspec

    from gravehold.notation.chronicle import replayed
    from gravehold.notation.describe import describe

    steps: list[dict[str, Any]] = []
    game: Game | None = None
    for game, answer in replayed(chronicle, until=until):
        step = {"answer": None if answer is None else answer.key, "events": _events(game, lang)}
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


def _events(game: Game, lang: str) -> list[dict[str, Any]]:
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
