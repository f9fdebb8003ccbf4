"""Which words and rulings reach which card: by what the card does, not by how it reads."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from gravehold.content.library import LIBRARY
from gravehold.kernel.definitions import Spell
from gravehold.kernel.nodes import Deal, Draw, Focus, Or
from gravehold.rules import concerns, load_glossary, load_rules
from gravehold.rules.concerns import marks

KNOWN = LIBRARY.definitions
# Of later boxes: no card has these yet, but there is a node or field for each of them.
UNUSED = {
    "destroy-breach", "put-on-deck.up_to", "relic.on_gain",
}  # fmt: skip


def reached() -> set[str]:
    found = [concerns(definition) for definition in KNOWN.values()]
    return {id_ for each in found for id_ in (*each.terms, *each.rulings)}


def test_every_ruling_reaches_a_card_or_says_that_it_is_general() -> None:
    rulings = load_rules().rulings
    assert [r.id for r in rulings if (r.id in reached()) == r.general] == []
    assert [r.id for r in rulings if not r.general and not r.marks] == []


def test_every_word_with_marks_reaches_a_card() -> None:
    assert [t.id for t in load_glossary().terms.values() if t.marks and t.id not in reached()] == []


def test_no_mark_is_misspelt() -> None:
    written = [t.marks for t in load_glossary().terms.values()]
    written += [r.marks for r in load_rules().rulings]
    used = {mark for each in written for both in each for mark in both.split(" & ")}
    known = {mark for definition in KNOWN.values() for mark in marks(definition)}
    assert used - known == UNUSED


@pytest.mark.parametrize(
    ("ids", "most"),
    [(LIBRARY.cards, 8), ({**LIBRARY.mages, **LIBRARY.nemeses}, 9)],
    ids=["cards", "mats"],  # a mat has an ability, a track and more
)
def test_nothing_is_left_unexplained_or_buried(ids: Collection[str], most: int) -> None:
    explained = {id_: len(concerns(KNOWN[id_]).terms) for id_ in ids}
    assert {id_: n for id_, n in explained.items() if not 1 <= n <= most} == {}


@pytest.mark.parametrize(
    ("id_", "terms", "rulings"),
    [
        ("spark", {"cast"}, set()),
        ("paired-storm", {"link", "prep", "cast", "damage", "this-turn"}, {"R13"}),
        ("pyrotechnic-surge", {"adjacent", "breach", "prep"}, {"R12", "R14"}),
        ("aurora", {"while-prepped", "once-per-turn", "charge"}, {"R22", "R28"}),
        ("portal-wretch", {"minion", "persistent", "when-discarded"}, {"R26"}),
        ("heart-of-nothing", {"power", "to-discard", "or", "unleash"}, {"R18"}),
        ("umbra-titan", {"unleash", "token", "increased-difficulty"}, {"R21", "R24"}),
        ("dezmodia", {"ability", "charge", "sigil-breach"}, {"R7", "R15"}),
        ("thrash", {"attack", "collectively"}, set()),
    ],
)
def test_what_a_card_does_says_what_concerns_it(
    id_: str, terms: set[str], rulings: set[str]
) -> None:
    found = concerns(KNOWN[id_])
    assert terms <= set(found.terms)
    assert rulings <= set(found.rulings)


@pytest.mark.parametrize(
    ("id_", "foreign"),
    [
        ("fiery-torrent", "collectively"),  # counts everybody's spells, takes nothing from them
        ("convection-field", "R8"),  # two damage effects, of which one happens
        ("heart-of-nothing", "R19"),  # 'any player' suffers; what is discarded is the price
        ("equilibrium", "standing"),  # reduces damage while prepped: not the nemesis
    ],
)
def test_what_a_card_does_not_do_stays_away(id_: str, foreign: str) -> None:
    found = concerns(KNOWN[id_])
    assert foreign not in (*found.terms, *found.rulings)


def test_a_new_card_needs_no_entry_of_its_own() -> None:
    idle = Spell("idle", cast=Draw(1))
    twice = Spell("twice", cast=(Deal(1), Or(Deal(2), Focus())))
    assert "R7" in concerns(idle).rulings
    assert {"R8", "R11", "R18"} <= set(concerns(twice).rulings)
    assert concerns(twice).terms[0] == "cast"
