"""Decks of an ally or a nemesis whose top card resolves."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from gravehold.kernel.definitions import Ally, Attack, Gem, Minion, Token, Zone
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    Alter,
    Deal,
    DealtBy,
    DiscardNemesisCards,
    GainCharge,
    GainTokens,
    GraveholdSuffers,
    Instead,
    May,
    N,
    ResolveTop,
    Suffer,
    Whenever,
    WinGame,
)
from gravehold.kernel.serial import dump_state, load_state
from gravehold.kernel.setup import Setup
from gravehold.lab import invariants

from .made_up import a_setup, answer, in_play, life_of, p1_begins

CALL = Gem("call", play=ResolveTop("assist"))
AGAIN = Gem("again", play=ResolveTop("assist", refill=True))


def with_deck(*cards: Attack | Minion, hand: tuple[Gem, ...]) -> Setup:
    setup = a_setup(hand=hand)
    pile = Zone("assist-discard")
    deck = Zone("assist", order="hidden", cards=cards, shuffled=False, discard=pile.name)
    return replace(setup, nemesis=replace(setup.nemesis, zones=(deck, pile)))


def names(game: Game, zone: str) -> list[str]:
    place = game.codex.tables.place[zone]
    return [game.codex.ids[game.state.kind[card]] for card in place.at(game.state)]


def sound(game: Game) -> None:
    invariants.position_sound(game)
    invariants.views_hide(game, 5)
    text = msgspec.json.encode(dump_state(game.state, game.codex))
    assert load_state(msgspec.json.decode(text), game.codex) == game.state


def test_the_top_card_resolves_for_all_players_and_is_discarded_beside_its_deck() -> None:
    bite = Attack("bite", effect=Suffer(2, ANY_PLAYER))
    game = p1_begins(with_deck(bite, Attack("rest"), hand=(CALL,)))
    answer(game, "play call")
    assert game.asked.seats == ("p1", "p2")
    assert names(game, "resolving") == ["bite"]
    sound(game)
    answer(game, "p2")
    assert game.state.life == [10, 8]
    assert (names(game, "assist"), names(game, "assist-discard")) == (["rest"], ["bite"])
    sound(game)


def test_a_card_that_stays_enters_play() -> None:
    game = p1_begins(with_deck(Minion("helper", life=4), hand=(CALL,)))
    answer(game, "play call")
    assert life_of(game, "helper") == 4
    assert names(game, "assist-discard") == []


def test_an_empty_deck_does_nothing_unless_it_is_refilled() -> None:
    """L26, and R77."""
    crack = Attack("crack", effect=GraveholdSuffers(1))
    game = p1_begins(with_deck(crack, hand=(CALL, replace(CALL, id="call-2"), AGAIN)))
    answer(game, "play call", "play call-2")
    assert game.state.gravehold == 29
    answer(game, "play again")
    assert game.state.gravehold == 28
    assert names(game, "assist-discard") == ["crack"]
    sound(game)


def test_a_deck_without_cards_cannot_be_resolved_in_full() -> None:
    offer = Gem("offer", play=May(ResolveTop("assist")))
    game = p1_begins(with_deck(Attack("crack"), hand=(offer, replace(offer, id="offer-2"))))
    answer(game, "play offer")
    assert game.asked.kind == "may"
    answer(game, "yes", "play offer-2")
    assert game.asked.kind == "main"


def test_damage_of_the_ally_is_known_for_his() -> None:
    ally = Ally(
        "helper",
        tokens=(Token(name="charge", maximum=8),),
        zones=(Zone("vision", order="hidden", cards=(Attack("bolt", effect=Deal(4)),)),),
        standing=(
            Instead("gain-charge", GainTokens("charge", N, on="game"), may=True),
            Whenever("tokens-gained", ResolveTop("vision"), token="charge"),
        ),
    )
    shy = Minion(
        "shy", tier=1, life=9, standing=(Alter("hit", most=1, only_if=DealtBy(("ally",))),)
    )
    hand = (Gem("dynamo", play=GainCharge(2)), Gem("rock", play=Deal(3)))
    game = p1_begins(a_setup(hand=hand, foes=(shy,), ally=ally))
    in_play(game, shy=9)
    answer(game, "play dynamo", "helper", "minion shy")
    assert life_of(game, "shy") == 8
    answer(game, "play rock", "minion shy")
    assert life_of(game, "shy") == 5


def test_charges_are_altered_before_anybody_is_asked() -> None:
    ally = Ally(
        "helper",
        tokens=(Token(name="charge", maximum=8),),
        standing=(
            Instead("gain-charge", GainTokens("charge", N, on="game"), may=True),
            Alter("gain-charge", more=1),
        ),
    )
    game = p1_begins(a_setup(hand=(Gem("dynamo", play=GainCharge(2)),), ally=ally))
    answer(game, "play dynamo", "helper")
    tally = game.codex.tables.tally["game", "charge"]
    assert tally.at(game.state) == 3


def with_told_deck(*cards: Attack, hand: tuple[Gem, ...]) -> Game:
    setup = with_deck(*cards, hand=hand)
    deck, pile = setup.nemesis.zones
    zones = (replace(deck, told=True), pile)
    game = p1_begins(replace(setup, nemesis=replace(setup.nemesis, zones=zones)))
    return Game.at(game.state, game.codex, events=True)


def test_the_lowest_card_of_a_deck_is_told_when_all_is_over() -> None:
    """L27: the players see it then, and nothing else comes of it."""
    end = Gem("end", play=WinGame())
    cards = Attack("first"), Attack("last", effect=GraveholdSuffers(5))
    game = with_told_deck(*cards, hand=(end,))
    before = game.reveals
    answer(game, "play end")
    assert game.reveals == before + 1
    told = [event for event in game.events if event.kind == "told"]
    assert [game.codex.ids[game.state.kind[event.card]] for event in told] == ["last"]
    assert game.state.gravehold == 30
    assert names(game, "assist") == ["first", "last"]
    sound(game)


def test_nothing_is_told_of_an_empty_deck() -> None:
    end = Gem("end", play=WinGame())
    game = with_told_deck(Attack("only"), hand=(CALL, end))
    answer(game, "play call", "play end")
    assert [event.kind for event in game.events][-1] == "won"


def test_the_top_cards_of_the_nemesis_deck_are_discarded_as_far_as_there_are_any() -> None:
    drop = Gem("drop", play=DiscardNemesisCards(2))
    game = p1_begins(a_setup(hand=(drop, replace(drop, id="drop-2"))))
    before = len(game.state.nemesis_deck)
    top = game.state.nemesis_deck[:2]
    answer(game, "play drop")
    assert (game.state.nemesis_discard, len(game.state.nemesis_deck)) == (top, before - 2)
    game.state.nemesis_deck, game.state.nemesis_seen = (), ()
    answer(game, "play drop-2")
    assert game.state.nemesis_discard == top
