"""Pages and pictures that are made from the program say what the program says."""

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.core import TyperGroup
from typer.main import get_command

import gravehold
from gravehold.cli.app import app
from gravehold.kernel import nodes
from gravehold.packs.code import code
from gravehold.server.wire.types.messages import Update
from tools.docs import PAGES
from tools.layers import LAYERS
from tools.picture import draw, mid_game
from tools.stack_picture import moment
from tools.svg import DARK, LIGHT
from tools.vocabulary import vocabulary_page

ROOT = Path(__file__).parent.parent.parent


def test_the_vocabulary_page_is_current_and_names_every_node() -> None:
    """`make docs` writes it."""
    page = vocabulary_page()
    assert (ROOT / "docs" / "vocabulary.md").read_text("utf-8") == page
    abstract = {"Node", "Effect", "Value", "Condition", "Who", "Clause"}
    found = {n for n, v in vars(nodes).items() if isinstance(v, type)} - abstract
    assert [n for n in sorted(found) if f"### {n}(" not in page] == []


def test_the_examples_of_the_api_run() -> None:
    """In a process of its own: the names of a pack stay in the one they are brought to."""
    page = ROOT / "docs" / "api.md"
    assert page.read_text("utf-8").count(">>>") > 80
    words = [sys.executable, "-m", "doctest", "-o", "ELLIPSIS", str(page)]
    run = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout


def test_the_page_of_the_api_tells_of_every_public_name() -> None:
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    told = set(gravehold.__all__) - {"__version__"}
    assert [word for word in sorted(told) if not re.search(rf"\b{word}\b", page)] == []


def test_the_readme_lists_the_commands() -> None:
    said = (ROOT / "README.md").read_text("utf-8").partition("lists the commands: ")[2]
    commands = get_command(app)
    assert isinstance(commands, TyperGroup)
    assert re.findall(r"`([a-z-]+)`", said.partition("\n")[0]) == list(commands.commands)


@pytest.mark.parametrize(
    "written",
    [
        "Deal(2, plus=Count(PREPPED.others))",
        "May(Discard(1, HAND), then=Deal(1))",
        "Count(HAND.gems.of(ANY_ALLY))",
        "HAND.costing(at_least=2)",
    ],
)
def test_examples_are_code(written: str) -> None:
    assert code(eval(written, dict(vars(nodes)))) == written


def test_the_readme_session_runs() -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS
    )
    assert tried > 5
    assert not failed


PICTURES = {name: page for name, page in PAGES.items() if name.endswith(".svg")}


@pytest.mark.parametrize("name", PICTURES)
def test_drawn_pictures_are_current_and_fetch_nothing(name: str) -> None:
    """`make docs` draws them."""
    drawn = PICTURES[name]()
    assert (ROOT / "docs" / name).read_text("utf-8") == drawn
    assert ElementTree.fromstring(drawn).get("aria-label")
    assert not re.search(r"url\(|href|@import|http(?!://www\.w3\.org/2000/svg)", drawn)


def _contrast(one: str, other: str) -> float:
    """As WCAG counts it."""

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    lighter, darker = sorted((light(one), light(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("ink", ["ink", "faint"])
@pytest.mark.parametrize("ground", ["ground", "box", "lit"])
def test_their_text_is_legible(colours: dict[str, str], ink: str, ground: str) -> None:
    assert _contrast(colours[ink], colours[ground]) >= 4.5


def test_the_layers_are_drawn_from_their_table() -> None:
    drawn = PICTURES["images/layers.svg"]()
    assert all(f">{name}</text>" in drawn for name in LAYERS)


def test_the_stack_is_that_of_the_scenario() -> None:
    game = moment()
    drawn = PICTURES["images/stack.svg"]()
    assert len(game.state.stack) > 5
    assert drawn.count("<rect") == len(game.state.stack) + 1
    assert any(picks for _, _, picks in game.state.stack)


def test_the_picture_can_be_drawn() -> None:
    shown = draw(mid_game()).export_text()
    assert "choose an action" in shown
    assert "supply" in shown


PROTOCOL = (ROOT / "docs" / "decisions" / "008-server-protocol.md").read_text("utf-8")


def test_the_protocol_names_every_route() -> None:
    routes = json.loads((ROOT / "web" / "openapi.json").read_text("utf-8"))["paths"]
    told = {(verb.lower(), path) for verb, path in re.findall(r"`([A-Z]+) (/api[^`?]*)", PROTOCOL)}
    told |= {
        (verb.lower(), path) for verb, path in re.findall(r" / `([A-Z]+) (/api[^`]*)`", PROTOCOL)
    }
    there = {(verb, path) for path, verbs in routes.items() for verb in verbs}
    assert there - told == set()
    assert told - there == set()


def test_the_protocol_names_every_field_of_an_update() -> None:
    assert f"`{{{', '.join(Update.__struct_fields__)}}}`" in PROTOCOL


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "Makefile"])
def test_examples_of_chosen_tests_choose_some(page: str) -> None:
    words = set(re.findall(r"-k (\w+)", (ROOT / page).read_text("utf-8")))
    tests = "".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    assert words
    assert [word for word in words if not re.search(rf"def test_\w*{word}", tests)] == []
