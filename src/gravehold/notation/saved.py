"""Opens a game from a file: a save or a chronicle."""

from __future__ import annotations

from pathlib import Path

from gravehold.content.library import setup_from_ids
from gravehold.kernel.errors import BadFile, GraveholdError
from gravehold.kernel.game import Game

from .chronicle import replay
from .textfile import read_text


def load_game(path: Path) -> Game:
    """The game in a file, whichever of the two it is."""
    text = read_text(path)
    if not text.lstrip().startswith("{"):
        return replay(text, str(path))
    try:
        return Game.from_json(text, setup_from_ids)
    except GraveholdError as error:
        raise BadFile("error-in", file=str(path), why=error) from None
