"""A card in one number or one word, made from its tree."""

from __future__ import annotations

from pathlib import Path

import pytest

from gravehold.content.library import LIBRARY
from gravehold.kernel.closed import leaves
from gravehold.kernel.definitions import Definition, Gem, Minion, Power, Relic, Spell
from gravehold.kernel.nodes import (
    HAND,
    Count,
    Deal,
    Destroy,
    Effect,
    Forbid,
    GainAether,
    GainLife,
    GraveholdSuffers,
    If,
    Life,
    Or,
    Repeat,
    SpendAether,
    Suffer,
    Unleash,
)
from gravehold.packs import example
from gravehold.packs.exporting import write_files
from gravehold.packs.shelf import with_packs
from gravehold.words.grammar.deeds import VERBS
from gravehold.words.grammar.gists import FRAMES, NUMBERS, gist
from gravehold.words.language import LANGUAGES

LONGEST = 10  # with the ellipsis: what a card of 76 px takes


def test_every_effect_has_a_number_or_a_verb() -> None:
    kinds = leaves(Effect)
    assert [k.__name__ for k in kinds if (k in NUMBERS) + (k in VERBS) + (k in FRAMES) != 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_one_that_is_short(lang: str) -> None:
    found = {card.id: gist(card, lang) for card in LIBRARY.cards.values()}
    assert {id_: told for id_, told in found.items() if not 0 < len(told) <= LONGEST} == {}


@pytest.mark.parametrize(
    ("id_", "en", "pl", "de"),
    [
        ("crystal", "+1◆", "+1◆", "+1◆"),
        ("spark", "1✦", "1✦", "1✦"),
        ("torch", "1✦…", "1✦…", "1✦…"),
        ("mages-totem", "Destroy…", "Zniszcz…", "Zerstöre…"),
        ("primordial-fetish", "Focus…", "Wzmocnij…", "Bündele…"),
        ("conclave-scroll", "+1◇…", "+1◇…", "+1◇…"),
        ("reduce-to-ash", "4✦…", "4✦…", "4✦…"),
        ("mutilate", "−2♥…", "−2♥…", "−2♥…"),
        ("grubber", "−2♜…", "−2♜…", "−2♜…"),
        ("planar-collision", "Unleash…", "Wyzwól…", "Spezial…"),
        ("rejuvenating-diamond", "Always", "Stale", "Immer"),
        ("soldier-of-rot", "—", "—", "—"),
    ],
)
def test_cards_of_the_boxes(id_: str, en: str, pl: str, de: str) -> None:
    assert [gist(LIBRARY.cards[id_], lang) for lang in LANGUAGES] == [en, pl, de]


@pytest.mark.parametrize(
    ("card", "told"),
    [
        (Gem("jade", play=GainAether(2)), "+2◆"),
        (Gem("ruby", play=GainAether(3, only=("spell",))), "+3◆…"),
        (Gem("ashes", play=If(Life().at_most(4), GainAether(1))), "+1◆…"),
        (Relic("urn", play=Or(Destroy(1, HAND), GainLife(2))), "Destroy…"),
        (Relic("purse", play=(SpendAether(2), GainLife(1))), "+1♥…"),
        (Relic("tithe", play=SpendAether(2)), "Spend"),
        (Spell("bolt", cast=Deal(2, plus=1)), "2✦…"),
        (Spell("echo", cast=Deal(2), echo=True), "2✦…"),
        (Spell("storm", cast=Repeat(2, Deal(1))), "1✦…"),
        (Spell("tally", cast=Deal(Count(HAND))), "X✦"),
        (Spell("blood", cast=(Suffer(1), Deal(6))), "6✦…"),
        (Minion("rat", persistent=(Unleash(), GraveholdSuffers(3))), "−3♜…"),
        (Minion("wall", standing=(Forbid("hit"),)), "Always"),
        (Power("doom", effect=Unleash()), "Unleash"),
        (Power("toll", effect=Suffer(4), to_discard=SpendAether(6)), "−4♥…"),
    ],
    ids=lambda found: found.id if isinstance(found, Definition) else found,
)
def test_what_is_told_first(card: Definition, told: str) -> None:
    assert gist(card, "en") == told


def test_cards_of_a_pack_have_one_too(tmp_path: Path) -> None:
    write_files(tmp_path / "ember", example.files())
    library, _ = with_packs([tmp_path / "ember"], LIBRARY)
    brought = library.cards.keys() - LIBRARY.cards.keys()
    assert brought
    for lang in LANGUAGES:
        told = {id_: gist(library.cards[id_], lang) for id_ in brought}
        assert [id_ for id_, text in told.items() if not 0 < len(text) <= LONGEST] == []
    assert gist(library.cards["ashglass"], "de").startswith("+")
