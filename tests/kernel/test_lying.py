"""Cards that lie by supply piles, placed, resolved and moved on."""

from __future__ import annotations

from msgspec.structs import replace

from gravehold.kernel.definitions import Gem, Relic, Zone
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    ANY_ALLY,
    THAT_PLAYER,
    YOU,
    As,
    GainAether,
    GainCard,
    GainCharge,
    GainLife,
    If,
    MoveAll,
    OneOf,
    Players,
    PutByPile,
    ResolveCards,
    Whenever,
)

from .made_up import a_setup, answer, p1_begins
from .made_up_places import names, sound

STYLUS = Gem("stylus", play=PutByPile("glyphs", "glyph", 2))
GIFT = Gem("gift", play=As(ANY_ALLY, GainCard(at_most=9)))
COUNT = Gem("count", play=If(Players().exactly(2), GainAether(9)))
HERS = Zone("glyph", cards=(Relic("life", play=GainLife(1)), Relic("charge", play=GainCharge())))
ALLY_GAINS = Whenever("gain", ResolveCards("glyphs", OneOf(YOU, THAT_PLAYER), "glyph"), of="ally")
SHE_GAINS = Whenever("gain", PutByPile("glyphs"))


def table(*more: Gem) -> Game:
    setup = a_setup(hand=(STYLUS, GIFT, *more))
    scribe = replace(
        setup.mages[0],
        zones=(HERS, Zone("glyphs", of="pile")),
        standing=(ALLY_GAINS, SHE_GAINS),
    )
    game = p1_begins(replace(setup, mages=(scribe, setup.mages[1])))
    game.state.life[:] = [5, 5]
    return game


def pile(game: Game, i: int) -> str:
    return game.codex.ids[game.codex.pile_kinds[i]]


def played(game: Game, *keys: str) -> Game:
    """Each position on the way can be copied, hidden and saved."""
    for key in keys:
        answer(game, key)
        sound(game)
    return game


def test_two_cards_go_to_one_pile_in_the_order_they_were_picked() -> None:
    game = table()
    played(game, "play stylus", "glyph charge", f"supply {pile(game, 3)}")
    assert names(game, "glyphs", 3) == ["charge", "life"]
    assert names(game, "glyph") == []


def test_each_is_resolved_by_whom_the_players_choose_and_goes_back() -> None:
    game = table()
    played(game, "play stylus", "glyph charge", f"supply {pile(game, 3)}", "play gift")
    played(game, f"supply {pile(game, 3)}")
    assert game.asked.seats == ("p1", "p2")
    played(game, "p1", "p2")
    assert (game.state.charges, game.state.life) == ([1, 0], [5, 6])
    assert names(game, "glyph") == ["charge", "life"]
    assert names(game, "glyphs", 3) == []


def test_she_moves_each_to_a_pile_of_her_choice() -> None:
    game = table(COUNT)
    here, there = pile(game, 3), pile(game, 4)
    played(game, "play stylus", "glyph charge", f"supply {here}", "play count", f"gain {here}")
    assert game.asked.seats == ("p1",)
    played(game, f"supply {here}", f"supply {there}")
    assert names(game, "glyphs", 3) == ["charge"]
    assert names(game, "glyphs", 4) == ["life"]
    assert (game.state.charges[0], game.state.life[0]) == (0, 5)


def test_all_of_them_go_back_at_once() -> None:
    home = Gem("home", cost=1, play=MoveAll("glyphs", "glyph"))
    setup = a_setup(hand=(STYLUS, home), supply=(home,))
    zones = (HERS, Zone("glyphs", of="pile"))
    game = p1_begins(replace(setup, mages=(replace(setup.mages[0], zones=zones), setup.mages[1])))
    played(game, "play stylus", "glyph charge", "supply home", "play home")
    assert names(game, "glyph") == ["charge", "life"]
    assert names(game, "glyphs", 0) == []
