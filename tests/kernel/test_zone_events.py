"""Cards that leave or enter zones are heard."""

from __future__ import annotations

import pytest

from gravehold.kernel.definitions import Zone
from gravehold.kernel.nodes import (
    Both,
    Condition,
    Either,
    GraveholdLife,
    GraveholdSuffers,
    MoveTop,
    Not,
    Whenever,
    ZoneIs,
)
from tests.kernel.made_up_places import DREAMS, played


def test_what_leaves_or_enters_a_zone_can_be_heard() -> None:
    clauses = (
        Whenever("leave-zone", GraveholdSuffers(1), ZoneIs("dreams")),
        Whenever("enter-zone", GraveholdSuffers(2), ZoneIs("heap")),
        Whenever("enter-zone", GraveholdSuffers(4), ZoneIs("hand")),
    )
    piles = (DREAMS, Zone("heap"))
    game = played(MoveTop("dreams", "heap"), zones=piles, standing=clauses, unleash=())
    assert game.state.gravehold == 27


@pytest.mark.parametrize(
    ("asked", "heard"),
    [
        (None, 1),
        (Not(ZoneIs("hand")), 1),
        (Either(ZoneIs("hand"), ZoneIs("heap")), 1),
        (Both(GraveholdLife().at_least(1), ZoneIs("heap")), 1),
        (Both(GraveholdLife().at_least(1), ZoneIs("hand")), 0),
    ],
)
def test_whatever_is_asked_of_a_move_the_zones_it_may_mean_are_told(
    asked: Condition | None, heard: int
) -> None:
    clauses = (Whenever("enter-zone", GraveholdSuffers(1), asked),)
    piles = (DREAMS, Zone("heap"))
    game = played(MoveTop("dreams", "heap"), zones=piles, standing=clauses, unleash=())
    assert game.state.gravehold == 30 - heard
