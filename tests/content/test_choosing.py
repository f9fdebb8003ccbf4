"""What a set-up chooses beside mages, nemesis and supply, and what it refuses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from gravehold.content.library import LIBRARY, make_setup
from gravehold.content.recipe import Recipe
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.game import Game
from gravehold.kernel.setup import Setup
from gravehold.notation import chronicle

TREASURES = {"p1": ("mazras-thesis", "bloodshot-geode"), "group": "broken-tooth"}


def setup(**given: Any) -> Setup:
    told = {"nemesis": "umbra-titan", "mages": ("garu", "gex"), **given}
    return make_setup(**told)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"protects": "xaxo"}, "did you mean 'xaxos'"),
        ({"abilities": ["obsidian-burst"]}, "name the ally in protects too"),
        ({"protects": "xaxos", "abilities": ["spark"]}, "unknown ability 'spark'"),
        ({"protects": "xaxos", "abilities": []}, "at least one ability"),
        ({"protects": "xaxos", "abilities": "obsidian-burst"}, "abilities is a list of ids"),
        ({"protects": "xaxos", "abilities": ["obsidian-burst"] * 2}, "named twice"),
        ({"treasures": {"p1": ["broken-tooth"]}}, "has level 2 and is the group's"),
        ({"treasures": {"group": "bloodshot-geode"}}, "'bloodshot-geode' has level 3"),
        ({"treasures": {"group": "mazras-thesis"}}, "'mazras-thesis' has level 1"),
        ({"treasures": {"group": ["broken-tooth", "rejuvenating-diamond"]}}, "level 2, not two"),
        ({"treasures": {"p1": ["mazras-thesis", "talixs-everburn"]}}, "level 1, not two"),
        ({"treasures": {"p1": ["mazras-thesis"], "p2": ["mazras-thesis"]}}, "taken twice"),
        ({"treasures": {"p3": ["mazras-thesis"]}}, "there is no 'p3' to take a treasure"),
        ({"treasures": {"p1": ["spark"]}}, "unknown treasure 'spark'"),
        ({"treasures": {"p1": 3}}, "p1 is a list of ids"),
        ({"upgraded": ["spark"]}, "unknown upgraded"),
        ({"upgraded": ["rescind", "rescind"]}, "named twice"),
        ({"basics": ["scatter", "tremor", "scatter"]}, "'scatter' is named twice"),
        ({"basics": ["scatter~0", "scatter"]}, "'scatter' is named twice"),
        (
            {"mages": ("garu",), "upgraded": ["chaos-strike", "rain-of-devastation"]},
            "room for 1 upgraded cards of tier 1 here, not 2",
        ),
        ({"supply": ("mazras-thesis",), "free_supply": True}, "has no supply pile"),
        ({"supply": ("cursed-shard",), "free_supply": True}, "has no supply pile"),
        ({"supply": ("broken-tooth",), "free_supply": True}, "has no supply pile"),
    ],
)
def test_what_cannot_be_chosen_is_refused(given: Mapping[str, Any], told: str) -> None:
    with pytest.raises(GraveholdError) as refused:
        setup(**given)
    assert told in str(refused.value)


@pytest.mark.rule("R71", "expedition.treasure-1")
def test_a_treasure_takes_the_place_of_the_topmost_starter_of_its_kind() -> None:
    plain = setup().mages[0].deck
    game = Game.new(setup(treasures={"p1": ("mazras-thesis",), "p2": ("talixs-everburn",)}))
    ids = game.codex.ids
    dealt = [[ids[game.state.kind[card]] for card in deck] for deck in game.state.deck]
    expected = list(plain)
    expected[plain.index("spark")] = "mazras-thesis"
    assert dealt[0] == expected
    assert dealt[1].index("talixs-everburn") == game.codex.mages[1].deck.index("crystal")


@pytest.mark.rule("R71")
def test_losts_forged_spark_brings_a_crystal() -> None:
    game = Game.new(setup(treasures={"p2": ("losts-forged-spark",)}))
    ids = [[game.codex.ids[game.state.kind[card]] for card in pile] for pile in game.state.discard]
    assert ids == [[], ["crystal"]]


def test_a_chronicle_says_all_that_was_chosen() -> None:
    chosen = setup(
        rules="outcasts",
        protects="xaxos",
        abilities=("obsidian-burst",),
        treasures=TREASURES,
    )
    text = chronicle.write(Game.new(chosen, 3))
    header = text.split("\n\n")[0].splitlines()
    assert "protects: xaxos" in header
    assert "treasures: p1 mazras-thesis, p1 bloodshot-geode, group broken-tooth" in header
    assert chronicle.replay(text).setup == chosen


def test_lines_with_nothing_to_say_are_left_out() -> None:
    text = chronicle.write(Game.new(setup(), 3))
    header = text.split("\n\n")[0]
    for field in ("protects", "abilities", "treasures", "upgraded"):
        assert f"{field}:" not in header


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("treasures: mazras-thesis", "does not say whose treasure it is"),
        ("treasures: p1 broken-tooth", "is the group's"),
        ("protects: nobody", "unknown ally"),
        ("upgraded: spark", "unknown upgraded"),
        ("abilities: obsidian-burst", "name the ally in protects too"),
    ],
)
def test_a_bad_line_of_a_chronicle_is_named(line: str, told: str) -> None:
    text = f"format: 1\nmages: garu\nnemesis: gate-witch\n{line}\nseed: 1\n"
    with pytest.raises(GraveholdError) as refused:
        chronicle.replay(text)
    assert told in str(refused.value)


def test_the_packs_say_whose_basics_are_used() -> None:
    ours = {card.id for card in LIBRARY.basic_packs["war-eternal"]}
    assert {card.id for card in setup().basics} == ours
    theirs = {card.id for card in LIBRARY.basic_packs["legacy"]}
    assert len(theirs) == 22
    assert {card.id for card in setup(packs=("legacy",)).basics} == theirs
    assert {card.id for card in setup(rules="legacy").basics} == theirs
    promos = {card.id for card in LIBRARY.basic_packs["legacy-promos"]}
    assert {card.id for card in setup(packs=("legacy", "legacy-promos")).basics} == theirs | promos
    # Too few for a deck are joined by War Eternal's.
    assert {card.id for card in setup(packs=("legacy-promos",)).basics} == ours | promos


@pytest.mark.rule("expedition.upgraded-basics", "expedition.solo-upgraded")
def test_upgraded_cards_are_dealt_before_basics() -> None:
    wanted = ("chaos-strike", "rescind", "sky-crush")
    for mages in (("garu",), ("garu", "gex")):
        game = Game.new(setup(mages=mages, rules="outcasts", upgraded=wanted), 5)
        cards = [game.codex.definitions[game.state.kind[c]] for c in game.state.nemesis_deck]
        assert set(wanted) <= {card.id for card in cards}
        own = {card.id for card in game.setup.nemesis.cards}
        dealt = [card.tier for card in cards if card.id not in own]  # type: ignore[attr-defined]
        table = game.setup.rules.basics[len(mages) - 1]
        assert tuple(dealt.count(tier) for tier in (1, 2, 3)) == table


def test_an_upgraded_card_is_no_basic() -> None:
    recipe = Recipe(nemesis="gate-witch", mages=("garu",), basics=("rescind",))
    with pytest.raises(GraveholdError) as refused:
        LIBRARY.setup(recipe)
    assert "name it in upgraded" in str(refused.value)


@pytest.mark.rule("setup.nemesis-deck-table")
def test_outcasts_has_its_own_basics() -> None:
    ours = {card.id for card in LIBRARY.basic_packs["outcasts"]}
    assert {card.id for card in setup(rules="outcasts").basics} == ours
    assert {card.id for card in setup(packs=("outcasts",)).basics} == ours
