"""Every event a clause may wait for: it fires, once, with its number and card, for its sources."""

from __future__ import annotations

from typing import Any

import pytest

from gravehold.kernel.definitions import Minion, Power, Spell
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    HAND,
    Alter,
    CostOfIt,
    Deal,
    Discard,
    Focus,
    GainCard,
    GainCharge,
    GraveholdGains,
    GraveholdSuffers,
    ItSuffers,
    Life,
    Minions,
    N,
    NemesisGainsTokens,
    NemesisLosesTokens,
    Suffer,
    ThisSuffers,
    Unleash,
    Whenever,
)
from gravehold.kernel.nodes.base import Do
from gravehold.kernel.nodes.clauses import Deed
from tests.kit.made_up import effigy, gem, made_up, playing, prepped, ward
from tests.kit.scene import Table

HIT = Whenever("hit", GraveholdSuffers(N), of="nemesis")
HURT = Whenever("hurt", GraveholdSuffers(N), of="nemesis")
HEARD = GraveholdGains(1)  # Gravehold starts at 20: one life for each time


def warded(event: Deed, do: Do = HEARD, p1: dict[str, Any] | None = None, **fields: Any) -> Table:
    """p1 has a spell prepped that waits for the event."""
    mine = {"breaches": prepped("ward"), **(p1 or {})}
    return made_up(ward(Whenever(event, do)), p1=mine, **fields)


# Events of a player, heard by prepped spells


def test_casting_start_is_heard_before_anything_is_cast() -> None:
    table = warded("casting-start", turn={"next": True}, turns=["p1", "nemesis"])
    assert table.options == ["cast 1 ward", "done"]
    assert table.gravehold == 21


def test_casting_end_is_heard_when_the_casting_phase_is_over() -> None:
    table = warded("casting-end", turn={"seat": "p1", "phase": "casting"})
    assert table.gravehold == 20
    assert table.choose("done").gravehold == 21
    assert table.game.asked.kind == "main"


def test_a_spell_that_was_cast_hears_no_end_of_the_casting_phase() -> None:
    table = warded("casting-end", turn={"seat": "p1", "phase": "casting"})
    assert table.choose("cast 1 ward").gravehold == 20


def test_focus_is_heard_for_turning_and_for_opening() -> None:
    breaches = {**prepped("ward"), 2: {"turned": 1}, 3: {"turned": 1}}
    table = warded(
        "focus", p1={"breaches": breaches}, turn={"seat": "p1", "phase": "main", "aether": 20}
    )
    assert table.choose("focus 2").gravehold == 21
    assert table.choose("open 3").gravehold == 22


def test_focus_is_not_heard_for_somebody_elses_breach() -> None:
    here, there = {"breaches": prepped("ward")}, {"breaches": {2: {"turned": 1}, **prepped("ward")}}
    table = playing(
        Focus(ANY_PLAYER, slot=2), ward(Whenever("focus", HEARD)), p1=here, p2=there
    ).choose("breach p2.2")
    assert table.gravehold == 20


@pytest.mark.parametrize(("seat", "life"), [("p1", 23), ("p2", 20)])
def test_gain_is_heard_with_the_card_and_only_by_its_gainer(seat: str, life: int) -> None:
    fields: dict[str, Any] = {seat: {"breaches": prepped("ward")}}
    table = made_up(
        ward(Whenever("gain", GraveholdGains(CostOfIt()))),
        turn={"seat": "p1", "phase": "main", "aether": 3},
        **fields,
    ).choose("gain frozen-magmite")
    assert table.gravehold == life


def test_gain_is_heard_whatever_brings_the_card() -> None:
    table = playing(
        GainCard(at_most=3, types=("gem",)),
        ward(Whenever("gain", HEARD)),
        p1={"breaches": prepped("ward")},
    )
    if table.game.asked.kind == "gain":
        table.choose("supply frozen-magmite")
    assert table.gravehold == 21


