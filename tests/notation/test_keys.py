"""The grammar of keys."""

import random

import pytest

from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel.definitions import Minion, Spell
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    Action,
    Draw,
    ItSuffers,
    Minions,
    N,
    SpendAether,
    ThisSuffers,
    Whenever,
)
from gravehold.notation.keys import AFTER_VERB, own_verbs, why_unreadable
from gravehold.words.errors import part
from tests.kit.mages import some_mages


@pytest.mark.parametrize(
    "key",
    [
        "done", "none", "yes", "no", "p4", "nemesis", "nemesis 4", "maw 3",
        "gravehold", "resolve garu", "resolve umbra-titan", "resolve spark", "resolve rules",
        "play crystal", "gain dread-diamond", "charge", "focus 2", "open 3", "prep spark 1",
        "prep crystallize 2+3", "use nova-forge 2", "ability", "ability p2",
        "thwart planar-collision", "strike mage-ender 3", "cast 1 spark", "cast 2+3 crystallize",
        "minion catacomb-drone", "minion catacomb-drone#2", "minion catacomb-drone#2 5",
        "hand crystal", "hand p2 crystal", "discard spark", "deck spark", "played p1 crystal",
        "revealed spark", "prepped p2.3 spark", "prepped p1.2+3 crystallize",
        "supply dread-diamond", "in-play howling-spinners", "breach p2.3", "option 12",
        "turn-order p2", "turn-order wild", "turn-order 1/2", "turn-order nemesis", "next crystal",
        "  play   crystal ",
    ],
)  # fmt: skip
def test_a_good_key_is_readable(key: str) -> None:
    assert why_unreadable(key, LIBRARY.definitions) == ""


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("plai crystal", "unreadable key 'plai crystal'; did you mean 'play'?"),
        (
            "play cristal",
            "unknown card 'cristal' in the key 'play cristal'; did you mean 'crystal'?",
        ),
        ("Play crystal", "unreadable key 'Play crystal'; did you mean 'play'?"),
        ("prep spark", "unreadable key 'prep spark'; it should be 'prep CARD SLOTS'"),
        ("focus 5", "unreadable key 'focus 5'; it should be 'focus SLOT'"),
        ("breach p5.1", "unreadable key 'breach p5.1'; it should be 'breach SEAT.SLOT'"),
        ("done now", "unreadable key 'done now'; it should be 'done'"),
        ("hand p2", "unknown card 'p2' in the key 'hand p2'"),
        ("hand", "unreadable key 'hand'; it should be 'hand CARD' or 'hand SEAT CARD'"),
        ("xyzzy", "unreadable key 'xyzzy'"),
        ("", "unreadable key ''"),
    ],
)
def test_a_bad_key_says_what_would_be_right(key: str, why: str) -> None:
    assert part(why_unreadable(key, LIBRARY.definitions), "en") == why


@pytest.mark.parametrize("nemesis", LIBRARY.nemeses)
def test_every_key_of_a_game_is_readable(nemesis: str) -> None:
    chance = random.Random(nemesis)
    mages = some_mages(chance, 3)
    game = Game.new(make_setup(nemesis=nemesis, mages=mages), seed=3)
    while not game.over:
        keys = list(game.asked.options.by_key())
        assert [why for key in keys if (why := why_unreadable(key, LIBRARY.definitions))] == []
        game.choose(chance.choice(keys))


def test_each_verb_has_a_form() -> None:
    assert [verb for verb, forms in AFTER_VERB.items() if not forms] == []


def test_actions_bring_their_own_words() -> None:
    each, many = Minions("thrall"), SpendAether(N)
    offering = (
        Minion("a", standing=(Action("strike", ThisSuffers(N), price=many, amount=True),)),
        Minion("b", standing=(Action("flip", ItSuffers(9), each=each),)),
        Spell("c", standing=(Action("wake", Draw(1)), Whenever("gain", Draw(1)))),
    )
    assert own_verbs(offering) == {
        "strike": ("NUMBER", "CARD NUMBER"),
        "flip": ("CARD",),
        "wake": ("", "CARD"),
    }
