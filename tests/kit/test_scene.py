"""The helper that arranges positions for tests of cards."""

import pytest

from gravehold.kernel.errors import GraveholdError

from .scene import scene


def test_a_spell_is_cast_and_seen_to_hit() -> None:
    table = scene(prepped={1: "spark"}, nemesis_life=70, seats=3)
    table.choose("cast 1 spark")
    assert table.nemesis.life == 69
    assert table.p1.discard == ["spark"]
    assert table.p1.prepped == {}


def test_what_is_written_is_what_lies_there() -> None:
    table = scene(
        hand=["crystal", "spark"], aether=4, life=3, charges=2, gravehold=20, p2={"life": 1},
        in_play=[{"card": "howling-spinners", "life": 2}],
    )  # fmt: skip
    assert (table.p1.life, table.p1.charges, table.p1.aether) == (3, 2, 4)
    assert (table.gravehold, table.p2.life) == (20, 1)
    assert table.nemesis.in_play == {"howling-spinners": 2}
    assert "play crystal" in table.options


def test_keys_follow_one_another() -> None:
    table = scene(hand=["crystal", "crystal"], aether=1)
    assert table.choose("play crystal", "play crystal").p1.aether == 3


def test_a_wrong_word_is_an_error() -> None:
    with pytest.raises(TypeError, match="does not know hands"):
        scene(hands=["crystal"])


def test_a_wrong_card_is_an_error() -> None:
    with pytest.raises(GraveholdError, match="crystal"):
        scene(hand=["cristal"])
