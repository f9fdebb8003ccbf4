"""The curse deck: what it holds, where it is, and what is refused."""

from __future__ import annotations

from collections import Counter

import pytest

from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel.errors import GraveholdError
from gravehold.notation.scenario import parse_scenarios

WHOLE = {"cursed-shard": 4, "cursed-bolt": 3, "cursed-manacles": 2, "curse-of-rot": 1}
GAME = "game: {rules: outcasts, nemesis: gate-witch, mages: [garu]"


def test_ten_cards_of_four_kinds() -> None:
    assert Counter(card.id for card in LIBRARY.curses) == WHOLE
    assert all(card.cost == 0 for card in LIBRARY.curses)
    assert not {card.id for card in LIBRARY.curses} & LIBRARY.piles.keys()


def test_it_is_there_by_the_rules_and_not_in_every_game() -> None:
    for rules, curses in (("outcasts", LIBRARY.curses), ("war-eternal", ())):
        setup = make_setup(nemesis="gate-witch", mages=["garu"], rules=rules)
        assert setup.curses == curses


def test_a_curse_has_no_supply_pile() -> None:
    with pytest.raises(GraveholdError) as error:
        make_setup(nemesis="gate-witch", mages=["garu"], supply=["cursed-shard"], free_supply=True)
    assert "it is a curse, and those lie in the curse deck" in str(error.value)


@pytest.mark.parametrize(
    ("position", "wrong"),
    [
        ("curses: {cursed-shard: 5}", "a.yaml:4: 'cursed-shard' should be from 0 to 4, not 5"),
        ("curses: {spark: 1}", "a.yaml:4: "),
        ("supply: {cursed-bolt: 3}", "it is a curse, and those lie in the curse deck"),
    ],
)
def test_what_a_position_cannot_say(position: str, wrong: str) -> None:
    text = f"name: A\n{GAME}}}\nposition:\n  {position}\nexpect: {{}}\n"
    with pytest.raises(GraveholdError) as error:
        parse_scenarios(text, "a.yaml")
    assert wrong in str(error.value)
