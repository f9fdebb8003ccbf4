"""`gravehold play` and `gravehold resume`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gravehold.cli.arguments.help import Commands
from gravehold.cli.arguments.lang import LangOption
from gravehold.cli.arguments.packs import PacksOption
from gravehold.cli.terminal.pauses import PauseOption

if TYPE_CHECKING:
    from gravehold.api import Game
    from gravehold.cli.saves.games import Entry
    from gravehold.cli.setup.choices import Choices
    from gravehold.cli.terminal.screen import Screen

app = Commands()


@app.command()
def play(
    nemesis: str | None = None,
    mages: str | None = None,
    supply: str | None = None,
    difficulty: str | None = None,
    level: Annotated[str | None, typer.Option(hidden=True)] = None,  # its name in 0.1.0
    variants: str | None = None,
    packs: PacksOption = None,
    rules: str | None = None,
    chapter: str | None = None,
    build: Annotated[list[str] | None, typer.Option()] = None,
    basics: str | None = None,
    gravehold: int | None = None,
    resolve: int | None = None,
    flaws: int | None = None,
    protects: str | None = None,
    abilities: str | None = None,
    treasures: str | None = None,
    upgraded: str | None = None,
    seed: int | None = None,
    bots: str | None = None,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    pause: PauseOption = None,
    lang: LangOption = None,
) -> None:
    from msgspec.structs import replace

    from gravehold.cli.setup.choices import Choices, read_bots, read_builds, read_supply, split
    from gravehold.cli.speech import speak
    from gravehold.cli.terminal.screen import Left, Screen
    from gravehold.notation.settings import treasures_from_text
    from gravehold.words.language import language

    speak(language(lang))
    given: dict[str, object] = {
        "nemesis": nemesis,
        "mages": split(mages) or None,
        "supply": read_supply(supply) if supply else None,
        "difficulty": difficulty or level,
        "variants": split(variants) or None,
        "packs": _boxes(split(packs), rules) or None,
        "rules": rules,
        "chapter": chapter,
        "basics": split(basics) or None,
        "gravehold": gravehold,
        "resolve": resolve,
        "flaws": flaws,
        "protects": protects,
        "abilities": split(abilities) or None,
        "treasures": treasures_from_text(treasures) if treasures else None,
        "upgraded": split(upgraded) or None,
        "seed": seed,
    }
    given = {field: value for field, value in given.items() if value is not None}
    screen = Screen()
    if given or build or bots or quick:
        chosen = Choices(**given)  # type: ignore[arg-type]
        chosen = replace(chosen, builds=read_builds(build or (), chosen.mages))
        chosen = replace(chosen, bots=read_bots(bots, len(chosen.mages)))
        _begin(chosen, screen)
        return
    try:
        _welcome(screen)
    except Left:
        return


def _boxes(packs: tuple[str, ...], rules: str | None) -> tuple[str, ...]:
    """Those named; beside packs alone, the box whose rules are played."""
    if not packs:
        return ()
    from gravehold.cli.library import library, with_usual
    from gravehold.content.recipe import Recipe
    from gravehold.content.setups import FIRST_PACK, packs_for

    usual = Recipe(nemesis="", mages=(), rules=rules or FIRST_PACK)
    return with_usual(packs, packs_for(library(), usual))


def _welcome(screen: Screen) -> None:
    """Enter, and the first turn begins."""
    from gravehold.cli.saves.games import listing
    from gravehold.cli.setup.choices import Choices
    from gravehold.cli.setup.game import guided
    from gravehold.cli.speech import say
    from gravehold.cli.terminal.screen import Left

    chosen = Choices()
    last = next((entry for entry in listing() if not entry.over), None)
    lines = [say("play-start-quick", **chosen.in_words()), say("play-start-guided")]
    if last:
        lines.append(say("play-start-resume", name=last.name, what=last.what))
    lines += [say("play-start-expedition"), say("play-start-campaign")]
    screen.say(say("play-welcome"), "bold")
    for i, line in enumerate(lines, 1):
        screen.say(f"{i:>2} {line}")
    while True:
        answer = screen.ask(f"{say('play-start-ask')}, {say('play-quit-key')}: ").lower()
        if answer in ("q", "quit", "exit"):
            raise Left
        if answer in ("", "1"):
            _begin(chosen, screen)
            return
        if answer == "2":
            _begin(guided(screen), screen)
            return
        if answer == "3" and last:
            _go_on(last.path, screen)
            return
        if answer == str(len(lines) - 1):
            _set_out(screen)
            return
        if answer == str(len(lines)):
            _begin_campaign(screen)
            return
        screen.say(say("play-setup-bad", answer=answer[:40], wanted=""), "yellow")


def _set_out(screen: Screen) -> None:
    """An expedition, question by question."""
    from gravehold.cli.setup.expedition import guided

    from .expedition import begin

    begin(guided(screen), None, screen)


def _begin_campaign(screen: Screen) -> None:
    from .campaign import ask_mages, begin

    begin(screen, ask_mages(screen))


def _begin(chosen: Choices, screen: Screen) -> None:
    from gravehold.cli.saves.games import Saver, new_path
    from gravehold.cli.speech import say
    from gravehold.cli.terminal.session import Session

    game = chosen.game()
    path = new_path(game)
    session = Session(game, screen, Saver(path, trusted=True), dict(chosen.bots))
    screen.say(say("play-begun", name=session.saver.name, seed=str(chosen.seed)), "dim")
    for seat, bot in chosen.bots:
        screen.say(say("play-bot-takes", seat=seat, bot=bot), "dim")
    session.play()


@app.command()
def resume(
    name: Annotated[str | None, typer.Argument()] = None,
    bots: str | None = None,
    packs: PacksOption = None,
    pause: PauseOption = None,
    lang: LangOption = None,
) -> None:
    from gravehold.cli.saves.games import find, folder, listing
    from gravehold.cli.speech import say, speak
    from gravehold.cli.terminal.screen import Left, Screen
    from gravehold.words.language import language

    speak(language(lang))
    screen = Screen()
    if name is not None:
        _go_on(find(name), screen, bots)
        return
    entries = list(listing())
    if not entries:
        screen.say(say("play-resume-none", folder=folder()))
        raise typer.Exit(1)
    try:
        _go_on(_chosen_entry(entries, screen), screen, bots)
    except Left:
        return


def _chosen_entry(entries: list[Entry], screen: Screen) -> Path:
    from gravehold.cli.setup.game import pick
    from gravehold.cli.speech import say
    from gravehold.cli.terminal.screen import Left

    if len(entries) == 1:
        return entries[0].path
    for i, entry in enumerate(entries, 1):
        screen.say(f"{i:>2} {entry.name}  {entry.what}")
    while True:
        answer = screen.ask(f"{say('play-resume-ask')} [1] ") or "1"
        if answer.lower() in ("q", "quit", "exit"):
            raise Left
        found = pick(answer, [entry.name for entry in entries])
        if found:
            return next(entry.path for entry in entries if entry.name == found)
        screen.say(say("play-setup-bad", answer=answer[:60], wanted=""), "yellow")


def _go_on(path: Path, screen: Screen, bots: str | None = None) -> None:
    """Read the game, or the state before it if that is all there is, and play."""
    from gravehold.cli.journeys.kinds import kind_of
    from gravehold.cli.saves.games import Saver, backup, folder, new_path, read_seats
    from gravehold.cli.setup.choices import read_bots
    from gravehold.cli.speech import explain, say
    from gravehold.cli.terminal.session import Session
    from gravehold.kernel.errors import GraveholdError
    from gravehold.table.glance import Glance

    if (kind := kind_of(path)) is not None:
        from gravehold.cli.journeys.operations import go_on

        go_on(kind, path, screen, bots)
        return
    try:
        (game, log), trusted = _opened(path), True
    except GraveholdError as error:
        (game, log), trusted = _from_backup(path, explain(error), screen), False
    ours = path.parent == folder() and path.suffix == ".json"
    saver = Saver(path, trusted=trusted) if ours else Saver(new_path(game), trusted=True)
    players = game.codex.players
    try:
        wanted = bots
        if wanted is None:
            wanted = ",".join(f"{seat}={bot}" for seat, bot in read_seats(path).items())
        seats = dict(read_bots(wanted, players))
    except GraveholdError as error:
        if bots is not None:
            raise
        screen.say(say("play-resume-seats", reason=explain(error)), "yellow")
        seats = {}
    screen.say(say("play-resumed", name=saver.name, turn=Glance(game).turn), "dim")
    Session(game, screen, saver, seats, log).play()
    if not trusted and backup(path).exists():
        screen.say(say("play-resume-aside", path=path.with_suffix(".broken")), "dim")


def _opened(path: Path) -> tuple[Game, list[list[str]]]:
    """A saved game whose answers can be played, and its log."""
    from gravehold.cli.saves.games import read_game
    from gravehold.cli.speech import say
    from gravehold.cli.terminal.session import retold

    game = read_game(path)
    if game.origin is None:
        again, told = retold(game)
        if again == game:
            return again, told
    return game, [[say("play-log-lost")]]


def _from_backup(path: Path, reason: str, screen: Screen) -> tuple[Game, list[list[str]]]:
    """The state one answer earlier, if it can be read and the person wants it."""
    import sys

    from gravehold.cli.saves.games import backup
    from gravehold.cli.speech import say
    from gravehold.kernel.errors import BadFile, GraveholdError

    told = say("play-resume-broken", name=path, reason=reason)
    try:
        found = _opened(backup(path))
    except GraveholdError:
        raise BadFile(f"{told}\n{say('play-resume-no-backup')}") from None
    if not sys.stdin.isatty():
        how = say("play-resume-backup-how", path=backup(path))
        raise BadFile(f"{told}\n{say('play-resume-backup', name=backup(path).name)} {how}")
    screen.say(told, "yellow")
    screen.say(say("play-resume-backup", name=backup(path).name))
    if (
        screen.ask(f"{say('play-resume-backup-ask')} ")
        .lower()
        .startswith(say("play-resume-backup-no"))
    ):
        raise typer.Exit(2)
    return found
