"""Zones, tokens, tracks, boards and backs that definitions declare; all of them made up here."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from gravehold.content.library import make_setup
from gravehold.kernel import door, tokens, zones
from gravehold.kernel.codex import Setup
from gravehold.kernel.definitions import Board, Gem, Link, Minion, Space, Token, Zone
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    HAND,
    Action,
    AddToSpace,
    Advance,
    AdvanceCards,
    Become,
    ChooseCard,
    Connected,
    DiscardThis,
    DrawMinion,
    Effect,
    GainAether,
    GainTokens,
    GraveholdSuffers,
    If,
    IsFace,
    LoseTokens,
    Minions,
    MoveAlong,
    MoveBack,
    MoveTop,
    OnBoard,
    PlaceBridge,
    PutInto,
    PutOnBoard,
    RemoveBridge,
    ShuffleZone,
    SpendAether,
    Suffer,
    SwapBridge,
    TakeFromBoard,
    Tokens,
    TurnOver,
    WithMinion,
)
from gravehold.kernel.run import Run
from gravehold.kernel.serial import dump_state, load_state
from gravehold.kernel.state import HIDDEN, Ctx
from gravehold.lab import invariants
from tests.kernel.test_order_of_things import _with_mages

PLAIN = make_setup(nemesis="umbra-titan", mages=["garu", "gex"])


def table(*effects: Effect, **changes: Any) -> Game:
    """p1's main phase with a made-up gem, against a nemesis that brings what `changes` say."""
    gem = Gem("made-up", play=effects)
    mage = replace(PLAIN.mages[0], hand=("made-up", "made-up", "crystal"), starters=(gem,))
    mages = changes.pop("mages", (mage, PLAIN.mages[1]))
    setup: Setup = replace(PLAIN, nemesis=replace(PLAIN.nemesis, **changes))
    games = (Game.new(_with_mages(setup, mages), seed) for seed in range(50))
    game = next(game for game in games if game.state.active == 0)
    sound(game)
    return game


def played(*effects: Effect, **changes: Any) -> Game:
    game = table(*effects, **changes)
    game.choose("play made-up")
    sound(game)
    return game


def sound(game: Game) -> None:
    """What holds for every zone and token holds for those made up here."""
    invariants.position_sound(game)
    invariants.views_hide(game, 5)
    invariants.determinized_world_plays(game, 3, steps=1)
    text = msgspec.json.encode(dump_state(game.state, game.codex))
    assert load_state(msgspec.json.decode(text), game.codex) == game.state


def names(game: Game, zone: str, i: int = 0) -> list[str]:
    place = game.codex.tables.place[zone]
    return [game.codex.ids[game.state.kind[card]] for card in place.at(game.state, i)]


def run_of(game: Game) -> Run:
    return Run(game.state, game.codex)


STONES = tuple(Gem(f"stone-{n}", cost=n) for n in range(1, 8))
DREAMS = Zone("dreams", order="hidden", cards=STONES, shuffled=False)


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


# Boards

MAT = Board(
    "mat",
    spaces=tuple(Space(str(n)) for n in range(1, 4)),
    off="dreams",
    end=GraveholdSuffers(2),
)
ENTER = PutOnBoard("mat", "dreams")


def lying(game: Game) -> list[list[str]]:
    return [names(game, "mat", i) for i in range(3)]


def test_a_card_that_enters_pushes_the_others_to_the_first_gap() -> None:
    game = played(ENTER, AdvanceCards("mat"), ENTER, ENTER, zones=(DREAMS,), boards=(MAT,))
    assert lying(game) == [["stone-3"], ["stone-2"], ["stone-1"]]
    gap = played(ENTER, AdvanceCards("mat", 2), ENTER, ENTER, zones=(DREAMS,), boards=(MAT,))
    assert lying(gap) == [["stone-3"], ["stone-2"], ["stone-1"]]


def test_a_card_beyond_the_end_goes_under_its_deck_then_the_end_happens() -> None:
    game = played(ENTER, ENTER, ENTER, ENTER, zones=(DREAMS,), boards=(MAT,))
    assert lying(game) == [["stone-4"], ["stone-3"], ["stone-2"]]
    assert names(game, "dreams")[-1] == "stone-1"
    assert game.state.gravehold == 28


def test_all_cards_advance_the_front_one_first() -> None:
    game = played(ENTER, ENTER, AdvanceCards("mat", 2), zones=(DREAMS,), boards=(MAT,))
    assert lying(game) == [[], [], ["stone-2"]]
    assert game.state.gravehold == 28


def test_a_space_that_is_skipped_is_not_there() -> None:
    hole = Space("2", skip_if=Tokens("nightmare", on="game").at_least(1))
    board = replace(MAT, spaces=(Space("1"), hole, Space("3")))
    nightmare = (Token(start=8), Token(name="nightmare", start=1))
    game = played(ENTER, ENTER, zones=(DREAMS,), boards=(board,), tokens=nightmare)
    assert lying(game) == [["stone-2"], [], ["stone-1"]]


@pytest.mark.parametrize(("where", "space"), [("first-free", 0), ("last-free", 2)])
def test_a_card_takes_a_free_space_and_nothing_if_all_are_full(where: Any, space: int) -> None:
    put = PutOnBoard("mat", "dreams", where)
    game = played(put, zones=(DREAMS,), boards=(MAT,))
    assert lying(game)[space] == ["stone-1"]
    full = played(put, put, put, put, zones=(DREAMS,), boards=(MAT,))
    assert names(full, "dreams")[0] == "stone-4"


