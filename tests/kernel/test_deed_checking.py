"""Which clause, action and name of the deeds can work on which definition."""

from __future__ import annotations

from typing import Any

import pytest

from gravehold.kernel.checking import check_definitions
from gravehold.kernel.definitions import (
    Ally,
    Attack,
    Body,
    Curse,
    Definition,
    Gem,
    Mage,
    Minion,
    Nemesis,
    Power,
    Relic,
    Spell,
    TurnCard,
    Zone,
)
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    OWNER,
    THAT_PLAYER,
    YOU,
    Action,
    Alter,
    AnotherPlayer,
    Attach,
    Charges,
    CostOfIt,
    Deal,
    DealtBy,
    Draw,
    Fewest,
    Forbid,
    GainCharge,
    GraveholdGains,
    If,
    ItIs,
    ItSuffers,
    LayBefore,
    LosePower,
    Minions,
    Must,
    N,
    PileSize,
    PlayItAgain,
    RestorePower,
    SpendAether,
    Suffer,
    SwapTurnCard,
    ThisSuffers,
    Unleash,
    Whenever,
    With,
)

HEARD = Whenever("enter-hand", Draw(1), of="this")
SEVER = Power("sever", tier=1)
FRENZY = TurnCard("frenzy")
THICK = Alter("hit", of="nemesis", less=1)


def spell(*standing: Any) -> Spell:
    return Spell("made-up", standing=standing)


def minion(*standing: Any) -> Minion:
    return Minion("made-up", tier=1, standing=standing)


def nemesis(**fields: Any) -> Nemesis:
    return Nemesis(**{"id": "made-up", "life": 50, **fields})


GOOD: list[Definition] = [
    Curse("made-up", standing=(HEARD,)),
    Gem("made-up", standing=(HEARD, Whenever("play", Draw(1), of="this"))),
    spell(Alter("cast", of="here", more=1, only_if=CostOfIt().at_least(3))),
    spell(Whenever("play", PlayItAgain(), only_if=ItIs(("relic",)))),
    minion(Alter("hit", most=1, only_if=DealtBy(("spell",)))),
    minion(Whenever("hurt", Suffer(N, THAT_PLAYER))),
    minion(Action("strike", ThisSuffers(N), price=SpendAether(N), amount=True)),
    nemesis(standing=(Action("flip", (ItSuffers(1), GainCharge(1)), each=Minions()),)),
    nemesis(setup=SwapTurnCard("frenzy"), turn_cards=(FRENZY,)),
    nemesis(unleash=LosePower("sever"), cards=(SEVER,)),
    nemesis(standing=(Forbid("gain", of="anybody", only_if=PileSize(of_it=True).at_most(1)),)),
    Gem("made-up", play=With(ANY_PLAYER, Suffer(1, AnotherPlayer()))),
    Gem("made-up", play=Suffer(1, Fewest(Charges(THAT_PLAYER)))),
    Ally("made-up", standing=(Whenever("gain-charge", GraveholdGains(N)),)),
    Relic("made-up", play=Attach(YOU), standing=(Alter("cast", of="here", more=1),)),
    Attack("made-up", tier=1, effect=LayBefore(), standing=(Whenever("turn-end", Unleash()),)),
    Body("made-up", standing=(Whenever("hurt", Suffer(N, THAT_PLAYER)),)),
    Attack("made-up", tier=1, effect=LayBefore(), standing=(Must(OWNER),)),
    nemesis(zones=(Zone("air", works=True, cards=(Gem("thin", standing=(THICK,)),)),)),
    nemesis(life=0, zones=(Zone("maw", cards=(Body("jaw", deck="maw"),)),)),
]
WRONG: list[tuple[Definition, str]] = [
    (Curse("made-up", standing=(Whenever("gain", Draw(1)),)), "does nothing on 'curse'"),
    (Gem("made-up", standing=(Whenever("prep", Draw(1), of="this"),)), "it works on: spell"),
    (minion(Whenever("cast", Suffer(1, ANY_PLAYER), of="here")), "it works on: relic, spell"),
    (spell(Whenever("hurt", Suffer(1, THAT_PLAYER), of="nemesis")), "'that player' is nobody"),
    (spell(Whenever("turn-start", If(DealtBy(("spell",)), Deal(1)))), "no damage is being dealt"),
    (spell(Whenever("turn-start", PlayItAgain())), "'it' is no card here"),
    (minion(Action("strike", ThisSuffers(N))), "no number has been found"),
    (minion(Action("strike", ItSuffers(1))), "'it' is no minion here"),
    (minion(Action("Strike!", ThisSuffers(1))), "verb: 'Strike!' is no id"),
    (nemesis(setup=SwapTurnCard("frenzi"), turn_cards=(FRENZY,)), "unknown turn order card"),
    (nemesis(turn_cards=(TurnCard("Frenzy"),)), "turn_cards[0].id: 'Frenzy' is no id"),
    (nemesis(unleash=LosePower("severe"), cards=(SEVER,)), "did you mean 'sever'?"),
    (nemesis(unleash=RestorePower(2)), "there is no 'this card' here"),
    (Gem("made-up", play=Suffer(1, AnotherPlayer())), "'that player' is nobody here"),
    (Gem("made-up", play=Draw(PileSize(of_it=True))), "'it' is no card here"),
    (Mage("made-up", breaches=(None,) * 4, setup=Deal(N)), "setup.amount: no number"),
    (nemesis(zones=(Zone("air", cards=(Gem("thin", standing=(THICK,)),)),)), "does nothing"),
    (nemesis(life=0), "life: this should be at least 1"),
]


@pytest.mark.parametrize("definition", GOOD, ids=repr)
def test_what_can_work_is_taken(definition: Definition) -> None:
    assert [str(error) for error in check_definitions([definition])] == []


@pytest.mark.parametrize(("definition", "why"), WRONG, ids=repr)
def test_what_cannot_work_is_refused(definition: Definition, why: str) -> None:
    [error] = check_definitions([definition])
    assert why in str(error)
