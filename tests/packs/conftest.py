"""What packs call things is forgotten after each test, and the command line has our boxes again."""

from collections.abc import Iterator

import pytest

from gravehold.cli import library
from gravehold.packs.shelf import forget
from gravehold.words import names


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(names, "_BROUGHT", {})
    monkeypatch.setattr(library._Current, "library", library.printed())
    monkeypatch.setattr(library._Current, "folders", ())
    yield
    monkeypatch.undo()
    forget()
