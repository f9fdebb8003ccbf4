"""Whatever a file holds, reading it ends in data or in a BadFile, never in anything else."""

import random
import re
from contextlib import suppress
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from gravehold.content.library import LIBRARY
from gravehold.kernel.errors import BadFile
from gravehold.notation.chronicle import read
from gravehold.notation.expeditionfile import replay
from gravehold.notation.scenario import parse_scenarios
from gravehold.notation.textfile import decode
from gravehold.notation.yamltree import documents
from tests.kit.journeys import random_expedition

SCENARIOS = Path(__file__).parents[1] / "scenarios"
FOLDERS = ("examples", "expedition")
WORDS = (
    "p1", "p3", "{}", "[]", "null", "true", "-1", "99", "spark", "crystallize+", "smite", "bezu",
    "wild", "{count: 2}", "destroyed", "x", "''", "1.5", "&a", "*a", "!t", "[[1]]", "~", ":", "- ",
)  # fmt: skip
YAMLISH = st.text(st.sampled_from("ab1 \n\t:-[]{},&*!|>'\"%@`#?~\\."), max_size=60)


@given(st.binary(max_size=80))
def test_bytes(data: bytes) -> None:
    with suppress(BadFile):
        documents(decode(data, "f"), "f")


@given(YAMLISH | st.text(max_size=60))
def test_yaml(text: str) -> None:
    with suppress(BadFile):
        documents(text, "f.yaml")


@given(st.text(max_size=80))
def test_chronicles(text: str) -> None:
    with suppress(BadFile):
        read("format: 1\nmages: garu\nnemesis: gate-witch\nseed: 1\n" + text)


@given(st.text(max_size=80))
def test_expeditions(text: str) -> None:
    with suppress(BadFile):
        replay("format: 1\nexpedition: default\nplayers: 1\nseed: 1\n" + text, "f", LIBRARY)


def test_spoilt_expeditions() -> None:
    """Good ones with some words or letters changed, lost, doubled or swapped, checks or not."""
    chance = random.Random(1)
    good = [random_expedition(seed, 60).to_text() for seed in range(8)]
    good += [re.sub("(?m)^checks.*\n", "", text) for text in good]
    for _ in range(200):
        parts = re.split(r"([\w-]+|\n)", chance.choice(good))
        for _ in range(chance.randint(1, 3)):
            i, k = chance.randrange(len(parts)), chance.randrange(len(parts))
            spoilt = (chance.choice(WORDS), "", parts[i] * 2, parts[k], parts[i][:-1])
            parts[i] = chance.choice(spoilt)
        with suppress(BadFile):
            replay("".join(parts), "f", LIBRARY)


def test_spoilt_scenarios() -> None:
    """Good scenarios with some words changed, lost, doubled or swapped."""
    chance = random.Random(1)
    paths = [path for folder in FOLDERS for path in sorted((SCENARIOS / folder).glob("*.yaml"))]
    texts = [path.read_text("utf-8") for path in paths]
    good = [text for file in texts for text in re.split(r"(?m)^---\n", file)]
    for _ in range(600):
        parts = re.split(r"([\w+/.-]+|[{}\[\],:])", chance.choice(good))
        for _ in range(chance.randint(1, 3)):
            i, k = chance.randrange(len(parts)), chance.randrange(len(parts))
            spoilt = (chance.choice(WORDS), "", parts[i] * 2, parts[k])
            parts[i] = chance.choice(spoilt)
        with suppress(BadFile):
            parse_scenarios("".join(parts), "f.yaml")
