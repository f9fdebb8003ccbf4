"""A card that is chosen where it lies, and damage divided among those it should protect."""

from __future__ import annotations

from gravehold.kernel.definitions import Gem, Spell
from gravehold.kernel.nodes import (
    ALL_HANDS,
    DISCARD_PILE,
    HAND,
    HAND_OR_DISCARD,
    PREPPED,
    Become,
    CastPrepped,
    ChooseCard,
    DealDivided,
    DestroyIt,
    GainAether,
    May,
)
from tests.kit.made_up import playing, prepped

DULL = Gem("dull")
DULLED = Become("dull", on="it")


def test_of_equal_cards_in_a_pile_the_topmost_is_meant() -> None:
    mine = {"discard": ["crystal", "spark", "crystal", "torch"]}
    table = playing(ChooseCard(DISCARD_PILE.named("crystal"), then=DULLED), DULL, p1=mine)
    assert table.p1.discard == ["crystal", "spark", "dull", "torch"]


def test_each_place_and_each_kind_is_an_option() -> None:
    mine = {"hand": ["crystal", "crystal", "spark"], "discard": ["crystal"]}
    table = playing(ChooseCard(HAND_OR_DISCARD, then=DULLED), DULL, p1=mine)
    assert set(table.options) == {"hand crystal", "hand spark", "discard crystal"}
    assert sorted(table.choose("hand spark").p1.hand) == ["crystal", "crystal", "dull"]


def test_cards_of_all_players_are_told_apart_by_their_seats() -> None:
    choose = ChooseCard(ALL_HANDS.named("crystal"), then=DestroyIt())
    table = playing(choose, p1={"hand": ["crystal"]}, p2={"hand": ["crystal"]})
    table.choose("hand p2 crystal")
    assert table.p1.hand == ["crystal"]
    assert table.p2.hand == []


def test_a_prepped_spell_is_destroyed_where_it_lies() -> None:
    table = playing(ChooseCard(PREPPED, then=DestroyIt()), p1={"breaches": prepped("spark")})
    assert table.picture["destroyed"] == ["spark"]


def test_options_are_called_the_same_after_the_answer() -> None:
    """Also those not taken: what a key is read from has moved on by then."""
    choose = ChooseCard(PREPPED, then=DestroyIt())
    table = playing((choose, choose), p1={"breaches": prepped("spark", "torch")})
    before = ["prepped p1.1 spark", "prepped p1.2 torch"]
    asked = table.game.asked
    table.game.choose(asked.options[0])
    assert [option.key for option in asked.options] == before


def test_nothing_is_asked_where_there_is_nothing_to_choose() -> None:
    table = playing((May(ChooseCard(HAND, then=DestroyIt())), GainAether(1)))
    assert table.game.state.aether == 1


def test_divided_damage_names_those_it_is_aimed_at_and_how_much() -> None:
    flood = Spell("flood", cast=DealDivided(3))
    turned = CastPrepped(aim=("gravehold", "any-player"))
    table = playing(turned, flood, p1={"breaches": prepped("flood")})
    assert {"gravehold 3", "gravehold 1", "p1 2", "p2 3"} <= set(table.options)
    table.choose("p2 2").choose("gravehold 1")
    assert (table.p2.life, table.gravehold) == (8, 19)
