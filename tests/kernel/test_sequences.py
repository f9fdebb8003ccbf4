"""A sequence can be done in full if each step can, once the steps before it are done."""

from __future__ import annotations

from typing import Any

import pytest

from gravehold.kernel.closed import leaves
from gravehold.kernel.definitions import Gem
from gravehold.kernel.game import Game
from gravehold.kernel.handlers.foresight import FORESEEN
from gravehold.kernel.nodes import (
    ANY_ALLY,
    ANY_PLAYER,
    DISCARD_PILE,
    HAND,
    YOU,
    As,
    CastPrepped,
    Destroy,
    DifferentPlayers,
    Discard,
    Draw,
    EachPlayer,
    Focus,
    GainAether,
    GainCard,
    GainCharge,
    GainLife,
    GraveholdGains,
    If,
    IfDone,
    Life,
    LoseCharges,
    May,
    NemesisGainsTokens,
    NemesisLosesTokens,
    Or,
    Prep,
    Repeat,
    RevealDeck,
    SpendAether,
    Suffer,
    Take,
    Unleash,
)
from gravehold.kernel.nodes.base import Do, Effect
from gravehold.kernel.nodes.cards import Cards
from gravehold.kernel.registry import ABLE
from gravehold.kernel.state import NOBODY, OPEN
from tests.kernel.test_order_of_things import main_phase_with

pytestmark = pytest.mark.rule("main.or")

REVEALED = Cards(("revealed",))


def asked(do: Do, **position: Any) -> Game:
    """A gem 'this, or Gravehold gains 1 life' was played in a position of p1."""
    game = main_phase_with(Gem("made-up", play=Or(do, GraveholdGains(1))))
    place(game, **position)
    game.choose("play made-up")
    return game


def place(game: Game, **position: Any) -> None:
    """p1's cards by name in each zone, and numbers where there are numbers."""
    state, ids = game.state, game.codex.ids
    made_up = next(c for c in state.hand[0] if ids[state.kind[c]] == "made-up")
    free = [c for c in (*state.hand[0], *state.deck[0]) if c != made_up]
    state.gravehold = 20
    state.hand[0], state.deck[0], state.discard[0], state.blind[0] = (made_up,), (), (), 0
    for zone in ("hand", "deck", "discard"):
        for name in position.pop(zone, ()):
            card = next(c for c in free if ids[state.kind[c]] == name)
            free.remove(card)
            getattr(state, zone)[0] = (*getattr(state, zone)[0], card)
    if "breach" in position:
        state.breach[:4] = position.pop("breach")
    for field in ("life", "charges", "blind"):
        if field in position:
            getattr(state, field)[0] = position.pop(field)
    for field, value in position.items():
        setattr(state, field, value)


def is_open(game: Game) -> bool:
    """Whether the first option can be chosen; else the second has been done."""
    if game.asked.kind == "or":
        assert game.state.gravehold == 20
        return [option.key for option in game.asked.options] == ["option 1", "option 2"]
    assert game.state.gravehold == 21
    return False


THREE = ("crystal", "crystal", "spark")
DRAW_AND_DISCARD = (Draw(3), Discard(1, HAND))
ONE_TURN, TWO_TURNS = [OPEN, OPEN, OPEN, 3], [OPEN, OPEN, 3, 3]


