"""What can be done in full is offered, and only if it would do something (R18, R28, R31)."""

from __future__ import annotations

from typing import Any

import pytest

from gravehold.kernel import nodes
from gravehold.kernel.definitions import Minion, Token
from gravehold.kernel.nodes import (
    ANY_ALLY,
    DISCARD_PILE,
    HAND,
    PREPPED,
    THAT_PLAYER,
    YOUR_TURN,
    Charges,
    Discard,
    GainAether,
    GainCard,
    GainCharge,
    GraveholdGains,
    LoseCharges,
    May,
    NextGain,
    PutItOnDeck,
    SpendAether,
)
from gravehold.kernel.nodes.base import Do, Effect
from tests.kit.made_up import effigy, playing, prepped
from tests.kit.scene import Table

Fields = dict[str, Any]

CARD: Fields = {"p1": {"hand": ["crystal"]}}
SPELL: Fields = {"p1": {"breaches": prepped("spark")}}
ALLYS_CARD: Fields = {"p2": {"hand": ["crystal"]}}
NOTHING: Fields = {}
FULL, ALLYS_FULL = 5, 6  # charges of the two mages
ALL_OPEN: Fields = {"p1": {"breaches": {slot: {"open": True} for slot in (1, 2, 3, 4)}}}
ALL_CLOSED: Fields = {
    "p1": {"breaches": {1: {"turned": 1}}},
    "p2": {"breaches": {slot: {"turned": 1} for slot in (1, 2)}},
}
SAFE: Fields = {"mat": effigy(nodes.Forbid("hit", "nemesis"))}
OGRE: Fields = {"nemesis": {"in_play": ["ogre"]}}


def mine(**fields: Any) -> Fields:
    return {"p1": fields}


def aether(n: int) -> Fields:
    return {"turn": {"seat": "p1", "phase": "main", "aether": n}}


def cards(deck: int, discard: int = 0) -> Fields:
    return mine(deck=["crystal"] * deck, discard=["crystal"] * discard)


def tokens(n: int) -> Fields:
    return {"mat": effigy(tokens=(Token(maximum=2),)), "nemesis": {"tokens": n}}


def trophies(n: int) -> Fields:
    return {"mages": ("quilius", "garu"), "p1": {"tokens": {"trophy": n}}}


def offered(effect: Do, fields: Fields) -> bool:
    """Whether a gem that says 'you may' asks for it."""
    table = playing(May(effect, then=GraveholdGains(1)), Minion("ogre", life=3), **fields)
    return _asked(table)


def _asked(table: Table) -> bool:
    kind = table.game.asked.kind
    assert kind in ("main", "may", "may-pay")
    assert table.gravehold == 20
    return kind != "main"


POSSIBLE: list[tuple[Effect, Fields, Fields]] = [
    (nodes.Focus(), mine(breaches={2: {"turned": 1}}), ALL_OPEN),
    (nodes.Prep(), mine(hand=["spark"], breaches={1: {"open": True}}), CARD),
    (nodes.CastPrepped(1), SPELL, NOTHING),
    (nodes.CastAll(), SPELL, NOTHING),
    (nodes.DestroyWithBreach(PREPPED), SPELL, NOTHING),
    (nodes.GainLife(1), mine(life=10), mine(life=0)),
    (nodes.IfDone(Discard(1, HAND), GainAether(1)), CARD, NOTHING),
    (nodes.Or(Discard(1, HAND), Discard(1, DISCARD_PILE)), CARD, cards(2)),
    (nodes.If(YOUR_TURN, Discard(1, HAND)), CARD, NOTHING),
    (
        nodes.If(Charges().exactly(1), Discard(1, HAND), Discard(1, DISCARD_PILE)),
        mine(charges=0, discard=["crystal"]),
        mine(charges=1, discard=["crystal"]),
    ),
    (
        nodes.Cases(
            nodes.If(Charges().exactly(1), GainAether(1)),
            nodes.If(Charges().exactly(2), GainAether(1)),
        ),
        mine(charges=2),
        mine(charges=3),
    ),
    (nodes.As(ANY_ALLY, Discard(1, HAND)), ALLYS_CARD, CARD),
    (nodes.With(ANY_ALLY, LoseCharges(1, THAT_PLAYER)), {"p2": {"charges": 1}}, mine(charges=1)),
    (Discard(1, HAND), CARD, NOTHING),
    (Discard(2, HAND), mine(hand=["crystal", "spark"]), CARD),
    (nodes.Destroy(1, DISCARD_PILE), cards(0, 1), cards(1)),
    (nodes.Take(1, DISCARD_PILE), cards(0, 1), cards(1)),
    (nodes.PutOnDeck(1, HAND), CARD, NOTHING),
    (nodes.Draw(2), cards(1, 1), cards(1)),
    (GainCard(at_most=Charges()), mine(charges=3), mine(charges=0)),
    (nodes.RevealDeck(2, ()), cards(1, 1), cards(1)),
    (nodes.ShuffleDiscardIntoDeck(), cards(0, 1), cards(0)),
    (nodes.NemesisGainsTokens(2), tokens(0), tokens(1)),
    (nodes.NemesisLosesTokens(2), tokens(2), tokens(1)),
    (nodes.ReturnMinion(), {"nemesis": {"discard": ["ogre"]}}, {"nemesis": {"discard": ["calm"]}}),
    (SpendAether(2), aether(2), aether(1)),
    (LoseCharges(2), mine(charges=2), mine(charges=1)),
    (nodes.LosePlayerTokens("trophy", 2), trophies(2), trophies(1)),
    (nodes.ShuffleInNemesisTurnCard(), {"turns_gone": ["nemesis"]}, {"turns_gone": ["p1"]}),
]

