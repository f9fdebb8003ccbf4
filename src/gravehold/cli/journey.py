"""An expedition at the terminal: the choices between battles, and the battles themselves."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gravehold.kernel.errors import GraveholdError
from gravehold.modes.asking import FIGHT, Choice, Choices, Question
from gravehold.modes.expedition import Expedition
from gravehold.notation.expeditionfile import battle_chronicle
from gravehold.players.journeys import choose_between
from gravehold.words.journeys import label, prompt, standing, told
from gravehold.words.options import Label

from . import journeycommands, menu
from .answering import ask_until_changed
from .battle import Battle
from .journeysaves import JourneySaver
from .library import library
from .newjourney import offer_rerolls
from .road import Part, chosen, road
from .screen import Left, Screen
from .session import ROWS_BELOW
from .speech import explain, say, speak, spoken
from .tale import after_battle, before_battle, line_about, thing_of


class Sitting:
    """From wherever the expedition stands until it is won or people leave."""

    known_commands = journeycommands.TABLE
    known_help = journeycommands.HELP

    def __init__(self, saver: JourneySaver, screen: Screen, seats: Mapping[str, str]) -> None:
        self.saver = saver
        self.screen = screen
        self.seats = dict(seats)  # which seats are bots'
        self.undone: list[list[str]] = []  # what each undo took back, the last one last

    @property
    def journey(self) -> Expedition:
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
        """Until the expedition is over or the person leaves; both end well."""
        try:
            self.save()
            self._set_out()
            while not self.journey.over:
                if self.journey.battle is not None:
                    self._fight()
                elif not self._bot_answers():
                    self.show()
                    ask_until_changed(self, self._offered, self._take)
            self._tell_end()
        except (Left, KeyboardInterrupt):
            self._say_goodbye()

    def _set_out(self) -> None:
        """What was drawn may be drawn anew until the first answer; the story begins."""
        if self.journey.plan.custom and not self.journey.answers:
            for journey in offer_rerolls(self.screen, self.journey):
                self.saver.journey = journey
                self.save()
        if not self.journey.over and self.journey.battle is None:
            self.tell(road(self.journey))
            if not self.journey.undoable:  # a try begins
                self.tell_story(before_battle(self.journey))

    def _fight(self) -> None:
        before = self.journey.copy()
        Battle(self.journey, self.saver, self.screen, self.seats).sit()
        self.undone.clear()
        self._note(before)
        self.tell_story(after_battle(self.journey))
        if not self.journey.over:
            self.screen.say(standing(self.journey, spoken()), "bold")
            self.tell_story(before_battle(self.journey))

    def _bot_answers(self) -> bool:
        """The word to fight is a person's, so that nobody loses for ever while nobody looks."""
        if not self._is_bots(self.journey):
            return False
        seat = self.question.seats[0]
        self.choose(choose_between(self.journey, seat, self.seats[seat]))
        return True

    def _is_bots(self, journey: Expedition) -> bool:
        question = journey.question
        if question is None or question.kind == FIGHT:
            return False
        return all(seat in self.seats for seat in question.seats)

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

    def _note(self, before: Expedition) -> None:
        for line in told(before, self.journey, spoken()):
            self.screen.say(line)

    def save(self, *, whole: bool = False) -> None:
        if message := self.saver.save(self.seats, whole=whole):
            self.screen.say(message, "yellow")

    # What can be typed

    @property
    def example(self) -> str:
        """A card to be named in a hint on what to type."""
        return self.journey.state.barracks.supply[0]

    def as_file(self, path: Path) -> str:
        """The expedition, or a chronicle of its last battle if the name says so."""
        if path.suffix != ".chronicle":
            return self.saver.text()
        return battle_chronicle(self.journey, len(self.journey.state.results), library())

    def take_back(self) -> str:
        """Undo to the last question a person had; returns what to say about it."""
        probe, count = self.journey.copy(), 0
        while probe.undoable:
            probe.undo()
            count += 1
            if not self._is_bots(probe):
                break
        else:
            return say("expedition-undo-battle" if self.journey.answers else "play-undo-nothing")
        taken = [self.journey.undo() for _ in range(count)][::-1]
        self.undone.append(taken)
        self.save()
        return say("play-undo-done", what=label(self.journey, taken[0], spoken()).text)

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
        found = []
        for key in self.question.options.by_key():
            text = label(self.journey, key, spoken())
            thing = thing_of(self.journey, key)
            found.append(Label(text.text, text.note, line_about(thing) if thing else ""))
        return found

    def show(self) -> None:
        """What is chosen so far, the question with its options."""
        screen, labels = self.screen, self.labels()
        self.tell(chosen(self.journey))
        screen.say(prompt(self.journey, spoken()), "bold")
        options = menu.roomy(labels, plain=screen.plain)
        rows = len(screen.console.render_lines(options, pad=False))
        if rows > screen.height - ROWS_BELOW:
            options = menu.tight(labels, screen.width)
        screen.show(options)

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
        self.tell(road(self.journey))
        self.screen.say(self._kept("expedition-over"))

    def _say_goodbye(self) -> None:
        self.save(whole=True)
        self.screen.say(self._kept("play-left-saved"))
        if not self.saver.trouble:
            self.screen.say(f"  gravehold expedition play {self.saver.name}")

    def _kept(self, message: str) -> str:
        if self.saver.trouble:
            return say("play-left-unsaved", reason=self.saver.trouble)
        return say(message, name=self.saver.name)

    def hint(self) -> str:
        """What the greedy bot would answer."""
        try:
            key = choose_between(self.journey, self.question.seats[0])
        except GraveholdError as error:
            return explain(error)
        number = list(self.question.options.by_key()).index(key) + 1
        return f"{number} {label(self.journey, key, spoken()).text} ({key})"
