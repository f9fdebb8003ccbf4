"""One whole game per nemesis that must go on exactly as it once did (`make golden` renews them)."""

from __future__ import annotations

import pytest

from gravehold.content.library import LIBRARY
from gravehold.notation.chronicle import replay
from tools.golden import GOLDEN, ending


@pytest.mark.parametrize("nemesis", LIBRARY.nemeses)
def test_a_kept_game_is_played_the_same_again(nemesis: str) -> None:
    text = (GOLDEN / f"{nemesis}.chronicle").read_text("utf-8")
    assert ending(replay(text)) == text.splitlines()[-1]
