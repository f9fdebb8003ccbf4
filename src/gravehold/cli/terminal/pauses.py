"""How long the terminal rests after what the nemesis does, so that people can follow."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from gravehold.kernel.events import Event

VARIABLE = "GRAVEHOLD_PAUSE"
USUAL = 1.5  # seconds
OF_A_BOT = 0.25  # of that, after each of its answers
MOST = 60.0

ACTS = ("nemesis-draw", "persistent", "power", "nemesis-cast")
TURNS = ("turn", "nemesis-turn")
SEEN = (*ACTS, "unleash", "exhausted", "perform", "part", "side-draw", "evolve")

_chosen: list[float] = []  # the last one counts


def seconds(text: str) -> float | None:
    """A number of seconds as people write it; none: it is no such number."""
    try:
        found = float(text.replace(",", "."))
    except ValueError:
        return None
    return found if 0 <= found <= MOST else None


def pause() -> float:
    """As chosen, else as the environment says."""
    if _chosen:
        return _chosen[-1]
    given = os.environ.get(VARIABLE, "")
    if not given:
        return USUAL
    found = seconds(given)
    if found is None:
        from gravehold.kernel.errors import GraveholdError

        kind = f"float >= 0, <= {MOST:g}"
        raise GraveholdError("error-setting", name=VARIABLE, type=kind, value=given)
    return found


def choose(length: float) -> None:
    _chosen[:] = [length]


def _heard(length: float | None) -> float | None:
    if length is not None:
        choose(length)
    else:
        pause()  # what the environment says wrongly is told before anything begins
    return length


PauseOption = Annotated[float | None, typer.Option("--pause", min=0, max=MOST, callback=_heard)]


def told_apart(events: Sequence[Event]) -> list[Sequence[Event]]:
    """What happened, cut before each turn and each card that acts."""
    starts = [i for i, event in enumerate(events) if event.kind in (*TURNS, *ACTS) and i > 0]
    return [events[a:b] for a, b in pairwise((0, *starts, len(events)))]


def worth_a_look(events: Sequence[Event]) -> bool:
    return any(event.kind in SEEN for event in events)
