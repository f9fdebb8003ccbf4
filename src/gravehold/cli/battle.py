"""A battle of an expedition at the terminal: a game whose answers go into the expedition's file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gravehold.kernel.game import Game
from gravehold.modes.expedition import Expedition
from gravehold.notation.expeditionfile import battle_chronicle

from . import journeycommands
from .board import Board
from .journeysaves import JourneySaver
from .library import library
from .saves import EXPEDITION
from .screen import Screen
from .session import Session, retold
from .speech import say


class Battle(Session):
    """From where the battle stands to its end; whoever leaves before raises `Left`."""

    known_commands = journeycommands.IN_BATTLE
    known_help = journeycommands.HELP_IN_BATTLE

    def __init__(
        self, journey: Expedition, saver: JourneySaver, screen: Screen, seats: Mapping[str, str]
    ) -> None:
        assert journey.battle is not None
        self.journey = journey
        self._journey_saver = saver
        game, log = retold(journey.battle)
        if not game.answers:  # a new one: what the deal brings is still to be told
            game, log = Game.new(game.setup, game.seed, events=True), []
        super().__init__(game, screen, saver, seats, log)

    @property
    def undone_all(self) -> str:
        return say("expedition-undo-fight")

    def as_file(self, path: Path) -> str:
        """The expedition or a chronicle of this battle, if the name says so; else a save of it."""
        if path.suffix == EXPEDITION:
            return self._journey_saver.text()
        if path.suffix == ".chronicle":
            number = len(self.journey.state.results) + 1
            return battle_chronicle(self.journey, number, library())
        return super().as_file(path)

    def _tell_end(self) -> None:
        """How it ended is told with what it brings."""
        board = Board(self.game.view(), self.screen.width, plain=self.screen.plain)
        self.screen.show(board.full())
