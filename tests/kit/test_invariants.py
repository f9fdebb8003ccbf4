"""The invariants themselves: each one notices what it is there for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gravehold.compiled import is_compiled
from gravehold.content.library import make_setup
from gravehold.kernel.game import Game
from gravehold.kernel.state import GONE, HIDDEN, State
from gravehold.kernel.view import View
from gravehold.lab import invariants
from gravehold.lab.invariants import Broken

interpreted = pytest.mark.skipif(is_compiled(), reason="nothing in compiled code can be replaced")


def game() -> Game:
    return Game.new(make_setup(nemesis="hollow-crown", mages=["garu", "gex", "quilius"]), 4)


def lose_a_card(s: State) -> None:
    s.hand[0] = s.hand[0][1:]


def double_a_card(s: State) -> None:
    s.discard[1] = s.hand[0][:1]


def swap_the_sides(s: State) -> None:
    s.destroyed, s.hand[0], s.box = (s.box[0],), s.hand[0][1:], (s.hand[0][0], *s.box[1:])


def lose_a_turn_card(s: State) -> None:
    s.turn_deck, s.turn_seen = s.turn_deck[1:], s.turn_seen[1:]


def prep_on_nothing(s: State) -> None:
    s.breach[0] = GONE
    s.hand[0], s.prepped[0] = s.hand[0][:-1], s.hand[0][-1:]


def prep_two_on_one(s: State) -> None:
    spells = tuple(c for c in s.deck[0] if c == s.deck[0][-1] or c == s.deck[0][-2])
    s.deck[0] = s.deck[0][:-2]
    s.prepped[0] = spells


def stretch_a_spell(s: State) -> None:
    spell = s.deck[0][-1:]
    s.deck[0] = s.deck[0][:-1]
    s.prepped[0] = s.prepped[1] = spell
    s.breach[1] = 4


def too_much_life(s: State) -> None:
    s.life[0] = 99


def too_many_charges(s: State) -> None:
    s.charges[0] = 9


def debt(s: State) -> None:
    s.aether = -1


def dead_minion(s: State) -> None:
    s.marks = (0, *s.marks[1:])


def unmarked_minion(s: State) -> None:
    s.marks = s.marks[1:]


def unseen_length(s: State) -> None:
    s.nemesis_seen = s.nemesis_seen[1:]


def left_revealed(s: State) -> None:
    s.deck[0], s.shown = s.deck[0][1:], s.deck[0][:1]


@pytest.mark.parametrize(
    "harm",
    [
        lose_a_card, double_a_card, swap_the_sides, lose_a_turn_card, prep_on_nothing,
        prep_two_on_one, stretch_a_spell, too_much_life, too_many_charges, debt, dead_minion,
        unmarked_minion, unseen_length, left_revealed,
    ],
)  # fmt: skip
def test_a_broken_position_is_noticed(harm: Callable[[State], None]) -> None:
    table = game()
    while table.asked.kind != "main":  # where every check applies
        table.pick(0)
    invariants.position_sound(table)
    harm(table.state)
    with pytest.raises(Broken):
        invariants.position_sound(table)


@interpreted
def test_a_view_that_tells_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gravehold.kernel.view._masked", lambda cards, seen: cards)
    with pytest.raises(Broken, match="secrets"):
        invariants.views_hide(game(), 1)


def test_a_card_named_on_the_stack_must_be_known() -> None:
    table = game()
    node, ctx, picks = table.state.stack[-1]
    hidden = type(ctx)(card=table.state.nemesis_deck[0])
    table.state.stack[-1] = (node, hidden, picks)
    with pytest.raises(Broken, match="names hidden cards"):
        invariants.views_hide(table, 1)


@interpreted
def test_a_shared_list_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = State.copy

    def sharing(state: State) -> State:
        copied = whole(state)
        copied.hand = state.hand
        return copied

    monkeypatch.setattr(State, "copy", sharing)
    with pytest.raises(Broken, match="shares the list 'hand'"):
        invariants.copy_equal(game())


def test_an_uncounted_reveal_is_noticed() -> None:
    table = game()
    before = table.state
    after = before.copy()
    after.nemesis_seen = (1, *after.nemesis_seen[1:])
    with pytest.raises(Broken, match="without being counted"):
        invariants.reveals_counted(before, after, table.codex)


def test_another_world_differs_only_in_what_is_hidden() -> None:
    table = game()
    world = invariants.another_world(table, 9)
    assert world != table
    assert View.of(world, 0).state == View.of(table, 0).state
    assert HIDDEN in View.of(world, 0).state.nemesis_deck
