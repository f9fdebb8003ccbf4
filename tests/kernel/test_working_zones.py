"""Cards that work where they lie: under a breach, before a player, beside the mat."""

from __future__ import annotations

from msgspec.structs import replace

from gravehold.kernel.definitions import Attack, Gem, Power, Relic, Spell, Token
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    OWNER,
    Alter,
    As,
    Attach,
    CastPrepped,
    Deal,
    DestroyBreach,
    DiscardThis,
    GainTokens,
    GraveholdSuffers,
    LayBefore,
    LoseTokens,
    Must,
    N,
    StayBeside,
    Suffer,
    Whenever,
)

from .made_up import a_setup, answer, p1_begins

CONDUIT = Relic(
    "conduit",
    play=Attach(),
    standing=(Alter("cast", of="here", more=2), Whenever("cast", DiscardThis(), of="here")),
)
BOLT = Spell("bolt", cast=Deal(1))


def zone(game: Game, name: str, i: int = 0) -> list[str]:
    s = game.state
    return [game.codex.ids[s.kind[c]] for c in game.codex.tables.place[name].at(s, i)]


def nemesis_draws(game: Game, id_: str) -> Game:
    """End the turn; the nemesis draws this card next."""
    s = game.state
    card = next(c for c, k in enumerate(s.kind) if game.codex.ids[k] == id_)
    s.nemesis_deck = (card, *(c for c in s.nemesis_deck if c != card))
    s.turn_deck = (7, *(c for c in s.turn_deck if c != 7))
    answer(game, "done")
    while game.asked.kind == "order":
        answer(game, "done")
    return game


def test_an_attached_relic_adds_to_what_is_cast_from_its_breach() -> None:
    game = p1_begins(a_setup(hand=(CONDUIT, BOLT, Gem("caster", play=CastPrepped()))))
    answer(game, "play conduit", "breach p1.1")
    assert zone(game, "attached", 0) == ["conduit"]
    assert not game.state.played[0]
    answer(game, "prep bolt 1", "play caster")
    assert game.state.nemesis == 70 - 3
    assert zone(game, "attached", 0) == []
    assert [game.codex.ids[game.state.kind[c]] for c in game.state.discard[0]] == [
        "bolt",
        "conduit",
    ]


def test_a_breach_takes_one_relic_and_lets_it_go_when_destroyed() -> None:
    other = replace(CONDUIT, id="other")
    game = p1_begins(a_setup(hand=(CONDUIT, other, Gem("wreck", play=DestroyBreach()))))
    answer(game, "play conduit", "breach p1.2", "play other")
    assert "breach p1.2" not in game.asked.options
    assert "breach p2.2" in game.asked.options
    answer(game, "breach p2.2", "play wreck", "breach p1.2")
    assert zone(game, "attached", 1) == []
    assert [game.codex.ids[game.state.kind[c]] for c in game.state.discard[0]] == ["conduit"]


def test_a_card_before_a_player_speaks_of_that_player() -> None:
    wound = Attack(
        "wound",
        tier=1,
        effect=LayBefore(),
        standing=(
            Whenever("gain", DiscardThis(), of="you"),
            Whenever("suffer", GraveholdSuffers(N), of="you"),
        ),
    )
    game = nemesis_draws(
        p1_begins(a_setup(hand=(Gem("thorn", play=Suffer(1, ANY_PLAYER)),), foes=(wound,))), "wound"
    )
    answer(game, "p1")
    assert zone(game, "before", 0) == ["wound"]
    assert not game.state.nemesis_discard
    restored = Game.from_json(game.to_json(), lambda ids: game.setup)
    assert restored.state == game.state


def test_the_marked_mage_must_be_taken_until_exhausted() -> None:
    mark = Attack(
        "mark",
        tier=1,
        effect=LayBefore(),
        standing=(Must(OWNER), Whenever("exhaust", DiscardThis(), of="you")),
    )
    bite = Attack("bite", tier=1, effect=As(ANY_PLAYER, Suffer(2)))
    game = nemesis_draws(p1_begins(a_setup(foes=(mark, bite))), "mark")
    answer(game, "p2")
    while game.asked.kind != "main":
        game.pick(0)
    before = list(game.state.life)
    nemesis_draws(game, "bite")
    while game.asked.kind not in ("main", "casting"):
        game.pick(0)
    assert game.state.life[0] == before[0]
    assert game.state.life[1] <= before[1] - 2


def test_what_stays_beside_the_mat_works_for_the_rest_of_the_game() -> None:
    scales = Power(
        "scales",
        tier=1,
        power=1,
        effect=StayBeside(),
        standing=(Alter("hit", of="nemesis", less=1),),
    )
    game = p1_begins(a_setup(hand=(Gem("rock", play=Deal(3)),), foes=(scales,)))
    s = game.state
    card = next(c for c, k in enumerate(s.kind) if game.codex.ids[k] == "scales")
    s.nemesis_deck = tuple(c for c in s.nemesis_deck if c != card)
    s.nemesis_seen = s.nemesis_seen[1:]
    s.zones[game.codex.tables.place["lasting"].start] = (card,)
    answer(game, "play rock")
    assert game.state.nemesis == 68


def test_tokens_gained_and_lost_are_heard_by_their_name() -> None:
    setup = a_setup(
        hand=(
            Gem("up", play=(GainTokens("glow", 2, on="game"), GainTokens("dust", 1, on="game"))),
            Gem("down", play=LoseTokens("glow", 1, on="game")),
        ),
        mat=(
            Whenever("tokens-gained", GraveholdSuffers(N), token="glow"),
            Whenever("tokens-lost", GraveholdSuffers(5), token="glow"),
        ),
    )
    tokens = (Token(name="glow", on="game"), Token(name="dust", on="game"))
    game = p1_begins(replace(setup, nemesis=replace(setup.nemesis, tokens=tokens)))
    answer(game, "play up")
    assert game.state.gravehold == 28
    answer(game, "play down")
    assert game.state.gravehold == 23
