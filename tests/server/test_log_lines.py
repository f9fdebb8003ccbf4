"""What a line of the log is about, beside its words."""

from __future__ import annotations

import pytest

from gravehold.content.library import make_setup
from gravehold.kernel.events import Event
from gravehold.kernel.game import Game
from gravehold.server.words import wording


@pytest.mark.parametrize(("life", "kind"), [(1, "hit-minion"), (0, "kill-minion")])
def test_a_minions_end_is_no_hit_like_others(life: int, kind: str) -> None:
    """A replay marks it."""
    view = Game.new(make_setup(nemesis="gate-witch", mages=["gex", "garu"], seed=1), 1).view()
    event = Event("hit-minion", card=0, n=2, extra=life)
    assert [line.kind for line in wording.lines(view, [event], "en")] == [kind]
