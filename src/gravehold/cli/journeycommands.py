"""What a person can type in an expedition besides an answer, between battles and in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from gravehold.words.journeys import told

from . import commands
from .menu import all_options
from .road import barracks, chosen, head, road
from .session import retold
from .speech import say, spoken
from .tale import after_battle, before_battle, thing_of

if TYPE_CHECKING:
    from gravehold.modes.expedition import Expedition

    from .journey import Sitting

LOOKS = ("road", "barracks", "story")
HELP = (
    "number", "key-journey", "options", "card", "text", *LOOKS, "log", "hint", "undo-journey",
    "redo", "lang", "save-journey", "quit",
)  # fmt: skip
HELP_IN_BATTLE = (*commands.HELP[:-3], *LOOKS, *commands.HELP[-3:])


def _road(session: Any, rest: str) -> bool:
    for part in (head(session.journey), road(session.journey)):
        _tell(session, part.heading, part.lines)
    return False


def _barracks(session: Any, rest: str) -> bool:
    for part in (barracks(session.journey), chosen(session.journey)):
        _tell(session, part.heading, part.lines)
    return False


def _tell(session: Any, heading: str, lines: list[str]) -> None:
    if lines:
        session.screen.say(heading, "bold")
    for line in lines:
        session.screen.say(f"  {line}")


def _story(session: Any, rest: str) -> bool:
    """What was told after the last battle, and before the one at hand."""
    journey: Expedition = session.journey
    stories = [after_battle(journey)] + ([] if journey.over else [before_battle(journey)])
    paragraphs = [part for story in stories for part in story.split("\n\n") if part]
    for i, paragraph in enumerate(paragraphs):
        session.screen.say(f"\n{paragraph}" if i else paragraph, "italic")
    return False


def _options(sitting: Sitting, rest: str) -> bool:
    options = sitting.question.options
    sitting.screen.show(all_options(options.by_key(), sitting.labels()))
    return False


def _text(sitting: Sitting, rest: str) -> bool | None:
    keys = list(sitting.question.options.by_key())
    if not (rest.isascii() and rest.isdecimal()):
        return commands.TABLE["card"](sitting, rest)
    number = int(rest[:9])
    if not 1 <= number <= len(keys):
        sitting.screen.say(say("play-answer-number", n=rest[:20], last=len(keys)), "yellow")
        return False
    id_ = thing_of(sitting.journey, keys[number - 1])
    if not id_:
        sitting.screen.say(say("play-text-none", n=number), "yellow")
        return False
    return commands.TABLE["card"](sitting, id_)


def _log(sitting: Sitting, rest: str) -> bool:
    """The last battle, and what was chosen since."""
    lines = list(_told(sitting.journey))
    wanted = int(rest[:6]) if rest.isascii() and rest.isdecimal() else commands.RECENT
    for line in lines[-wanted:] if wanted else []:
        sitting.screen.say(line, "bold" if line.startswith("---") else "")
    if not lines:
        sitting.screen.say(say("play-log-empty"))
    return False


def _told(journey: Expedition) -> Iterator[str]:
    if journey.fought is not None:
        for part in retold(journey.fought)[1]:
            yield from part
    again, taken = journey.copy(), []
    while again.undoable:
        taken.append(again.undo())
    for key in reversed(taken):
        before = again.copy()
        again.choose(key)
        yield from told(before, again, spoken())


def _hint(sitting: Sitting, rest: str) -> bool:
    sitting.screen.say(say("play-hint", what=sitting.hint()), "green")
    return False


def _undo(sitting: Sitting, rest: str) -> bool:
    answers = len(sitting.journey.answers)
    sitting.screen.say(sitting.take_back(), "yellow")
    return len(sitting.journey.answers) != answers


EVERYWHERE: dict[str, commands.Command] = {
    "road": _road,
    "barracks": _barracks,
    "story": _story,
}
IN_BATTLE: dict[str, commands.Command] = {**commands.TABLE, **EVERYWHERE}
SHARED = ("?", "help", "card", "redo", "lang", "save", "quit", "exit", "q")
TABLE: dict[str, commands.Command] = {
    **{word: commands.TABLE[word] for word in SHARED},
    **EVERYWHERE,
    "options": _options,
    "text": _text,
    "log": _log,
    "hint": _hint,
    "undo": _undo,
    "undo!": _undo,
}
