"""Holds any journey against what a scenario expects: what every kind of them has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

from gravehold.kernel.codex import Codex
from gravehold.kernel.codices import codex_for
from gravehold.kernel.errors import Phrase, phrase
from gravehold.kernel.state import State as GameState
from gravehold.modes.journey import Journey, battle_seed
from gravehold.table.laying import dealt

from .check_position import PositionCheck
from .expect import compare_position, decision_differs, difference, options_differ
from .picture import picture
from .yamltree import Mapping


def compare_told(
    expected: Any, actual: Any, path: str, in_order: Collection[str] = ()
) -> Iterator[Phrase]:
    """The differences below one place; lists in any order, except some."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        for name, value in expected.items():
            yield from compare_told(value, actual.get(name, ()), f"{path}.{name}", in_order)
    elif isinstance(actual, list | tuple):
        if not same_list(expected, list(actual), ordered=path in in_order):
            yield difference(path, expected, list(actual))
    elif expected != actual:
        yield difference(path, expected, actual)


def same_list(expected: Any, actual: list[Any], *, ordered: bool) -> bool:
    if isinstance(expected, dict):
        return bool(expected["count"] == len(actual))
    if expected is None or isinstance(expected, str):  # one alone, or none
        expected = [] if expected is None else [expected]
    return bool(expected == actual if ordered else Counter(expected) == Counter(actual))


def decision_of(expected: Any, journey: Journey[Any]) -> Iterator[Phrase]:
    decision = journey.decision
    if expected is None or decision is None:
        if decision is not None:
            yield difference("decision", None, repr(decision))
        elif expected is not None:
            yield phrase("run-journey-asks-nothing", field="decision")
        return
    yield from decision_differs(expected, decision)


def options_of(expected: dict[str, Any], journey: Journey[Any]) -> Iterator[Phrase]:
    decision = journey.decision
    if decision is not None:
        yield from options_differ(expected, decision)
    elif any(expected.get(word) for word in ("has", "only", "count")):  # whatever is lacking is
        yield phrase("run-journey-asks-nothing", field="options")


# The battle


def fresh_battle(journey: Journey[Any], state: Any) -> tuple[GameState, Codex]:
    """The battle that would be fought in a state, or runs, as it is dealt."""
    rules = journey.rules
    codex = codex_for(rules.setup(state))
    return dealt(codex, battle_seed(rules.seed, rules.number(state))), codex


def deal_of(expected: Mapping, journey: Journey[Any], file: str) -> list[Phrase]:
    if not journey.at_battle:
        return [phrase("run-journey-no-battle", field="deal")]
    fresh, codex = fresh_battle(journey, journey.state)
    return position_of(expected, fresh, codex, journey, file, "deal")


def running_of(expected: Mapping, journey: Journey[Any], file: str) -> list[Phrase]:
    game = journey.battle
    if game is None:
        return [phrase("run-journey-no-game", field=str(name)) for name in expected]
    return position_of(expected, game.state, game.codex, journey, file)


def position_of(
    expected: Mapping,
    state: GameState,
    codex: Codex,
    journey: Journey[Any],
    file: str,
    at: str = "",
) -> list[Phrase]:
    """A position of a battle and its picture; `at` is where both are told."""
    check = PositionCheck(file, codex, journey.rules.library, expecting=True)
    check.mapping(expected, expected.line, at or "expect", check.parts)
    check.position(expected)
    return compare_position(expected, picture(state, codex), at)