def test_a_minion_in_play_leaves_its_space_as_it_is_slain() -> None:
    devourer = Minion("devourer", life=2, immediately=PutOnBoard("mat"))
    foes = Zone("foes", order="hidden", cards=(devourer,))
    game = played(DrawMinion("foes"), zones=(DREAMS, foes), boards=(MAT,))
    assert lying(game)[0] == names(game, "in-play") == ["devourer"]
    run = run_of(game)
    zones.take(run, game.state.in_play[0], "in-play")
    assert lying(game)[0] == []


RING = Board(
    "soul",
    spaces=(Space("A"), Space("B"), Space("C", GraveholdSuffers(1))),
    holds="tokens",
    links=(Link("A", "B"), Link("B", "C"), Link("C", "A")),
)


def souls(game: Game) -> list[int]:
    return [game.codex.tables.tally["space", "soul"].at(game.state, i) for i in range(3)]


def test_souls_move_at_once_along_the_arrows() -> None:
    game = played(
        AddToSpace("soul", "A", 2), AddToSpace("soul", "B"), MoveAlong("soul"), boards=(RING,)
    )
    assert souls(game) == [0, 2, 1]
    assert game.state.gravehold == 29
    far = played(AddToSpace("soul", "A", 2), MoveAlong("soul", 3, space="A"), boards=(RING,))
    assert souls(far) == [2, 0, 0]
    assert far.state.gravehold == 28  # each in passing


def test_souls_of_a_named_space_move_without_the_others() -> None:
    start = (AddToSpace("soul", "A", 2), AddToSpace("soul", "B"))
    assert souls(played(*start, MoveAlong("soul", space="B"), boards=(RING,))) == [2, 0, 1]


def test_one_soul_of_choice_moves_or_leaves() -> None:
    start = (AddToSpace("soul", "A", 2), AddToSpace("soul", "B"))
    game = played(*start, MoveAlong("soul", which="one"), TakeFromBoard("soul"), boards=(RING,))
    assert [option.key for option in game.asked.options] == ["soul A", "soul B"]
    game.choose("soul A")
    game.choose("soul B")
    sound(game)
    assert souls(game) == [1, 1, 0]


GRID = Board(
    "bridge",
    holds="piles",
    links=(Link("1", "2"), Link("2", "3"), Link("1", "4")),
    bridges=True,
)


def test_bridges_connect_piles_to_the_first() -> None:
    game = played(PlaceBridge("bridge"), SwapBridge("bridge"), boards=(GRID,))
    assert [option.key for option in game.asked.options] == [
        f"bridge {x}" for x in ("1-2", "2-3", "1-4")
    ]
    game.choose("bridge 2-3")
    game.choose("bridge 1-2")  # the other one goes unasked
    sound(game)
    tally = game.codex.tables.tally["link", "bridge"]
    assert [tally.at(game.state, i) for i in range(3)] == [1, 0, 0]


def test_the_last_bridge_goes_unasked() -> None:
    game = played(PlaceBridge("bridge"), RemoveBridge("bridge"), boards=(GRID,))
    game.choose("bridge 1-4")
    tally = game.codex.tables.tally["link", "bridge"]
    assert [tally.at(game.state, i) for i in range(3)] == [0, 0, 0]


def test_a_pile_is_connected_only_over_bridges() -> None:
    pile = PLAIN.supply[1].id
    steps = (
        PlaceBridge("bridge"),
        If(Connected("bridge"), GainAether(3)),
        If(OnBoard("bridge").at_least(1), GainAether(1)),
    )
    for key, aether in (("bridge 1-2", 4), ("bridge 2-3", 1)):
        second = replace(PLAIN.supply[1], play=steps)
        mage = replace(PLAIN.mages[0], hand=(pile, "crystal"))
        supply = (PLAIN.supply[0], second, *PLAIN.supply[2:])
        setup = replace(
            PLAIN,
            nemesis=replace(PLAIN.nemesis, boards=(GRID,)),
            supply=supply,
            mages=(mage, PLAIN.mages[1]),
        )
        games = (Game.new(setup, seed) for seed in range(50))
        game = next(game for game in games if game.state.active == 0)
        game.choose(f"play {pile}")
        game.choose(key)
        assert game.state.aether == aether


def test_an_action_that_lays_a_bridge_names_the_link() -> None:
    """Each link without one is an option of the main phase; the price is paid once."""
    build = Action("build", PlaceBridge("bridge"), price=SpendAether(2), once=True)
    game = table(GainAether(5), boards=(GRID,), standing=(build,))
    assert "build 1-2" not in game.asked.options
    game.choose("play made-up")
    assert {o.key for o in game.asked.options if o.key.startswith("build")} == {
        "build 1-2", "build 2-3", "build 1-4",
    }  # fmt: skip
    game.choose("build 2-3")
    sound(game)
    tally = game.codex.tables.tally["link", "bridge"]
    assert [tally.at(game.state, i) for i in range(3)] == [0, 1, 0]
    assert game.state.aether == 3
    assert "build 1-2" not in game.asked.options  # once
