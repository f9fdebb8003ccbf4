"""Cards that leave or enter zones are heard."""

from __future__ import annotations

from gravehold.kernel.definitions import Zone
from gravehold.kernel.nodes import GraveholdSuffers, MoveTop, Whenever, ZoneIs
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
