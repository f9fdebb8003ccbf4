"""Whole journeys by chance, every invariant checked on the way: what every kind of them has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from gravehold.modes.asking import FIGHT, Question
from gravehold.modes.journey import Journey
from gravehold.notation.journeyfile import Files
from gravehold.players.journeys import spoken

from . import invariants
from .journey_checks import copies_play_on, file_equal, undo_restores
from .setups import Dice
from .soak import Walk, check_decision

J = TypeVar("J", bound=Journey[Any])

SAMPLED = 12  # in battles, the dear checks of a journey are made at one decision in so many
# How battles come to an end: one in so many is played to its end, wherever on the way it is.
STYLES = {"played": 2, "mixed": 5, "settled": 12}
MOST_PLAYED = 3  # in one journey, since each takes as long as all the rest
PLAYED = 40  # answers given in a battle before somebody says how it ended
MOST_BATTLES = 24
WON, LOST = "battle won", "battle lost"  # in the place of an answer, as in scenarios


class Wanderer(ABC, Generic[J]):
    """Plays a journey and looks at it after every answer."""

    files: Files

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.journey: J = self.begun()
        self.style = dice.one_of(tuple(STYLES))
        self.sensible = not dice.below(4)
        self.tried: list[Any] = []  # answers, and how battles were said to end
        self.walk = Walk(dice)
        self.left = 0  # answers before the battle is settled; 0: it is played to its end
        self.played = 0  # battles played to their end

    @abstractmethod
    def begun(self) -> J:
        """The same journey at its beginning."""

    @abstractmethod
    def look(self) -> None:
        """Every invariant of where it stands."""

    @abstractmethod
    def hidden(self) -> None:
        """What is hidden makes no difference."""

    @abstractmethod
    def sensible_answer(self) -> str:
        """A bot's."""

    @abstractmethod
    def answer_kept(self, before: Any, key: str) -> None:
        """What an answer between battles may change, and what never."""

    @abstractmethod
    def battle_kept(self, before: Any) -> None:
        """The same of a battle."""

    @abstractmethod
    def ending(self) -> Any:
        """Some way for a battle to end that is not played."""

    @abstractmethod
    def give(self, journey: J, entry: Any) -> None:
        """An answer, or how a battle ended."""

    def play(self) -> int:
        """To the end, or as far as one has patience; returns decisions."""
        journey = self.journey
        while not journey.over and journey.number <= MOST_BATTLES:
            if journey.battle is not None:
                self._fight()
            else:
                self._go_on()
        self.look()
        self._again()
        return len(self.tried)

    # Between battles

    def _go_on(self) -> None:
        """One answer between battles."""
        journey, dice = self.journey, self.dice
        question = journey.question
        assert question is not None
        self.look()
        self.hidden()
        if not dice.below(6):
            self._again()
        if question.kind == FIGHT:
            self._begin()
            return
        key = self._answer(question)
        copies_play_on(journey, key)
        undo_restores(journey, key)
        before = journey.state
        self._choose(key)
        self.answer_kept(before, key)

    def _answer(self, question: Question) -> str:
        if question.spoken is not None:
            return spoken(question)
        keys = list(question.options.by_key())
        return self.sensible_answer() if self.sensible else self.dice.one_of(keys)

    def _begin(self) -> None:
        play = self.played < MOST_PLAYED and not self.dice.below(STYLES[self.style])
        copies_play_on(self.journey, FIGHT)
        undo_restores(self.journey, FIGHT)
        if not play and self.dice.below(3):
            self._settle()
            return
        self._choose(FIGHT)
        self.left = 0 if play else 1 + self.dice.below(PLAYED)

    def _settle(self) -> None:
        before = self.journey.state
        ending = self.ending()
        self.tried.append(ending)
        self.give(self.journey, ending)
        self.battle_kept(before)

    # In battles

    def _fight(self) -> None:
        journey, dice = self.journey, self.dice
        game = journey.battle
        assert game is not None
        check_decision(game, dice)
        index = self.walk.pick(game)
        key = game.asked.options[index].key
        if not dice.below(SAMPLED):
            self.look()
            copies_play_on(journey, key)
            undo_restores(journey, key)
        before = journey.state
        self._choose(key)
        if journey.battle is None:
            self.played += 1
            self.battle_kept(before)
            invariants.chronicle_equal(game)
            self._again()
        elif self.left:
            self.left -= 1
            if not self.left:
                self._settle()

    def _choose(self, key: str) -> None:
        self.tried.append(key)
        self.journey.choose(key)

    # Again

    def _again(self) -> None:
        """The same header and answers are the same journey, also by way of its file."""
        journey = self.journey
        again = self.begun()
        for entry in self.tried:
            self.give(again, entry)
        invariants.expect(again == journey, "the answers lead elsewhere")
        invariants.expect(again.answers == journey.answers, "the answers are not the same")
        if not journey.written:
            file_equal(journey, self.files)
