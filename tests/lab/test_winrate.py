"""Win rates: any nemesis with any number of mages, by the rules of its box."""

from __future__ import annotations

import pytest

from gravehold.content.keywords import without_keywords
from gravehold.content.library import LIBRARY
from gravehold.kernel.errors import UnknownName
from gravehold.lab.winrate import PAIRS, a_setup, main, team


@pytest.mark.parametrize("mages", [1, 2, 3, 4])
def test_rules_and_supply_are_those_of_the_box(mages: int) -> None:
    setup = a_setup("risen-thrall", "normal", 3, mages)
    assert setup.rules.id == "outcasts"
    assert {LIBRARY.sources[card.id] for card in setup.supply} == {"outcasts"}
    assert len(setup.mages) == mages


def test_another_game_has_another_supply_unless_one_is_named() -> None:
    by_chance = [a_setup("risen-thrall", "normal", n).supply for n in (1, 2)]
    assert by_chance[0] != by_chance[1]
    named = [a_setup("risen-thrall", "normal", n, supply="first-game").supply for n in (1, 2)]
    assert named[0] == named[1]


def test_war_eternal_is_measured_as_ever() -> None:
    setups = [a_setup("umbra-titan", "normal", number) for number in range(8)]
    assert [tuple(mage.id for mage in setup.mages) for setup in setups] == [*PAIRS, *PAIRS]
    assert len({setup.supply for setup in setups}) == 1


def test_every_mage_comes_first_in_turn_and_nobody_sits_twice() -> None:
    known = tuple(LIBRARY.mages)
    teams = [team(number, 4) for number in range(len(known))]
    assert tuple(mages[0] for mages in teams) == known
    for mages in teams:
        persons = [LIBRARY.mages[id_].shows for id_ in mages if not LIBRARY.mages[id_].many]
        assert len(mages) == 4
        assert len(set(persons)) == len(persons)


def test_an_unknown_nemesis_names_the_nearest() -> None:
    with pytest.raises(UnknownName, match="risen-thrall"):
        a_setup("risen-trall", "normal", 0)


def test_a_whole_box_is_told_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    main(["outcasts", "beginner", "1", "random", "--mages", "1"])
    told = capsys.readouterr().out.splitlines()
    own = [id_ for id_ in LIBRARY.nemeses if LIBRARY.sources[id_] == "outcasts"]
    assert [line.split(",")[0].split()[-1] for line in told] == own


def test_rules_that_grow_by_chapters_are_all_there() -> None:
    """Else a nemesis that asks for charges would be measured where nobody has any."""
    setup = a_setup("deathmind", "normal", 1)
    assert without_keywords(setup.rules) == without_keywords(LIBRARY.rules("legacy", "end"))
