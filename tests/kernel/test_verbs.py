"""The table of verbs: what keys, records and words of options are made from."""

import re

import pytest

from gravehold.kernel.decision import WRITERS
from gravehold.kernel.verbs import VERBS

PARTS = {
    "word",
    "number",
    "index",
    "by",
    "seat",
    "card",
    "pile",
    "slot",
    "slots",
    "board",
    "turn",
    "source",
    "n",
    "paid",
}
NEEDS = {
    "SEAT": {"seat"},
    "[ALLY]": {"seat"},
    "CARD": {"card", "pile"},
    "SLOT": {"slot"},
    "SLOTS": {"slots", "card"},
    "NUMBER": {"n"},
    "[NUMBER]": {"n"},
    "TURN": {"turn"},
    "SOURCE": {"source"},
    "SPACE": {"board"},
    "LINK": {"board"},
    "PLACE": {"board"},
    "[PAID]": {"paid"},
    "[CARD]": {"card"},
    "WORD": {"word"},
    "BODY": {"card"},
    "LABEL": {"card"},
}


@pytest.mark.parametrize("name", VERBS)
def test_a_verb_is_made_of_known_parts_and_can_be_written(name: str) -> None:
    verb = VERBS[name]
    parts = {part.removesuffix("?") for part in verb.parts}
    assert parts <= PARTS
    for token in re.split(r"[ .]", verb.form) if verb.form else ():
        assert token in WRITERS
        assert token == "[SEAT]" or NEEDS[token] & parts


@pytest.mark.parametrize(
    ("raw", "found"),
    [
        (("minion", 17), {"card": 17, "n": None, "seat": None}),
        (("minion", 17, 3), {"card": 17, "n": 3}),
        (("prepped", 1, 2, 40), {"seat": 1, "slot": 2, "card": 40, "slots": None}),
        (("prep", 40, (1, 2)), {"card": 40, "slots": (1, 2)}),
        (("done",), {"card": None, "n": None}),
    ],
)
def test_parts_of_an_option_are_found_by_name(
    raw: tuple[object, ...], found: dict[str, object]
) -> None:
    verb = VERBS[str(raw[0])]
    assert {name: verb.part(raw, name) for name in found} == found
