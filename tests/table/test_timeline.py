"""Going back and forth in a game, with and without a record of its own."""

import random

import pytest

from gravehold.content.library import make_setup
from gravehold.kernel.game import Game
from gravehold.table.timeline import EVERY, RECENT, TimeLine


def played(answers: int, *, record: bool, seed: int = 5) -> TimeLine[Game]:
    setup = make_setup(nemesis="umbra-titan", mages=["garu", "gex"], difficulty="beginner")
    line = TimeLine(Game.new(setup, seed, record=record))
    chance = random.Random(seed)
    while len(line.keys) < answers:
        if line.game.over:
            return played(answers, record=record, seed=seed + 1)
        key = chance.choice(list(line.game.asked.options.by_key()))
        line.advance(key, line.tried(key))
    return line


@pytest.mark.parametrize("record", [True, False])
def test_every_moment_is_as_it_was(record: bool) -> None:
    line = played(60, record=record)
    again = Game.new(line.game.setup, line.game.seed)
    for count, key in enumerate(line.keys):
        assert line.at(count) == again
        again.choose(key)
    assert line.at(len(line.keys)) == again == line.game


@pytest.mark.parametrize("record", [True, False])
def test_what_was_taken_back_can_be_answered_again(record: bool) -> None:
    line = played(40, record=record)
    whole, end = list(line.keys), line.game
    assert line.back_to(38) == tuple(whole[38:])
    assert line.back_to(35) == tuple(whole[35:38])
    assert line.game == line.at(35)
    while line.undone:
        for key in line.undone[-1]:
            line.advance(key, line.tried(key))
    assert line.keys == whole
    assert line.game == end


def test_another_answer_forgets_what_was_taken_back() -> None:
    line = played(40, record=False)
    count = max(n for n in range(39) if len(line.at(n).asked.options) > 1)
    (first, *_) = line.back_to(count)
    other = next(key for key in line.game.asked.options.by_key() if key != first)
    line.advance(other, line.tried(other))
    assert not line.undone


def test_a_line_can_start_in_the_middle_of_a_recorded_game() -> None:
    game = played(30, record=True).game
    line = TimeLine(game)
    assert len(line.keys) == 30
    reveals = [line.at(count).state.reveals for count in range(31)]
    for count in range(31):
        assert line.revealed_since(count) == (reveals[count] != reveals[30])
    assert line.last_where(lambda found: found.asked.kind == "main") is not None
    assert line.last_where(lambda found: False) is None


def test_only_some_positions_are_kept_without_a_record() -> None:
    assert len(played(80, record=False)._kept) <= RECENT + 80 // EVERY + 1
    assert not played(80, record=True)._kept
