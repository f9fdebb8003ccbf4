"""A journey: a header and one list of answers, those of its battles among them.

What the rules of a kind of journey say stands in a `Rules`; this module runs them, and the battles
in between. Everything follows from the header and the answers.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol, Self, TypeVar

from gravehold.content.box import Library
from gravehold.kernel import rng
from gravehold.kernel.decision import Decision, Option
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.events import Event
from gravehold.kernel.game import Game
from gravehold.kernel.setup import Setup

from .asking import FIGHT, Asked, Choice, Question

S = TypeVar("S")


class Rules(Protocol[S]):
    """What one kind of journey says about its states, which are values."""

    @property
    def seed(self) -> int: ...

    @property
    def library(self) -> Library:
        """What its battles are made of."""

    def first(self) -> S:
        """Where the journey begins."""

    def asked(self, state: S) -> Asked | None:
        """What is asked now; nothing at the end."""

    def answered(self, state: S, key: str) -> S:
        """After a legal answer, `fight` excepted."""

    def number(self, state: S) -> int:
        """Which battle would be fought now, counted over all of them, from 1."""

    def setup(self, state: S) -> Setup:
        """What the battle that comes is made of."""

    def begun(self, state: S) -> S:
        """While the battle runs."""

    def ended(self, state: S, game: Game) -> S:
        """After a battle."""

    def settled(self, state: S, *, won: bool) -> S:
        """After a battle of which only the result is said."""


def battle_seed(seed: int, number: int) -> int:
    """The seed of the n-th battle: the n-th output of the journey's generator."""
    bits = 0
    for _ in range(number):
        seed, bits = rng.step(seed)
    return bits


