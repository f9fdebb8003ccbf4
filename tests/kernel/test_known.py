"""What everybody knows of face-down cards, and when something new is seen."""

from __future__ import annotations

from gravehold.kernel.nodes import Draw, RevealTurnCard, ShuffleDiscardIntoDeck
from tests.kit.made_up import made_up, playing
from tests.kit.scene import Table
from tools.account import account


def known(table: Table, what: str) -> str:
    return account(table.game)[what]


def test_each_turn_card_and_each_nemesis_card_is_something_new() -> None:
    table = made_up(turn={"next": True}, turns=["nemesis", "p1"], p1={"hand": ["crystal"]})
    assert known(table, "reveals") == "3"


def test_a_shuffled_deck_is_unordered_until_it_is_drawn() -> None:
    cards = {"deck": ["crystal", "spark"], "discard": ["crystal", "spark"]}
    table = playing(ShuffleDiscardIntoDeck(), p1=cards)
    assert (known(table, "seen.unordered"), known(table, "reveals")) == ("[4, 0]", "0")
    table = playing((ShuffleDiscardIntoDeck(), Draw(1)), p1=cards)
    assert (known(table, "seen.unordered"), known(table, "reveals")) == ("[3, 0]", "1")


def test_a_discard_pile_that_becomes_the_deck_stays_in_order() -> None:
    table = playing(Draw(1), p1={"deck": [], "discard": ["spark", "crystal", "crystal"]})
    assert (known(table, "seen.unordered"), known(table, "reveals")) == ("[0, 0]", "0")


def test_a_revealed_turn_card_is_known_where_it_lies() -> None:
    table = playing(RevealTurnCard())
    assert (known(table, "seen.turn_order"), known(table, "reveals")) == ("[0]", "1")


def test_a_new_turn_order_deck_is_known_to_nobody() -> None:
    gone = ["p2", "nemesis", "nemesis", "p1", "p2"]
    table = made_up(turns=["p1"], turns_gone=gone, p1={"deck": ["crystal"]}).choose("done", "done")
    assert known(table, "seen.turn_order") == "[]"
