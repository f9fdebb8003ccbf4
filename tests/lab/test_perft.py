"""Counts of answer sequences: a change of the rules that alters any of them shows here.

After a change that is meant, `gravehold perft` gives the new counts; say in the commit why.
"""

from __future__ import annotations

import pytest

from gravehold.kernel.errors import UnknownName
from gravehold.lab.perft import POSITIONS, count, counts, position

COUNTS = {
    "umbra-titan-1": [2, 6, 28, 96, 290, 912, 2670],
    "umbra-titan-2": [2, 8, 24, 86, 362, 1346, 4524],
    "gate-witch-2": [4, 12, 37, 126, 427, 1234, 3137],
    "gate-witch-3": [6, 21, 68, 238, 842, 2621, 7868],
    "hollow-crown-3": [4, 11, 33, 111, 368, 1161, 3322],
    "hollow-crown-4": [4, 17, 73, 273, 890, 2715, 8484],
    "magus-of-cloaks-1": [4, 10, 27, 92, 264, 570, 1354],
    "magus-of-cloaks-4": [2, 8, 26, 87, 317, 1084, 3352],
    "umbra-titan-2-later": [2, 4, 14, 66, 206, 530, 1498],
    "gate-witch-4-later": [2, 8, 24, 92, 384, 1648, 6320],
    "hollow-crown-2-later": [2, 4, 12, 39, 107, 258, 688],
    "magus-of-cloaks-3-later": [4, 13, 40, 132, 414, 1127, 2763],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_counts_have_not_changed(name: str) -> None:
    assert list(counts(name, len(COUNTS[name]))) == COUNTS[name]


def test_positions_cover_every_nemesis_and_number_of_mages() -> None:
    assert {len(place.mages) for place in POSITIONS.values()} == {1, 2, 3, 4}
    assert len({place.nemesis for place in POSITIONS.values()}) == 4


def test_counting_changes_nothing() -> None:
    game = position("hollow-crown-4").game()
    before = game.copy()
    count(game, 3)
    assert game == before


def test_a_finished_game_counts_once() -> None:
    game = position("umbra-titan-1").game()
    while not game.over:
        game.pick(len(game.asked.options) - 1)
    assert count(game, 5) == 1


def test_an_unknown_position_names_the_nearest() -> None:
    with pytest.raises(UnknownName, match="umbra-titan-2"):
        position("umbra-titan-22")
