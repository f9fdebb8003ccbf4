"""Set-ups by id, and what is said about ids that make none."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gravehold.content.box import Box
from gravehold.content.edition import as_of
from gravehold.content.library import LIBRARY, SUGGESTED, make_setup, setup_from_ids
from gravehold.content.recipe import Recipe
from gravehold.kernel.codex import Codex
from gravehold.kernel.definitions import Ally, Gem, Relic, Spell
from gravehold.kernel.errors import BadFile, GraveholdError
from gravehold.kernel.nodes import AllyGainsCharges, Deal, GainAether
from gravehold.kernel.setup import Setup
from tests.kit.ids import ids_of

ALL_PACKS = ("war-eternal", "legacy", "outcasts")
A = list(SUGGESTED["suggested-a"])


def setup(**changes: Any) -> Setup:
    return make_setup(**{"nemesis": "umbra-titan", "mages": ["gex", "garu"], **changes})


def piles(setup: Setup) -> list[str]:
    return [card.id for card in setup.supply]


def test_the_same_ids_give_the_same_object() -> None:
    assert setup() is setup(mages=("gex", "garu"), supply=A[::-1])
    assert setup() is not setup(mages=["garu", "gex"])


def test_a_set_up_made_by_hand_has_no_person_twice() -> None:
    twice = (LIBRARY.mages["dezmodia-outcasts"], LIBRARY.mages["dezmodia"])
    with pytest.raises(GraveholdError, match="'dezmodia-outcasts' and 'dezmodia' are the same"):
        Codex(msgspec.structs.replace(setup(), mages=twice))


def test_the_supply_lies_by_type_and_cost() -> None:
    cards = setup(supply="suggested-b").supply
    assert [type(card) for card in cards] == [Gem] * 3 + [Relic] * 2 + [Spell] * 4
    assert [card.cost for card in cards] == [3, 4, 6, 4, 6, 3, 4, 6, 8]


def test_suggested_supplies_are_those_of_the_rulebook() -> None:
    assert set(piles(setup())) == set(A)
    assert "crystallize" in piles(setup(supply="suggested-b"))


def test_a_random_supply_follows_the_seed() -> None:
    found = {tuple(piles(setup(supply="random", seed=seed))) for seed in range(20)}
    assert len(found) == 20
    assert setup(supply="random", seed=7) is setup(supply="random", seed=7)


@pytest.mark.rule("setup.market-shape", "setup.market-tip")
@pytest.mark.parametrize("seed", range(40))
def test_a_random_supply_has_its_shape_and_a_cheap_gem(seed: int) -> None:
    cards = setup(supply="random", seed=seed, packs=ALL_PACKS).supply
    assert [type(card) for card in cards] == [Gem] * 3 + [Relic] * 2 + [Spell] * 4
    assert 3 in [card.cost for card in cards[:3]]


@pytest.mark.rule("R102")
def test_a_random_supply_leaves_out_what_names_an_ally_who_is_not_there() -> None:
    lamp = Relic("lamp", cost=2, play=AllyGainsCharges("seer"))
    candle = Relic("candle", cost=2, play=GainAether(1))
    shards = [Gem(f"shard-{i}", cost=3, play=GainAether(2)) for i in range(3)]
    bolts = [Spell(f"bolt-{i}", cost=3, cast=Deal(2)) for i in range(4)]
    own = Box(id="own", supply=(lamp, candle, *shards, *bolts), allies=(Ally("seer"),))
    library = LIBRARY.with_own(own)
    found = make_setup(
        nemesis="umbra-titan", mages=["gex"], supply="random", packs=["own"], library=library,
        free_supply=True,
    )  # fmt: skip
    assert "candle" in piles(found)
    assert "lamp" not in piles(found)


@pytest.mark.rule("R102")
def test_cards_that_name_xaxos_are_drawn_only_where_he_is_protected() -> None:
    names = {"galvanized-sapphire", "reconstituting-circuit", "bottled-sun", "infused-ignition"}
    for protects, found in (("gravehold", set()), ("xaxos", names)):
        recipe = Recipe(
            nemesis="umbra-titan", mages=("gex",), supply="random", packs=("outcasts",),
            protects=protects,
        )  # fmt: skip
        drawn = {id_ for seed in range(60) for id_ in piles(LIBRARY.setup(recipe, seed))}
        assert drawn & names == found


def test_the_guests_are_never_drawn_unless_their_pack_is_named() -> None:
    guests = {card.id for card in LIBRARY.pack("guests")}
    for packs, met in ((ALL_PACKS, set()), ((*ALL_PACKS, "guests"), guests)):
        found = {
            id_ for n in range(90) for id_ in piles(setup(supply="random", packs=packs, seed=n))
        }
        assert found & guests == met


def test_the_first_game_of_outcasts_has_a_supply_of_its_own() -> None:
    assert len(setup(supply="first-game").supply) == 9
    assert "tornado-of-insight" in piles(setup(supply="first-game"))


def test_packs_bound_a_random_supply() -> None:
    legacy = {card.id for card in LIBRARY.pack("legacy")}
    assert set(piles(setup(supply="random", packs=["legacy"]))) < legacy


def test_any_card_of_any_pack_may_be_named() -> None:
    names = [*SUGGESTED["first-game"][:-1], "bouncing-boom"]
    assert set(piles(setup(supply=names))) == set(names)


def test_a_free_supply_may_have_any_shape() -> None:
    assert piles(setup(supply=["kindle"], free_supply=True)) == ["kindle"]


def test_level_and_variants_change_the_rules() -> None:
    rules = setup(difficulty="beginner", variants=["pairs"]).rules
    assert (rules.gravehold_life, rules.four) == (35, "pairs")


def test_extra_cards_come_along() -> None:
    assert [card.id for card in setup(extra=["kindle", "kindle"]).extra] == ["kindle"]


def test_a_saved_setup_is_found_again() -> None:
    made = setup(
        supply="random",
        seed=3,
        difficulty="expert",
        variants=["no-choice"],
        extra=["nix"],
        library=as_of(LIBRARY, "0.1.0"),
    )
    assert setup_from_ids(ids_of(made)) == made


def test_a_saved_setup_with_a_strange_field_is_a_bad_file() -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        setup_from_ids({**ids_of(setup()), "mages": 3})


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"nemesis": "umbra"}, "unknown nemesis 'umbra'; did you mean 'umbra-titan'"),
        ({"nemesis": "gex"}, "unknown nemesis 'gex'"),
        ({"mages": []}, "one to four mages, not 0"),
        ({"mages": ["gex", "garu", "dezmodia", "quilius", "ulgimor"]}, "mages, not 5"),
        ({"mages": ["gex", "gex"]}, "'gex' is named twice"),
        (
            {"mages": ["gex", "dezmodia", "dezmodia-outcasts"]},
            "'dezmodia' and 'dezmodia-outcasts' are the same person: only one of them can be",
        ),
        ({"mages": ["gexx"]}, "unknown mage 'gexx'; did you mean 'gex'"),
        ({"mages": "gex"}, "mages is a list of ids, not 'gex'"),
        ({"rules": "war"}, "unknown rule set 'war'"),
        ({"level": "experts"}, "did you mean 'expert'"),
        ({"variants": ["pair"]}, "did you mean 'pairs'"),
        ({"supply": "suggested-c"}, "did you mean 'suggested-"),
        ({"supply": []}, "at least one pile"),
        ({"supply": A[:8]}, "4 spells; this one has 3 gems, 2 relics, 3 spells"),
        ({"supply": [*A[:8], "crystall"]}, "unknown supply card 'crystall'; did you mean 'crystal"),
        ({"supply": [*A[:8], "spark"]}, "'spark' has no supply pile"),
        ({"supply": [*A[:8], "nix"]}, "'nix' has no supply pile"),
        ({"supply": [*A[:8], A[7]]}, f"'{A[7]}' is named twice"),
        ({"supply": "random", "packs": ["we"]}, "unknown pack 'we'"),
        ({"packs": ["we"]}, "unknown pack 'we'"),
        ({"supply": "random", "packs": []}, "at least one pack"),
        ({"extra": ["kindel"]}, "unknown card 'kindel'; did you mean 'kindle'"),
    ],
)  # fmt: skip
def test_a_mistake_is_named(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(GraveholdError, match=message):
        setup(**changes)
