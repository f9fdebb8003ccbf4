"""Opens a game from a file: a save or a chronicle."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from gravehold.content.library import LIBRARY, Library, setup_from_ids
from gravehold.kernel.errors import BadFile, GraveholdError
from gravehold.kernel.game import Game

from .chronicle import replay
from .textfile import read_text


def load_game(path: Path, library: Library = LIBRARY) -> Game:
    """The game in a file, whichever of the two it is."""
    text = read_text(path)
    if not text.lstrip().startswith("{"):
        return replay(text, str(path), library=library)
    try:
        return Game.from_json(text, partial(setup_from_ids, library=library))
    except GraveholdError as error:
        raise BadFile("error-in", file=str(path), why=error) from None
