"""The line of answers that stand: back to any moment, quickly, at any length."""

from __future__ import annotations

import random
import time

from gravehold.content.library import make_setup
from gravehold.kernel.game import Game
from gravehold.kernel.setup import Setup
from gravehold.server.games.room_log import RoomLog
from gravehold.server.games.time_line import GameTimeLine
from gravehold.server.storage.rows import Entry
from gravehold.table.timeline import EVERY, RECENT

SEED = 11
UNDER = 0.05  # seconds, what an undo may take


def four_mages() -> Setup:
    mages = ("garu", "gex", "quilius", "yan-magda")
    return make_setup(nemesis="hollow-crown", mages=mages, difficulty="beginner")


def entry(seq: int, key: str, kind: str = "answer", bot: bool = False) -> Entry:
    return Entry(seq, kind, key, 0, bot, 0.0)


def played(answers: int, seed: int = SEED) -> GameTimeLine:
    """A line of random answers; a game that ends too soon is played with another seed."""
    chance = random.Random(seed)
    line = GameTimeLine(four_mages(), seed)
    while len(line.keys) < answers:
        if line.game.over:
            return played(answers, seed + 1)
        keys = [key for key in line.game.asked.options.by_key() if not key.startswith("gain")]
        key = chance.choice(keys or list(line.game.asked.options.by_key()))
        line.add(entry(line.seq + 1, key), line.tried(key))
    return line


def test_every_moment_is_as_it_was() -> None:
    line = played(60)
    again = Game.new(four_mages(), line.game.seed)
    for count in range(len(line.keys) + 1):
        assert line.at(count).state == again.state
        if count < len(line.keys):
            again.choose(line.keys[count])


def test_only_some_positions_are_kept() -> None:
    line = played(80)
    assert len(line._kept) <= RECENT + 80 // EVERY + 1


def test_taking_back_is_quick_at_any_length() -> None:
    line = played(90)
    worst = 0.0
    while line.keys:
        count = len(line.keys) - 1
        expected = line.at(count).state
        start = time.perf_counter()
        line.take_back(entry(line.seq + 1, str(count), "undo"))
        worst = max(worst, time.perf_counter() - start)
        assert line.game.state == expected
    assert worst < UNDER * 4  # the machine may be busy; the benchmark measures it alone


def test_rows_give_the_same_line_as_playing() -> None:
    chance = random.Random(3)
    line = played(30)
    rows = [step.entry for step in line.steps]
    for _ in range(12):
        count = chance.randrange(len(line.keys) - 3, len(line.keys))
        rows.append(entry(line.seq + 1, str(count), chance.choice(["undo", "undo-reveal"])))
        line.take_back(rows[-1])
        for _ in range(3):
            key = chance.choice(list(line.game.asked.options.by_key()))
            rows.append(entry(line.seq + 1, key))
            line.add(rows[-1], line.tried(key))
    again = GameTimeLine(four_mages(), line.game.seed)
    again.follow(rows)
    assert again.game.state == line.game.state
    assert (again.keys, again.marked, again.seq) == (line.keys, line.marked, line.seq)
    one, two = RoomLog(line), RoomLog(again)
    assert one.since(-1, "en") == two.since(-1, "en")


def test_the_log_told_step_by_step_is_the_log_told_at_once() -> None:
    line = played(25)
    rows = [step.entry for step in line.steps]
    again = GameTimeLine(four_mages(), line.game.seed)
    log, told = RoomLog(again), []
    told += log.since(-1, "en").lines
    for row in rows:
        seq = again.seq
        again.follow([row])
        told += log.since(seq, "en").lines
    assert told == RoomLog(line).since(-1, "en").lines


def test_a_row_that_no_longer_fits_stops_the_line_until_it_is_taken_back() -> None:
    good = played(10)
    rows = [step.entry for step in good.steps]
    rows[6] = entry(7, "gain a-card-of-old")
    line = GameTimeLine(four_mages(), good.game.seed)
    line.follow(rows)
    assert line.trouble is not None
    assert "a-card-of-old" in str(line.trouble)
    assert (len(line.keys), line.seq) == (6, 10)
    line.follow([entry(11, "6", "undo")])
    assert line.seq == 11
    assert line.game.state == good.at(6).state
