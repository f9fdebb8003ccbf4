"""What forbids, alters, replaces and answers a deed, whatever its source."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gravehold.kernel.definitions import (
    Ally,
    Attack,
    Curse,
    Gem,
    Minion,
    Power,
    Relic,
    Spell,
    TurnCard,
)
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    THAT_PLAYER,
    YOU,
    Action,
    Alter,
    AnotherPlayer,
    As,
    Both,
    CastPrepped,
    CostOfIt,
    Deal,
    DealtBy,
    DestroyThis,
    Draw,
    Fewest,
    Forbid,
    GainAether,
    GainCharge,
    GraveholdGains,
    GraveholdSuffers,
    Instead,
    ItIs,
    ItSuffers,
    Life,
    LosePower,
    MinionLife,
    Minions,
    Must,
    N,
    OneOf,
    OpenBreaches,
    PileSize,
    PlayItAgain,
    PlaysThisTurn,
    PutItOnPile,
    ResolveThis,
    RestorePower,
    SpendAether,
    Suffer,
    SwapTurnCard,
    ThisSuffers,
    Whenever,
    With,
)

from .made_up import a_setup, answer, in_play, life_of, p1_begins

AT_ONCE = (ResolveThis(), RestorePower(3))


def test_damage_is_altered_before_it_is_replaced() -> None:
    """Damage reduced to nothing costs no shield (L7)."""
    shielded = Instead("hit", GraveholdGains(1), of="this")
    thick = Minion("thick", tier=1, life=5, standing=(Alter("hit", less=2), shielded))
    stones = (Gem("pebble", play=Deal(2)), Gem("rock", play=Deal(3)))
    game = p1_begins(a_setup(hand=stones, foes=(thick,)))
    in_play(game, thick=5)
    game.state.gravehold = 20
    answer(game, "play pebble", "minion thick")
    assert (life_of(game, "thick"), game.state.gravehold) == (5, 20)
    answer(game, "play rock", "minion thick")
    assert (life_of(game, "thick"), game.state.gravehold) == (5, 21)


def test_a_rule_set_has_ears() -> None:
    rules = {"standing": (Whenever("hurt", GainAether(1), of="nemesis"),)}
    game = p1_begins(a_setup(hand=(Gem("rock", play=Deal(3)),), rules=rules))
    answer(game, "play rock")
    assert game.state.nemesis == 67
    assert game.state.aether == 1


def test_damage_knows_what_it_comes_from() -> None:
    """A wanderer suffers at most 1 from cards and abilities (nemesis.wanderer)."""
    wanderer = Minion(
        "wanderer",
        tier=1,
        life=5,
        standing=(Alter("hit", most=1, only_if=DealtBy(("spell", "card", "ability"))),),
    )
    game = p1_begins(a_setup(hand=(Gem("rock", play=Deal(3)),), foes=(wanderer,)))
    in_play(game, wanderer=5)
    answer(game, "play rock", "minion wanderer")
    assert life_of(game, "wanderer") == 4


def test_who_dealt_the_damage_is_that_player() -> None:
    spiky = Minion("spiky", tier=1, life=9, standing=(Whenever("hurt", Suffer(N, THAT_PLAYER)),))
    game = p1_begins(a_setup(hand=(Gem("rock", play=Deal(3)),), foes=(spiky,)))
    in_play(game, spiky=9)
    answer(game, "play rock", "minion spiky")
    assert game.state.life == [7, 10]


def test_the_last_card_of_a_pile_cannot_be_gained_where_that_is_forbidden() -> None:
    last = Forbid("gain", of="anybody", only_if=PileSize(of_it=True).at_most(1))
    game = p1_begins(a_setup(hand=(Gem("purse", play=GainAether(9)),), mat=(last,)))
    game.state.piles[0] = game.state.piles[0][:1]
    pile = game.codex.ids[game.codex.pile_kinds[0]]
    answer(game, "play purse")
    assert f"gain {pile}" not in game.asked.options
    assert sum(option.key.startswith("gain ") for option in game.asked.options) == 8


def test_echo_resolves_a_cast_twice_with_its_bonus() -> None:
    boom = Spell("boom", cast=Deal(2), echo=True)
    game = p1_begins(a_setup(hand=(boom, Gem("caster", play=CastPrepped(plus=1)))))
    answer(game, "prep boom 1", "play caster")
    assert game.state.nemesis == 70 - 3 - 3


def test_a_spell_that_is_kept_stays_prepped() -> None:
    bolt = Spell("bolt", cast=Deal(2))
    game = p1_begins(a_setup(hand=(bolt, Gem("caster", play=CastPrepped(keep=True)))))
    answer(game, "prep bolt 1", "play caster")
    assert game.state.nemesis == 68
    assert len(game.state.prepped[0]) == 1
    assert not game.state.discard[0]


def test_a_spell_may_be_aimed_at_those_it_should_protect() -> None:
    bolt = Spell("bolt", cast=Deal(2))
    mesh = Gem("mesh", play=CastPrepped(aim=("gravehold", "any-player")))
    game = p1_begins(a_setup(hand=(bolt, mesh)))
    answer(game, "prep bolt 1", "play mesh")
    assert {option.key for option in game.asked.options} == {"gravehold", "p1", "p2"}
    answer(game, "gravehold")
    assert game.state.gravehold == 28
    assert game.state.nemesis == 70


def test_the_first_relic_is_played_twice_and_goes_back_on_its_pile() -> None:
    """R68: both plays are plays, the second happens though the card destroyed itself."""
    again = Whenever(
        "play",
        (PlayItAgain(), PutItOnPile()),
        only_if=Both(CostOfIt().at_least(1), PlaysThisTurn(costing=1).exactly(1)),
    )
    void = Spell("void", cast=Deal(1), standing=(again,))
    coin = Relic("coin", cost=2, play=GainAether(1))
    candle = Relic("candle", cost=2, play=(GainAether(1), DestroyThis()))
    for relic, left in ((coin, 6), (candle, 5)):
        game = p1_begins(a_setup(hand=(void, relic), supply=(relic,)))
        answer(game, "prep void 1", "play crystal", f"play {relic.id}")
        assert game.state.aether == 3
        assert len(game.state.piles[game.codex.pile_of[game.codex.number[relic.id]]]) == left


def test_a_curse_acts_in_the_middle_of_a_draw() -> None:
    """R41: before any further card is drawn."""
    rot = Curse("rot", standing=(Whenever("enter-hand", (DestroyThis(), Draw(1)), of="this"),))
    game = p1_begins(a_setup(hand=(Gem("well", play=Draw(2)), rot)))
    s = game.state
    card = next(c for c in s.hand[0] if game.codex.ids[s.kind[c]] == "rot")
    assert "play rot" not in game.asked.options
    s.hand[0] = tuple(c for c in s.hand[0] if c != card)
    top, *rest = s.deck[0]
    s.deck[0] = (card, top, *rest)
    answer(game, "play well")
    assert s.destroyed == (card,)
    assert s.hand[0][-2:] == (top, rest[0])


def test_charges_may_go_to_the_ally_instead() -> None:
    ally = Ally("helper", standing=(Instead("gain-charge", GraveholdGains(N), may=True),))
    game = p1_begins(a_setup(hand=(Gem("dynamo", play=GainCharge(2)),), ally=ally))
    game.state.gravehold = 20
    mine = answer(game.copy(), "play dynamo", "p1")
    assert (mine.state.charges[0], mine.state.gravehold) == (2, 20)
    answer(game, "play dynamo")
    assert game.asked.kind == "charge"
    assert game.asked.seats == ("p1",)
    answer(game, "helper")
    assert (game.state.charges[0], game.state.gravehold) == (0, 22)


def test_charges_that_must_be_kept_are_not_asked_about() -> None:
    ally = Ally("helper", standing=(Instead("gain-charge", GraveholdGains(N), may=True),))
    game = p1_begins(a_setup(hand=(Gem("dynamo", play=GainCharge(2, keep=True)),), ally=ally))
    answer(game, "play dynamo")
    assert game.state.charges[0] == 2


def test_what_waits_for_the_end_of_a_card_lets_it_finish() -> None:
    waits = Whenever("gain-charge", GraveholdGains(N), of="anybody", after="card")
    game = p1_begins(
        a_setup(
            hand=(Gem("dynamo", play=(GainCharge(1), GraveholdSuffers(9))),),
            ally=Ally("helper", standing=(waits,)),
        )
    )
    answer(game, "play dynamo")
    assert game.state.gravehold == 30 - 9 + 1


def test_a_power_that_loses_its_last_token_in_a_series_happens_at_once() -> None:
    """L21: before the next unleash of the series, and not twice."""
    sever = Power(
        "sever",
        tier=1,
        power=3,
        effect=GraveholdSuffers(5),
        standing=(Whenever("power-lost", AT_ONCE, only_if=MinionLife().at_most(0)),),
    )
    stone = Gem("stone", play=(LosePower("sever"), LosePower("sever"), LosePower("sever")))
    game = p1_begins(a_setup(hand=(stone,), foes=(sever,)))
    in_play(game, sever=1)
    answer(game, "play stone")
    assert game.state.gravehold == 25
    assert life_of(game, "sever") == 1


def test_owners_order_what_waits_for_the_same_deed_where_the_rules_say_so() -> None:
    """R36, and the program's own order elsewhere."""
    heal = Spell("heal", cast=Deal(1), standing=(Whenever("play", GraveholdGains(9)),))
    harm = Spell("harm", cast=Deal(1), standing=(Whenever("play", GraveholdSuffers(4)),))
    plain = a_setup(hand=(heal, harm, Gem("stone", play=GainAether(1))))
    game = p1_begins(plain)
    game.state.breach[1] = 4
    answer(game, "prep heal 1", "prep harm 2", "play stone")
    assert game.state.gravehold == 26
    chosen = p1_begins(
        a_setup(
            hand=(heal, harm, Gem("stone", play=GainAether(1))), rules={"ordered_triggers": True}
        )
    )
    chosen.state.breach[1] = 4
    answer(chosen, "prep heal 1", "prep harm 2", "play stone")
    assert chosen.asked.kind == "resolve"
    assert {option.key for option in chosen.asked.options} == {"resolve heal", "resolve harm"}
    answer(chosen, "resolve harm")
    assert chosen.state.gravehold == 30


