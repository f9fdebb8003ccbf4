"""Zones that every player has: those of who acts are meant, never those of the first seat."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from gravehold.kernel.checking import check_definitions
from gravehold.kernel.definitions import (
    Attack,
    Board,
    Definition,
    Gem,
    Minion,
    Nemesis,
    Space,
    Zone,
)
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    HAND,
    YOU,
    As,
    CastTop,
    DiscardFromDeck,
    DrawMinion,
    EachPlayer,
    Effect,
    FromPiles,
    GraveholdSuffers,
    MoveAll,
    MoveTop,
    PutByPile,
    PutInto,
    PutInZone,
    PutOnBoard,
    ResolveCards,
    ResolveTop,
    RevealTop,
    ShuffleZone,
    SortTop,
)
from gravehold.words import log
from gravehold.words.things import card_text
from tests.kernel.made_up_places import PLAIN, STONES, names, sound
from tests.kernel.test_order_of_things import _with_mages

MIRROR, PURSE = Zone("mirror", cards=STONES[:3]), Zone("purse", of="seat")


def of_second(*effects: Effect) -> Game:
    """p2's main phase with a made-up gem, played."""
    gem = Gem("made-up", play=effects)
    mage = replace(PLAIN.mages[1], hand=("made-up", "crystal"), starters=(gem,))
    nemesis = replace(PLAIN.nemesis, zones=(MIRROR, PURSE))
    setup = _with_mages(replace(PLAIN, nemesis=nemesis), (PLAIN.mages[0], mage))
    games = (Game.new(setup, seed, events=True) for seed in range(50))
    game = next(game for game in games if game.state.active == 1)
    game.choose("play made-up")
    sound(game)
    return game


def test_the_top_of_a_zone_goes_to_who_acts() -> None:
    game = of_second(MoveTop("mirror", "discard"), MoveTop("mirror", "hand"))
    assert [names(game, "discard", seat) for seat in (0, 1)] == [[], ["stone-3"]]
    assert names(game, "hand", 1) == ["crystal", "stone-2"]
    assert "stone-2" not in names(game, "hand", 0)


def test_the_top_of_the_deck_of_who_acts_is_taken() -> None:
    before = of_second()
    game = of_second(MoveTop("deck", "mirror"))
    assert names(game, "deck", 0) == names(before, "deck", 0)
    assert names(game, "mirror")[-1] == names(before, "deck", 1)[0]
    assert names(game, "deck", 1) == names(before, "deck", 1)[1:]


def test_all_cards_of_a_zone_and_a_found_card_go_to_who_acts() -> None:
    game = of_second(
        MoveAll("mirror", "purse"), MoveTop("purse", "mirror"), PutInto("purse", on="this")
    )
    assert [names(game, "purse", seat) for seat in (0, 1)] == [
        [],
        ["stone-1", "stone-2", "made-up"],
    ]


def test_a_card_in_hand_goes_into_the_zone_of_who_acts() -> None:
    game = of_second(PutInZone(1, HAND, "purse"))
    assert [names(game, "purse", seat) for seat in (0, 1)] == [[], ["crystal"]]


def test_no_card_of_the_nemesis_comes_into_a_hand() -> None:
    game = of_second(MoveTop("nemesis-deck", "hand"), MoveTop("deck", "nemesis-deck"))
    before = of_second()
    for zone, seat in (("hand", 1), ("deck", 1), ("nemesis-deck", 0)):
        assert names(game, zone, seat) == names(before, zone, seat)


def test_the_log_says_where_a_card_has_gone() -> None:
    game = of_second(MoveTop("mirror", "discard"), MoveTop("deck", "mirror"))
    told = log.lines(game.view(1), game.events)
    assert told[-2] == "Stone 3 is put away (Gex: discard)."
    assert told[-1].endswith(" is put away (Mirror).")


def test_texts_say_whose_zone_it_is() -> None:
    gem = Gem("made-up", play=MoveTop("deck", "discard"))
    assert card_text(gem) == "Put the top card of your deck on top of your discard pile."
    assert card_text(gem, "pl") == (
        "Umieść wierzchnią kartę swojej talii na wierzchu swojego stosu kart odrzuconych."
    )
    assert card_text(gem, "de") == (
        "Lege die oberste Karte deines Decks oben auf deinen Ablagestapel."
    )
    foe = Nemesis("made-up", life=9, unleash=EachPlayer(MoveAll("hand", "deck")))
    assert "cards in each player's hand go into that player's deck" in card_text(foe)


