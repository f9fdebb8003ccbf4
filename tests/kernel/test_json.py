"""Whatever can be declared can be written as JSON and read back equal."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec
import pytest

from gravehold import make_setup
from gravehold.content.library import LIBRARY
from gravehold.content.war_eternal.tiles import SIGIL_BREACH, TILES
from gravehold.kernel import closed
from gravehold.kernel.definitions import Definition
from gravehold.kernel.nodes import steps
from gravehold.kernel.nodes.base import Node
from gravehold.kernel.reading import (
    definition_from,
    definition_to_json,
    rules_from,
    rules_to_json,
    setup_from,
    setup_to_json,
)
from gravehold.kernel.rules import DIFFICULTIES, VARIANTS, RuleSet
from gravehold.kernel.serial import RULE_NODES
from gravehold.kernel.setup import Setup
from gravehold.kernel.trees import walk
from tests.kernel.trees import tree, variations

BOXES: tuple[Definition, ...] = (
    *LIBRARY.cards.values(),
    *LIBRARY.mages.values(),
    *LIBRARY.nemeses.values(),
    *TILES,
    SIGIL_BREACH,
)
KINDS = (*closed.leaves(Node), *closed.leaves(Definition))


def test_every_definition_of_the_boxes_comes_back() -> None:
    again = {one.id: definition_from(definition_to_json(one)) for one in BOXES}
    data = {one.id: definition_from(msgspec.to_builtins(one)) for one in BOXES}
    assert [one.id for one in BOXES if again[one.id] != one or data[one.id] != one] == []
    texts = [(definition_to_json(one), definition_to_json(again[one.id])) for one in BOXES]
    assert [before for before, after in texts if before != after] == []


@pytest.mark.parametrize("nemesis", LIBRARY.nemeses)
def test_a_whole_set_up_comes_back(nemesis: str) -> None:
    mages = list(LIBRARY.mages)
    for chosen in (mages[i : i + 4] for i in range(0, len(mages), 4)):
        setup = make_setup(nemesis=nemesis, mages=chosen, extra=["jagged-lightning"])
        text = setup_to_json(setup)
        assert setup_from(text) == setup
        assert setup_to_json(setup_from(text)) == text


def rule_sets() -> Iterable[RuleSet]:
    for rules in LIBRARY.rule_sets.values():
        yield rules
        yield from (rules.at_difficulty(level) for level in DIFFICULTIES)
        yield from (rules.with_variants((variant,)) for variant in VARIANTS)


def test_every_rule_set_comes_back() -> None:
    assert all(rules_from(rules_to_json(rules)) == rules for rules in rule_sets())


def come_back(things: Iterable[Any]) -> int:
    """Reads each one as whatever root it belongs to."""
    n = 0
    for thing in things:
        root = next((r for r in closed.ROOTS.values() if isinstance(thing, r)), type(thing))
        assert closed.decoder(root).decode(msgspec.json.encode(thing)) == thing
        n += 1
    return n


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.__name__))
def test_whatever_may_stand_in_a_field_comes_back(kind: type[Any]) -> None:
    assert come_back(variations(kind)) >= 1


def test_deep_trees_come_back_and_hold_every_node() -> None:
    names = closed.names()
    made = [tree(names["AnyDefinition"], Random(seed), 6) for seed in range(600)]
    assert come_back(made) == 600
    found = {type(node) for thing in made for node in walk(thing)}
    kernel = {kind for kind in closed.leaves(Node) if ".kernel." in kind.__module__}
    assert found == kernel  # words have nodes of their own, which no definition holds


def test_a_step_of_the_rules_is_no_vocabulary() -> None:
    assert not set(closed.leaves(Node)) & set(closed.leaves(steps.Step))
    assert steps.NextTurn in closed.leaves(steps.Step)


def test_every_step_has_a_name_for_saves() -> None:
    named = {type(node) for node in RULE_NODES.values()}
    assert set(closed.leaves(steps.Step)) <= named


def test_no_decoder_is_built_before_it_is_used() -> None:
    """It takes longer than all imports together."""
    code = (
        "import gravehold.content.library, gravehold.kernel.game, gravehold.kernel.reading;"
        "from gravehold.kernel import closed;"
        "assert closed.names.made() is None"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_setups_are_read_with_their_types() -> None:
    setup = make_setup(nemesis="umbra-titan", mages=["garu"])
    found = setup_from(msgspec.to_builtins(setup))
    assert isinstance(found, Setup)
    assert found == setup
