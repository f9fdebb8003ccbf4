"""Rules shown with cards made up for the purpose."""

from __future__ import annotations

import msgspec
import pytest

from gravehold.content.library import make_setup
from gravehold.kernel.definitions import Ability, Gem, Spell
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    Deal,
    Draw,
    GraveholdGains,
    GraveholdSuffers,
    Instead,
    PutUnderNemesisDeck,
)
from gravehold.kernel.nodes.base import Do
from gravehold.kernel.setup import Setup


def main_phase_with(card: Gem | Spell, setup: Setup | None = None) -> Game:
    """A game in p1's main phase with one made-up card in hand."""
    setup = setup or make_setup(nemesis="umbra-titan", mages=["garu", "gex"])
    mage = msgspec.structs.replace(
        setup.mages[0], hand=(card.id, "crystal", "crystal", "crystal", "spark"), starters=(card,)
    )
    game = Game.new(_with_mages(setup, (mage, setup.mages[1])), first_seed_for_p1())
    assert game.decision is not None
    assert game.decision.seats == ("p1",)
    return game


def _with_mages(setup: Setup, mages: tuple[object, ...]) -> Setup:
    return msgspec.structs.replace(setup, mages=mages)


def first_seed_for_p1() -> int:
    setup = make_setup(nemesis="umbra-titan", mages=["garu", "gex"])
    return next(seed for seed in range(50) if Game.new(setup, seed).state.active == 0)


@pytest.mark.rule("R17", "end.immediate")
@pytest.mark.parametrize(
    ("effect", "won"),
    [
        ((Deal(5), GraveholdSuffers(30)), True),
        ((GraveholdSuffers(30), Deal(5)), False),
    ],
)
def test_whichever_falls_first_ends_the_game(effect: Do, won: bool) -> None:
    game = main_phase_with(Gem("last-stone", play=effect))
    game.state.nemesis = 5
    game.choose("play last-stone")
    assert game.outcome is not None
    assert game.outcome.won is won


def test_a_minion_that_goes_elsewhere_instead_is_not_discarded() -> None:
    setup = make_setup(nemesis="umbra-titan", mages=["garu", "gex"])
    first, *others = setup.nemesis.cards
    evasive = msgspec.structs.replace(
        first, standing=(Instead("discarded", PutUnderNemesisDeck()),)
    )
    nemesis = msgspec.structs.replace(setup.nemesis, cards=(evasive, *others))
    game = main_phase_with(
        Gem("pebble", play=Deal(6, on_kill=GraveholdSuffers(1))),
        msgspec.structs.replace(setup, nemesis=nemesis),
    )
    state = game.state
    card = next(c for c in state.nemesis_deck if game.codex.ids[state.kind[c]] == "cryptid")
    state.nemesis_deck, state.nemesis_seen = (), ()
    state.in_play, state.marks = (card,), (6,)
    game.choose("play pebble")
    game.choose("minion cryptid")
    assert list(state.nemesis_deck) == [card]
    assert not state.nemesis_discard
    assert state.gravehold == 30


@pytest.mark.rule("R25", "main.ability")
def test_an_ability_of_any_main_phase_is_offered_in_an_allys_turn() -> None:
    setup = make_setup(nemesis="umbra-titan", mages=["garu", "gex"])
    helper = Ability("helping-hand", charges=2, effect=GraveholdGains(3), when="any-main-phase")
    ally = msgspec.structs.replace(setup.mages[1], ability=helper)
    game = Game.new(_with_mages(setup, (setup.mages[0], ally)), first_seed_for_p1())
    assert "ability p2" not in game.asked.options
    game.state.charges[1] = 2
    game.state.gravehold = 20
    game.choose("play crystal")
    assert "ability p2" in game.asked.options
    assert game.asked.seats == ("p1", "p2")
    game.choose("ability p2")
    assert game.state.gravehold == 23
    assert game.state.charges[1] == 0
    assert list(game.asked.seats) == ["p1"]


@pytest.mark.rule("R25")
def test_an_ability_at_the_nemesis_draw_is_offered_only_if_it_would_do_something() -> None:
    setup = make_setup(nemesis="gate-witch", mages=["garu"])
    drawing = Ability("foresight", charges=1, effect=Draw(1), when="nemesis-draw")
    mage = msgspec.structs.replace(setup.mages[0], ability=drawing)
    found = set()
    for seed in range(20):
        game = Game.new(_with_mages(setup, (mage,)), seed, record=False)
        game.state.charges[0] = 1
        while not game.over and game.state.turn < 6:
            question = game.asked.question
            if question.kind == "ability":
                found.add(tuple(option.key for option in game.asked.options))
                assert game.state.deck[0] or game.state.discard[0]
            game.pick(len(question.options) - 1)
    assert found == {("ability", "no")}
