"""docs/notation.md is right: its keys can be read, its examples hold."""

import re
from pathlib import Path

from gravehold import Campaign, Expedition
from gravehold.content.library import LIBRARY
from gravehold.modes.expedition.plan import OPTIONS, VARIANTS
from gravehold.notation import expeditionfile
from gravehold.notation.check_expect import REASONS
from gravehold.notation.chronicle import replay
from gravehold.notation.keys import AFTER_VERB, why_unreadable
from gravehold.notation.runner import run_scenario
from gravehold.notation.scenario import parse_scenarios
from gravehold.table.questions import QUESTIONS

TEXT = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
TO_COME = "strike wanderer-flagellant 3"


def blocks() -> list[str]:
    """The indented examples."""
    found = re.findall(r"(?:^ {4}.*\n|^\n(?= {4}))+", TEXT, re.MULTILINE)
    return [re.sub(r"^ {4}", "", block, flags=re.MULTILINE).strip() + "\n" for block in found]


def keys() -> list[str]:
    table = TEXT[TEXT.index("| where | keys |") : TEXT.index("What a key may leave out")]
    return re.findall(r"`([^`]+)`", table)


def test_every_key_of_the_table_can_be_read() -> None:
    assert [
        why
        for key in keys()
        if key != TO_COME and (why := why_unreadable(key, LIBRARY.definitions))
    ] == []


def test_every_verb_is_in_the_table() -> None:
    assert set(AFTER_VERB) - {key.split()[0] for key in keys()} == set()


def test_the_scenarios_pass() -> None:
    texts = [block for block in blocks() if block.startswith("name:")]
    assert len(texts) > 1
    for text in texts:
        [scenario] = parse_scenarios(text, "notation.md")
        assert run_scenario(scenario).problems == ()


def test_the_chronicle_replays() -> None:
    text, *_ = (block for block in blocks() if block.startswith("format:"))
    assert replay(text).answers == ["prep torch 1", "play crystal", "done"]


def test_the_expedition_replays() -> None:
    _, text, _ = (block for block in blocks() if block.startswith("format:"))
    assert Expedition.from_text(text).answers == ["p1 ilya", "p2 kel", "fight", "maw 1", "maw 3"]


def test_the_campaign_replays() -> None:
    *_, text = (block for block in blocks() if block.startswith("format:"))
    assert Campaign.from_text(text).answers[-3:] == ["fight", "prep spark 1", "play crystal"]


def test_every_line_of_an_expeditions_header_is_explained() -> None:
    start = TEXT.index("| line of the header |")
    table = TEXT[start : TEXT.index("\n\n", start)]
    named = {word for row in table.splitlines() for word in re.findall("`([a-z]+)`", row)}
    built = {field for field in expeditionfile.FIELDS if "." in field}  # a line for each part
    assert set(expeditionfile.FIELDS) - built <= named
    assert built
    assert "`b1.name` and so on, to `b4`" in table
    assert {*OPTIONS, *VARIANTS} <= set(re.findall("`([a-z-]+)`", table))


def test_every_kind_of_decision_and_every_reason_is_named() -> None:
    assert ", ".join(QUESTIONS) in TEXT
    assert ", ".join(REASONS) in TEXT
