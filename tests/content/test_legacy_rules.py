"""The lettered rules: when each holds, and what a rule set of some letters is."""

import pytest

from gravehold.content.legacy.letters import FIRST, LETTERS, RULES, legacy_rules, letters_in
from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel.errors import GraveholdError, UnknownName
from gravehold.kernel.game import codex_for
from gravehold.kernel.rules import RuleSet


def test_there_is_no_i_and_no_v() -> None:
    assert LETTERS == "ABCDEFGHJKLMNOPQRSTUWXYZ"


@pytest.mark.parametrize(
    ("chapter", "new"),
    [
        ("1", ""), ("2", "S"), ("3", "AFHNOQYBKLPRTZ"), ("4", "EGMWCU"), ("5", "JX"), ("6", "D"),
        ("7", ""), ("8", ""), ("end", ""),
    ],
)  # fmt: skip
def test_letters_of_each_battle(chapter: str, new: str) -> None:
    chapters = list(RULES)
    before = chapters[chapters.index(chapter) - 1] if chapter != "1" else ""
    known = set(letters_in(before)) if before else set()
    assert set(letters_in(chapter)) - known == set(new)
    assert known <= set(letters_in(chapter))


def test_each_letter_changes_what_it_says_and_nothing_else() -> None:
    plain = legacy_rules("")
    assert legacy_rules("AFNQ").charges
    assert not legacy_rules("AFN").charges
    assert legacy_rules("T").exhaust_unleash
    assert not legacy_rules("T").exhaust_breach
    assert legacy_rules("U").exhaust_breach
    assert legacy_rules("U").exhaust_charges
    for letter in set(LETTERS) - set("TU"):
        assert legacy_rules(letter) == plain


@pytest.mark.rule("legacy.rules-unlock", "legacy.no-charges-at-first")
def test_the_rules_begin_without_charges_and_without_penalties() -> None:
    assert LIBRARY.rules("legacy") == FIRST == RULES["1"]
    assert not FIRST.charges
    assert not FIRST.exhaust_unleash
    assert not FIRST.exhaust_breach
    assert not FIRST.exhaust_charges
    assert (RULES["3"].exhaust_unleash, RULES["3"].exhaust_breach) == (True, False)
    assert RULES["4"].exhaust_breach


@pytest.mark.rule("legacy.breach-bonus", "L1")
def test_breach_three_adds_nothing_in_legacy_alone() -> None:
    def bonus(rules: str) -> tuple[int, ...]:
        setup = make_setup(nemesis="umbra-titan", mages=["garu"], rules=rules)
        codex = codex_for(setup)
        return tuple(codex.bonus[codex.tile_number[f"breach-{n}"]] for n in range(1, 5))

    assert bonus("legacy") == (0, 0, 0, 1)
    assert bonus("war-eternal") == bonus("outcasts") == (0, 0, 1, 1)


def test_what_is_no_letter_or_chapter_is_refused() -> None:
    with pytest.raises(UnknownName, match=r"unknown letter 'I' \(there are: A, B, "):
        legacy_rules("SI")
    with pytest.raises(UnknownName, match=r"unknown chapter '9' \(there are: 1, 2, "):
        LIBRARY.rules("legacy", "9")
    with pytest.raises(GraveholdError, match="the rules outcasts have no chapters"):
        LIBRARY.rules("outcasts", "2")


def test_a_chapter_is_a_rule_set_of_its_own() -> None:
    assert LIBRARY.rules("legacy", "end").charges
    assert LIBRARY.rules("legacy", "4").chapter == "4"
    assert RuleSet().chapter == ""
