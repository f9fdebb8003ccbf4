"""Zones, tokens, tracks and backs that definitions declare; all of them made up here."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gravehold.kernel import door, tokens, zones
from gravehold.kernel.definitions import Minion, Space, Token, Zone
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    HAND,
    Advance,
    Become,
    ChooseCard,
    DiscardThis,
    DrawMinion,
    Effect,
    GainTokens,
    GraveholdSuffers,
    If,
    IsFace,
    LoseTokens,
    Minions,
    MoveBack,
    MoveTop,
    PutInto,
    ShuffleZone,
    Suffer,
    TurnOver,
    WithMinion,
)
from gravehold.kernel.run import Run
from gravehold.kernel.state import HIDDEN, Ctx
from tests.kernel.made_up_places import DREAMS, PLAIN, STONES, names, played, run_of, sound, table

# Zones


def test_a_declared_zone_is_dealt_and_hidden() -> None:
    game = table(zones=(DREAMS,))
    assert names(game, "dreams") == [stone.id for stone in STONES]
    place = game.codex.tables.place["dreams"]
    assert set(place.at(game.view(0).state)) == {HIDDEN}


def test_each_seat_breach_and_pile_has_a_zone_of_its_own() -> None:
    brought = tuple(Zone(of, of=of) for of in ("seat", "breach", "pile"))
    game = table(zones=brought)
    assert [game.codex.tables.place[of].many for of in ("seat", "breach", "pile")] == [2, 8, 9]


def test_cards_go_from_any_zone_to_any_other() -> None:
    piles = (DREAMS, Zone("heap"))
    game = played(MoveTop("dreams", "heap"), MoveTop("dreams", "dreams", under=True), zones=piles)
    assert names(game, "heap") == ["stone-1"]
    assert names(game, "dreams")[-1] == "stone-2"
    place = game.codex.tables.place["dreams"]
    assert place.at(game.view(1).state).count(HIDDEN) == 5  # all saw which card went under


def test_a_card_that_is_moved_unseen_stays_unknown() -> None:
    unseen = MoveTop("dreams", "dreams", under=True, shown=False)
    game = table(unseen, zones=(DREAMS,))
    before = game.state.reveals
    game.choose("play made-up")
    sound(game)
    assert set(game.codex.tables.place["dreams"].at(game.view(1).state)) == {HIDDEN}
    assert game.state.reveals == before
    shown = played(replace(unseen, shown=True), zones=(DREAMS,))
    assert shown.state.reveals == before + 1


def test_a_group_of_hidden_zones_is_guessed_as_one() -> None:
    box = Zone("dream-box", order="hidden", group="dreams")
    game = played(
        *(MoveTop("dreams", "dream-box", shown=False) for _ in range(3)),
        zones=(replace(DREAMS, group="dreams"), box),
    )
    worlds = [game.view(0).determinize(seed) for seed in range(12)]
    assert len({tuple(names(world, "dream-box")) for world in worlds}) > 4


def test_shuffling_back_takes_the_discard_pile() -> None:
    deck = replace(DREAMS, discard="heap")
    steps = (MoveTop("dreams", "heap"), ShuffleZone("dreams", back=True))
    game = played(*steps, zones=(deck, Zone("heap")))
    assert names(game, "heap") == []
    assert sorted(names(game, "dreams")) == sorted(stone.id for stone in STONES)


def test_two_things_of_one_name_are_refused() -> None:
    with pytest.raises(GraveholdError, match="dreams"):
        table(zones=(DREAMS, replace(DREAMS, order="open")))


# Tokens


def test_tokens_keep_within_their_bounds_and_tell_how_many_changed() -> None:
    pulse = Token(name="pulse", on="seat", maximum=5, start=1)
    game = table(tokens=(pulse, Token(name="fuel", on="game", maximum=3), Token(start=8)))
    run = run_of(game)
    assert tokens.change_token(run, "pulse", 9, seat=1) == 4
    assert tokens.change_token(run, "pulse", -2, seat=1) == -2
    assert tokens.change_token(run, "fuel", 2) == 2
    assert tokens.change_token(run, "glow", 2) == 0
    assert [tokens.count(run, "pulse", seat=seat) for seat in (0, 1)] == [1, 3]
    sound(game)


def test_events_say_which_token() -> None:
    game = table(tokens=(Token(name="glyph", on="pile"), Token(start=8)))
    run = Run(game.state, game.codex, [])
    tokens.change_token(run, "glyph", 1, pile=4)
    assert run.log is not None
    assert (run.log[0].token, run.log[0].pile, run.log[0].extra) == ("glyph", 4, 1)


def test_a_token_of_the_turn_is_forgotten() -> None:
    once = Token(name="once", on="seat", scope="turn")
    game = played(GainTokens("once", on="you"), tokens=(once, Token(start=8)))
    assert tokens.count(run_of(game), "once", seat=0) == 1
    while game.state.active == 0:
        game.choose("done")
    assert tokens.count(run_of(game), "once", seat=0) == 0


SHIELDED = Minion("shielded", life=3, tokens=(Token(start=2, name="shield"),))
FOES = Zone("foes", order="hidden", cards=(SHIELDED, Minion("bare", life=3)))


def test_a_minion_comes_with_its_tokens_and_loses_them_with_the_row() -> None:
    lose = WithMinion(Minions(), LoseTokens("shield", on="it"))
    game = played(DrawMinion("foes"), DrawMinion("foes"), lose, zones=(FOES,))
    s = game.state
    run = run_of(game)
    by_name = {game.codex.ids[s.kind[card]]: card for card in s.in_play}
    assert tokens.count(run, "shield", card=by_name["shielded"]) == 1
    assert tokens.count(run, "shield", card=by_name["bare"]) == 0
    zones.take(run, s.in_play[0], "in-play")
    assert len(s.rows[0]) == len(s.marks) == 1


def test_equal_minions_with_other_tokens_are_two_targets() -> None:
    twins = Zone("foes", order="hidden", cards=(SHIELDED, SHIELDED))
    game = table(zones=(twins,))
    run = run_of(game)
    for _ in range(2):
        zones.put(run, zones.take_top(run, "foes"), "in-play")

    assert len(door.targets(run, Ctx())) == 2
    tokens.change_token(run, "shield", -1, card=game.state.in_play[0])
    assert len(door.targets(run, Ctx())) == 3


# Tracks


def maw(n: int) -> Minion:
    track = Token(
        start=1,
        minimum=1,
        maximum=8,
        name="space",
        spaces=(Space("4", GraveholdSuffers(2)), Space("8", Suffer(3, ANY_PLAYER))),
        rests=(1, 4),
    )
    return Minion(f"maw-{n}", life=20, tokens=(track,))


def with_maw(*steps: Effect) -> Game:
    mouths = Zone("maws", order="hidden", cards=(maw(1),))
    body = WithMinion(Minions(), steps)
    return played(DrawMinion("maws"), body, zones=(mouths,), unleash=())


@pytest.mark.parametrize(
    ("steps", "space", "gravehold"),
    [
        ((Advance("space", 2, on="it"),), 3, 30),
        ((Advance("space", 4, on="it"),), 5, 28),  # in passing
        ((Advance("space", 4, on="it"), MoveBack("space", 3, on="it")), 4, 28),
        ((Advance("space", 2, on="it"), MoveBack("space", 5, on="it")), 1, 30),
    ],
)
def test_a_token_moves_along_its_track(
    steps: tuple[Effect, ...], space: int, gravehold: int
) -> None:
    game = with_maw(*steps)
    card = game.state.in_play[0]
    assert tokens.count(run_of(game), "space", card=card) == space
    assert game.state.gravehold == gravehold


def test_a_move_that_begins_on_the_last_space_resolves_it_once() -> None:
    game = with_maw(Advance("space", 12, on="it"), Advance("space", 3, on="it"))
    for _ in range(2):  # as it came there, and instead of the second move
        assert game.asked.kind == "suffer"
        game.choose("p2")
    assert game.asked.kind == "main"
    assert game.state.life == [10, 4]


# Backs and kinds

THRALL = Minion("thrall", life=4, faces=("", "illusion"), deck="thralls")
THRALLS = (
    Zone("thralls", order="hidden", cards=(THRALL,) * 6, discard="graves"),
    Zone("graves"),
)
FLIP = WithMinion(Minions(), (TurnOver(), If(IsFace("illusion"), DiscardThis())))


def test_a_hidden_back_is_in_no_view_until_it_is_turned_over() -> None:
    game = played(DrawMinion("thralls"), zones=THRALLS)
    card = game.state.in_play[0]
    assert game.view(0).state.face[card] == HIDDEN
    game.choose("play made-up")  # a second thrall
    turned = played(DrawMinion("thralls"), WithMinion(Minions(), TurnOver()), zones=THRALLS)
    card = turned.state.in_play[0]
    assert turned.view(0).state.face[card] == turned.state.face[card] != HIDDEN


def test_thralls_nobody_has_looked_at_are_never_one_option() -> None:

    game = played(DrawMinion("thralls"), DrawMinion("thralls"), zones=THRALLS)
    assert len(door.targets(run_of(game), Ctx())) == 3


def test_a_shuffled_thrall_cannot_be_tracked() -> None:
    """The same card has another back after it was turned over and shuffled back."""
    again = (PutInto("thralls", on="it"), ShuffleZone("thralls"))
    steps = (DrawMinion("thralls"), WithMinion(Minions(), (TurnOver(), *again)))
    found = set()
    for seed in range(20):
        game = table(*steps, zones=THRALLS)
        game.state.rng = seed
        card = game.codex.tables.place["thralls"].at(game.state)[0]
        before = game.state.face[card]
        game.choose("play made-up")
        sound(game)
        assert game.view(0).state.face[card] == HIDDEN
        found.add(game.state.face[card] == before)
    assert found == {True, False}


def test_a_card_becomes_another_and_keeps_row_and_tokens() -> None:
    grown = replace(SHIELDED, id="grown", life=9)
    foes = Zone("foes", order="hidden", cards=(SHIELDED,))
    evolve = WithMinion(Minions(), (LoseTokens("shield", on="it"), Become("grown", on="it")))
    game = played(DrawMinion("foes"), evolve, zones=(foes,), cards=(*PLAIN.nemesis.cards, grown))
    card = game.state.in_play[0]
    assert names(game, "in-play") == ["grown"]
    assert game.state.marks == (3,)
    assert tokens.count(run_of(game), "shield", card=card) == 1


def test_a_card_of_a_player_becomes_another_where_it_lies() -> None:
    flaw = ChooseCard(HAND.named("crystal"), then=Become("stone-3", on="it"))
    game = played(flaw, zones=(DREAMS,))
    assert names(game, "hand") == ["made-up", "stone-3"]


def test_a_card_that_nothing_knows_cannot_be_become() -> None:
    with pytest.raises(GraveholdError, match="nobody"):
        table(Become("nobody"))
