"""A journey at the terminal: the choices between battles, and the battles themselves."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gravehold.cli.saves.journeys import JourneySaver
from gravehold.cli.speech import explain, say, speak, spoken
from gravehold.cli.terminal import menu
from gravehold.cli.terminal.prompt import ask_until_changed
from gravehold.cli.terminal.screen import Left, Screen
from gravehold.cli.terminal.session import ROWS_BELOW
from gravehold.cli.terminal.typed_commands import obey
from gravehold.kernel.definitions import Definition
from gravehold.kernel.errors import GraveholdError
from gravehold.modes.asking import Choice, Choices, Question
from gravehold.players.journeys import AnyJourney, choose_between
from gravehold.words.options import Label

from . import typed_commands
from .battle import Battle
from .kinds import Part

ALONE = ("q", "quit", "exit", "undo", "redo", "hint", "?")  # commands that take no words


class Sitting:
    """From wherever the journey stands until it is over or people leave."""

    def __init__(self, saver: JourneySaver, screen: Screen, seats: Mapping[str, str]) -> None:
        self.saver = saver
        self.kind = saver.kind
        self.known_commands = typed_commands.between(self.kind)
        self.known_help = typed_commands.help_between(self.kind)
        self.screen = screen
        self.seats = dict(seats)  # which seats are bots'
        self.undone: list[list[str]] = []  # what each undo took back, the last one last

    @property
    def journey(self) -> AnyJourney:
        return self.saver.journey

    @property
    def question(self) -> Question:
        """What is asked between battles, where something must be."""
        question = self.journey.question
        if question is None:
            raise GraveholdError("error-journey-over")
        return question

    # The course of a sitting

    def play(self) -> None:
        """Until the journey is over or the person leaves; both end well."""
        try:
            self.save()
            self._set_out()
            while not self.journey.over:
                if self.journey.battle is not None:
                    self._fight()
                elif not self._bot_answers():
                    self.show()
                    self._ask()
            self._tell_end()
        except (Left, KeyboardInterrupt):
            self._say_goodbye()

    def _set_out(self) -> None:
        """What was drawn may be drawn anew until the first answer; the story begins."""
        if not self.journey.answers:
            for journey in self.kind.set_out(self.screen, self.journey):
                self.saver.journey = journey
                self.save()
        if not self.journey.over and self.journey.battle is None:
            self.tell(self.kind.road(self.journey))
            self.tell_story(self.kind.opening(self.journey))

    def _fight(self) -> None:
        before = self.journey.copy()
        Battle(self.journey, self.saver, self.screen, self.seats).sit()
        self.undone.clear()
        self._note(before)
        self.tell_story(self.kind.after_battle(self.journey))
        if not self.journey.over:
            self.screen.say(self.kind.standing(self.journey, spoken()), "bold")
            self.tell_story(self.kind.before_battle(self.journey))

    def _bot_answers(self) -> bool:
        """The word to fight, or to yield, is a person's, so that nobody loses unseen."""
        if not self._is_bots(self.journey):
            return False
        seat = self.question.seats[0]
        self.choose(choose_between(self.journey, seat, self.seats[seat]))
        return True

    def _is_bots(self, journey: AnyJourney) -> bool:
        question = journey.question
        if question is None or question.is_word:
            return False
        return all(seat in self.seats for seat in question.seats)

    def _ask(self) -> None:
        spoken_words = self.question.spoken
        if spoken_words is None:
            ask_until_changed(self, self._offered, self._take)
            return
        while not self._said(self.screen.ask(), spoken_words.verb):
            pass

    def _said(self, typed: str, verb: str) -> bool:
        """An answer in a person's own words: whatever is no command, or follows the verb."""
        if not typed:
            return False
        words = typed.split()
        whole = words[0] == verb.split(maxsplit=1)[0]
        leaves = len(words) > 1 and words[0].lower() in ALONE  # 'Q the Wise' is a name
        if not whole and not leaves and (done := obey(self, typed)) is not None:
            return done
        try:
            self.choose(self.question.option(typed if whole else f"{verb} {typed}").key)
        except GraveholdError as error:
            self.screen.say(explain(error), "yellow")
            return False
        return True

    def _offered(self) -> tuple[Choices, list[str]]:
        return self.question.options, [found.text for found in self.labels()]

    def _take(self, choice: Choice) -> None:
        self.choose(choice.key)

    def choose(self, key: str) -> None:
        """Answer, save, tell what came of it."""
        before = self.journey.copy()
        self.journey.choose(key)
        if self.undone and self.undone[-1][0] == key:
            rest = self.undone.pop()[1:]
            self.undone += [rest] if rest else []
        else:
            self.undone.clear()
        self.save()
        self._note(before)
        self.tell_story(self.kind.arrival(before, self.journey))

    def _note(self, before: AnyJourney) -> None:
        for line in self.kind.told(before, self.journey, spoken()):
            self.screen.say(line)

    def save(self, *, whole: bool = False) -> None:
        if message := self.saver.save(self.seats, whole=whole):
            self.screen.say(message, "yellow")

    # What can be typed

    @property
    def example(self) -> str:
        """A card to be named in a hint on what to type."""
        return self.kind.example(self.journey)

    def find_cards(self, wanted: str) -> list[Definition]:
        """What a name means, of what may be looked up."""
        return self.kind.find_cards(self.journey, wanted)

    def as_file(self, path: Path) -> str:
        """The journey, or a chronicle of its last battle if the name says so."""
        if path.suffix != ".chronicle":
            return self.saver.text()
        return self.kind.chronicle(self.journey, self.journey.number - 1)

    def take_back(self) -> str:
        """Undo to the last question a person had; returns what to say about it."""
        probe, count = self.journey.copy(), 0
        while probe.undoable:
            probe.undo()
            count += 1
            if not self._is_bots(probe):
                break
        else:
            return say("travel-undo-battle" if self.journey.answers else "play-undo-nothing")
        taken = [self.journey.undo() for _ in range(count)][::-1]
        self.undone.append(taken)
        self.save()
        return say("play-undo-done", what=self.kind.label(self.journey, taken[0]).text)

    def give_again(self) -> bool:
        """Answer once more what the last undo took back; False if there is nothing."""
        if not self.undone:
            return False
        for key in self.undone[-1]:
            self.choose(key)
        return True

    def speak(self, lang: str) -> None:
        speak(lang)

    # What the person sees

    def labels(self) -> list[Label]:
        """Each option with what it leads to and the text of the card it is about."""
        return [self.kind.label(self.journey, key) for key in self.question.options.by_key()]

    def show(self) -> None:
        """What is chosen so far, the question with its options."""
        screen, labels = self.screen, self.labels()
        self.tell(self.kind.chosen(self.journey))
        screen.say(self.kind.prompt(self.journey, spoken()), "bold")
        drawn = [menu.roomy(labels, plain=screen.plain)]
        if self.kind.explains(self.journey):
            drawn.insert(0, menu.spacious(labels, plain=screen.plain))
        for options in drawn:
            if len(screen.console.render_lines(options, pad=False)) <= screen.height - ROWS_BELOW:
                screen.show(options)
                return
        screen.show(menu.tight(labels, screen.width))

    def tell(self, part: Part) -> None:
        if not part.lines:
            return
        self.screen.say(part.heading, "bold")
        for line in part.lines:
            self.screen.say(f"  {line}", "dim" if line.startswith(" ") else "")

    def tell_story(self, story: str) -> None:
        """A paragraph each, with air around it."""
        for paragraph in filter(None, story.split("\n\n")):
            self.screen.say("")
            self.screen.say(paragraph, "italic")
        if story:
            self.screen.say("")

    def _tell_end(self) -> None:
        self.save(whole=True)
        self.tell(self.kind.road(self.journey))
        self.screen.say(self._kept("travel-over"))

    def _say_goodbye(self) -> None:
        self.save(whole=True)
        self.screen.say(self._kept("play-left-saved"))
        if not self.saver.trouble:
            self.screen.say(f"  gravehold {self.kind.name} play {self.saver.name}")

    def _kept(self, message: str) -> str:
        if self.saver.trouble:
            return say("play-left-unsaved", reason=self.saver.trouble)
        return say(message, name=self.saver.name, kind=self.kind.name)

    def hint(self) -> str:
        """What the greedy bot would answer."""
        try:
            key = choose_between(self.journey, self.question.seats[0])
        except GraveholdError as error:
            return explain(error)
        if self.question.spoken is not None:
            return key
        number = list(self.question.options.by_key()).index(key) + 1
        return f"{number} {self.kind.label(self.journey, key).text} ({key})"
