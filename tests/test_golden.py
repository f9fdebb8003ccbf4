"""One whole game per nemesis that must go on exactly as it once did (`make golden` renews them)."""

from __future__ import annotations

import pytest

from gravehold.content.library import LIBRARY
from tools.account import differences
from tools.golden import GOLDEN, kept_positions, positions


@pytest.mark.parametrize("nemesis", LIBRARY.nemeses)
def test_a_kept_game_is_played_the_same_again(nemesis: str) -> None:
    chronicle = (GOLDEN / f"{nemesis}.chronicle").read_text("utf-8")
    kept = list(kept_positions((GOLDEN / f"{nemesis}.positions").read_text("utf-8")))
    played = 0
    for number, (key, found) in enumerate(positions(chronicle)):
        different = differences(kept[number], found)
        assert not different, f"answer {number}, {key!r}, leads elsewhere:\n{different}"
        played += 1
    assert played == len(kept)
    assert "outcome" in kept[-1]
