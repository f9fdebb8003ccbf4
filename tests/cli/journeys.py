"""Expeditions to be played at the terminal: what to type for a quick end of a battle."""

from __future__ import annotations

from pathlib import Path

from gravehold.content.library import LIBRARY
from gravehold.modes.expedition import Expedition
from gravehold.notation import expeditionfile

SEED = 7


def opened(path: Path) -> Expedition:
    """The expedition a file holds."""
    return expeditionfile.replay(path.read_text("utf-8"), str(path), LIBRARY)


def to_the_fight(journey: Expedition) -> list[str]:
    """Whatever is first, up to and including the word to fight."""
    keys = []
    while journey.battle is None:
        keys.append(journey.asked.options[0].key)
        journey.choose(keys[-1])
    return keys


def lost(journey: Expedition) -> list[str]:
    """The answers that lose the next battle, or the one that runs: turns end at once."""
    keys = to_the_fight(journey)
    while journey.battle is not None:
        options = journey.asked.options.by_key()
        keys.append("done" if "done" in options else next(iter(options)))
        journey.choose(keys[-1])
    return keys


def typed(*keys: str) -> str:
    return "".join(f"{key}\n" for key in keys)