SOME_HAND = Discard(1, HAND, up_to=True)

LIVE: list[tuple[Effect, Fields, Fields]] = [
    (nodes.CastPrepped(1, up_to=True), SPELL, NOTHING),
    (nodes.ReplaceBreach("sigil-breach", slots=(1,)), ALL_OPEN, ALL_CLOSED),
    (nodes.Suffer(Charges()), mine(charges=1), mine(charges=0)),
    (nodes.Deal(1), NOTHING, SAFE),
    (nodes.Deal(1), OGRE | SAFE, SAFE),
    (May(SpendAether(2)), aether(2), aether(1)),
    (nodes.IfDone(SOME_HAND, GainAether(1)), CARD, NOTHING),
    (nodes.IfTheyDo(ANY_ALLY, Discard(1, HAND), GainAether(1)), ALLYS_CARD, CARD),
    (nodes.Exchange(ANY_ALLY), CARD, NOTHING),
    (nodes.If(YOUR_TURN, SOME_HAND), CARD, NOTHING),
    (nodes.As(ANY_ALLY, SOME_HAND), ALLYS_CARD, CARD),
    (
        nodes.With(ANY_ALLY, GainCharge(1, THAT_PLAYER)),
        mine(charges=FULL),
        {"p2": {"charges": ALLYS_FULL}},
    ),
    (SOME_HAND, CARD, NOTHING),
    (nodes.WithMinion(nodes.Minions(), nodes.ItSuffers(1)), OGRE, NOTHING),
    (GainCharge(), mine(charges=FULL - 1), mine(charges=FULL)),
]


def name(part: object) -> str:
    return type(part).__name__ if isinstance(part, Effect) else ""


@pytest.mark.rule("R18")
@pytest.mark.parametrize(("effect", "here", "there"), POSSIBLE, ids=name)
def test_what_is_possible_in_full_is_offered(effect: Effect, here: Fields, there: Fields) -> None:
    assert offered(effect, here)
    assert not offered(effect, there)


@pytest.mark.parametrize(("effect", "here", "there"), POSSIBLE, ids=name)
def test_what_follows_needs_all_of_it(effect: Effect, here: Fields, there: Fields) -> None:
    follows = nodes.IfDone(effect, GraveholdGains(1))
    assert playing(follows, Minion("ogre", life=3), **there).gravehold == 20


@pytest.mark.rule("R31")
@pytest.mark.parametrize(("effect", "here", "there"), LIVE, ids=name)
def test_what_would_do_nothing_is_not_offered(effect: Effect, here: Fields, there: Fields) -> None:
    assert offered(effect, here)
    assert not offered(effect, there)


def test_effects_in_a_row_are_possible_if_each_is() -> None:
    both = (Discard(1, HAND), SpendAether(1))
    assert offered(both, CARD | aether(1))
    assert not offered(both, CARD)
    assert not offered(both, aether(1))


def test_effects_in_a_row_do_something_if_one_does() -> None:
    assert offered((SOME_HAND, GainCharge()), NOTHING)
    assert not offered((SOME_HAND, GainCharge()), mine(charges=FULL))


@pytest.mark.parametrize("effect", [nodes.DestroyThis(), nodes.PutThisOnDeck()], ids=name)
def test_a_card_that_has_left_the_game_cannot_move(effect: Effect) -> None:
    again = May(effect, then=GraveholdGains(1))
    assert _asked(playing(again))
    assert not _asked(playing((nodes.DestroyThis(), again)))


@pytest.mark.parametrize(("to", "asked"), [("discard", True), ("hand", False)])
def test_a_gained_card_goes_on_the_deck_only_from_where_it_was_put(to: Any, asked: bool) -> None:
    wait = NextGain(May(PutItOnDeck(), then=GraveholdGains(1)))
    table = playing((wait, GainCard(at_most=3, types=("gem",), to=to)))
    if table.game.asked.kind == "gain":
        table.choose(table.options[0])
    assert _asked(table) is asked


def test_a_gained_card_that_went_to_an_ally_does_not_come_to_a_hand() -> None:
    give = NextGain(nodes.PutItOnDiscardPile(nodes.ANY_ALLY))
    take = NextGain(nodes.PutItInHand(nodes.YOU))
    table = playing((give, take, GainCard(at_most=3, types=("gem",))))
    if table.game.asked.kind == "gain":
        table.choose(table.options[0])
    assert len(table.p2.discard) == 1
    assert table.p1.hand == []


def test_or_offers_only_what_can_be_done_in_full() -> None:
    choice = nodes.Or(Discard(1, HAND), GainAether(1), SpendAether(3))
    assert playing(choice, **CARD).options == ["option 1", "option 2"]
    assert playing(choice).p1.aether == 1


def test_a_player_who_can_do_nothing_is_not_offered() -> None:
    give = nodes.As(nodes.ANY_PLAYER, Discard(1, HAND))
    assert playing(give, **ALLYS_CARD).p2.hand == []
    table = playing(give, p1={"hand": ["crystal"]}, p2={"hand": ["crystal"]})
    assert table.options == ["p1", "p2"]
