"""What definitions bring lies on the table, and options point at it."""

import pytest
from msgspec.structs import replace

from gravehold.content.library import LIBRARY
from gravehold.kernel.game import Game
from gravehold.notation.settings import Settings
from gravehold.server.wire.table import table_of as server_table
from gravehold.table.asking import asked_of
from gravehold.table.places import all_places
from gravehold.table.reading import table_of
from gravehold.table.records import Back
from tests.kit.brought import brought


def test_boards_tell_their_spaces_in_order_with_what_lies_there() -> None:
    game = brought("pour")
    game.choose("play pour")
    soul, river = table_of(game.view()).boards
    assert [(space.name, space.tokens) for space in soul.spaces] == [
        ("A", 0), ("B", 2), ("C", 0), ("D", 0), ("E", 1),
    ]  # fmt: skip
    assert [link.name for link in soul.links] == ["A-B", "B-C", "C-D", "D-E", "E-C"]
    assert [bool(space.enter) for space in soul.spaces] == [False] * 4 + [True]
    assert [[card.id for card in space.cards] for space in river.spaces] == [["drop"], [], []]
    assert river.end
    assert (soul.owner, soul.holds, river.holds) == ("nemesis", "tokens", "cards")


def test_a_part_of_the_nemesis_tells_its_track_and_has_its_life() -> None:
    nemesis = table_of(brought().view()).nemesis
    (jaw,) = nemesis.parts
    life, space = jaw.tokens
    assert (jaw.type, life.count, space.count, space.most, space.rests) == (
        "body",
        13,
        2,
        8,
        (1, 4),
    )
    assert [step.at for step in space.steps] == [4, 8]
    assert space.ahead is not None
    assert space.ahead.at == 4
    assert (nemesis.all_life, nemesis.all_full) == (13, 20)


def test_a_back_nobody_has_seen_is_told_by_what_is_left() -> None:
    unseen, known = (
        card
        for card in table_of(brought().view()).nemesis.zone("in-play").known
        if card.id == "grub"
    )
    assert unseen.secret
    assert unseen.face is None
    assert set(unseen.backs) == {Back("illusion", 2, 3), Back("real", 1, 3)}
    assert (known.face, known.backs) == ("real", ())


def test_zones_say_beside_whose_mat_they_lie() -> None:
    sides = {side.id: side for side in table_of(brought().view()).sides}
    assert sides["grub"].face_down
    assert sides["grub"].discard is not None
    assert sides["stream"].owner == "nemesis"
    assert not sides["stream"].deck.known


@pytest.mark.parametrize(
    ("hand", "before", "key", "place"),
    [
        ("sink", "play sink", "soul B", "space:soul.B"),
        ("clamp", "play clamp", "breach p2.3", "breach:p2.3"),
    ],
)
def test_an_option_points_at_the_space_or_breach_it_names(
    hand: str, before: str, key: str, place: str
) -> None:
    game = brought(hand)
    game.choose(before)
    found = {choice.key: choice.places for choice in asked_of(game.view()).choices}
    assert found[key] == (place,)
    assert place in all_places(table_of(game.view()))


def test_an_action_points_at_the_card_it_is_about() -> None:
    game = brought()
    found = {choice.key: choice for choice in asked_of(game.view()).choices}
    card = found["flip grub"].card
    assert card is not None
    assert found["flip grub"].places == (f"minion:{card.n}",)


def test_everything_that_lies_open_can_be_pointed_at() -> None:
    game = brought("pour")
    game.choose("play pour")
    table = table_of(game.view())
    drop = table.boards[1].spaces[0].cards[0]
    places = all_places(table)
    assert {f"river:{drop.n}", "space:soul.A", "link:soul.A-B"} <= places
    assert any(place.startswith("body:") for place in places)


def test_a_nemesis_without_its_parts_has_no_life_left() -> None:
    """As at the end of a won battle; what the kernel keeps in its place is told to nobody."""
    game = Game.new(
        Settings(nemesis="experiment-153", mages=("ilya", "kel"), seed=1).setup(LIBRARY), 1
    )
    nemesis = table_of(game.view()).nemesis
    assert (nemesis.all_life, nemesis.all_full) == (80, 80)
    bare = [replace(z, cards=()) if z.name == "in-play" else z for z in nemesis.zones]
    without = replace(nemesis, zones=tuple(bare))
    assert (without.all_life, without.all_full) == (0, 0)
    sent = server_table(game.view()).nemesis
    assert (sent.life, sent.full) == (0, 0)