def test_a_trigger_whose_source_has_gone_is_dropped_from_a_pool() -> None:
    both = (
        Spell("one", cast=(), standing=(Whenever("play", CastPrepped(2, whose=YOU)),)),
        Spell("two", cast=(), standing=(Whenever("play", GraveholdSuffers(4)),)),
    )
    game = p1_begins(
        a_setup(hand=(*both, Gem("stone", play=GainAether(1))), rules={"ordered_triggers": True})
    )
    game.state.breach[1] = 4
    answer(game, "prep one 1", "prep two 2", "play stone", "resolve one")
    answer(game, "prepped p1.1 one")
    assert game.state.gravehold == 30


def test_any_player_on_a_nemesis_card_is_who_it_must_be() -> None:
    marked = Minion("marked", tier=1, life=9, standing=(Must(Fewest(OpenBreaches(THAT_PLAYER))),))
    bite = Attack("bite", tier=1, effect=Suffer(2, ANY_PLAYER))
    game = p1_begins(a_setup(hand=(Gem("stone", play=GainAether(1)),), foes=(marked, bite)))
    in_play(game, marked=9)
    s = game.state
    card = next(c for c, k in enumerate(s.kind) if game.codex.ids[k] == "bite")
    s.nemesis_deck = (card, *(c for c in s.nemesis_deck if c != card))
    s.breach[:4] = [4, 4, 4, 4]
    s.turn_deck, s.turn_seen = (7, *(c for c in s.turn_deck if c != 7)), (0,) * len(s.turn_deck)
    answer(game, "done")
    while game.asked.kind == "order":
        answer(game, "done")
    assert game.state.life == [10, 8]