def test_play_is_heard_once_the_card_has_done_what_it_does() -> None:
    """Gravehold is at 28 of 30: the other way round two of the five would be lost."""
    table = playing(
        GraveholdSuffers(5),
        ward(Whenever("play", GraveholdGains(5))),
        p1={"breaches": prepped("ward")},
        gravehold=28,
    )
    assert table.gravehold == 28


def test_play_is_heard_with_the_card() -> None:
    table = made_up(
        gem((), cost=4),
        ward(Whenever("play", GraveholdGains(CostOfIt()))),
        p1={"hand": ["made-up"], "breaches": prepped("ward")},
    )
    assert table.choose("play made-up").gravehold == 24


def test_suffer_is_heard_with_the_damage() -> None:
    table = playing(
        Suffer(3),
        ward(Whenever("suffer", GraveholdGains(N))),
        p1={"breaches": prepped("ward")},
        p2={"breaches": prepped("ward")},
    )
    assert table.gravehold == 23
    assert table.p1.life == 7


@pytest.mark.parametrize(("by", "life"), [(2, 21), (3, 20), (9, 20)])
def test_suffer_needs_damage_that_is_left_after_reductions(by: int, life: int) -> None:
    table = playing(
        Suffer(3),
        ward(Whenever("suffer", GraveholdGains(N)), Alter("suffer", less=by)),
        p1={"breaches": prepped("ward")},
    )
    assert table.gravehold == life


def test_suffer_is_heard_before_the_rest_of_the_card() -> None:
    """Gravehold is at 28 of 30: after the rest it would gain all five."""
    table = playing(
        (Suffer(1), GraveholdSuffers(5)),
        ward(Whenever("suffer", GraveholdGains(5))),
        p1={"breaches": prepped("ward")},
        gravehold=28,
    )
    assert table.gravehold == 25


def test_suffer_is_heard_after_what_exhaustion_brings() -> None:
    """Two unleashes of two each first; healing before them would be lost at 30."""
    table = playing(
        Suffer(2),
        ward(Whenever("suffer", GraveholdGains(4))),
        mat=effigy(unleash=GraveholdSuffers(2)),
        p1={"breaches": prepped("ward"), "life": 2},
        gravehold=30,
    )
    while table.game.asked.kind == "destroy-breach":
        table.choose("breach p1.4")
    assert table.gravehold == 30


# Events of foes


def test_hurt_is_heard_with_the_damage_that_is_left() -> None:
    ogre = Minion(
        "ogre", life=6, standing=(Alter("hit", less=1), Whenever("hurt", GraveholdSuffers(N)))
    )
    table = playing(Deal(4), ogre, nemesis={"in_play": ["ogre"]}).choose("minion ogre")
    assert table.gravehold == 17
    assert table.nemesis.in_play == {"ogre": 3}


def test_hurt_is_heard_for_the_damage_that_kills() -> None:
    ogre = Minion("ogre", life=2, standing=(Whenever("hurt", GraveholdSuffers(N)),))
    table = playing(Deal(4), ogre, nemesis={"in_play": ["ogre"]}).choose("minion ogre")
    assert table.gravehold == 16
    assert table.nemesis.discard == ["ogre"]


def test_hurt_is_not_heard_when_nothing_is_left() -> None:
    ogre = Minion(
        "ogre", life=2, standing=(Alter("hit", less=4), Whenever("hurt", GraveholdSuffers(5)))
    )
    table = playing(Deal(4), ogre, nemesis={"in_play": ["ogre"]}).choose("minion ogre")
    assert table.gravehold == 20


@pytest.mark.parametrize(
    ("clause", "hit", "hurt"),
    [
        (Alter("hit", "nemesis", less=1), 5, 4),
        (Alter("hit", "nemesis", most=2), 5, 2),
        (Alter("hit", "nemesis", less=9), 5, 0),
    ],
)
def test_a_hit_on_the_nemesis_is_told_before_and_after_it_is_reduced(
    clause: Alter, hit: int, hurt: int
) -> None:
    for answer, n in ((HIT, hit), (HURT, hurt)):
        mat = effigy(clause, answer)
        table = playing(Deal(5), mat=mat)
        assert table.gravehold == 20 - n
        assert table.nemesis.life == 50 - hurt