# What no card may say


def told(definition: Definition, *others: Definition) -> list[str]:
    return [str(error) for error in check_definitions([definition], known=others)]


def foe(unleash: Effect) -> Nemesis:
    card = Minion("imp", tier=1, life=1, persistent=As(ANY_PLAYER, MoveTop("mirror", "discard")))
    return Nemesis("foe", life=9, unleash=unleash, zones=(MIRROR,), cards=(card,))


@pytest.mark.parametrize(
    "effect",
    [MoveTop("mirror", "discard"), MoveTop("deck", "mirror"), MoveAll("hand", "mirror")],
)
def test_where_nobody_acts_a_zone_of_players_is_nobodys(effect: Effect) -> None:
    assert len(found := told(foe(effect))) == 1
    assert "'you' is nobody here; put this inside 'as' or 'each-player'" in found[0]
    assert told(foe(As(ANY_PLAYER, effect))) == told(foe(EachPlayer(effect))) == []


def test_a_hand_has_no_top() -> None:
    assert "a hand has no top card" in told(foe(As(ANY_PLAYER, MoveTop("hand", "mirror"))))[0]


BRINGS = Nemesis(
    "brings", life=9, zones=(Zone("rune", of="breach"), Zone("cover", of="pile"), PURSE, MIRROR)
)


@pytest.mark.parametrize(
    "effect",
    [
        MoveTop("prepped", "mirror"),
        MoveTop("mirror", "in-play"),
        MoveTop("turn-order", "mirror"),
        MoveTop("rune", "mirror"),
        MoveTop("cover", "mirror"),
        MoveAll("prepped", "mirror"),
        MoveAll("mirror", "supply"),
        PutInto("destroyed", on="this"),
        PutInZone(1, HAND, "rune"),
        PutByPile("mirror"),
        PutByPile("cover", "hand"),
        ResolveCards("hand", YOU, to="mirror"),
        RevealTop("purse"),
        SortTop("purse", 3, under=1),
        FromPiles("purse", 1),
        CastTop("purse"),
        ResolveTop("cover"),
        ShuffleZone("deck"),
        ShuffleZone("purse"),
        DrawMinion("purse"),
        DiscardFromDeck("purse"),
    ],
)
def test_what_a_word_cannot_move_is_refused(effect: Effect) -> None:
    found = told(Gem("made-up", play=effect), BRINGS)
    assert len(found) == 1
    assert "this word moves no card to or from" in found[0]


@pytest.mark.parametrize(
    "effect",
    [
        MoveTop("purse", "nemesis-discard"),
        MoveTop("nemesis-deck", "nemesis-discard"),
        MoveAll("cover", "discard"),
        PutInZone(1, HAND, "purse"),
        PutByPile("cover", "purse"),
        ResolveCards("cover", YOU, to="mirror"),
        ShuffleZone("nemesis-deck"),
    ],
)
def test_what_a_word_can_move_is_not(effect: Effect) -> None:
    assert told(Gem("made-up", play=effect), BRINGS) == []


@pytest.mark.parametrize(
    "brought",
    [
        {"boards": (Board("altar", spaces=(Space("1"),), off="discard"),)},
        {"zones": (PURSE, Zone("pouch", discard="purse"))},
        {"zones": (PURSE,), "cards": (Minion("imp", tier=1, life=1, deck="purse"),)},
    ],
)
def test_cards_leave_mats_for_zones_that_all_share(brought: dict[str, Any]) -> None:
    found = told(Nemesis("made-up", life=9, unleash=GraveholdSuffers(1), **brought))
    assert len(found) == 1
    assert "this word moves no card to or from" in found[0]


def test_where_the_nemesis_speaks_alone_it_names_its_own_zones_only() -> None:
    card = Attack("made-up", tier=1, effect=PutOnBoard("altar", "purse"))
    assert "unknown" in told(card)[0]