class Journey(Generic[S]):
    """Several battles in a row, and what is chosen between them.

    While a battle runs its decision is the journey's and its keys go into the same list.
    `record=False` leaves out undo and the list, for simulations; `events=True` collects what
    happens in battles.
    """

    __slots__ = (
        "_battle", "_collect", "_fought", "_keys", "_past", "_question", "_written", "record",
        "rules", "state",
    )  # fmt: skip

    def __init__(
        self, rules: Rules[S], state: S, *, record: bool = True, events: bool = False
    ) -> None:
        self.rules = rules
        self.state = state
        self.record = record
        self._collect = events
        self._battle: Game | None = None
        self._fought: Game | None = None
        self._keys: list[str] = []
        self._past: list[S] = []  # states since the last battle, for undo
        self._question: Question | None = None
        self._written = False  # begun at a written state, or a battle was only said to be over
        self._run()

    @classmethod
    def at(cls, rules: Rules[S], state: S) -> Self:
        """A journey from a written state."""
        journey = cls(rules, state)
        journey._written = True
        return journey

    # Looking

    @property
    def battle(self) -> Game | None:
        """The running battle; for reading."""
        return self._battle

    @property
    def fought(self) -> Game | None:
        """The last battle, until the next one begins; for reading."""
        return self._fought

    @property
    def events(self) -> list[Event]:
        """What has happened in the battle that runs, or was fought last."""
        game = self._battle or self._fought
        return game.events if game is not None else []

    @property
    def decision(self) -> Decision | Question | None:
        """What the journey waits for; one that is over asks nothing."""
        return self._battle.decision if self._battle is not None else self._question

    @property
    def asked(self) -> Decision | Question:
        """The decision, where there must be one."""
        decision = self.decision
        if decision is None:
            raise GraveholdError("error-journey-over")
        return decision

    @property
    def question(self) -> Question | None:
        """What is asked between battles; nothing while one runs, and at the end."""
        return self._question

    @property
    def at_battle(self) -> bool:
        """Whether a battle runs, or the word to fight is all that lacks."""
        question = self._question
        return self._battle is not None or (question is not None and question.kind == FIGHT)

    @property
    def number(self) -> int:
        """Which battle runs or comes, counted over all of them, from 1."""
        return self.rules.number(self.state)

    @property
    def over(self) -> bool:
        return self._battle is None and self._question is None

    @property
    def answers(self) -> list[str]:
        """The keys of all answers so far."""
        return self._keys[:]

    @property
    def written(self) -> bool:
        """Whether it is not all told by its answers (scenarios)."""
        return self._written

    @property
    def reveals(self) -> tuple[int, int]:
        """Grows whenever something newly seen makes an undo more than that."""
        battle = self._battle
        return (self.number, -1 if battle is None else battle.reveals)

    @property
    def undoable(self) -> bool:
        """Whether the last answer may be taken back: never `fight`, and never a battle's end."""
        if self._battle is not None:
            return self._battle.undoable
        return bool(self._past)

    # Doing

    def choose(self, choice: Option | Choice | str | int) -> None:
        """Answer the decision; an illegal answer raises an error and changes nothing."""
        battle = self._battle
        if battle is not None:
            self._fight_on(battle, choice)
            return
        question = self.asked
        assert isinstance(question, Question)
        key = question.option(choice).key
        before = self.state
        if question.kind == FIGHT:
            self._begin()
        else:
            self.state = self.rules.answered(before, key)
            self._run()
            if self.record:
                self._past.append(before)
        if self.record:
            self._keys.append(key)

    def _fight_on(self, battle: Game, choice: Option | Choice | str | int) -> None:
        key = choice.key if isinstance(choice, Choice) else choice
        if self.record:
            option = battle.asked.option(key)
            key = option.key
            battle.choose(option)
            self._keys.append(key)
        else:
            battle.choose(key)
        if battle.over:
            self.state = self.rules.ended(self.state, battle)
            self._leave(battle)

    def _begin(self) -> None:
        seed = battle_seed(self.rules.seed, self.number)
        setup = self.rules.setup(self.state)
        self._battle = Game.new(setup, seed, record=self.record, events=self._collect)
        self.state = self.rules.begun(self.state)
        self._fought = None
        self._question = None
        self._past = []

    def _leave(self, battle: Game | None) -> None:
        self._fought, self._battle = battle, None
        self._past = []
        self._run()

    def _run(self) -> None:
        """On to the next question; where there is one answer only, nobody is asked."""
        rules = self.rules
        while True:
            asked = rules.asked(self.state)
            if asked is None or asked.kind == FIGHT or len(asked.keys) != 1:
                break
            self.state = rules.answered(self.state, asked.keys[0])
        self._question = None if asked is None else Question(asked)

    def settle(self, *, won: bool) -> None:
        """End the battle that runs, or would be fought now, without playing it (scenarios)."""
        self._check_at_battle()
        self._settled(self.rules.settled(self.state, won=won))

    def _check_at_battle(self) -> None:
        if not self.at_battle:
            raise GraveholdError("error-no-battle")

    def _settled(self, state: S) -> None:
        self._written = True
        self.state = state
        self._leave(None)

    def undo(self) -> str:
        """Take back the last answer and return its key; a battle once begun or over stays so."""
        if not self.record:
            raise GraveholdError("error-no-record")
        if not self.undoable:
            raise GraveholdError("error-undo-fight" if self._keys else "error-undo-nothing")
        if self._battle is not None:
            self._battle.undo()
        else:
            self.state = self._past.pop()
            self._run()
        return self._keys.pop()

    def copy(self, *, record: bool | None = None) -> Self:
        """An independent journey at the same point, also in the middle of a battle."""
        new = type(self).__new__(type(self))
        new.rules, new.state = self.rules, self.state
        new.record = self.record if record is None else record
        new._collect = self._collect
        battle = self._battle
        new._battle = None if battle is None else battle.copy(record=new.record)
        new._fought = self._fought
        new._keys = self._keys[:] if new.record else []
        new._past = self._past[:] if new.record else []
        new._question = self._question
        new._written = self._written
        return new

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """The same rules in the same state, in the same position of a battle."""
        if not isinstance(other, Journey):
            return NotImplemented
        here, there = (self.rules, self.state, self._battle), (
            other.rules, other.state, other._battle,
        )  # fmt: skip
        return here == there

    __hash__ = None  # type: ignore[assignment]
