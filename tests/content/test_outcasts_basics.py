"""The basic nemesis cards of Outcasts: how many, which are shared, how they are numbered."""

from __future__ import annotations

from collections import Counter

import pytest

from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel.errors import GraveholdError
from gravehold.notation.scenario import parse_scenarios

BASICS = LIBRARY.basic_packs["outcasts"]
SHARED = {"throttle", "apocalypse-ritual"}


def test_there_are_twenty_two_and_fifteen_upgraded() -> None:
    assert Counter(card.tier for card in BASICS) == {1: 8, 2: 7, 3: 7}
    assert Counter(card.tier for card in LIBRARY.upgraded.values()) == {1: 3, 2: 5, 3: 7}


def test_upgraded_ones_are_never_dealt_as_basics() -> None:
    assert not LIBRARY.upgraded.keys() & LIBRARY.basics.keys()


def test_each_basic_has_its_printed_number() -> None:
    numbers = {tier: [c.number for c in BASICS if c.tier == tier] for tier in (1, 2, 3)}
    assert numbers[1] == [32, 31, 30, 29, 28, 27, 26, 25]
    assert numbers[2] == [21, 20, 19, 18, 17, 15, 13]
    assert numbers[3] == [10, 9, 7, 5, 4, 3, 2]


def test_two_boxes_share_two_cards() -> None:
    ours = {card.id for card in BASICS}
    assert ours & {card.id for card in LIBRARY.basic_packs["war-eternal"]} == SHARED
    assert {LIBRARY.sources[id_] for id_ in SHARED} == {"war-eternal"}


def test_of_both_boxes_a_shared_card_is_dealt_once() -> None:
    setup = make_setup(nemesis="gate-witch", mages=["garu"], packs=["war-eternal", "outcasts"])
    dealt = Counter(card.id for card in setup.basics)
    assert dealt["throttle"] == 1
    assert len(dealt) == 25 + 22 - len(SHARED)


@pytest.mark.parametrize("pack", ["war-eternal", "outcasts"])
def test_a_shared_card_does_not_tell_which_box_is_used(pack: str) -> None:
    supply = [card.id for card in LIBRARY.supply[pack]][:1]
    setup = make_setup(
        nemesis="gate-witch", mages=["garu"], packs=[pack], supply=supply, free_supply=True
    )
    assert LIBRARY.recipe(setup).packs == (pack,)


def test_a_number_token_stands_for_a_seat() -> None:
    text = (
        "name: A\ngame: {rules: outcasts, nemesis: gate-witch, mages: [garu, gex]}\n"
        "position: {nemesis: {in_play: [{card: seeking-destruction, mark: p3}]}}\nexpect: {}\n"
    )
    with pytest.raises(GraveholdError) as error:
        parse_scenarios(text, "a.yaml")
    assert "a.yaml:3: unknown seat 'p3'" in str(error.value)
