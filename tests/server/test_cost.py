"""What an answer costs the server, in opcodes of the interpreter, as tests/kernel/test_cost.py."""

from __future__ import annotations

import random
from collections.abc import Iterator

from gravehold.content.library import LIBRARY
from gravehold.kernel.decision import Option
from gravehold.notation.settings import Settings as GameSettings
from gravehold.server.rooms.room import Room
from gravehold.server.storage.rows import Entry, GameRow, Right, SeatRow
from gravehold.server.wire.types import messages as msg
from tests.kernel.test_cost import check, opcodes

OWNER = Right("g", "owner", -1)
ANSWERS = 40


def rooms() -> Iterator[Room]:
    """Two games of a person with a bot, of which somebody has read the beginning."""
    for seed in (3, 7):
        settings = GameSettings(nemesis="gate-witch", mages=("garu", "gex"), seed=seed)
        room = Room.build(GameRow("g", "", settings, "reveal", "", "", 0.0), [], LIBRARY)
        room.seats = [SeatRow(0, "human", False), SeatRow(1, "bot:random", False)]
        room.update(OWNER, "en", -1)
        yield room


def play(room: Room) -> int:
    """Answers as `play.answer` gives them, each checked, applied, told to one reader."""
    chance, number = random.Random(room.row.settings.seed), 0
    while not room.now.over and number < ANSWERS:
        options = room.asked.options
        key = options[chance.randrange(len(options))].key
        option = room.asked.option(key)
        assert isinstance(option, Option)
        bot = room.bot_asked() is not None
        assert bot or room.answering(OWNER) is not None
        entry = Entry(room.seq + 1, "answer", option.key, 0, bot, 0.0)
        room.line.add(entry, room.line.tried(option))
        msg.encode(room.update(OWNER, "en", entry.seq - 1))
        number += 1
    return number


def test_an_answer_costs_no_more_than_it_did() -> None:
    answers = sum(play(room) for room in rooms())
    assert answers == 2 * ANSWERS
    count = opcodes(lambda: [play(room) for room in rooms()])
    begun = opcodes(lambda: [*rooms()])
    check("an answer at a table", (count - begun) / answers)
