"""A nemesis that brings more of its own takes fewer upgraded basics in expeditions."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from gravehold import Expedition
from gravehold.content.library import LIBRARY
from gravehold.modes.expedition.plan import Plan

# As the printed expedition has met them by its fourth battle.
MET = {1: 3, 2: 5, 3: 7}


@pytest.mark.rule("expedition.upgraded-basics")
@pytest.mark.parametrize(
    ("nemesis", "players", "dealt"),
    [
        ("deathmind", 2, {1: 3, 2: 5, 3: 7}),
        ("maelstrom-risen", 2, {1: 1, 2: 3, 3: 5}),
        ("maelstrom-risen", 1, {2: 1, 3: 5}),
        ("xaxos-ascended", 2, {2: 2, 3: 4}),
    ],
)
def test_fewer_of_each_tier_are_dealt(nemesis: str, players: int, dealt: dict[int, int]) -> None:
    plan = Plan(kind="default", players=players, seed=1, packs=("outcasts", "legacy"))
    expedition = Expedition.of(plan, LIBRARY)
    known = LIBRARY.upgraded.values()
    upgraded = [c.id for t, n in MET.items() for c in [c for c in known if c.tier == t][:n]]
    state = replace(expedition.state, battle=4, foe=nemesis, upgraded=tuple(upgraded))
    tried = expedition.rules._tried(state)
    assert Counter(LIBRARY.upgraded[id_].tier for id_ in tried.in_deck) == dealt
    assert set(tried.in_deck) <= set(upgraded)