@pytest.mark.parametrize(
    ("clause", "left"),
    [
        (Alter("overflow", most=1), 28),
        (Alter("suffer", more=1), 24),
        (Alter("gravehold-suffers", less=1), 27),
    ],
)
def test_what_an_exhausted_mage_passes_on_can_be_altered(clause: Alter, left: int) -> None:
    ward = Spell("ward", cast=Deal(1), standing=(clause,))
    game = p1_begins(a_setup(hand=(ward, Gem("thorn", play=Suffer(2)))))
    game.state.life[0] = 0
    answer(game, "prep ward 1", "play thorn")
    assert game.state.gravehold == left


def test_another_player_is_not_that_player() -> None:
    stone = Gem("stone", play=With(OneOf(YOU, ANY_PLAYER), As(AnotherPlayer(), Suffer(1))))
    game = p1_begins(a_setup(hand=(stone,)))
    answer(game, "play stone", "p2")
    assert game.state.life == [9, 10]


def test_what_it_is_decides() -> None:
    watch = Spell(
        "watch", cast=(), standing=(Whenever("play", GainAether(5), only_if=ItIs(("relic",))),)
    )
    cup = Relic("cup", play=())
    game = p1_begins(a_setup(hand=(watch, cup)))
    answer(game, "prep watch 1", "play crystal", "play cup")
    assert game.state.aether == 6


