"""A nemesis that is hit only in its parts, each on a track of its own."""

from __future__ import annotations

from msgspec.structs import replace

from gravehold.kernel.definitions import Body, Gem, Space, Token, Zone
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    Advance,
    Both,
    Deal,
    DealDivided,
    DealtBy,
    DrawMinion,
    GraveholdSuffers,
    InPlay,
    Minions,
    MoveBack,
    N,
    Repeat,
    Suffer,
    Whenever,
    WinGame,
    WithMinion,
)
from gravehold.kernel.setup import Setup

from .made_up import a_setup, answer, life_of, p1_begins

STEP = Advance("space", 2, on="it")
PUSHED = Whenever(
    "hurt",
    MoveBack("space"),
    only_if=Both(N.at_least(3), DealtBy(("spell", "card", "ability"))),
)


def a_maw(label: str, at_four: object, at_eight: object) -> Body:
    track = Token(
        name="space",
        start=1,
        minimum=1,
        maximum=8,
        spaces=(Space("4", at_four), Space("8", at_eight)),  # type: ignore[arg-type]
        rests=(1, 4),
    )
    return Body(
        f"maw-{label}", life=20, subtype="maw", label=label, tokens=(track,), standing=(PUSHED,)
    )


MAWS = (
    a_maw("1", GraveholdSuffers(2), GraveholdSuffers(3)),
    a_maw("2", Suffer(4, ANY_PLAYER), Suffer(6, ANY_PLAYER)),
)


def with_maws(hand: tuple[Gem, ...]) -> Setup:
    setup = a_setup(
        hand=hand,
        mat=(
            Whenever("discarded", WinGame(), of=Minions("maw"), only_if=InPlay("maw").at_most(0)),
        ),
    )
    nemesis = replace(
        setup.nemesis,
        unleash=WithMinion(Minions("maw", "any"), STEP),
        setup=Repeat(2, DrawMinion("maw")),
        zones=(
            Zone("maw", order="hidden", cards=MAWS, shuffled=False, discard="maw-discard"),
            Zone("maw-discard"),
        ),
    )
    return replace(setup, nemesis=nemesis)


def space_of(game: Game, id_: str) -> int:
    s = game.state
    row = list(game.codex.tables.card_tokens).index("space")
    at = next(i for i, card in enumerate(s.in_play) if game.codex.ids[s.kind[card]] == id_)
    return s.rows[row][at]


def test_damage_to_the_nemesis_goes_to_one_of_its_parts_and_pushes_it_back() -> None:
    step = Gem("step", play=WithMinion(Minions("maw", "any"), STEP))
    game = p1_begins(with_maws((Gem("rock", play=Deal(3)), Gem("pebble", play=Deal(2)), step)))
    answer(game, "play step")
    assert game.asked.kind == "maw"
    answer(game, "maw 1")
    assert space_of(game, "maw-1") == 3
    answer(game, "play pebble")
    assert [option.key for option in game.asked.options] == ["maw 1", "maw 2"]
    answer(game, "maw 1")
    assert (life_of(game, "maw-1"), space_of(game, "maw-1")) == (18, 3)
    answer(game, "play rock", "maw 1")
    assert (life_of(game, "maw-1"), space_of(game, "maw-1")) == (15, 2)


def test_a_move_is_interrupted_by_exhaustion() -> None:
    """The two unleashes of an exhausted mage come between two steps of the move (R46)."""
    step = Gem("step", play=WithMinion(Minions("maw", "any"), Advance("space", 7, on="it")))
    game = p1_begins(with_maws((step,)))
    game.state.life[0] = 4
    answer(game, "play step", "maw 2", "p1")
    assert game.asked.kind == "maw"
    assert space_of(game, "maw-2") == 4
    answer(game, "maw 1", "maw 1")
    assert space_of(game, "maw-1") == 5
    assert space_of(game, "maw-2") == 4
    assert game.state.gravehold == 28
    while game.asked.kind != "main":
        game.pick(0)
    assert space_of(game, "maw-2") == 8


def test_the_last_part_slain_wins_where_the_mat_says_so() -> None:
    game = p1_begins(with_maws((Gem("rock", play=Deal(30)), Gem("stone", play=Deal(30)))))
    answer(game, "play rock", "maw 2")
    assert not game.over
    answer(game, "play stone")
    assert game.state.outcome == (True, "nemesis-rule")


def test_divided_damage_hits_one_part_alone() -> None:
    game = p1_begins(with_maws((Gem("rain", play=DealDivided(4)),)))
    answer(game, "play rain")
    assert [option.key for option in game.asked.options] == ["maw 1 4", "maw 2 4"]
    answer(game, "maw 1 4")
    assert life_of(game, "maw-1") == 16
    assert life_of(game, "maw-2") == 20