def test_what_answers_a_hit_comes_before_what_answers_the_damage_left_of_it() -> None:
    """Gravehold is at 30: the other way round the healing would be lost."""
    mat = effigy(
        Whenever("hurt", GraveholdGains(9), of="nemesis"),
        Whenever("hit", GraveholdSuffers(9), of="nemesis"),
    )
    assert playing(Deal(1), mat=mat, gravehold=30).gravehold == 30


@pytest.mark.rule("R26")
def test_discarded_is_heard_by_the_minion_that_has_left() -> None:
    ogre = Minion("ogre", life=2, standing=(Whenever("discarded", GraveholdSuffers(3)),))
    table = playing(Deal(2), ogre, nemesis={"in_play": ["ogre", "ogre"]}).choose("minion ogre")
    assert table.gravehold == 17


def test_discarded_is_heard_by_a_power_that_is_spent() -> None:
    doom = Power("doom", power=1, standing=(Whenever("discarded", GraveholdSuffers(3)),))
    table = made_up(doom, turn={"nemesis": "main"}, nemesis={"in_play": ["doom"]})
    assert table.gravehold == 17


def test_a_discarded_minion_is_heard_by_the_mat_with_the_minion() -> None:
    """The one that has left suffers no more; another one of its kind is not meant."""
    mat = effigy(Whenever("discarded", (GraveholdSuffers(2), ItSuffers(1)), of=Minions()))
    table = playing(
        Deal(9), Minion("ogre", life=3), mat=mat, nemesis={"in_play": ["ogre", "ogre"]}
    ).choose("minion ogre")
    assert table.gravehold == 18
    assert table.nemesis.in_play == {"ogre": 3}


def test_a_discarded_minion_is_not_heard_for_powers() -> None:
    mat = effigy(Whenever("discarded", GraveholdSuffers(2), of=Minions()))
    table = made_up(
        Power("doom", power=1), mat=mat, turn={"nemesis": "main"}, nemesis={"in_play": ["doom"]}
    )
    assert table.gravehold == 20


def test_a_discarded_minion_may_mean_one_kind_of_minion() -> None:
    mat = effigy(Whenever("discarded", GraveholdSuffers(2), of=Minions("giant")))
    ogre, imp = Minion("ogre", life=3, subtype="giant"), Minion("imp", life=3)
    for target, life in (("minion ogre", 18), ("minion imp", 20)):
        table = playing(Deal(9), ogre, imp, mat=mat, nemesis={"in_play": ["ogre", "imp"]})
        assert table.choose(target).gravehold == life


def test_turn_end_is_heard_at_the_end_of_any_turn() -> None:
    mat = effigy(Whenever("turn-end", GraveholdSuffers(1)))
    table = made_up(mat=mat, turns=["nemesis", "p2", "p1"])
    assert table.gravehold == 20
    table.choose("done")  # p1's turn, then the nemesis turn; p2 has no card to play
    assert table.game.asked.seats == ("p2",)
    assert table.gravehold == 18


@pytest.mark.parametrize(
    ("event", "turn", "life"),
    [
        ("nemesis-turn-start", {"next": True}, 19),
        ("nemesis-turn-end", {"next": True}, 19),
        ("nemesis-turn-start", {"seat": "p2", "phase": "main"}, 20),
        ("nemesis-turn-end", {"seat": "p2", "phase": "main"}, 20),
    ],
)
def test_a_nemesis_turn_is_heard_where_it_starts_and_ends(
    event: Deed, turn: dict[str, object], life: int
) -> None:
    mat = effigy(Whenever(event, GraveholdSuffers(1)))
    assert made_up(mat=mat, turn=turn, turns=["nemesis", "p1"]).gravehold == life


