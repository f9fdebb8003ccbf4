"""What must hold of every journey, whatever its kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from gravehold.kernel.errors import GraveholdError
from gravehold.modes.journey import Journey
from gravehold.notation.journeyfile import Files

from .invariants import Broken, expect


def once(what: str, ids: Iterable[object]) -> None:
    twice = [id_ for id_, n in Counter(ids).items() if n > 1]
    expect(not twice, f"{what} twice: {twice}")


# Files


def file_equal(journey: Journey[Any], files: Files) -> None:
    """Written and read it is the same journey, which is written as the same text."""
    text = files.write(journey)
    loaded = files.replay(text, "soak", journey.rules.library)
    expect(loaded == journey, "a loaded journey differs")
    expect(loaded.answers == journey.answers, "a loaded journey has other answers")
    expect(files.write(loaded) == text, "a loaded journey is written as another text")


# Copies, undo


def copies_play_on(journey: Journey[Any], key: str) -> None:
    """Copies are equal, go the same way, and leave the journey alone."""
    before = journey.state
    one, two = journey.copy(), journey.copy(record=False)
    expect(one == journey and two == journey, "a copy differs")
    one.choose(key)
    two.choose(key)
    expect(one == two, f"copies differ after '{key}'")
    expect(journey.state is before and one.answers[:-1] == journey.answers, "a copy shares")


def undo_restores(journey: Journey[Any], key: str) -> None:
    """An answer taken back leaves everything as it was, and given again leads to the same."""
    tried = journey.copy(record=True)
    tried.choose(key)
    after = tried.copy()
    if not tried.undoable:
        try:
            tried.undo()
        except GraveholdError:
            expect(tried == after, "a refused undo changed something")
            return
        raise Broken(f"'{key}' was taken back")
    expect(tried.undo() == key, f"undo of '{key}' returned another key")
    expect(tried == journey and tried.answers == journey.answers, f"undoing '{key}' differs")
    tried.choose(key)
    expect(tried == after, f"'{key}' given again leads elsewhere")
