"""Set-up rules that a written position cannot show."""

from __future__ import annotations

import pytest

from gravehold.content.library import LIBRARY, SUGGESTED, make_setup
from gravehold.kernel.codices import codex_for
from gravehold.kernel.deal import turn_cards
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.game import Game
from gravehold.kernel.state import NEMESIS, PAIR_12, PAIR_34, WILD

MAGES = ("dezmodia", "garu", "gex", "quilius")


def dealt(mages: int, seed: int = 1, **more: object) -> Game:
    setup = make_setup(nemesis="gate-witch", mages=MAGES[:mages], **more)  # type: ignore[arg-type]
    return Game.new(setup, seed)


def tiers(game: Game) -> list[int]:
    """The tiers of the cards that were dealt into the nemesis deck, top first."""
    s = game.state
    drawn = (*s.nemesis_discard, *s.in_play, *s.resolving)
    cards = (*drawn, *s.nemesis_deck)
    return [game.codex.definitions[s.kind[c]].tier for c in cards]  # type: ignore[attr-defined]


@pytest.mark.rule("setup.player-count")
@pytest.mark.parametrize("mages", [(), (*MAGES, "ulgimor"), ("garu", "garu")])
def test_one_to_four_different_mages(mages: tuple[str, ...]) -> None:
    with pytest.raises(GraveholdError):
        make_setup(nemesis="umbra-titan", mages=mages)


@pytest.mark.rule("setup.expansions-mix")
def test_a_supply_may_mix_the_boxes() -> None:
    supply = [
        "ancient-cyanolith", "molten-peridot", "bloodstone-jewel", "neural-wreath",
        "destiny-forger", "fire-chakram", "twisted-fang", "kindle", "gravity-node",
    ]  # fmt: skip
    game = Game.new(make_setup(nemesis="umbra-titan", mages=MAGES[:2], supply=supply), 1)
    piles = {game.codex.ids[kind] for kind in game.codex.pile_kinds}
    assert piles == set(supply)
    assert all(game.state.piles)


@pytest.mark.rule("setup.market-shape", "setup.market-tip")
@pytest.mark.parametrize("seed", range(40))
def test_a_random_supply_has_its_shape_and_a_gem_of_cost_three(seed: int) -> None:
    setup = make_setup(nemesis="umbra-titan", mages=MAGES[:1], supply="random", seed=seed)
    kinds = [type(card).__name__ for card in setup.supply]
    assert (kinds.count("Gem"), kinds.count("Relic"), kinds.count("Spell")) == (3, 2, 4)
    assert any(card.cost == 3 for card in setup.supply if type(card).__name__ == "Gem")


@pytest.mark.rule("setup.market-shape")
def test_a_supply_of_another_shape_is_refused() -> None:
    with pytest.raises(GraveholdError, match="3 gems, 2 relics and 4 spells"):
        make_setup(nemesis="umbra-titan", mages=MAGES[:1], supply=["kindle", "aurora"])


@pytest.mark.rule("setup.market-suggested")
def test_the_suggested_supplies() -> None:
    assert set(SUGGESTED["suggested-a"]) == {
        "frozen-magmite", "scoria-slag", "erratic-ingot", "mages-totem", "primordial-fetish",
        "jagged-lightning", "fiery-torrent", "conjure-the-lost", "reduce-to-ash",
    }  # fmt: skip
    assert set(SUGGESTED["suggested-b"]) == {
        "volcanic-glass", "breach-ore", "bloodstone-jewel", "cairn-compass", "vortex-gauntlet",
        "thoughtform-familiar", "kindle", "nova-forge", "crystallize",
    }  # fmt: skip


@pytest.mark.rule("setup.nemesis-deck-table", "setup.nemesis-deck-order")
@pytest.mark.parametrize(
    ("mages", "basics"), [(1, (1, 3, 7)), (2, (3, 5, 7)), (3, (5, 6, 7)), (4, (8, 7, 7))]
)
def test_tiers_lie_on_each_other_with_as_many_basics_as_the_table_says(
    mages: int, basics: tuple[int, int, int]
) -> None:
    found = tiers(dealt(mages))
    assert found == sorted(found)
    assert tuple(found.count(t) - 3 for t in (1, 2, 3)) == basics


@pytest.mark.rule("setup.nemesis-deck-order")
def test_each_tier_is_shuffled() -> None:
    decks = {dealt(2, seed).state.nemesis_deck for seed in range(1, 12)}
    assert len(decks) > 5


@pytest.mark.rule("order.deck", "order.two", "order.three-wild", "order.four-single")
@pytest.mark.parametrize(
    ("mages", "players"),
    [(1, [0, 0, 0]), (2, [0, 0, 1, 1]), (3, [0, 1, 2, WILD]), (4, [0, 1, 2, 3])],
)
def test_the_turn_order_deck(mages: int, players: list[int]) -> None:
    codex = codex_for(make_setup(nemesis="umbra-titan", mages=MAGES[:mages]))
    assert sorted(turn_cards(codex)) == [*players, NEMESIS, NEMESIS]


@pytest.mark.rule("order.four-pairs", "order.solo-four")
def test_the_turn_order_deck_of_other_rules() -> None:
    pairs = codex_for(make_setup(nemesis="umbra-titan", mages=MAGES, rules="outcasts"))
    assert sorted(turn_cards(pairs)) == [PAIR_12, PAIR_12, PAIR_34, PAIR_34, NEMESIS, NEMESIS]
    for rules in ("legacy", "outcasts"):
        solo = codex_for(make_setup(nemesis="umbra-titan", mages=MAGES[:1], rules=rules))
        assert sorted(turn_cards(solo)) == [0, 0, 0, 0, NEMESIS, NEMESIS], rules


@pytest.mark.rule("order.three-no-choice")
def test_a_random_mage_starts_with_the_no_choice_token() -> None:
    holders = {dealt(3, seed, variants=["no-choice"]).state.holder for seed in range(30)}
    assert holders == {0, 1, 2}


@pytest.mark.rule("solo.many-mages")
def test_several_mages_of_one_person_follow_the_rules_for_that_many() -> None:
    assert dealt(3).codex.players == 3
    assert len(tiers(dealt(3))) == 9 + 5 + 6 + 7


def test_every_mage_and_nemesis_can_be_set_up() -> None:
    for nemesis in LIBRARY.nemeses:
        for mage in LIBRARY.mages:
            game = Game.new(make_setup(nemesis=nemesis, mages=[mage]), 3)
            assert game.decision is not None or game.outcome is not None
