"""The lettered rules: when each holds, and what a rule set of some letters is."""

from typing import Any

import pytest

from gravehold.content.legacy.adept import FLAWED_CRYSTAL, STARTERS
from gravehold.content.legacy.letters import FIRST, LETTERS, RULES, legacy_rules, letters_in
from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel.codices import codex_for
from gravehold.kernel.deal import deal
from gravehold.kernel.definitions import PlayerCard
from gravehold.kernel.errors import GraveholdError, UnknownName
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


def changed(letters: str) -> set[str]:
    """The fields in which a rule set differs from that of no letter."""
    plain, rules = legacy_rules(""), legacy_rules(letters)
    fields = RuleSet.__struct_fields__
    return {field for field in fields if getattr(rules, field) != getattr(plain, field)}


# Four letters make the charges of chapter 3 together; the others come with cards, mats and pool.
@pytest.mark.rule("legacy.letter-s", "legacy.letter-t", "legacy.letter-u")
@pytest.mark.parametrize("letter", LETTERS)
def test_each_letter_changes_what_it_says_and_nothing_else(letter: str) -> None:
    expected = {
        "S": {"evolves"},
        "T": {"exhaust_unleash"},
        "U": {"exhaust_breach", "exhaust_charges"},
    }
    assert changed(letter) == expected.get(letter, set())
    rest = LETTERS.replace(letter, "")
    missing = {"charges"} if letter in "AFNQ" else changed(letter)
    assert changed(LETTERS) - changed(rest) == missing
    assert changed(rest) <= changed(LETTERS)


@pytest.mark.rule("legacy.letter-a", "legacy.letter-f", "legacy.letter-n", "legacy.letter-q")
def test_four_letters_bring_the_charges() -> None:
    assert changed("AFNQ") == {"charges"}
    assert changed(LETTERS) == {"charges", *changed("STU")}


@pytest.mark.rule("L2", "legacy.letter-w", "legacy.letter-e")
def test_silence_comes_with_the_end_of_chapter_3() -> None:
    assert not {"E", "W"} & set(letters_in("3"))
    assert set("EW") <= set(letters_in("4"))


def test_the_order_of_letters_means_nothing() -> None:
    assert legacy_rules("UT") == legacy_rules(("T", "U")) == legacy_rules({"U", "T"})


@pytest.mark.parametrize("letters", ["s", "SI", "V", " ", "SA,", ["AF"], "1", "Ą", ["A", ""], [1]])
def test_what_is_no_letter_is_refused_with_all_there_are(letters: Any) -> None:
    with pytest.raises(UnknownName, match=r"unknown letter '.*'.* \(there are: A, B, .+, Z\)"):
        legacy_rules(letters)


def test_a_letter_is_named_once() -> None:
    with pytest.raises(GraveholdError, match="'S' is named twice, it should stand once in 'SAS'"):
        legacy_rules("SAS")


@pytest.mark.rule("legacy.starter-cards")
def test_starters_cost_nothing_and_have_no_pile() -> None:
    starters = [*STARTERS, FLAWED_CRYSTAL, LIBRARY.cards["crystal"], LIBRARY.cards["spark"]]
    for card in starters:
        assert isinstance(card, PlayerCard)
        assert card.cost == 0
        assert card.id not in LIBRARY.piles
        with pytest.raises(GraveholdError, match=card.id):
            make_setup(nemesis="umbra-titan", mages=["adept"], supply=[card.id], free_supply=True)
    costs = [card.cost for card in LIBRARY.pack("legacy")]
    assert all(costs)


@pytest.mark.rule("legacy.letter-k")
def test_own_cards_and_basics_lie_tier_by_tier_before_the_mat_is_set_up() -> None:
    def tiers(seed: int, chapter: str) -> list[tuple[int, str]]:
        setup = make_setup(nemesis="bladius", mages=["adept"], rules="legacy", chapter=chapter)
        codex = codex_for(setup)
        s = deal(codex, seed)
        return [(codex.tier[s.kind[c]], codex.ids[s.kind[c]]) for c in s.nemesis_deck]

    decks = [tiers(seed, "3") for seed in range(5)]
    own = {card.id for card in LIBRARY.nemeses["bladius"].cards if card.tier}
    for deck in decks:
        assert [tier for tier, _ in deck] == sorted(tier for tier, _ in deck)
        assert own <= {id_ for _, id_ in deck}
        assert len(deck) == 9 + 1 + 3 + 7
    assert len({tuple(deck) for deck in decks}) > 1


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


def test_what_is_no_chapter_is_refused() -> None:
    with pytest.raises(UnknownName, match=r"unknown chapter '9' \(there are: 1, 2, "):
        LIBRARY.rules("legacy", "9")
    with pytest.raises(GraveholdError, match="the rules outcasts have no chapters"):
        LIBRARY.rules("outcasts", "2")


def test_a_chapter_is_a_rule_set_of_its_own() -> None:
    assert LIBRARY.rules("legacy", "end").charges
    assert LIBRARY.rules("legacy", "4").chapter == "4"
    assert RuleSet().chapter == ""


def test_breach_four_is_found_in_one_chapter_only() -> None:
    assert [chapter for chapter, rules in RULES.items() if rules.standing] == ["2"]