def test_aether_strikes_a_wanderer_for_all_that_is_spent() -> None:
    strike = Action("strike", ThisSuffers(N), price=SpendAether(N), amount=True)
    wanderer = Minion("wanderer", tier=1, life=5, standing=(strike,))
    game = p1_begins(a_setup(foes=(wanderer,)))
    in_play(game, wanderer=5)
    assert not any(option.key.startswith("strike") for option in game.asked.options)
    answer(game, "play crystal", "play crystal", "play crystal")
    strikes = [option.key for option in game.asked.options if option.key.startswith("strike")]
    assert strikes == ["strike wanderer 1", "strike wanderer 2", "strike wanderer 3"]
    answer(game, "strike wanderer 2")
    assert life_of(game, "wanderer") == 3
    assert game.state.aether == 1


def test_a_mat_offers_an_action_once_for_each_minion() -> None:
    flip = Action("flip", ItSuffers(9), price=SpendAether(1), each=Minions("thrall"))
    foes = (
        Minion("one", tier=1, life=4, subtype="thrall"),
        Minion("two", tier=1, life=4, subtype="thrall"),
        Minion("three", tier=1, life=4),
    )
    game = p1_begins(a_setup(foes=foes, mat=(flip,)))
    in_play(game, one=4, two=4, three=4)
    answer(game, "play crystal")
    assert [o.key for o in game.asked.options if "flip" in o.key] == ["flip one", "flip two"]
    answer(game, "flip two")
    assert life_of(game, "two") is None
    assert game.state.aether == 0


def test_a_turn_order_card_of_the_nemesis_acts_before_its_turn() -> None:
    setup = a_setup()
    nemesis = replace(
        setup.nemesis,
        setup=SwapTurnCard("frenzy"),
        turn_cards=(TurnCard("frenzy", on_draw=GraveholdSuffers(7)),),
    )
    game = p1_begins(replace(setup, nemesis=nemesis))
    state = game.state
    frenzy = next(n for n, name in game.codex.turn_names.items() if name == "frenzy")
    assert sorted((*state.turn_deck, *state.turn_discard)) == [0, 0, 1, 1, 7, frenzy]
    assert frenzy in game.view("p2").turn_cards_left()
    state.turn_deck = (frenzy, *(card for card in state.turn_deck if card != frenzy))
    answer(game, "done")
    assert game.state.gravehold <= 23
    assert game.state.turn >= 2


