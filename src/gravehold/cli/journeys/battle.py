"""A battle of a journey at the terminal: a game whose answers go into the journey's file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gravehold.cli.saves.journeys import JourneySaver
from gravehold.cli.speech import say
from gravehold.cli.terminal.board import Board
from gravehold.cli.terminal.screen import Screen
from gravehold.cli.terminal.session import Session, retold
from gravehold.kernel.definitions import Definition
from gravehold.kernel.game import Game
from gravehold.players.journeys import AnyJourney

from . import typed_commands


class Battle(Session):
    """From where the battle stands to its end; whoever leaves before raises `Left`."""

    def __init__(
        self, journey: AnyJourney, saver: JourneySaver, screen: Screen, seats: Mapping[str, str]
    ) -> None:
        assert journey.battle is not None
        self.journey = journey
        self.kind = saver.kind
        self.known_commands = typed_commands.in_battle(self.kind)
        self.known_help = typed_commands.help_in_battle(self.kind)
        self._journey_saver = saver
        game, log = retold(journey.battle)
        if not game.answers:  # a new one: what the deal brings is still to be told
            game, log = Game.new(game.setup, game.seed, events=True), []
        super().__init__(game, screen, saver, seats, log)

    @property
    def undone_all(self) -> str:
        return say("travel-undo-fight")

    def find_cards(self, wanted: str) -> list[Definition]:
        return self.kind.find_cards(self.journey, wanted)

    def as_file(self, path: Path) -> str:
        """The journey or a chronicle of this battle, if the name says so; else a save of it."""
        if path.suffix == self.kind.suffix:
            return self._journey_saver.text()
        if path.suffix == ".chronicle":
            return self.kind.chronicle(self.journey, self.journey.number)
        return super().as_file(path)

    def _tell_end(self) -> None:
        """How it ended is told with what it brings."""
        board = Board(self.game.view(), self.screen.width, plain=self.screen.plain)
        self.screen.show(board.full())
