"""What the boxes hold: ids, numbers of cards, mats that add up."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from msgspec.structs import replace

from gravehold import make_setup
from gravehold.content import war_eternal
from gravehold.content.library import LIBRARY, Box, Library
from gravehold.content.war_eternal.tiles import SIGIL_BREACH, TILES
from gravehold.kernel.codex import Codex
from gravehold.kernel.definitions import Breach, Definition, Gem, Mage, Relic, Spell
from gravehold.kernel.errors import GraveholdError, UnknownName
from gravehold.kernel.nodes import GainAether, N
from gravehold.kernel.state import OPEN

IDS = [
    *LIBRARY.cards,
    *LIBRARY.mages,
    *LIBRARY.nemeses,
    *(tile.id for tile in (*TILES, SIGIL_BREACH)),
    *(mage.ability.id for mage in LIBRARY.mages.values() if mage.ability),
]


def types_of(pack: str) -> Counter[type]:
    return Counter(type(card) for card in LIBRARY.pack(pack))


def test_every_id_is_given_once() -> None:
    assert [id_ for id_, n in Counter(IDS).items() if n > 1] == []


def test_ids_are_kebab_case() -> None:
    kebab_case = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(~[0-9])?")
    assert [id_ for id_ in IDS if not kebab_case.fullmatch(id_)] == []


def test_war_eternal_has_27_supply_cards() -> None:
    assert types_of("war-eternal") == {Gem: 7, Relic: 6, Spell: 14}


def test_legacy_has_37_supply_cards_and_four_promos() -> None:
    assert types_of("legacy") == {Gem: 12, Relic: 10, Spell: 19}


def test_outcasts_has_31_supply_cards_and_four_guests() -> None:
    assert types_of("outcasts") == {Gem: 8, Relic: 9, Spell: 14}
    assert types_of("guests") == {Relic: 2, Spell: 2}


def test_war_eternal_has_eight_mages_and_four_nemeses() -> None:
    ours = LIBRARY.boxes[0]
    assert (ours.id, len(ours.mages), len(ours.nemeses)) == ("war-eternal", 8, 4)
    assert len(LIBRARY.basic_packs["war-eternal"]) == 25


def test_basic_cards_suffice_for_four_mages() -> None:
    tiers = Counter(card.tier for card in LIBRARY.basic_packs["war-eternal"])
    assert (tiers[1], tiers[2], tiers[3]) == (9, 8, 8)  # 8, 7 and 7 are dealt


@pytest.mark.parametrize("mage", LIBRARY.mages.values(), ids=lambda mage: str(mage.id))
def test_a_mage_begins_with_ten_known_cards(mage: Mage) -> None:
    own = {card.id for card in mage.starters}
    assert len(mage.hand) == len(mage.deck) == 5
    assert {*mage.hand, *mage.deck} == own | {"crystal", "spark"}


@pytest.mark.parametrize("mage", LIBRARY.mages.values(), ids=lambda mage: str(mage.id))
def test_a_mat_has_four_places(mage: Mage) -> None:
    turned = [breach.turned for breach in mage.breaches if breach]
    assert len(mage.breaches) == 4
    assert all(0 <= n <= OPEN for n in turned)


def test_mages_of_war_eternal_have_an_open_breach_and_only_gex_lacks_one() -> None:
    mages = war_eternal.BOX.mages
    assert all(Breach(OPEN) in mage.breaches for mage in mages)
    assert [mage.id for mage in mages if None in mage.breaches] == ["gex"]


def test_quilius_has_two_extinguish() -> None:
    quilius = LIBRARY.mage("quilius")
    assert (*quilius.hand, *quilius.deck).count("extinguish") == 2


@pytest.mark.parametrize("nemesis", LIBRARY.nemeses.values(), ids=lambda nemesis: str(nemesis.id))
def test_a_nemesis_has_three_cards_of_each_tier(nemesis: Definition) -> None:
    mat = LIBRARY.nemesis(nemesis.id)
    tiers = Counter(card.tier for card in mat.cards if card.tier)
    # One whose deck is fixed takes no basic cards.
    assert tiers == ({1: 11, 2: 6, 3: 3} if mat.fixed else {1: 3, 2: 3, 3: 3})


def test_rule_sets_differ_as_their_books_do() -> None:
    war_eternal, legacy, outcasts = (
        LIBRARY.rules(id_) for id_ in ("war-eternal", "legacy", "outcasts")
    )
    assert (war_eternal.three, war_eternal.four, war_eternal.solo_turn_cards) == (
        "wild",
        "single",
        3,
    )
    assert (legacy.three, legacy.four, legacy.solo_turn_cards) == ("wild", "pairs", 4)
    assert (outcasts.three, outcasts.four, outcasts.solo_turn_cards) == ("token", "pairs", 4)
    assert not legacy.charges
    assert outcasts.charges


@pytest.mark.parametrize(
    ("what", "wrong", "right"),
    [
        ("card", "crystall", "crystal"),
        ("mage", "dezmodja", "dezmodia"),
        ("nemesis", "gatewitch", "gate-witch"),
        ("rules", "war-eternel", "war-eternal"),
        ("pack", "legacies", "legacy"),
    ],
)
def test_an_unknown_id_names_the_nearest(what: str, wrong: str, right: str) -> None:
    with pytest.raises(UnknownName, match=f"'{wrong}'; did you mean '{right}'"):
        getattr(LIBRARY, what)(wrong)


def test_a_library_is_never_changed() -> None:
    with pytest.raises(AttributeError, match="never changed"):
        LIBRARY.cards = {}


def test_a_library_refuses_what_cannot_work() -> None:
    """All lines at once; a printed pack is left to the tests."""
    cards = (Gem("sunstone", cost=-4), Gem("moonstone", play=GainAether(N)))
    with pytest.raises(GraveholdError) as caught:
        Library.of((Box(id="mine", supply=cards),))
    lines = str(caught.value).splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        "sunstone, cost",
        "moonstone, play.amount",
    ]


def test_two_cards_under_one_id_are_no_set_up() -> None:
    setup = make_setup(nemesis="umbra-titan", mages=["garu"])
    other = Gem("crystal", play=GainAether(5))
    with pytest.raises(GraveholdError, match="two definitions share the id 'crystal'"):
        Codex(replace(setup, extra=(other,)))
    same = replace(setup, extra=(LIBRARY.cards["crystal"],))
    assert Codex(same).ids == Codex(setup).ids
