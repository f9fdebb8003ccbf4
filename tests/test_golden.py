"""One whole game per nemesis that must go on exactly as it once did (`make golden` renews them)."""

from __future__ import annotations

import pytest

from gravehold.content.library import LIBRARY
from gravehold.notation import expeditionfile
from tools.account import differences
from tools.golden import EXPEDITIONS, GOLDEN, kept_positions, positions


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


# Which tries were won, battle by battle.
RESULTS = {
    "printed": "1.1+ 2.1- 2.2+ 3.1+ 4.1+",
    "custom": "1.1- 1.2+ 2.1- 2.2-",
}


@pytest.mark.parametrize("name", EXPEDITIONS)
def test_a_kept_expedition_goes_the_same_way_again(name: str) -> None:
    """Its file has a check of every answer: the first that leads elsewhere is an error."""
    text = (GOLDEN / f"{name}.expedition").read_text("utf-8")
    assert "\nchecks: " in text
    journey = expeditionfile.replay(text, name, LIBRARY)
    assert journey.plan == EXPEDITIONS[name][0]
    results = [f"{r.battle}.{r.attempt}{'+' if r.won else '-'}" for r in journey.state.results]
    assert " ".join(results) == RESULTS[name]
