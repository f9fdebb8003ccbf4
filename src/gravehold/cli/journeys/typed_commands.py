"""What a person can type in a journey besides an answer, between battles and in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from gravehold.cli.speech import say, spoken
from gravehold.cli.terminal import typed_commands
from gravehold.cli.terminal.menu import all_options
from gravehold.cli.terminal.session import retold

if TYPE_CHECKING:
    from .kinds import Kind, Look
    from .sitting import Sitting

STORY = "story"
AFTER_LOOKS = ("log", "hint", "undo-journey", "redo", "lang", "save-journey", "quit")


def help_between(kind: Kind[Any]) -> tuple[str, ...]:
    """The messages on what can be typed between battles."""
    return (*kind.helped, "options", "card", "text", *_looks(kind), *AFTER_LOOKS)


def help_in_battle(kind: Kind[Any]) -> tuple[str, ...]:
    return (*typed_commands.HELP[:-3], *_looks(kind), *typed_commands.HELP[-3:])


def _looks(kind: Kind[Any]) -> tuple[str, ...]:
    return (*kind.looks, STORY)


def _look(look: Look[Any]) -> typed_commands.Command:
    def command(session: Any, rest: str) -> bool:
        for part in look(session.journey, rest):
            if part.lines:
                session.screen.say(part.heading, "bold")
            for line in part.lines:
                session.screen.say(f"  {line}")
        return False

    return command


def _story(session: Any, rest: str) -> bool:
    stories = session.kind.story(session.journey, rest)
    paragraphs = [part for story in stories for part in story.split("\n\n") if part]
    for i, paragraph in enumerate(paragraphs):
        session.screen.say(f"\n{paragraph}" if i else paragraph, "italic")
    return False


def _options(sitting: Sitting, rest: str) -> bool:
    options = sitting.question.options
    if sitting.question.spoken is not None:
        sitting.screen.say(sitting.question.spoken.form)
        return False
    sitting.screen.show(all_options(options.by_key(), sitting.labels()))
    return False


def _text(sitting: Sitting, rest: str) -> bool | None:
    keys = list(sitting.question.options.by_key())
    if not (rest.isascii() and rest.isdecimal()):
        return typed_commands.TABLE["card"](sitting, rest)
    if sitting.question.spoken is not None:
        return _options(sitting, rest)
    number = int(rest[:9])
    if not 1 <= number <= len(keys):
        sitting.screen.say(say("play-answer-number", n=rest[:20], last=len(keys)), "yellow")
        return False
    if lines := sitting.kind.explained(sitting.journey, keys[number - 1]):
        for line in lines:
            sitting.screen.say(line)
        return False
    id_ = sitting.kind.thing_of(sitting.journey, keys[number - 1])
    if not id_:
        sitting.screen.say(say("play-text-none", n=number), "yellow")
        return False
    return typed_commands.TABLE["card"](sitting, id_)


def _log(sitting: Sitting, rest: str) -> bool:
    """The last battle, and what was chosen since."""
    lines = list(_told(sitting))
    wanted = int(rest[:6]) if rest.isascii() and rest.isdecimal() else typed_commands.RECENT
    for line in lines[-wanted:] if wanted else []:
        sitting.screen.say(line, "bold" if line.startswith("---") else "")
    if not lines:
        sitting.screen.say(say("play-log-empty"))
    return False


def _told(sitting: Sitting) -> Iterator[str]:
    journey = sitting.journey
    if journey.fought is not None:
        for part in retold(journey.fought)[1]:
            yield from part
    again, taken = journey.copy(), []
    while again.undoable:
        taken.append(again.undo())
    for key in reversed(taken):
        before = again.copy()
        again.choose(key)
        yield from sitting.kind.told(before, again, spoken())


def _hint(sitting: Sitting, rest: str) -> bool:
    sitting.screen.say(say("play-hint", what=sitting.hint()), "green")
    return False


def _undo(sitting: Sitting, rest: str) -> bool:
    answers = len(sitting.journey.answers)
    sitting.screen.say(sitting.take_back(), "yellow")
    return len(sitting.journey.answers) != answers


Table = dict[str, typed_commands.Command]
SHARED = ("?", "help", "card", "redo", "lang", "save", "quit", "exit", "q")
BETWEEN: Table = {
    **{word: typed_commands.TABLE[word] for word in SHARED},
    "options": _options,
    "text": _text,
    "log": _log,
    "hint": _hint,
    "undo": _undo,
    "undo!": _undo,
}


def between(kind: Kind[Any]) -> Table:
    """What can be typed between battles."""
    return {**BETWEEN, **_everywhere(kind)}


def in_battle(kind: Kind[Any]) -> Table:
    return {**typed_commands.TABLE, **_everywhere(kind)}


def _everywhere(kind: Kind[Any]) -> Table:
    return {**{word: _look(look) for word, look in kind.looks.items()}, STORY: _story}
