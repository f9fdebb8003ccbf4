"""Questions and answers as records."""

import random

import pytest

from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel.game import Game
from gravehold.kernel.verbs import VERBS
from gravehold.table.asking import Choice, asked_of
from gravehold.table.places import BUTTON, PLACES, all_places
from gravehold.table.questions import QUESTIONS
from gravehold.table.reading import table_of
from tests.kit.mages import some_mages
from tests.kit.scene import scene


def walk(nemesis: str, seed: int) -> list[Game]:
    """Every position of a game played by chance."""
    chance = random.Random(seed)
    mages = some_mages(chance, 3)
    game = Game.new(make_setup(nemesis=nemesis, mages=mages), seed)
    found = []
    while not game.over:
        found.append(game.copy())
        game.pick(chance.randrange(len(game.asked.options)))
    return found


def brought(game: Game) -> set[str]:
    """What parts, boards and tracks are called: they are asked for by that name."""
    tables = game.codex.tables
    parts = {getattr(definition, "subtype", "") for definition in game.codex.definitions}
    return {*parts, *tables.boards, *(name for _, name in tables.tally), *tables.place} - {""}


@pytest.mark.parametrize("nemesis", LIBRARY.nemeses)
def test_choices_agree_with_options_in_whole_games(nemesis: str) -> None:
    for game in walk(nemesis, 4):
        view = game.view()
        asked, there = asked_of(view), all_places(table_of(view))
        assert asked.kind in QUESTIONS or asked.kind in brought(game)
        assert [choice.key for choice in asked.choices] == list(game.asked.options.by_key())
        for choice in asked.choices:
            assert choice.verb == game.asked.options[choice.index].raw[0]
            assert choice.card is None or choice.card.id == choice.id
            turned = choice.verb == "turn-order"  # may name a card whose place is known
            assert turned or all(place == BUTTON or place in there for place in choice.places)


def choice(key: str, keys: list[Choice]) -> Choice:
    return next(found for found in keys if found.key == key)


def test_a_choice_says_what_it_names() -> None:
    table = scene(hand=["crystal", "crystal", "spark"], aether=9, breaches={1: {"open": True}})
    found = list(asked_of(table.game.view()).choices)
    played = choice("play crystal", found)
    assert (played.verb, played.id, played.by, played.seat) == ("play", "crystal", 0, None)
    assert played.card is not None
    assert len(played.places) == 2  # two equal cards, one option
    prep = choice("prep spark 1", found)
    assert prep.slots == (1,)
    assert prep.places[0] == "breach:p1.1"
    assert prep.card is not None
    assert prep.places[1] == f"hand:{prep.card.n}"
    assert choice("done", found).places == (BUTTON,)
    charge = choice("charge", found)
    assert charge.places == ("charges:p1",)
    pile = next(c for c in found if c.verb == "gain")
    assert pile.places == (f"pile:{pile.id}",)


def test_a_number_of_an_option_is_no_card() -> None:
    """A pile's number happens to be that of a card in hand: the card still shows."""
    table = scene(hand=["crystal"] * 5, aether=9)
    view = table.game.view()
    played = choice("play crystal", list(asked_of(view).choices))
    hand = table_of(view).seats[0].zone("hand").known
    assert set(played.places) == {f"hand:{card.n}" for card in hand}


def test_every_place_a_verb_points_at_can_be_named() -> None:
    table = table_of(scene().game.view())
    zones = {zone.name for zone in (*table.zones, *table.seats[0].zones)}
    assert {place for verb in VERBS.values() for place in verb.points} <= PLACES.keys() | zones


def test_a_question_tells_its_amount_and_its_cause() -> None:
    drone = {"card": "catacomb-drone", "life": 5}
    table = scene(prepped={1: "spark"}, in_play=[drone])
    table.choose("cast 1 spark")
    asked = asked_of(table.game.view())
    assert (asked.kind, asked.amount, asked.source) == ("target", 1, "spark")
    assert asked.cause.card == "spark"
    assert not asked.of_rules
    minion = choice("minion catacomb-drone", list(asked.choices))
    assert minion.card is not None
    assert minion.places == (f"minion:{minion.card.n}",)


def test_an_ally_is_told_whose_ability_asks() -> None:
    """Kel takes a card back by Ilya's ability, which is not his own."""
    table = scene(
        mages=("ilya", "kel"), charges=5, hand=[], p2={"hand": [], "discard": ["crystal", "spark"]}
    )
    table.choose("ability")
    asked = asked_of(table.game.view())
    assert (asked.kind, asked.seats, asked.cause.ability) == ("take", (1,), "life-embrace")


def test_both_sides_of_an_exchange_are_told_of_the_ability() -> None:
    table = scene(
        mages=("dezmodia-outcasts", "kel"),
        charges=4,
        hand=["crystal"],
        p2={"hand": ["spark"], "deck": ["crystal", "crystal", "crystal"]},
    )
    table.choose("ability")
    for key in ("hand crystal", "hand spark"):
        asked = asked_of(table.game.view())
        assert (asked.kind, asked.cause.ability) == ("exchange", "void-vortex")
        table.choose(key)