def test_a_nemesis_turn_starts_before_its_minions_act() -> None:
    """Gravehold is at 30: healing after the blow would bring it back."""
    mat = effigy(Whenever("nemesis-turn-start", GraveholdGains(5)))
    ogre = Minion("ogre", life=3, persistent=GraveholdSuffers(5))
    table = made_up(
        ogre,
        mat=mat,
        turn={"next": True},
        turns=["nemesis", "p1"],
        nemesis={"in_play": ["ogre"]},
        gravehold=30,
    )
    assert table.gravehold == 25


def test_a_nemesis_turn_ends_after_its_card_is_drawn() -> None:
    mat = effigy(Whenever("nemesis-turn-end", GraveholdGains(5)))
    ogre = Minion("ogre", life=3, immediately=GraveholdSuffers(5))
    table = made_up(
        ogre,
        mat=mat,
        turn={"next": True},
        turns=["nemesis", "p1"],
        nemesis={"deck": ["ogre", "calm"]},
        gravehold=30,
    )
    assert table.gravehold == 30


def test_tokens_changed_is_heard_for_more_and_for_fewer() -> None:
    mat = effigy(Whenever("tokens-changed", GraveholdSuffers(1)))
    assert playing(NemesisGainsTokens(2), mat=mat).gravehold == 19
    assert playing(NemesisLosesTokens(1), mat=mat, nemesis={"tokens": 3}).gravehold == 19


# Sources and their order


def test_cards_in_play_hear_what_the_mat_hears() -> None:
    ogre = Minion("ogre", life=3, standing=(Whenever("turn-end", ThisSuffers(1)),))
    table = made_up(ogre, nemesis={"in_play": ["ogre"]}).choose("done")
    assert table.nemesis.in_play == {"ogre": 2}


def test_the_mat_comes_first_then_the_cards_in_play_oldest_first() -> None:
    """28 by the mat, 30 by the first, 27 by the second; every other order ends elsewhere."""
    mat = effigy(Whenever("turn-end", GraveholdSuffers(2)))
    healer = Minion("healer", life=3, standing=(Whenever("turn-end", GraveholdGains(10)),))
    biter = Minion("biter", life=3, standing=(Whenever("turn-end", GraveholdSuffers(3)),))
    table = made_up(
        healer, biter, mat=mat, nemesis={"in_play": ["healer", "biter"]}, gravehold=30
    ).choose("done")
    assert table.gravehold == 27


def test_prepped_spells_are_heard_from_the_first_breach_on() -> None:
    table = playing(
        (),
        ward(Whenever("play", GraveholdGains(10)), id_="first"),
        ward(Whenever("play", GraveholdSuffers(3)), id_="second"),
        p1={"breaches": prepped("first", "second")},
        gravehold=30,
    )
    assert table.gravehold == 27


def test_a_spell_on_two_breaches_is_heard_once() -> None:
    wide = Spell("wide", breaches=2, standing=(Whenever("play", HEARD),))
    breaches = {1: {"open": True, "prepped": ["wide+"]}, 2: {"open": True}}
    assert playing((), wide, p1={"breaches": breaches}).gravehold == 21


def test_a_clause_is_heard_only_if_its_condition_holds() -> None:
    listener = ward(Whenever("play", HEARD, only_if=Life().at_most(4)))
    for life, gravehold in ((4, 21), (5, 20)):
        table = playing((), listener, p1={"breaches": prepped("ward"), "life": life})
        assert table.gravehold == gravehold


def test_who_hears_is_you() -> None:
    table = playing(
        (), ward(Whenever("play", GainCharge())), p1={"breaches": prepped("ward"), "charges": 0}
    )
    assert (table.p1.charges, table.p2.charges) == (1, 0)


def test_what_is_heard_in_an_unleash_comes_at_once() -> None:
    """A mage who falls in an unleash is settled after it, what waits for the damage is not."""
    table = playing(
        Unleash(),
        ward(Whenever("suffer", Discard(1, HAND))),
        mat=effigy(unleash=(Suffer(2, ANY_PLAYER), GraveholdSuffers(1))),
        p1={"breaches": prepped("ward"), "hand": ["crystal"]},
    ).choose("p1")
    assert table.p1.hand == []
    assert table.gravehold == 19