def test_a_mage_that_is_many_may_sit_in_two_seats() -> None:
    setup = a_setup()
    adept = replace(setup.mages[0], many=True, setup=Suffer(1))
    game = p1_begins(replace(setup, mages=(adept, adept)))
    assert game.state.life == [9, 9]
    with pytest.raises(GraveholdError, match="two players never share a mage"):
        Game.new(replace(setup, mages=(setup.mages[0], setup.mages[0])), 1)


def test_a_setup_may_ask_before_the_first_turn() -> None:
    setup = a_setup()
    asking = replace(setup.nemesis, setup=Suffer(3, ANY_PLAYER))
    game = Game.new(replace(setup, nemesis=asking), 1)
    assert game.state.turn == 0
    assert [option.key for option in game.asked.options] == ["p1", "p2"]
    answer(game, "p2")
    assert game.state.life[1] <= 7
    assert game.state.turn >= 1


def test_a_minion_that_cannot_be_hit_is_no_target() -> None:
    ghost = Minion("ghost", tier=1, life=5, standing=(Forbid("hit"),))
    guard = Minion("guard", tier=1, life=5, standing=(Forbid("hit", of="nemesis"),))
    game = p1_begins(a_setup(hand=(Gem("rock", play=Deal(3)),), foes=(ghost, guard)))
    in_play(game, ghost=5, guard=5)
    answer(game, "play rock")
    assert life_of(game, "guard") == 2
    assert (life_of(game, "ghost"), game.state.nemesis) == (5, 70)


def test_an_instance_that_hits_a_minion_is_heard_even_if_it_does_nothing() -> None:
    wall = Minion(
        "wall",
        tier=1,
        life=9,
        standing=(Alter("hit", most=0), Whenever("hit", GraveholdSuffers(1))),
    )
    game = p1_begins(a_setup(hand=(Gem("rock", play=Deal(3)),), foes=(wall,)))
    in_play(game, wall=9)
    answer(game, "play rock", "minion wall")
    assert (life_of(game, "wall"), game.state.gravehold) == (9, 29)


def test_two_mats_have_each_their_own_once_in_a_turn() -> None:
    echo = Whenever("play", GraveholdSuffers(1), of="anybody", once=True)
    setup = a_setup(hand=(Gem("one", play=GainAether(1)), Gem("two", play=GainAether(1))))
    mages = tuple(replace(mage, standing=(echo,)) for mage in setup.mages)
    game = p1_begins(replace(setup, mages=mages))
    answer(game, "play one")
    assert game.state.gravehold == 28
    answer(game, "play two")
    assert game.state.gravehold == 28


def test_what_waits_for_the_end_of_a_card_waits_for_immediately_too() -> None:
    waits = Whenever("gain-charge", GraveholdGains(N), of="anybody", after="card")
    spawn = Minion(
        "spawn",
        tier=1,
        life=4,
        immediately=(GainCharge(1, Fewest(Life(THAT_PLAYER))), GraveholdSuffers(9)),
    )
    game = p1_begins(a_setup(foes=(spawn,), ally=Ally("helper", standing=(waits,))))
    s = game.state
    card = next(c for c, k in enumerate(s.kind) if game.codex.ids[k] == "spawn")
    s.nemesis_deck = (card, *(c for c in s.nemesis_deck if c != card))
    s.turn_deck = (7, *(c for c in s.turn_deck if c != 7))
    s.life[0] = 9
    answer(game, "done")
    assert game.state.gravehold == 30 - 9 + 1


def test_what_alters_charges_alters_those_that_are_bought() -> None:
    rules = {"standing": (Alter("gain-charge", more=1),)}
    game = p1_begins(a_setup(rules=rules))
    answer(game, "play crystal", "play crystal", "charge")
    assert game.state.charges == [2, 0]
