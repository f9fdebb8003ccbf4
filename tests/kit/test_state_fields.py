"""Every field of a position is copied, compared, saved, and shown or hidden: none is forgotten."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from gravehold.content.library import make_setup
from gravehold.kernel.definitions import Minion, Token, Zone
from gravehold.kernel.game import Game
from gravehold.kernel.serial import dump_state, load_state
from gravehold.kernel.state import FIELDS, Ctx, Pool, Question, State
from gravehold.kernel.view import CLOSED_FIELDS, OPEN_FIELDS, View

PLAIN = make_setup(nemesis="hollow-crown", mages=["garu", "gex"])
MASK = Minion("mask", life=2, faces=("", "laughing"), tokens=(Token(start=1, name="shield"),))
SETUP = replace(
    PLAIN,
    nemesis=replace(
        PLAIN.nemesis,
        tokens=(Token(start=3, name="doubt", hidden=True), Token(name="dread")),
        zones=(Zone("masks", order="hidden", cards=(MASK,) * 4),),
    ),
)


def game() -> Game:
    """A game in which definitions have declared something of each sort."""
    return Game.new(SETUP, 3)


def changed(state: State, field: str) -> Any:
    """Another value of the same form."""
    value = getattr(state, field)
    node = state.stack[-1][0]
    special: dict[str, Any] = {
        "question": Question("other", (1,), (("yes",), ("no",))),
        "stack": [*state.stack, (node, Ctx(n=5), (1, ("hand", 0, 2)))],
        "delayed": ((node, Ctx(you=1)),),
        "pools": (Pool(2, 3),),
        "fallen": ((1, 2),),
        "casts": ((1, 2),),
        "gained": ((1, 2),),
        "outcome": (True, "nemesis-slain"),
    }
    if field in special:
        return special[field]
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, tuple):
        return (*value, 1)
    if not value:
        return [1]
    if isinstance(value[0], tuple):
        return [(*value[0], 1), *value[1:]]
    return [value[0] + 1, *value[1:]]


def with_changed(field: str) -> tuple[State, State]:
    before = game().state
    after = before.copy()
    setattr(after, field, changed(before, field))
    return before, after


@pytest.mark.parametrize("field", FIELDS)
def test_a_copy_has_the_field_and_shares_no_list(field: str) -> None:
    _, state = with_changed(field)
    value, copied = getattr(state, field), getattr(state.copy(), field)
    assert copied == value
    assert not (isinstance(value, list) and copied is value)


@pytest.mark.parametrize("field", FIELDS)
def test_positions_that_differ_in_the_field_are_not_equal(field: str) -> None:
    before, after = with_changed(field)
    assert before != after


@pytest.mark.parametrize("field", FIELDS)
def test_the_field_is_saved(field: str) -> None:
    _, state = with_changed(field)
    codex = game().codex
    text = msgspec.json.encode(dump_state(state, codex))
    loaded = load_state(msgspec.json.decode(text), codex)
    assert loaded == state
    assert type(getattr(loaded, field)) is type(getattr(state, field))


@pytest.mark.parametrize("field", FIELDS)
def test_views_know_whether_the_field_is_open(field: str) -> None:
    assert (field in OPEN_FIELDS) != (field in CLOSED_FIELDS)


@pytest.mark.parametrize("field", CLOSED_FIELDS)
def test_a_closed_field_never_passes_as_it_is(field: str) -> None:
    table = game()
    setattr(table.state, field, _hiding(table.state, field))
    shown = getattr(View.of(table, 0).state, field)
    assert shown != getattr(table.state, field)


def _hiding(state: State, field: str) -> Any:
    """A value of the field with something in it that must not be seen."""
    if field == "deck":
        state.blind = [len(deck) for deck in state.deck]
        return [deck[::-1] for deck in state.deck]
    return getattr(state, field)


def test_no_field_is_left_unset() -> None:
    assert all(hasattr(game().state, field) for field in FIELDS)
