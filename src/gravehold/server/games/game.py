"""A game of its own in a room."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gravehold.content.box import Library
from gravehold.content.edition import as_of
from gravehold.content.packing import packed, unpacked
from gravehold.content.recipe import ingredients
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.game import Game
from gravehold.kernel.setup import Setup
from gravehold.kernel.view import View
from gravehold.notation import chronicle
from gravehold.notation.settings import Settings as GameSettings
from gravehold.table.glance import Glance

from ..errors import Refused
from ..storage.rows import GameRow
from ..wire.decisions import decision_of
from ..wire.types import messages as msg
from ..wire.types.http import SetupInfo
from ..words.log_lines import GameLogTeller
from .played import Bot, Made, Moment, PlayedInRoom
from .time_line import GameTimeLine


def setup_info(settings: GameSettings, *, over: bool) -> SetupInfo:
    """What everybody may know of it: the seed once the game is over."""
    return SetupInfo(
        **ingredients(settings),
        level=settings.difficulty,
        seed=str(settings.seed) if over else None,
    )


class GameMoment(Moment):
    """After some answer."""

    def __init__(self, settings: GameSettings, game: Game) -> None:
        self._settings = settings
        self._game = game
        outcome, asked = game.outcome, game.decision
        self.over = game.over
        self.won = None if outcome is None else outcome.won
        self.outcome = ""
        if outcome is not None:
            self.outcome = f"{'won' if outcome.won else 'lost'}:{outcome.because}"
        self.asked = () if asked is None else asked.question.seats
        self.mages = [mage.id for mage in game.codex.mages]

    @property
    def turn(self) -> int:
        return Glance(self._game).turn

    def view(self) -> View:
        return self._game.view()

    def decision(
        self, view: View | None, lang: str, *, mine: bool, bot: bool = False
    ) -> msg.Decision | None:
        return None if view is None else decision_of(view, lang, mine=mine, bot=bot)

    def setup(self) -> SetupInfo:
        return setup_info(self._settings, over=self.over)


class PlayedGame(PlayedInRoom[Game]):
    """A game and its line."""

    teller = GameLogTeller()

    def __init__(self, row: GameRow, settings: GameSettings, library: Library) -> None:
        self.row = row
        self.settings = settings
        self.library = library
        if row.made_of is not None:  # whatever the boxes hold by now
            setup = unpacked(row.made_of, library)
        else:
            setup = settings.setup(as_of(library, row.version))
        self.line: GameTimeLine = GameTimeLine(setup, settings.seed)

    @property
    def game(self) -> Game:
        return self.line.game

    def moment(self, played: Game, count: int) -> GameMoment:
        return GameMoment(self.settings, played)

    def asking(self, played: Game, bot: Bot, seat: int) -> Callable[[], str]:
        view = played.view(seat)
        return lambda: bot.policy.choose(view).key

    def forked(self, answers: int) -> Made:
        setup = self.line.game.setup
        return Made(self.settings, packed(setup), len(setup.mages))

    def file(self, battle: int | None) -> str:
        return file_of(self.row, self.settings)

    def writing(self, battle: int | None) -> Callable[[], str]:
        if battle is not None:
            raise Refused("no-such-battle", str(battle))
        setup, keys, marked = self.line.game.setup, list(self.line.keys), self.line.marked

        def text() -> str:
            game = replayed(setup, self.settings.seed, keys)
            return chronicle.write(game) + taken_back(marked)  # packs are not everybody's

        return text


def replayed(setup: Setup, seed: int, keys: Sequence[str]) -> Game:
    """A game with a record, to be written."""
    game = Game.new(setup, seed)
    try:
        for key in keys:
            game.choose(key)
    except GraveholdError as error:
        raise Refused("bad-chronicle", error) from None
    return game


def taken_back(marked: int) -> str:
    """The mark at the end of a text."""
    return f"# taken back past a newly seen card: {marked}\n" if marked else ""


def file_of(row: GameRow, settings: GameSettings) -> str:
    return f"{settings.nemesis}-{row.id[:6]}.chronicle"