@pytest.mark.parametrize(
    ("do", "position", "possible"),
    [
        # what comes first provides what comes later
        (DRAW_AND_DISCARD, {"deck": THREE}, True),
        (DRAW_AND_DISCARD, {"deck": THREE[:1], "discard": THREE[1:]}, True),
        ((Draw(1), Discard(2, HAND)), {"deck": THREE}, False),
        ((Draw(1), Discard(2, HAND)), {"deck": THREE[:1], "hand": THREE[1:2]}, True),
        ((Draw(1), Destroy(1, HAND.gems)), {"deck": ("crystal",)}, True),
        ((Draw(1), Destroy(1, HAND.gems)), {"deck": ("spark", "crystal")}, False),
        ((Take(1, DISCARD_PILE), Destroy(1, HAND)), {"discard": ("spark",)}, True),
        ((Discard(1, HAND), Take(1, DISCARD_PILE)), {"hand": ("spark",)}, True),
        ((RevealDeck(1, Take(1, REVEALED)), Discard(1, HAND)), {"deck": THREE}, True),
        ((GainCard(to="hand"), Discard(1, HAND)), {}, True),
        ((Focus(), Prep()), {"hand": ("spark",), "breach": [-1, -1, -1, 2]}, True),
        (Prep(), {"hand": ("spark",), "breach": [-1, -1, -1, 2]}, False),
        ((Prep(), CastPrepped()), {"hand": ("spark",)}, True),
        ((GainCharge(), LoseCharges(1)), {"charges": 0}, True),
        ((GainCharge(), LoseCharges(2)), {"charges": 0}, False),
        ((GainAether(2), SpendAether(2)), {"aether": 0}, True),
        ((GainAether(2), SpendAether(3)), {"aether": 0}, False),
        ((GainAether(2, only=("spell",)), SpendAether(2)), {"aether": 0}, False),
        ((NemesisGainsTokens(1), NemesisLosesTokens(1)), {"ints": [NOBODY, NOBODY, 0]}, True),
        # a step that cannot be done is not helped by a later one
        ((Discard(1, HAND), Draw(3)), {"deck": THREE}, False),
        ((LoseCharges(1), GainCharge()), {"charges": 0}, False),
        # nothing counts twice
        (DRAW_AND_DISCARD, {"deck": THREE[1:]}, False),
        (DRAW_AND_DISCARD, {}, False),
        ((Draw(1), Draw(1)), {"deck": THREE[:1]}, False),
        ((Draw(1), Draw(1)), {"deck": THREE[:1], "discard": THREE[1:2]}, True),
        ((Discard(1, HAND), Discard(1, HAND)), {"hand": THREE[:1]}, False),
        ((Discard(1, HAND), Discard(1, HAND)), {"hand": THREE[:2]}, True),
        ((Focus(), Focus()), {"breach": ONE_TURN}, False),
        ((Focus(), Focus()), {"breach": TWO_TURNS}, True),
        ((Focus(), Focus(slot=4)), {"breach": TWO_TURNS}, True),
        ((LoseCharges(1), LoseCharges(1)), {"charges": 1}, False),
        ((LoseCharges(1), LoseCharges(1)), {"charges": 2}, True),
        ((SpendAether(1), SpendAether(1)), {"aether": 1}, False),
        ((SpendAether(1), SpendAether(1)), {"aether": 2}, True),
        ((NemesisLosesTokens(1), NemesisLosesTokens(1)), {"ints": [NOBODY, NOBODY, 1]}, False),
        (Repeat(2, Focus()), {"breach": ONE_TURN}, False),
        (Repeat(2, Focus()), {"breach": TWO_TURNS}, True),
        (EachPlayer(Discard(1, HAND)), {}, False),
        (EachPlayer(Discard(1, HAND)), {"hand": THREE}, True),
        (DifferentPlayers(2, Discard(1, HAND)), {}, False),
        (DifferentPlayers(1, Discard(1, HAND)), {}, True),
        # the players choose so that it can be done
        ((Discard(1, HAND), Destroy(1, HAND.gems)), {"hand": ("crystal", "spark")}, True),
        ((Discard(1, HAND), Destroy(1, HAND.gems)), {"hand": ("crystal",)}, False),
        ((As(ANY_PLAYER, Draw(1)), Discard(1, HAND)), {"deck": THREE}, True),
        ((As(ANY_ALLY, Draw(1)), Discard(1, HAND)), {"deck": THREE}, False),
        ((May(Draw(1)), Discard(1, HAND)), {"deck": THREE}, True),
        ((Or(Draw(1), Focus()), Discard(1, HAND)), {"deck": THREE}, True),
        # exhausted mages
        ((Draw(1), GainLife(1)), {"deck": THREE, "life": 0}, False),
        ((Suffer(1), Draw(1)), {"deck": THREE, "life": 0}, True),
        ((Suffer(1), GainLife(1)), {"life": 1}, False),
        ((Suffer(1), GainLife(1)), {"life": 2}, True),
        ((Suffer(1), If(Life().at_most(1), Discard(1, HAND))), {"life": 2}, False),
        ((Suffer(1), If(Life().at_most(1), Discard(1, HAND))), {"life": 3}, True),
        ((Unleash(), Unleash()), {"life": 0}, True),
        # sequences inside
        ((Draw(1), As(YOU, (Draw(1), Discard(2, HAND)))), {"deck": THREE}, True),
        ((Draw(1), As(YOU, (Draw(1), Discard(3, HAND)))), {"deck": THREE}, False),
        (Repeat(2, (Draw(1), Discard(1, HAND))), {"deck": THREE}, True),
        (Repeat(2, (Draw(1), Destroy(1, HAND))), {"deck": THREE[:1]}, False),
    ],
)
def test_what_can_be_done_in_full(do: Do, position: dict[str, Any], possible: bool) -> None:
    assert is_open(asked(do, **position)) is possible


