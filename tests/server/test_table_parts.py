"""What definitions bring to a table reaches the browser: ids and numbers, and words beside them."""

import msgspec
import pytest

from gravehold.notation.runner import start
from gravehold.notation.scenario import parse_scenarios
from gravehold.server.wire.table import table_of
from gravehold.server.wire.table_words import words_of
from gravehold.words.language import LANGUAGES
from tests.kit.brought import brought
from tests.words.test_track_words import MARKED


def test_a_table_tells_boards_tracks_zones_and_backs() -> None:
    game = brought("pour")
    game.choose("play pour")
    told = msgspec.to_builtins(table_of(game.view()))
    soul, river = told["boards"]
    assert soul["spaces"][4] == {
        "name": "E",
        "says": "soul.E",
        "cards": [],
        "tokens": 1,
        "there": True,
    }
    assert soul["links"][4] == {"name": "E-C", "one": "E", "two": "C", "open": True}
    assert [card["id"] for card in river["spaces"][0]["cards"]] == ["drop"]
    assert river["end"] == "river.end"
    jaw = next(foe for foe in told["nemesis"]["in_play"] if foe["kind"] == "body")
    assert jaw["tokens"][0]["steps"] == [
        {"at": 4, "says": "jaw-1.space.4"},
        {"at": 8, "says": "jaw-1.space.8"},
    ]
    unseen, known = (foe for foe in told["nemesis"]["in_play"] if foe["id"] == "grub")
    assert sorted(back["face"] for back in unseen["backs"]) == ["illusion", "real"]
    assert (unseen["face"], known["face"]) == ("", "real")
    counts = {side["id"]: side["count"] for side in told["sides"]}
    assert (counts["grub"], counts["stream"]) == (2, 1)


def test_a_token_that_is_a_players_number_is_sent_as_one() -> None:
    (scenario,) = parse_scenarios(MARKED, "marked")
    (seeking,) = table_of(start(scenario).view()).nemesis.in_play
    (mark,) = seeking.tokens
    assert (mark.id, mark.count, mark.seats) == ("mark", 2, True)
    jaw = next(foe for foe in table_of(brought().view()).nemesis.in_play if foe.kind == "body")
    assert not jaw.tokens[0].seats


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_brought_has_words_in_every_language(lang: str) -> None:
    view = brought().view()
    told, words = table_of(view), words_of(view, lang)
    wanted = [side.id for side in told.sides] + [board.id for board in told.boards]
    wanted += [token.id for token in told.nemesis.tokens]
    wanted += [zone.id for player in told.players for zone in player.zones]
    for foe in told.nemesis.in_play:
        wanted += [token.id for token in foe.tokens] + [back.face for back in foe.backs]
        wanted += [step.says for token in foe.tokens for step in token.steps]
    for board in told.boards:
        wanted += [space.says for space in board.spaces if space.says]
    assert all(words[id_] for id_ in wanted)


def test_a_space_says_what_it_does_in_the_language_of_the_reader() -> None:
    view = brought().view()
    told = [words_of(view, lang)["soul.E"] for lang in ("en", "pl")]
    assert told == ["Gravehold suffers 4 damage.", "Gravehold otrzymuje 4 obrażenia."]


def test_nothing_hidden_is_sent() -> None:
    """Neither what a back is nor what lies face down."""
    told = msgspec.json.encode(table_of(brought().view())).decode()
    assert '"illusion"' in told  # as a chance
    assert "drop" not in told
