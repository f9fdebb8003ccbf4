"""What a person can type besides an answer: help, texts, log, undo, save, quit."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table

from gravehold.cli.commands.cards import card_view
from gravehold.cli.saves.games import write_atomically
from gravehold.cli.speech import explain, say, spoken
from gravehold.kernel.definitions import Gem
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.nodes import GainAether
from gravehold.players.policy import make_bot
from gravehold.table.asking import Choice, asked_of
from gravehold.table.reading import definition_of, table_of
from gravehold.words.language import LANGUAGES
from gravehold.words.mats import discard_words
from gravehold.words.options import card_of, label
from gravehold.words.things import seat_words

from . import pauses
from .board import Board
from .menu import all_options, labels
from .reasons import why_not
from .screen import Left

if TYPE_CHECKING:
    from .session import Session

RECENT = 20  # lines of the log
HELP: tuple[str, ...] = (
    "number", "key", "options", "table", "card", "text", "discard", "log", "gems", "hint", "why",
    "undo", "redo", "pause", "lang", "save", "quit",
)  # fmt: skip
Command = Callable[[Any, str], bool | None]


def obey(session: Any, typed: str) -> bool | None:
    """Carry out a command: True if the question has to be shown again; None if it is none."""
    word, _, rest = typed.partition(" ")
    command = session.known_commands.get(word.lower())
    return None if command is None else command(session, rest.strip())


def _help(session: Session, rest: str) -> bool:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for word in session.known_help:
        grid.add_row(say(f"help-{word}", "typed"), say(f"help-{word}"))
    session.screen.show(grid)
    return False


def _options(session: Session, rest: str) -> bool:
    view = session.game.view()
    session.screen.show(all_options(view.asked.options.by_key(), labels(view)))
    return False


def _table(session: Session, rest: str) -> bool:
    screen = session.screen
    screen.show(Board(session.game.view(), screen.width, plain=screen.plain).full())
    return False


def _card(session: Session, rest: str) -> bool:
    if not rest:
        session.screen.say(say("play-card-which", example=session.example), "yellow")
        return False
    try:
        for definition in session.find_cards(rest):
            session.screen.show(card_view(definition))
    except GraveholdError as error:
        session.screen.say(explain(error), "yellow")
    return False


def _text(session: Session, rest: str) -> bool:
    view = session.game.view()
    options = view.options
    if not (rest.isascii() and rest.isdecimal()):
        return _card(session, rest)
    number = int(rest[:9])
    if not 1 <= number <= len(options):
        session.screen.say(say("play-answer-number", n=rest[:20], last=len(options)), "yellow")
        return False
    id_ = card_of(view, options[number - 1])
    if not id_:
        session.screen.say(say("play-text-none", n=number), "yellow")
        return False
    return _card(session, id_)


def _discard(session: Session, rest: str) -> bool | None:
    view = session.game.view()
    seats = [f"p{i + 1}" for i in range(view.codex.players)]
    own = session.game.asked.seats
    seat = rest.lower() or (own[0] if len(own) == 1 else "")
    if seat not in seats:
        if rest and any(key.startswith("discard") for key in view.asked.options.by_key()):
            return None  # the beginning of an answer
        session.screen.say(
            say("play-seat-unknown", seat=rest[:20], seats=", ".join(seats)), "yellow"
        )
        return False
    number = seats.index(seat)
    who = seat_words(view, number, spoken())
    cards = discard_words(view, number, spoken())
    session.screen.say(say("play-discard" if cards else "play-discard-empty", who=who, cards=cards))
    return False


def _log(session: Session, rest: str) -> bool:
    lines = [line for part in session.log for line in part]
    wanted = int(rest[:6]) if rest.isascii() and rest.isdecimal() else RECENT
    for line in lines[-wanted:] if wanted else []:
        session.screen.say(line, "bold" if line.startswith("---") else "")
    if not lines:
        session.screen.say(say("play-log-empty"))
    return False


def _gems(session: Session, rest: str) -> bool:
    """Only gems without any question: nothing is decided for anybody."""
    played = False
    while found := next(filter(partial(_simple, session), _choices(session)), None):
        session.choose(session.game.asked.options[found.index])
        played = True
    if not played:
        session.screen.say(say("play-gems-none"), "yellow")
    return played


def _choices(session: Session) -> tuple[Choice, ...]:
    return asked_of(session.game.view()).choices


def _simple(session: Session, choice: Choice) -> bool:
    if choice.verb != "play":
        return False
    definition = definition_of(session.game.view(), choice.id)
    return isinstance(definition, Gem) and isinstance(definition.play, GainAether)


def _hint(session: Session, rest: str) -> bool:
    seat = session.game.asked.seats[0]
    view = session.game.view(seat)
    option = make_bot("greedy", table_of(view).turn.number).choose(view)
    what = f"{option.index + 1} {label(view, option, spoken()).text} ({option.key})"
    session.screen.say(say("play-hint", what=what), "green")
    return False


def _why(session: Session, rest: str) -> bool:
    """Why something is not among the options, asked for as it would be answered."""
    said, unclear = why_not(session.game, rest)
    session.screen.say(said, "yellow" if unclear else "green")
    return False


def _undo(session: Session, rest: str, *, past_reveals: bool = False) -> bool:
    answers = len(session.line.keys)
    session.screen.say(session.take_back(past_reveals=past_reveals), "yellow")
    return len(session.line.keys) != answers


def _undo_anyway(session: Session, rest: str) -> bool:
    return _undo(session, rest, past_reveals=True)


def _redo(session: Session, rest: str) -> bool:
    if not session.give_again():
        session.screen.say(say("play-redo-nothing"), "yellow")
        return False
    return True


def _save(session: Session, rest: str) -> bool:
    if not rest:
        session.save()
        trouble = session.saver.trouble
        known = say("play-save-done", path=session.saver.path)
        session.screen.say(say("play-save-failed", reason=trouble) if trouble else known)
        return False
    path = Path(rest).expanduser()
    try:
        if path.exists():
            session.screen.say(say("play-save-exists", path=path), "yellow")
            return False
        write_atomically(path, session.as_file(path))
        session.screen.say(say("play-save-done", path=path))
    except (OSError, ValueError) as error:
        session.screen.say(say("play-save-failed", reason=explain(error)), "yellow")
    return False


def _lang(session: Session, rest: str) -> bool:
    code = rest.lower()
    if code not in LANGUAGES:
        session.screen.say(say("play-lang-which", langs=", ".join(LANGUAGES)), "yellow")
        return False
    session.speak(code)
    session.screen.say(say("play-lang-now"), "green")
    return True


def _pause(session: Session, rest: str) -> bool:
    length = pauses.seconds(rest) if rest else pauses.pause()
    if length is None:
        session.screen.say(say("play-pause-which", most=f"{pauses.MOST:g}"), "yellow")
        return False
    pauses.choose(length)
    session.screen.say(say("play-pause-now", seconds=f"{length:g}"), "green")
    return False


def _quit(session: Session, rest: str) -> bool:
    raise Left


TABLE: dict[str, Command] = {
    "?": _help,
    "help": _help,
    "options": _options,
    "table": _table,
    "card": _card,
    "text": _text,
    "discard": _discard,
    "log": _log,
    "gems": _gems,
    "hint": _hint,
    "why": _why,
    "undo": _undo,
    "undo!": _undo_anyway,
    "redo": _redo,
    "pause": _pause,
    "lang": _lang,
    "save": _save,
    "quit": _quit,
    "exit": _quit,
    "q": _quit,
}
