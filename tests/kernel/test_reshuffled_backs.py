"""A minion with a hidden back that is slain, reshuffled and comes back cannot be tracked (R59)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from gravehold.kernel.definitions import Gem, Minion, Zone
from gravehold.kernel.faces import face_of, is_secret
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    Action,
    Deal,
    DiscardIt,
    DrawMinion,
    GainAether,
    If,
    IsFace,
    Minions,
    Repeat,
    ShuffleZone,
    SpendAether,
    TurnOver,
)
from gravehold.kernel.setup import Setup
from gravehold.kernel.state import HIDDEN

from .made_up import a_setup, answer

THRALL = Minion("thrall", life=4, subtype="thrall", deck="thralls", faces=("", "illusion"))
FLIP = Action(
    "flip",
    (TurnOver(), If(IsFace("illusion"), DiscardIt())),
    price=SpendAether(1),
    each=Minions("thrall"),
)
AGAIN = Gem("again", play=(ShuffleZone("thralls", back=True), Repeat(4, DrawMinion("thralls"))))
SPEAR = Gem("spear", play=Deal(4))
PURSE = Gem("purse", play=GainAether(9))


def setup_of_four() -> Setup:
    """Four thralls in play, two of them illusions; the deck is empty."""
    setup = a_setup(hand=(AGAIN, SPEAR, PURSE), mat=(FLIP,))
    zones = (
        Zone("thralls", order="hidden", cards=(THRALL,) * 4, discard="graves"),
        Zone("graves"),
    )
    nemesis = replace(setup.nemesis, zones=zones, setup=Repeat(4, DrawMinion("thralls")))
    return replace(setup, nemesis=nemesis)


@cache
def at_first() -> Game:
    """p1 has the first turn."""
    games = (Game.new(setup_of_four(), first) for first in range(50))
    return next(game for game in games if (game.state.active, game.state.turn) == (0, 1))


def backs(game: Game) -> dict[int, str]:
    s = game.state
    return {card: face_of(s, game.codex, card) for card in s.in_play}


def with_all_found_out(seed: int) -> tuple[Game, dict[int, str]]:
    """Both illusions are turned over and so discarded, one of the real ones is slain unseen."""
    game = at_first().copy()
    game.state.rng = seed
    answer(game, "play purse")
    before = backs(game)
    cards = game.state.in_play
    for card in cards:
        if before[card] == "illusion":
            twins = [c for c in game.state.in_play if is_secret(game.state, c)]
            at = twins.index(card) + 1
            answer(game, "flip thrall" + (f"#{at}" if at > 1 else ""))
    answer(game, "play spear", "minion thrall")
    assert len(game.state.in_play) == 1
    return game, before


def test_what_was_discarded_is_seen_if_it_was_turned_over_only() -> None:
    game, before = with_all_found_out(1)
    graves = game.codex.tables.place["graves"].at(game.state)
    shown = game.view(0).state.face
    assert len(graves) == 3
    for card in graves:
        assert (shown[card] == HIDDEN) == (before[card] == "")


def test_no_view_tells_which_is_which_after_the_reshuffle() -> None:
    """Two worlds that differ only in the backs look the same, card numbers and all."""
    game, _ = with_all_found_out(1)
    answer(game, "play again")
    view = game.view(0)
    thralls = game.state.in_play
    assert len(thralls) == 4
    assert {view.state.face[card] for card in thralls} == {HIDDEN}
    assert [o.key for o in view.options if o.key.startswith("flip")] == [
        "flip thrall", "flip thrall#2", "flip thrall#3", "flip thrall#4",
    ]  # fmt: skip
    other = game.copy()
    face = list(other.state.face)
    for card in thralls:
        face[card] = 2 * (3 - face[card] // 2)  # illusions for real ones and the reverse
    other.state.face = tuple(face)
    assert other.state.face != game.state.face
    assert other.view(0).state == view.state
    assert other.view(None).asked.options == view.asked.options


def test_card_numbers_betray_nothing_of_those_that_come_back() -> None:
    """Each of the three that were shuffled may be the real one, whichever it was before."""
    found = set()
    for seed in range(40):
        game, before = with_all_found_out(seed)
        stayed = game.state.in_play[0]
        answer(game, "play again")
        after = backs(game)
        assert after[stayed] == before[stayed]
        assert sorted(after.values()) == sorted(before.values())
        found.add(next(card for card in after if card != stayed and after[card] == ""))
    assert len(found) == 3


def test_imagined_worlds_and_their_copies_know_no_more() -> None:
    game, _ = with_all_found_out(1)
    answer(game, "play again")
    worlds = [game.view(1).determinize(seed) for seed in range(60)]
    for world in (*worlds, *(world.copy() for world in worlds)):
        assert sorted(backs(world).values()) == ["", "", "illusion", "illusion"]
        assert world.view(1).state.face == game.view(1).state.face
    for card in game.state.in_play:
        assert {backs(world)[card] for world in worlds} == {"", "illusion"}


def test_a_copy_of_the_game_shuffles_as_the_game_does_and_shows_as_little() -> None:
    game, _ = with_all_found_out(3)
    other = game.copy()
    answer(game, "play again")
    answer(other, "play again")
    assert other.state == game.state
    assert other.view(0).state == game.view(0).state
