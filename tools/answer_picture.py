"""Draws docs/images/answer.svg: the way of one answer, from a click to what everybody then sees."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from gravehold.kernel.decision import Decision
from gravehold.kernel.game import Game
from gravehold.kernel.run import Run
from gravehold.kernel.view import View
from gravehold.server.edge import socket
from gravehold.server.games.time_line import RoomTimeLine
from gravehold.server.rooms import play
from gravehold.server.rooms.hub import Hub
from gravehold.server.rooms.room import Room
from gravehold.server.storage.journal import Journal
from gravehold.server.wire import decisions
from gravehold.server.wire import table as wire_table
from gravehold.table.reading import table_of
from gravehold.table.timeline import TimeLine
from gravehold.words.log import lines
from gravehold.words.prompts import prompt
from tools.svg import Drawing

ROOT = Path(__file__).parent.parent
LANES = ("web", "edge", "rooms", "storage", "wire", "words", "table", "kernel")
WIDTH, MARGIN, LANE, ROW, HEAD = 900, 20, 54, 46, 44
WORDS = MARGIN + LANE * len(LANES) + 10


class Step(NamedTuple):
    """Who does what; a function of ours, or a file of the client with a word that stands in it."""

    lane: str
    by: Callable[..., Any] | tuple[str, str]
    does: str


STEPS = (
    Step("web", ("web/src/store/table.svelte.ts", "answer"), "a click or a key: its key is sent"),
    Step("edge", socket._handle, "one message is read; the link was checked as it opened"),
    Step("rooms", play.answer, "is it the newest question, may this right answer it?"),
    Step("kernel", Decision.option, "the option that the key names; else what is legal"),
    Step("table", TimeLine.tried, "the answer is given to a copy of the game"),
    Step("kernel", Game.choose, "checked; from here on an option is its number"),
    Step("kernel", Run.answer, "the option goes to the frame that asked for it"),
    Step("kernel", Run.go, "frames are taken off the stack, each type by its handler"),
    Step("kernel", Run.tell, "what happens is collected as events, for the log"),
    Step("kernel", Run.ask, "until a handler asks: the question stands in the state"),
    Step("storage", Journal.append, "the key is on the disk, before anybody hears of it"),
    Step("rooms", RoomTimeLine.add, "the copy becomes the game of the room"),
    Step("rooms", Hub.changed, "everybody is told; a bot that is asked begins to think"),
    Step("rooms", Room.update, "for each right and language, made once"),
    Step("kernel", View.of, "what that seat may know, field by field"),
    Step("table", table_of, "what lies there, as records"),
    Step("wire", wire_table.table_of, "the fields that a client draws; no other is sent"),
    Step("wire", decisions.decision_of, "the question, and which thing each option is"),
    Step("words", prompt, "what is asked, in the language of the reader"),
    Step("words", lines, "the events as sentences of the log"),
    Step("edge", socket._write, "from the queue of each socket; who lags is dropped"),
    Step("web", ("web/src/store/table.svelte.ts", "received"), "drawn; what is legal now glows"),
)


def answer_picture() -> str:
    """A column for each part of the program, a row for each step."""
    drawing = Drawing(WIDTH, "One answer's way from a click through server and kernel and back")
    bottom = MARGIN + HEAD + ROW * len(STEPS)
    for number, lane in enumerate(LANES):
        drawing.text(_x(number), MARGIN + 14, lane, "faint", anchor="middle")
        drawing.line((_x(number), MARGIN + 24), (_x(number), bottom - 10), kind="thin")
    for number, step in enumerate(STEPS):
        x, y = _x(LANES.index(step.lane)), MARGIN + HEAD + ROW * number
        drawing.dot(x, y)
        if number + 1 < len(STEPS):
            after = _x(LANES.index(STEPS[number + 1].lane))
            drawing.line((x, y), (after, y + ROW / 2 - 8), (after, y + ROW - 5), arrow=True)
        drawing.text(WORDS, y - 2, called(step), "code")
        drawing.text(WORDS, y + 16, step.does, "faint")
    return drawing.svg(bottom)


def _x(lane: int) -> float:
    return MARGIN + LANE * lane + LANE / 2


def called(step: Step) -> str:
    """Where to look: the file and the name in it."""
    if isinstance(step.by, tuple):
        path, word = step.by
        if f" {word}(" not in (ROOT / path).read_text("utf-8"):
            raise ValueError(f"{path} has no '{word}' any more")
        return f"{path}: {word}"
    path = step.by.__module__.removeprefix("gravehold.").replace(".", "/")
    return f"{path}.py: {step.by.__qualname__}"
