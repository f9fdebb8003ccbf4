"""Commands in this process speak English unless a test asks for another language."""

from collections.abc import Iterator

import pytest

from gravehold.cli.speech import speak


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("GRAVEHOLD_LANG", "en")
    speak("en")
    yield
    speak("en")
