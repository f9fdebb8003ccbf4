"""Saves at any decision, and what becomes of damaged ones."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from gravehold import Game, make_setup
from gravehold.kernel.errors import BadFile, GraveholdError


def played(answers: int = 40, seed: int = 11) -> Game:
    game = Game.new(make_setup(nemesis="magus-of-cloaks", mages=["garu", "quilius"]), seed)
    for i in range(answers):
        game.pick((7 * i + 3) % len(game.asked.options))
        if game.over:
            break
    return game


def edited(game: Game, change: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(game.to_json())
    change(data)
    return json.dumps(data)


def test_a_save_gives_the_same_game_with_its_past() -> None:
    game = played()
    again = Game.from_json(game.to_json())
    assert again == game
    assert again.answers == game.answers


def test_a_game_from_a_written_position_is_saved_with_it() -> None:
    first = played()
    game = Game.at(first.state.copy(), first.codex, 11)
    game.pick(0)
    again = Game.from_json(game.to_json())
    assert again == game
    assert again.origin == game.origin
    assert again.undo() == game.undo()
    assert again == game


def test_undo_works_after_loading() -> None:
    game = played()
    again = Game.from_json(game.to_json())
    assert again.undo() == game.undo()
    assert again == game


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["state"].update(gravehold=999),
        lambda data: data["state"]["life"].clear(),
        lambda data: data["state"].pop("stack"),
        lambda data: data.update(state={}),
        lambda data: data.update(state=[1, 2]),
        lambda data: data.update(seal="0" * 16),
        lambda data: data.update(fingerprint="another version"),
    ],
)
def test_a_damaged_or_old_snapshot_is_replaced_by_the_answers(
    change: Callable[[dict[str, Any]], object],
) -> None:
    game = played()
    assert Game.from_json(edited(game, change)) == game


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: data.update(format="other"), "format 'other'"),
        (lambda data: data.update(version=9), "version 9"),
        (lambda data: data.update(seed=-1), "a seed is .* not -1"),
        (lambda data: data.update(answers=["dance"], seal=""), "answer 1 .'dance'. no longer fits"),
        (lambda data: data["setup"].update(nemesis="umbra-titn"), "did you mean 'umbra-titan'"),
        (lambda data: data["setup"].update(mages=[]), "one to four mages"),
        (lambda data: data["setup"].pop("mages"), "mages"),
        (lambda data: data.update(answers="x"), "not a saved game"),
        (lambda data: data.update(more=1), "not a saved game"),
    ],
)
def test_a_save_that_cannot_be_ours_says_why(
    change: Callable[[dict[str, Any]], object], message: str
) -> None:
    with pytest.raises(GraveholdError, match=message):
        Game.from_json(edited(played(), change))


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "{" * 5000, "\x00", b"\xff\xfe", "nan"])
def test_texts_that_are_no_saves(text: str | bytes) -> None:
    with pytest.raises(BadFile, match="not a saved game"):
        Game.from_json(text)


def test_an_illegal_answer_changes_nothing_and_names_the_legal_ones() -> None:
    game = played(0)
    before = game.copy()
    with pytest.raises(GraveholdError, match="legal: "):
        game.choose("gain everything")
    with pytest.raises(GraveholdError):
        game.choose(99)
    with pytest.raises(GraveholdError):
        game.choose(None)  # type: ignore[arg-type]
    assert game == before
    assert game.answers == []
