"""libyaml and ruamel.yaml read alike, so that nobody can tell which of them it was."""

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from gravehold.kernel.errors import GraveholdError
from gravehold.notation import yamltree
from gravehold.notation.yamlevents import Doubtful, Event, events, events_of_libyaml
from gravehold.notation.yamltree import Items, Mapping, documents
from gravehold.packs.places import Word, read

ROOT = Path(__file__).parents[2]
FILES = sorted(
    path for folder in ("src", "tests", "docs") for path in (ROOT / folder).rglob("*.yaml")
)
LETTERS = "\n :-,[]{}#&*!|>'\"%@?\\~0a\t\r\x85\u2028\ufeff\U0001f600"  # that mean something in YAML


def seen(part: Any) -> Any:
    """All that readers of a tree can see of it."""
    match part:
        case Mapping():
            rows = [(k, seen(v), part.lines[k], part.columns[k]) for k, v in part.items()]
            return "mapping", part.line, part.column, rows
        case Items():
            items = list(zip(map(seen, part), part.lines, part.columns, strict=True))
            return "items", part.line, part.column, items
        case Word():
            return str(part), part.spot, part.raw
    return type(part), part


def result(reader: Callable[[str, str], list[tuple[int, Any]]], text: str) -> Any:
    try:
        return [(line, seen(value)) for line, value in reader(text, "f.yaml")]
    except GraveholdError as error:
        return str(error)


def _missing(text: str) -> Iterator[Event]:
    raise Doubtful


def slowly(text: str, name: str) -> list[tuple[int, Any]]:
    """What a pack's file is, read by ruamel.yaml alone."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(yamltree, "events_of_libyaml", _missing)
        return read(text, name)


def test_all_our_files_are_read_by_libyaml() -> None:
    assert len(FILES) > 500
    refused = []
    for path in FILES:
        try:
            for _ in events_of_libyaml(path.read_text("utf-8")):
                pass
        except Doubtful:
            refused.append(path.name)
    assert refused == []


@pytest.mark.parametrize("part", range(8))
def test_both_give_the_same_trees(part: int) -> None:
    texts = [(path, path.read_text("utf-8")) for path in FILES[part::8]]
    assert [path for path, text in texts if result(read, text) != result(slowly, text)] == []


def broken(seed: int) -> Iterator[str]:
    """Pieces of our files with something put into them or taken out."""
    chance = random.Random(seed)
    for path in chance.sample(FILES, 150):
        lines = path.read_text("utf-8").splitlines(keepends=True)
        first = chance.randrange(len(lines))
        text = "".join(lines[first : first + 6])[:1200]
        at = chance.randrange(len(text) + 1)
        yield text[:at] + chance.choice(["", *LETTERS]) + text[at + chance.randrange(2) :]


@pytest.mark.parametrize("seed", range(4))
def test_both_say_the_same_of_broken_ones(seed: int) -> None:
    assert [text for text in broken(seed) if result(read, text) != result(slowly, text)] == []


@pytest.mark.parametrize(
    "text",
    ["a: \nb: 1\n", "- \n- x\n", "{a: , b: 2}", "a\tb: 1\n", "a: 'x\u2028y'\n", "a: &b 1\n"],
)
def test_what_they_see_differently_is_left_to_ruamel(text: str) -> None:
    assert result(read, text) == result(slowly, text)


def test_without_libyaml_all_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    text = FILES[0].read_text("utf-8")
    whole = result(documents, text)
    monkeypatch.setitem(sys.modules, "yaml", None)
    with pytest.raises(Doubtful):
        next(events_of_libyaml(text))
    assert result(documents, text) == whole


def test_ruamel_is_asked_only_where_something_is_to_be_explained(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def noted(text: str) -> Iterator[Event]:
        asked.append(text)
        return events(text)

    monkeypatch.setattr(yamltree, "events", noted)
    for text in ("a: 1\n", "a: [\n", "a: &b 1\n"):
        result(documents, text)
    assert asked == ["a: [\n", "a: &b 1\n"]
