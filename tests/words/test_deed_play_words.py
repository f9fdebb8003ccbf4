"""Questions, answers and log lines that made-up clauses bring about, in all three languages."""

from __future__ import annotations

import re

from msgspec.structs import replace

from gravehold.kernel.definitions import Ally, Gem, Minion, Relic, Spell, TurnCard
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    Action,
    CastPrepped,
    Deal,
    GainAether,
    GainCharge,
    GraveholdGains,
    Instead,
    ItSuffers,
    Minions,
    N,
    PutItOnPile,
    SpendAether,
    SwapTurnCard,
    ThisSuffers,
    Whenever,
)
from gravehold.words import log, options, prompts, table
from gravehold.words.language import LANGUAGES
from gravehold.words.options import Label
from tests.kernel.made_up import a_setup, answer, in_play, p1_begins

STRIKE = Action("strike", ThisSuffers(N), price=SpendAether(N), amount=True)
WANDERER = Minion("wanderer", tier=1, life=5, standing=(STRIKE,))
HELPER = Ally("helper", standing=(Instead("gain-charge", GraveholdGains(N), may=True),))
BAD = re.compile(r"[<>{}_]|\b(None|True|False)\b")


def labels(game: Game, begins: str) -> list[Label]:
    """What the first option with such a key is called in each language."""
    view = game.view()
    option = next(o for o in view.asked.options if o.key.startswith(begins))
    return [options.label(view, option, lang) for lang in LANGUAGES]


def lines(game: Game, *keys: str) -> list[str]:
    """What the log tells of these answers, in each language."""
    heard = Game.at(game.state, game.codex, events=True)
    answer(heard, *keys)
    return ["\n".join(log.lines(heard.view(), heard.events, lang)) for lang in LANGUAGES]


def test_an_action_is_offered_with_its_amount_and_what_it_does() -> None:
    game = p1_begins(a_setup(foes=(WANDERER,)))
    in_play(game, wanderer=5)
    answer(game, "play crystal", "play crystal")
    en, pl, de = labels(game, "strike wanderer 2")
    assert en[:2] == ("Strike with aether: Wanderer", "2 aether")
    assert en.card == "This minion suffers 1 damage for each aether spent this way."
    assert "Poplecznik otrzymuje 1 obrażenie" in pl.card
    assert "erleidet" in de.card
    told = lines(game, "strike wanderer 2")
    assert "Garu takes an action: Strike with aether, Wanderer." in told[0]
    assert "akcję: Uderz eterem, Wanderer" in told[1]
    assert "Aktion aus: Mit Aetherium zuschlagen, Wanderer" in told[2]


def test_an_action_of_a_mat_needs_no_card() -> None:
    rest = Action("rest", GraveholdGains(1), price=SpendAether(1))
    sting = Action("sting", ItSuffers(9), each=Minions())
    game = p1_begins(a_setup(foes=(WANDERER,), mat=(rest, sting)))
    in_play(game, wanderer=5)
    game.state.gravehold = 20
    answer(game, "play crystal")
    assert [label.text for label in labels(game, "rest")] == ["Rest"] * 3
    assert [label.text for label in labels(game, "sting")] == ["Sting: Wanderer"] * 3
    assert "Garu takes an action: Rest." in lines(game, "rest")[0]


def test_charges_are_offered_to_the_ally() -> None:
    game = p1_begins(a_setup(hand=(Gem("dynamo", play=GainCharge(2)),), ally=HELPER))
    game.state.gravehold = 20
    answer(game, "play dynamo")
    asked = [prompts.prompt(game.view(), lang) for lang in LANGUAGES]
    assert asked[0] == "Garu (p1): choose who gains 2 charges."
    assert "2 Ładunki" in asked[1]
    assert "2 Energie" in asked[2]
    assert labels(game, "helper")[0][:2] == ("Helper", "life 20")


def test_a_spell_turned_on_gravehold_asks_for_it() -> None:
    mesh = Gem("mesh", play=CastPrepped(aim=("gravehold", "any-player")))
    game = p1_begins(a_setup(hand=(Spell("bolt", cast=Deal(2)), mesh)))
    answer(game, "prep bolt 1", "play mesh")
    texts = [label[:2] for label in labels(game, "gravehold")]
    assert texts[0] == ("Gravehold", "life 30")
    assert texts[2][0] == "die Feste der letzten Ruhe"


def test_what_waits_is_named_by_what_it_stands_on() -> None:
    heal = Spell("heal", standing=(Whenever("play", GraveholdGains(9)),))
    rules = {"ordered_triggers": True, "standing": (Whenever("play", GraveholdGains(1)),)}
    stone = Gem("stone", play=GainAether(1))
    game = p1_begins(a_setup(hand=(heal, stone), rules=rules))
    answer(game, "prep heal 1", "play stone")
    assert [label.text for label in labels(game, "resolve heal")] == ["Heal"] * 3
    assert labels(game, "resolve rules")[0].text == "what the rules say"
    assert not any(BAD.search(prompts.prompt(game.view(), lang)) for lang in LANGUAGES)
    told = table.describe(game.view()).nemesis.rules
    assert "When you play a gem or relic, Gravehold gains 1 life." in told


def test_a_card_that_goes_back_on_its_pile_is_told() -> None:
    back = Spell("back", standing=(Whenever("play", PutItOnPile()),))
    coin = Relic("coin", cost=2, play=GainAether(1))
    game = p1_begins(a_setup(hand=(back, coin), supply=(coin,)))
    answer(game, "prep back 1")
    told = lines(game, "play coin")
    assert "Coin goes back on its supply pile." in told[0]
    assert "stos zasobów" in told[1]
    assert "Vorrat" in told[2]


def test_a_turn_card_of_its_own_is_named_on_the_table() -> None:
    setup = a_setup()
    frenzy = TurnCard("frenzy", on_draw=GraveholdGains(1))
    nemesis = replace(setup.nemesis, setup=SwapTurnCard("frenzy"), turn_cards=(frenzy,))
    game = p1_begins(replace(setup, nemesis=nemesis))
    for lang in LANGUAGES:
        found = table.describe(game.view(), lang)
        assert any("Frenzy" in line for line in found.order)
        assert any("Frenzy" in line for line in found.nemesis.rules)
