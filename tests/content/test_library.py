"""A library is a value made of boxes; whoever sets up games is given one."""

import ast
import pickle
from pathlib import Path

import pytest
from msgspec.structs import replace

from gravehold import GraveholdError
from gravehold.content.box import Box, Library
from gravehold.content.library import LIBRARY, make_setup
from gravehold.content.recipe import Recipe
from gravehold.kernel.codex import Codex
from gravehold.kernel.definitions import Attack, Gem, Spell
from gravehold.kernel.nodes import Deal, GainAether

PACKAGE = Path(__file__).parents[2] / "src" / "gravehold"

# What stands for our own boxes, and who may name it: where somebody outside calls us and need not
# say which library is meant. Everything else is given one.
OURS = {"LIBRARY", "SUGGESTED", "make_setup", "setup_from_ids"}
EDGES = {
    "__init__.py",
    "api.py",
    "cli/library.py",
    "lab/setups.py",
    "notation/chronicle.py",
    "notation/describe.py",
    "notation/saved.py",
    "notation/scenario.py",
    "server/app.py",
    "server/bench_restored.py",
    "server/games/reading_process.py",  # a process of its own, which begins with our boxes
    "server/rooms/readers.py",
}


def names_ours(path: Path) -> bool:
    """Whether a module imports our own library, or all of the package it stands in."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("gravehold"):
            named = {alias.name for alias in node.names}
            if named & OURS or (node.module == "gravehold.content" and "library" in named):
                return True
        elif isinstance(node, ast.Import) and any(
            alias.name.startswith("gravehold.content") for alias in node.names
        ):
            return True
    return False


def test_only_the_edges_know_our_own_boxes() -> None:
    found = {
        str(path.relative_to(PACKAGE))
        for path in PACKAGE.rglob("*.py")
        if path.parts[len(PACKAGE.parts)] != "content" and names_ours(path)
    }
    assert found == EDGES


OTHER = Box(
    id="attic",
    supply=(
        Gem("attic-stone", cost=3, play=GainAether(2)),
        Spell("attic-stand", cost=5, cast=Deal(4)),
    ),
    basics=(Attack("attic-harrow", tier=1),),
)


def test_a_library_holds_what_its_boxes_hold() -> None:
    library = Library.of((*LIBRARY.boxes, OTHER))
    assert library.sources["attic-stone"] == library.sources["attic-harrow"] == "attic"
    assert library.card("attic-harrow").id == "attic-harrow"
    assert library.pack("attic") == OTHER.supply
    assert "attic-stone" not in LIBRARY.definitions
    assert set(library.definitions) == {
        *LIBRARY.definitions,
        "attic-stone",
        "attic-stand",
        "attic-harrow",
    }
    recipe = Recipe(nemesis="gate-witch", mages=("garu",), packs=("war-eternal", "attic"))
    assert [card.id for card in library.setup(recipe).basics][-1] == "attic-harrow"


def test_a_library_may_leave_boxes_out() -> None:
    alone = Library.of(LIBRARY.boxes[:1])
    assert list(alone.supply) == ["war-eternal"]
    assert make_setup(nemesis="gate-witch", mages=["garu"], library=alone) == make_setup(
        nemesis="gate-witch", mages=["garu"]
    )


def test_a_library_goes_to_another_process() -> None:
    again = pickle.loads(pickle.dumps(LIBRARY))
    assert again.definitions == LIBRARY.definitions
    assert again.rule_sets == LIBRARY.rule_sets


def test_everything_comes_from_a_box_and_nemesis_cards_from_a_nemesis() -> None:
    assert LIBRARY.sources.keys() == LIBRARY.definitions.keys()
    assert set(LIBRARY.sources.values()) >= {"war-eternal", "legacy", "outcasts"}
    assert LIBRARY.owners["seismic-roar"] == LIBRARY.owners["umbra-titan"] == "umbra-titan"
    assert "nix" not in LIBRARY.owners


@pytest.mark.parametrize(
    "twin",
    [
        Box(id="twin", supply=(Gem("spark", cost=3),)),  # a starter
        Box(id="twin", supply=(Gem("garu", cost=3),)),  # a mage
        Box(id="twin", basics=(Attack("gate-witch", tier=1),)),  # a nemesis
        Box(id="twin", basics=(Attack("breach-1", tier=1),)),  # a breach
        Box(id="twin", supply=(LIBRARY.piles["kindle"],)),  # the same once more is none the better
        Box(id="twin", supply=(Gem("two", cost=3), Gem("two", cost=4))),
        Box(id="war-eternal"),
        Box(id="twin", rule_sets=(LIBRARY.rules("legacy"),)),
        Box(id="twin", suggested={"suggested-a": ()}),
    ],
)
def test_two_under_one_id_are_an_error(twin: Box) -> None:
    with pytest.raises(GraveholdError) as found:
        Library.of((*LIBRARY.boxes, twin))
    assert found.value.id == "error-id-twice"


def test_two_cards_under_one_id_are_an_error_in_a_game_too() -> None:
    setup = make_setup(nemesis="gate-witch", mages=["garu", "gex"])
    pile = replace(setup.supply[0], id="spark")
    garu = replace(setup.mages[0], tiles=(replace(setup.tiles[0], bonus=5),))
    twin = replace(setup.mages[0], complexity=9)
    for wrong in (
        replace(setup, supply=(*setup.supply, pile)),
        replace(setup, extra=(replace(setup.basics[0], tier=3),)),
        replace(setup, mages=(garu, setup.mages[1])),
        replace(setup, mages=(setup.mages[0], twin)),
    ):
        with pytest.raises(GraveholdError, match="id"):
            Codex(wrong)
    assert Codex(replace(setup, extra=setup.basics[:2])).ids == Codex(setup).ids