@pytest.mark.parametrize("order", [("crystal", "spark"), ("spark", "crystal")])
def test_an_unknown_card_may_be_the_right_one(order: tuple[str, str]) -> None:
    do = (Draw(1), Destroy(1, HAND.gems))
    assert is_open(asked(do, deck=order, blind=2))
    assert not is_open(asked(do, deck=("spark", *order), blind=2))


def test_an_ally_draws_first_too() -> None:
    game = main_phase_with(
        Gem("made-up", play=Or(As(ANY_ALLY, (Draw(1), Discard(1, HAND))), GraveholdGains(1)))
    )
    place(game)
    game.state.hand[1] = ()
    game.choose("play made-up")
    assert is_open(game)


def test_weighing_changes_nothing() -> None:
    game = main_phase_with(Gem("made-up", play=Or(DRAW_AND_DISCARD, GraveholdGains(1))))
    place(game, deck=THREE)
    before = game.state.copy()
    game.choose("play made-up")
    after = game.state
    assert (after.hand[0], after.deck[0], after.rng) == ((), before.deck[0], before.rng)
    game.choose("option 1")
    assert game.asked.kind == "discard"
    assert len(after.hand[0]) == 3


def test_a_sequence_that_may_be_done_is_offered() -> None:
    game = main_phase_with(Gem("made-up", play=May(DRAW_AND_DISCARD, then=GraveholdGains(1))))
    place(game, deck=THREE)
    game.choose("play made-up")
    assert [option.key for option in game.asked.options] == ["yes", "no"]


def test_what_follows_a_sequence_follows_if_it_could_be_done() -> None:
    game = main_phase_with(
        Gem("made-up", play=IfDone((Draw(1), Discard(1, HAND)), GraveholdGains(1)))
    )
    place(game, deck=THREE)
    game.choose("play made-up")
    assert game.state.gravehold == 21


def test_many_ways_to_choose_come_to_an_end() -> None:
    """A hand of different cards, and a last step that nothing can provide."""
    steps = (*(Discard(1, HAND) for _ in range(4)), LoseCharges(1))
    game = main_phase_with(Gem("made-up", play=Or(steps, GraveholdGains(1))))
    place(game, charges=0)
    state = game.state
    state.hand[0] = (*state.hand[0], *(pile[0] for pile in state.piles))
    game.choose("play made-up")
    assert not is_open(game)


@pytest.mark.rule("R18")
def test_nobody_pays_more_than_there_is() -> None:
    game = main_phase_with(Gem("made-up", play=Or(SpendAether(3), Discard(1, HAND))))
    place(game, aether=2)
    game.choose("play made-up")
    assert game.state.aether == 0


# Chance, the nemesis or the order of hidden cards: what they leave is not weighed.
NOT_FORESEEN = {
    "CastBoard", "CastTop", "DestroyOnBoard", "Perform", "RevealTop",
    "DealDivided", "DealNemesis", "DiscardFromPlay", "DrawMinion", "HaveCast", "LieByPile",
    "ShuffleInTurnCard",
    "DiscardIt", "GainLife", "MoveAlong", "MoveTop", "PutByPile", "PutOnBoard", "ResolveTop",
    "RevealHand", "ShuffleDiscardIntoDeck", "SortTop", "TurnOneOver", "TurnOver",
}  # fmt: skip


def test_what_can_fail_is_foreseen_or_left_to_chance() -> None:
    """A new effect that may be impossible is entered in one of the two lists."""
    weighed = {kind for kind in leaves(Effect) if kind in ABLE}
    assert {kind.__name__ for kind in weighed - FORESEEN} == NOT_FORESEEN
