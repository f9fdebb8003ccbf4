"""Clauses that change how much damage is done, and in which order they do."""

from __future__ import annotations

import pytest

from gravehold.kernel.definitions import Minion, Token
from gravehold.kernel.nodes import (
    Alter,
    Deal,
    Forbid,
    GraveholdSuffers,
    Instead,
    NemesisGainsTokens,
    NemesisLosesTokens,
    PutUnderNemesisDeck,
    Suffer,
)
from gravehold.kernel.nodes.base import Clause
from tests.kit.made_up import effigy, playing, prepped, ward


@pytest.mark.parametrize(
    ("floor", "damage", "left"), [(0, 2, 0), (0, 7, 2), (1, 3, 1), (2, 1, 1), (2, 2, 2), (2, 9, 4)]
)
def test_damage_is_reduced_to_its_floor_and_never_raised_to_it(
    floor: int, damage: int, left: int
) -> None:
    shield = ward(Alter("suffer", less=5, least=floor))
    player = playing(Suffer(damage), shield, p1={"breaches": prepped("ward")})
    assert player.p1.life == 10 - left
    ogre = Minion("ogre", life=9, standing=(Alter("hit", less=5, least=floor),))
    foe = playing(Deal(damage), ogre, nemesis={"in_play": ["ogre"]}).choose("minion ogre")
    assert foe.nemesis.in_play == {"ogre": 9 - left}
    nemesis = playing(Deal(damage), mat=effigy(Alter("hit", "nemesis", less=5, least=floor)))
    assert nemesis.nemesis.life == 50 - left


@pytest.mark.parametrize(
    ("clauses", "left"),
    [
        ((Alter("hit", "nemesis", most=3), Alter("hit", "nemesis", less=1)), 2),
        ((Alter("hit", "nemesis", less=1), Alter("hit", "nemesis", most=3)), 3),
    ],
)
def test_clauses_of_one_source_work_in_the_order_they_stand(
    clauses: tuple[Clause, ...], left: int
) -> None:
    assert playing(Deal(5), mat=effigy(*clauses)).nemesis.life == 50 - left


def test_damage_is_never_more_than_a_clause_allows() -> None:
    for damage, left in ((2, 2), (9, 3)):
        ogre = Minion("ogre", life=9, standing=(Alter("hit", most=3),))
        table = playing(Deal(damage), ogre, nemesis={"in_play": ["ogre"]}).choose("minion ogre")
        assert table.nemesis.in_play == {"ogre": 9 - left}


def test_each_prepped_spell_reduces_and_only_for_its_owner() -> None:
    shields = {"breaches": prepped("ward", "ward")}
    assert playing(Suffer(5), ward(Alter("suffer", less=2)), p1=shields).p1.life == 9
    assert playing(Suffer(5), ward(Alter("suffer", less=2)), p2=shields).p1.life == 5


def test_what_cannot_be_damaged_is_no_target() -> None:
    ogre = Minion("ogre", life=9)
    table = playing(
        Deal(2), ogre, mat=effigy(Forbid("hit", "nemesis")), nemesis={"in_play": ["ogre"]}
    )
    assert table.nemesis.in_play == {"ogre": 7}


def test_what_happens_instead_is_no_discard() -> None:
    evasive = Minion("ogre", life=1, standing=(Instead("discarded", PutUnderNemesisDeck()),))
    table = playing(
        Deal(2, on_kill=GraveholdSuffers(5)), evasive, nemesis={"in_play": ["ogre"]}
    ).choose("minion ogre")
    assert (table.nemesis.deck[-1], table.nemesis.discard) == ("ogre", [])
    assert table.gravehold == 20
    assert table.game.view().state.nemesis_deck[-1] >= 0  # it was seen going there


@pytest.mark.parametrize(
    ("effect", "before", "after"),
    [
        (NemesisGainsTokens(5), 3, 6),
        (NemesisGainsTokens(1), 3, 4),
        (NemesisLosesTokens(5), 3, 2),
        (NemesisLosesTokens(1), 3, 2),
    ],
)
def test_tokens_stay_within_their_limits(
    effect: NemesisGainsTokens, before: int, after: int
) -> None:
    mat = effigy(tokens=(Token(start=3, minimum=2, maximum=6),))
    assert playing(effect, mat=mat, nemesis={"tokens": before}).nemesis.tokens == after


def test_what_happens_instead_of_a_hit_leaves_life_alone() -> None:
    mat = effigy(Instead("hit", GraveholdSuffers(1), of="nemesis"))
    table = playing(Deal(5), mat=mat)
    assert (table.nemesis.life, table.gravehold) == (50, 19)
    ogre = Minion("ogre", life=9, standing=(Instead("hit", GraveholdSuffers(1)),))
    table = playing(Deal(5), ogre, nemesis={"in_play": ["ogre"]}).choose("minion ogre")
    assert (table.nemesis.in_play, table.gravehold) == ({"ogre": 9}, 19)
