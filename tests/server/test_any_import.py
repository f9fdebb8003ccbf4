"""Whatever definitions a text brings along: it is read in time, in little memory, or refused.

By the process that reads what is posted to /api/import, with its limits: who takes too much of
the processor or of memory is ended by the system. For a long hunt: HYPOTHESIS_EXAMPLES=5000.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings

from gravehold.content.library import LIBRARY
from gravehold.kernel.errors import GraveholdError
from gravehold.server.games.reading_process import Wrong
from gravehold.server.rooms.readers import Reader
from tests.kit.any_definitions import texts
from tests.kit.texts import text_with

EXAMPLES = int(os.environ.get("HYPOTHESIS_EXAMPLES", "40"))
SECONDS = 2.0  # of the processor
MEGABYTES = 100


@pytest.fixture(scope="module")
def reader() -> Iterator[Reader]:
    found = Reader()
    assert found.read(text_with({}), (LIBRARY, LIBRARY), 60)  # what is made once
    yield found
    found.end()


def peak(reader: Reader) -> int:
    """The most memory the process ever had, in megabytes; 0 where the system does not tell."""
    status = Path(f"/proc/{reader._process.pid}/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return sum(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmHWM"))


@settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
@given(made=texts())
def test_no_definition_holds_the_reader(made: Any, reader: Reader) -> None:
    definitions, fields = made
    try:
        text = text_with(definitions, **fields)
    except (OverflowError, msgspec.EncodeError):  # JSON has no such number
        return
    before = peak(reader)
    found = reader.read(text, (LIBRARY, LIBRARY), SECONDS)
    assert found is not None, f"ended by the system: {text}"
    assert peak(reader) - before < MEGABYTES
    if isinstance(found, Wrong):
        assert (found.code, found.trace) == ("bad-chronicle", "")
        assert isinstance(found.detail, GraveholdError)
        assert str(found.detail)
