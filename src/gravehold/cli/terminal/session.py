"""A game at the terminal: people and bots answer in turn, every answer is saved."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from rich.console import Group, RenderableType

from gravehold.cli.commands.cards import find_cards
from gravehold.cli.saves.games import Keeper
from gravehold.cli.speech import say, speak, spoken
from gravehold.kernel.decision import Option, Options
from gravehold.kernel.definitions import Definition
from gravehold.kernel.errors import BadFile, GraveholdError
from gravehold.kernel.game import Game
from gravehold.kernel.view import View
from gravehold.players.policy import Policy, make_bot
from gravehold.table.reading import table_of
from gravehold.table.timeline import TimeLine
from gravehold.words.endings import ending
from gravehold.words.log import evolved
from gravehold.words.log import lines as log_lines
from gravehold.words.options import label
from gravehold.words.prompts import prompt

from . import menu, typed_commands
from .board import Board
from .evolved import framed
from .pauses import OF_A_BOT, pause, told_apart, worth_a_look
from .prompt import ask_until_changed
from .screen import Left, Screen

G = TypeVar("G", bound=Game)
ROWS_BELOW = 3  # the question, the answer, and one to spare


class Session:
    """One sitting: from the first question to the end of the game or until people leave."""

    known_commands = typed_commands.TABLE
    known_help = typed_commands.HELP

    def __init__(
        self,
        game: Game,
        screen: Screen,
        saver: Keeper,
        seats: Mapping[str, str],
        log: list[list[str]] | None = None,
    ) -> None:
        self.line = TimeLine(game)
        self.screen = screen
        self.saver = saver
        self.seats = dict(seats)  # which seats are bots'
        self.bots: dict[str, Policy] = {
            seat: make_bot(bot, game.seed + int(seat[1:])) for seat, bot in self.seats.items()
        }
        self.log = log if log is not None else []  # lines by the number of answers before them
        self._news = 0  # lines told since the last question
        self._seen = -1  # the turn whose table was shown last

    @property
    def game(self) -> Game:
        return self.line.game

    # The course of a sitting

    def play(self) -> None:
        """Until the game is over or the person leaves; both end well."""
        try:
            self.sit()
            self._tell_kept()
        except (Left, KeyboardInterrupt):
            self._say_goodbye()

    def sit(self) -> None:
        """Until the game is over; whoever leaves before raises `Left`."""
        self.save()
        if not self.log:
            self._note()
        while not self.game.over:
            if not self._bot_answers():
                self.show()
                ask_until_changed(self, self._offered, self.choose)
        self._tell_end()

    def _bot_answers(self) -> bool:
        seats = self.game.asked.seats
        if any(seat not in self.bots for seat in seats):
            return False
        view = self.game.view(seats[0])
        self.choose(self.bots[seats[0]].choose(view))
        self.screen.rest(OF_A_BOT * pause())
        return True

    def _offered(self) -> tuple[Options, list[str]]:
        view, lang = self.game.view(), spoken()
        return self.game.asked.options, [label(view, one, lang).text for one in view.options]

    def choose(self, option: Option) -> None:
        """Answer, save, tell what came of it: what has been seen is never lost."""
        self.line.advance(option.key, self.line.tried(option))
        self.save()
        self._note()

    def _note(self) -> None:
        """Tell what has happened since the last answer, and keep it."""
        view, events = self.game.view(), list(self.game.events)
        self.game.events.clear()
        self.log.append([])
        for part in told_apart(events):
            found = log_lines(view, part, spoken())
            self.log[-1] += found
            self._news += len(found)
            for line in found:
                self.screen.say(line, "bold" if line.startswith("---") else "")
            for was, now in evolved(view, part):
                self.screen.show(framed(view, was, now, plain=self.screen.plain))
            if worth_a_look(part):
                self.screen.rest(pause())

    def save(self) -> None:
        if message := self.saver.write(self.game, self.seats):
            self.screen.say(message, "yellow")

    def take_back(self, *, past_reveals: bool = False) -> str:
        """Undo to the last question a person had; returns what to say about it."""
        count = self.line.last_where(lambda game: not self._is_bots(game))
        if count is None:
            return self.undone_all
        revealed = self.line.revealed_since(count)
        if revealed and not past_reveals:
            return say("play-undo-revealed")
        taken = self.line.back_to(count)[0]
        del self.log[count + 1 :]
        self._news = 0
        said = say("play-undo-done", what=self._words(taken))
        if revealed:
            said += f" {say('play-undo-marked')}"
            self.log[-1].append(said)
        self.save()
        return said

    @property
    def undone_all(self) -> str:
        """What to say when no answer is left to take back."""
        return say("play-undo-nothing")

    @property
    def example(self) -> str:
        """A card to be named in a hint on what to type."""
        return self.game.setup.supply[0].id

    def find_cards(self, wanted: str) -> list[Definition]:
        """What a name means, of what may be looked up."""
        return find_cards(wanted)

    def as_file(self, path: Path) -> str:
        """A save, or a chronicle if the name says so."""
        if path.suffix != ".chronicle":
            return self.game.to_json()
        from gravehold.notation import chronicle

        return chronicle.write(self.game)

    def _words(self, key: str) -> str:
        """An answer to the question there is now, as the menu has it."""
        return label(self.game.view(), self.game.asked.option(key), spoken()).text

    def give_again(self) -> bool:
        """Answer once more what the last undo took back; False if there is nothing."""
        if not self.line.undone:
            return False
        for key in self.line.undone[-1]:
            self.choose(self.game.asked.option(key))
        return True

    def _is_bots(self, game: Game) -> bool:
        return all(seat in self.bots for seat in game.asked.seats)

    def speak(self, lang: str) -> None:
        """Go on in another language; what has happened is told again in it."""
        speak(lang)
        self._seen = -1
        if self.game.origin is None:
            again, told = retold(self.game)
            if again == self.game and len(told) == len(self.log):
                self.log = told

    # What the person sees

    def show(self) -> None:
        """What is new, the table, the question with its options."""
        screen, view = self.screen, self.game.view()
        drawn, options, room = self._layout(view)
        if self._news > room:
            screen.say(say("play-log-above", n=self._news), "dim")
        self._news = 0
        screen.show(drawn)
        screen.say(prompt(view, spoken()), "bold")
        screen.show(options)

    def _layout(self, view: View) -> tuple[RenderableType, RenderableType, int]:
        """The richest table and menu that the terminal has rows for, and the rows left."""
        screen = self.screen
        board = Board(view, screen.width, plain=screen.plain)
        labels = menu.labels(view)
        lines, columns = menu.roomy(labels, plain=screen.plain), menu.tight(labels, screen.width)
        if not screen.console.is_terminal:  # a pipe gets the table once in a turn
            seen, self._seen = self._seen, table_of(view).turn.number
            return (Group() if seen == self._seen else board.full()), lines, self._news
        for draw in (board.full, board.medium, board.short):
            drawn = draw()
            rows = screen.height - self._rows(drawn) - ROWS_BELOW
            for options in (lines, columns):
                if self._rows(options) <= rows:
                    return drawn, options, rows - self._rows(options)
        return drawn, columns, 0

    def _rows(self, what: RenderableType) -> int:
        return len(self.screen.console.render_lines(what, pad=False))

    def _tell_end(self) -> None:
        view = self.game.view()
        self.screen.show(Board(view, self.screen.width, plain=self.screen.plain).full())
        won = self.game.outcome is not None and self.game.outcome.won
        self.screen.say(ending(view, spoken()), "bold green" if won else "bold red")
        turns, answers = table_of(view).turn.number, len(self.line.keys)
        self.screen.say(say("play-ended", turns=turns, answers=answers))

    def _tell_kept(self) -> None:
        self.screen.say(self._kept("play-left-over"))

    def _say_goodbye(self) -> None:
        self.screen.say(self._kept("play-left-saved"))
        if not self.saver.trouble:
            self.screen.say(f"  gravehold resume {self.saver.name}")

    def _kept(self, message: str) -> str:
        if self.saver.trouble:
            return say("play-left-unsaved", reason=self.saver.trouble)
        return say(message, name=self.saver.name)


def retold(game: G) -> tuple[G, list[list[str]]]:
    """The same game played again from its answers, so that its log can be told."""
    again = type(game).new(game.setup, game.seed, events=True)
    log = []
    for number, key in enumerate([*game.answers, ""], 1):
        log.append(log_lines(again.view(), again.events, spoken()))
        again.events.clear()
        if key:
            try:
                again.choose(key)
            except GraveholdError as error:
                told = {"number": str(number), "key": key}
                raise BadFile("error-save-answer", **told, why=error) from error
    return again, log
