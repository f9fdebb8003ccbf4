"""Tokens on boards, actions that are heard and forbidden, piles that a nemesis brings."""

from __future__ import annotations

from msgspec.structs import replace

from gravehold.kernel.definitions import Board, Body, Gem, Link, Power, Space, Token, Zone
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    BY_A_PLAYER,
    Action,
    AddToSpace,
    Alter,
    Beside,
    Both,
    Deal,
    DrawMinion,
    Forbid,
    GraveholdSuffers,
    Minions,
    MoveAlong,
    MoveBack,
    PushesBack,
    StayBeside,
    TakeFromBoard,
    Whenever,
)
from gravehold.kernel.nodes.base import Clause, Do

from .made_up import a_setup, answer, p1_begins

RING = Board(
    "spark-ring",
    holds="tokens",
    spaces=(Space("1"), Space("2", enter=GraveholdSuffers(1)), Space("3")),
    links=(Link("1", "2"), Link("2", "3"), Link("3", "1")),
    starts=("1", "3"),
)


def ring_game(*hand: Do, mat: tuple[Clause, ...] = ()) -> Game:
    """P1 has a gem for each effect, g-1, g-2, ..."""
    gems = tuple(Gem(f"g-{n}", play=do) for n, do in enumerate(hand, 1))
    setup = a_setup(hand=gems, mat=mat)
    return p1_begins(replace(setup, nemesis=replace(setup.nemesis, boards=(RING,))))


def on_ring(game: Game) -> list[int]:
    tally = game.codex.tables.tally["space", "spark-ring"]
    return [tally.at(game.state, i) for i in range(3)]


def test_tokens_start_where_the_number_of_mages_says() -> None:
    game = ring_game(AddToSpace("spark-ring", amount=2))
    answer(game, "play g-1")
    assert on_ring(game) == [0, 0, 2]


def test_tokens_that_move_on_at_once_resolve_what_they_enter() -> None:
    game = ring_game(AddToSpace("spark-ring", amount=2, on=2))
    answer(game, "play g-1")
    assert on_ring(game) == [0, 2, 0]
    assert game.state.gravehold == 28


def test_different_tokens_are_chosen_before_the_first_moves() -> None:
    game = ring_game(
        (AddToSpace("spark-ring", "1"), AddToSpace("spark-ring", "2", 2)),
        MoveAlong("spark-ring", which="one", many=2),
    )
    answer(game, "play g-1", "play g-2")
    assert [option.key for option in game.asked.options] == ["spark-ring 1", "spark-ring 2"]
    answer(game, "spark-ring 1")
    assert on_ring(game) == [0, 2, 1]  # the other one can only lie on 2: it was not asked for
    assert game.state.gravehold == 29


def test_with_too_few_tokens_all_move_unasked() -> None:
    game = ring_game(
        (AddToSpace("spark-ring", "1"), AddToSpace("spark-ring", "3")),
        MoveAlong("spark-ring", which="one", many=5),
    )
    answer(game, "play g-1", "play g-2")
    assert on_ring(game) == [1, 1, 0]


def test_tokens_are_taken_from_one_space_only() -> None:
    game = ring_game(
        (AddToSpace("spark-ring", "1", 2), AddToSpace("spark-ring", "3", 2)),
        TakeFromBoard("spark-ring", 5, up_to=True, spaces=1),
    )
    answer(game, "play g-1", "play g-2", "spark-ring 3")
    assert [option.key for option in game.asked.options] == ["spark-ring 3", "done"]
    answer(game, "spark-ring 3")
    assert on_ring(game) == [2, 0, 0]
    assert game.asked.kind == "main"


def test_an_action_is_heard_when_it_is_done() -> None:
    game = ring_game(
        mat=(
            Action("kindle-ring", AddToSpace("spark-ring", "1", on=1), once=True),
            Whenever("act", GraveholdSuffers(5), of="anybody", token="kindle-ring"),
            Whenever("act", GraveholdSuffers(9), of="anybody", token="another"),
        )
    )
    answer(game, "kindle-ring")
    assert game.state.gravehold == 24


def test_only_the_action_named_is_forbidden() -> None:
    kindle = Action("kindle-ring", AddToSpace("spark-ring", "1"))
    douse = Action("douse-ring", AddToSpace("spark-ring", "3"))
    game = ring_game(mat=(kindle, douse, Forbid("act", of="anybody", verb="kindle-ring")))
    keys = [option.key for option in game.asked.options]
    assert "douse-ring" in keys
    assert "kindle-ring" not in keys


# What pushes a part of the nemesis back


def pushed(limit: Alter, hit: int) -> int:
    """The space of a part on 3 after a hit; it takes 3 damage, or as altered."""
    track = Token(start=3, minimum=1, maximum=5, name="step", spaces=(Space("5"),), rests=(1,))
    part = Body("hydra-head", life=9, subtype="head", label="1", deck="heads", tokens=(track,))
    heads = Zone("heads", order="hidden", cards=(part,), discard="heads-gone")
    whenever = Whenever(
        "hurt",
        MoveBack("step", on="it"),
        of=Minions("head"),
        only_if=Both(BY_A_PLAYER, PushesBack(3)),
    )
    scales = Power("scales", tier=1, power=2, effect=StayBeside(), standing=(limit,))
    setup = a_setup(hand=(Gem("rock", play=Deal(hit)),), mat=(whenever,), foes=(scales,))
    nemesis = replace(setup.nemesis, zones=(heads, Zone("heads-gone")), setup=DrawMinion("heads"))
    game = p1_begins(replace(setup, nemesis=nemesis))
    s = game.state
    card = next(c for c, k in enumerate(s.kind) if game.codex.ids[k] == "scales")
    s.nemesis_deck = tuple(c for c in s.nemesis_deck if c != card)
    s.nemesis_seen = s.nemesis_seen[1:]
    s.zones[game.codex.tables.place["lasting"].start] = (card,)
    answer(game, "play rock")
    return game.state.rows[0][0]


def test_what_pushes_back_can_be_altered() -> None:
    harder = Alter("push-back", of=Minions("head"), more=1, only_if=Beside())
    assert pushed(harder, 3) == 3
    assert pushed(harder, 4) == 2
    assert pushed(Alter("push-back", of=Minions("head"), less=1), 2) == 2
    assert pushed(Alter("push-back", of=Minions("tail"), more=1), 3) == 2


def test_a_nemesis_may_bring_a_pile_of_its_own_size() -> None:
    setup = a_setup()
    ember = Gem("ember", cost=1, copies=4)
    game = p1_begins(replace(setup, nemesis=replace(setup.nemesis, supply=(ember,))))
    assert len(game.state.piles) == 10
    assert len(game.state.piles[-1]) == 4
    answer(game, "play crystal", "gain ember")
    assert len(game.state.piles[-1]) == 3
